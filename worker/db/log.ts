import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { LogRow } from '../../shared/kernel/log.ts';
import { ENGINE } from '../../shared/engine.ts';
import type { Database } from './database.ts';
import { log, type StoredRow } from './schema.ts';

const toRow = (stored: StoredRow): LogRow => ({
  seq: stored.seq,
  seat: stored.seat,
  by: stored.by,
  moves: stored.moves,
  events: stored.events,
  undone: stored.undone,
  at: stored.at,
  version: stored.version,
});

export const toRows = (stored: readonly StoredRow[]): LogRow[] => stored.map(toRow);

/** Statement: the rows after `after`, up to and with `to`. */
export const selectRows = (db: Database, gameId: string, after: number, to?: number) =>
  db
    .select()
    .from(log)
    .where(and(eq(log.gameId, gameId), gt(log.seq, after), to === undefined ? undefined : lte(log.seq, to)))
    .orderBy(asc(log.seq));

/** Statement: one more row. A plain insert: its key is the fence against a second writer. */
export const insertRow = (db: Database, gameId: string, row: LogRow) =>
  db.insert(log).values({
    gameId,
    seq: row.seq,
    seat: row.seat,
    by: row.by,
    moves: row.moves,
    events: row.events,
    undone: row.undone,
    at: row.at,
    clockLeft: null,
    version: row.version,
    engine: ENGINE,
  });
