import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ID_ALPHABET } from '#shared/protocol/ids.ts';
import { sweep } from '../../worker/sweep.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { tripsOf } from './support/database.ts';
import { ringMailbox } from './support/mails.ts';
import { randomWorld } from './support/worldsOfVehicle.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { DB } from './support/stored.ts';
import { reindex } from './support/reindexed.ts';

beforeEach(startClock);
afterEach(stopClock);

/** Subrequests that the paid plan allows per invocation. */
const SUBREQUESTS = 1_000;

/** `LOAD=all` plays the full number. So few take the same paths, but one call wakes all mailboxes of a portion. */
const PLAYERS = env.LOAD === 'all' ? 2_000 : 120;
/** Four players to a game, five games for each player. */
const GAMES = (PLAYERS * 5) / 4;

/** An id in the service's format. Ids are spread over the alphabet. */
function idOf(n: number, length: number): string {
  let rest = (n * 7_919 + 13) % 24_300_000; // a prime step, so that neighbours fall into different portions of the sweep
  const letters = Array.from({ length: 5 }, () => {
    const letter = ID_ALPHABET[rest % ID_ALPHABET.length] ?? '';
    rest = Math.floor(rest / ID_ALPHABET.length);
    return letter;
  });
  return letters.join('').padEnd(length, '2');
}

const playerId = (n: number): string => idOf(n, 15);
const gameId = (n: number): string => `a${idOf(n, 15)}`;

/** Inserts rows in portions, because D1 limits the values of a statement. */
async function insertAll(sql: string, rows: readonly (readonly (string | number | null)[])[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await DB.batch(rows.slice(at, at + 500).map((row) => DB.prepare(sql).bind(...row)));
}

/** Games that have just begun. Each player has a notice, but the message that wakes the mailbox was lost. */
async function fill(): Promise<void> {
  const [row] = randomWorld(4, 0, 11);
  const now = Date.now();
  const all = Array.from({ length: GAMES }, (_, n) => n);
  const seated = all.flatMap((n) => [0, 1, 2, 3].map((seat) => [n, seat, (n * 4 + seat) % PLAYERS] as const));
  await insertAll(
    'INSERT INTO players (id, name, created_at, email) VALUES (?, ?, ?, ?)',
    Array.from({ length: PLAYERS }, (_, n) => [playerId(n), `P${n}`, now, `p${n}@load.example.org`]),
  );
  await insertAll(
    `INSERT INTO games (id, game, options, status, watch, seq, acting, turn_at, seed, seed_hash, created_at)
     VALUES (?, '${VEHICLE}', '{}', 'running', 1, 1, 1, ?, '', '', ?)`,
    all.map((n) => [gameId(n), now, now]),
  );
  await insertAll(
    `INSERT INTO log (game_id, seq, "by", moves, events, at, version, engine) VALUES (?, 1, 'forced', '[]', ?, ?, ?, '')`,
    all.map((n) => [gameId(n), JSON.stringify(row?.events), now, row?.version ?? 0]),
  );
  await insertAll(
    "INSERT INTO seats (game_id, seat, kind, player_id, name) VALUES (?, ?, 'person', ?, ?)",
    seated.map(([n, seat, player]) => [gameId(n), seat, playerId(player), `P${player}`]),
  );
  await insertAll(
    `INSERT INTO notices (player_id, game_id, id, seat, seq, kind, state, due_at, attempts, created_at, reminders)
     VALUES (?, ?, ?, ?, 1, 'started', 'queued', ?, 0, ?, 0)`,
    seated.map(([n, seat, player]) => [playerId(player), gameId(n), `n${n}-${seat}`, seat, now, now]),
  );
  await reindex();
}

const count = async (sql: string): Promise<number> => (await DB.prepare(sql).first<number>('n')) ?? 0;

/** One hour of cron runs: the mailboxes that each call wakes. */
async function sweepForAnHour(): Promise<(readonly string[])[][]> {
  const runs: (readonly string[])[][] = [];
  for (let run = 0; run < 12; run += 1) {
    const calls: (readonly string[])[] = [];
    const getByName = (id: string) => ({
      scheduleAll: (ids: readonly string[], dueAt: number) => {
        calls.push(ids);
        return env.MAILBOXES.getByName(id).scheduleAll(ids, dueAt);
      },
    });
    await sweep(envWith({ MAILBOXES: { getByName }, PLAN: 'paid' }), Date.now());
    runs.push(calls);
    later(5);
  }
  return runs;
}

test(`${GAMES * 4} due notices of ${PLAYERS} players are sent without loss, each invocation within its limits`, async () => {
  await fill();
  later(10);
  const runs = await sweepForAnHour();
  expect(new Set(runs.flat(2)).size).toBe(PLAYERS);
  expect(Math.max(...runs.map((calls) => calls.length))).toBeLessThan(SUBREQUESTS);
  for (let n = 0; n < PLAYERS; n += 1) {
    const trips = await tripsOf(() => ringMailbox(playerId(n)));
    const askedOfRooms = 5 + 1 + 5; // presence of players; the story of one game; which players were told
    expect(trips.length + askedOfRooms).toBeLessThanOrEqual(50);
  }
  expect(await count("SELECT count(*) AS n FROM notices WHERE state = 'sent'")).toBe(GAMES * 4);
  expect(await count('SELECT count(*) AS n FROM captured_mails')).toBe(PLAYERS);
  const mails = await DB.prepare('SELECT mail FROM captured_mails').all<{ mail: string }>();
  const notices = await DB.prepare("SELECT id FROM notices WHERE player_id < '4'").all<{ id: string }>();
  const unnamed = notices.results.filter(({ id }) => !mails.results.some(({ mail }) => mail.includes(id)));
  expect(unnamed).toEqual([]);
}, 900_000);
