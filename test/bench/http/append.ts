import type { LogRow } from '#shared/kernel/log.ts';
import type { SeatMask } from '#shared/kernel/types.ts';
import type { Bench } from './bench.ts';

const APPEND = `INSERT INTO log (game_id, seq, seat, by, moves, events, undone, at, version, engine)
  SELECT ?1, value ->> 'seq', value ->> 'seat', value ->> 'by', value -> 'moves', value -> 'events',
    value ->> 'undone', value ->> 'at', value ->> 'version', '' FROM json_each(?2)`;

const HEAD = 'UPDATE games SET seq = ?, turn_at = ?, acting = ? WHERE id = ?';

/**
 * Writes rows as the service would. `acting`: the seats whose turn it is after them. The room must be evicted
 * before the next request.
 */
export async function append(
  bench: Bench,
  id: string,
  rows: readonly LogRow[],
  acting: SeatMask,
): Promise<void> {
  const last = rows.at(-1);
  if (last === undefined) return;
  await bench.service.rows(APPEND, id, JSON.stringify(rows));
  await bench.service.rows(HEAD, last.seq, last.at, acting, id);
}
