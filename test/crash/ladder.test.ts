import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { foldLog } from '#shared/kernel/fold.ts';
import { maskOf } from '#shared/kernel/types.ts';
import { rulesOf, stored } from '../support/audit.ts';
import { Client, seatLink } from '../support/client.ts';
import { until } from '../support/until.ts';
import { saying } from './cases.ts';
import { FusedService, inTime, type KillPoint } from './failpoints.ts';

/** The process dies again and again while time runs out for everybody at a table, and nobody asks for anything. */

const MINUTE = 60_000;
/** So many times faster than time is: a bank lasts three seconds. */
const SCALE = 200;
const CLOCK = { bank: 10 * MINUTE, increment: MINUTE, cap: 10 * MINUTE, weekendsOff: false };

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ TIME_SCALE: String(SCALE) });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

/** A game of two with a clock. Its people are gone from now on. */
async function abandoned() {
  const [ann, bob] = [new Client(fused.service), new Client(fused.service)];
  const made = await ann.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }], { clock: CLOCK });
  const { token } = seatLink(made.seats[1]?.link ?? '');
  await bob.insist('POST', `/games/${made.id}/seats/1/claim`, { token, name: 'Bob' });
  const { acting } = await ann.game(made.id);
  return { id: made.id, ann, first: acting[0] ?? 0 };
}

/** What the log says happened, row by row. */
async function told(id: string): Promise<readonly string[]> {
  const rows = await fused.service.rows<{ seat: number | null; by: string; event: string | null }>(
    `SELECT seat, by, table_event ->> '$.type' || ' ' || coalesce(table_event ->> '$.seat', '') AS event
       FROM log WHERE game_id = ? AND seq > 1 ORDER BY seq`,
    id,
  );
  return rows.map(({ seat, by, event }) => event?.trim() ?? `${by} ${seat}`);
}

const after = (hit: number): KillPoint => ({ at: 'after-batch', hit });
const before = (hit: number): KillPoint => ({ at: 'before-batch', hit });
const QUICK: readonly (readonly KillPoint[])[] = [
  [after(1), before(2), { at: 'before-alarm', hit: 1 }, after(1), { at: 'in-bot-loop', hit: 1 }, after(1)],
];
const EVERY = [
  Array.from({ length: 8 }, () => after(1)),
  Array.from({ length: 8 }, (_, n) => before(1 + (n % 2))),
  Array.from({ length: 6 }, () => ({ at: 'in-bot-loop', hit: 1 }) as const),
];

test.each(
  [...QUICK, ...(process.env['CRASH'] === 'all' ? EVERY : [])].map(
    (kills) => [saying(kills), kills] as const,
  ),
)('each step is taken once and in order, if the process is killed %s', async (_, kills) => {
  const { id, ann, first } = await abandoned();
  const other = 1 - first;
  const killed = fused.killAt(...kills);
  await inTime(killed, 50_000);
  await until('sleep', async () => (await told(id)).at(-1) === 'gameSlept' || undefined, 30_000);
  expect(await told(id)).toEqual([
    `timeOut ${first}`,
    `timeOut ${other}`,
    `timeOut ${first}`,
    `seatVacated ${first}`,
    `timeOut ${other}`,
    `seatVacated ${other}`,
    'gameSlept',
  ]);
  await ann.insist('POST', `/games/${id}/seats/0/return`, {});
  const now = await stored(fused.service, id);
  expect(now.rows.map(({ seq }) => seq)).toEqual(now.rows.map((_row, at) => at + 1));
  const rules = await rulesOf(now);
  expect(now.game['acting']).toBe(maskOf(rules.acting(foldLog(rules, now.rows))));
  expect(now.seats.map(({ vacancy }) => vacancy)).toEqual([null, 'open']);
});
