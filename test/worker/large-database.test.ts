import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { CreatedGame, MyGames, Statistics } from '#shared/protocol/http.ts';
import { selectNotices } from '../../worker/db/games/notices.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { Client } from './support/client.ts';
import { rowsReadBy } from './support/database.ts';
import { giveAddress } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { DB } from './support/stored.ts';
import { reindex } from './support/reindexed.ts';
import { gameDatabase } from '../../worker/db/shards.ts';

/** What requests read of a database with two thousand games: what they ask for, however much else there is. */

const GAMES = 2_000;
/** Games in the list of a player, and the rows of each: own seat by its index, game by its key, two seats by a list of ids. */
const [LISTED, ROWS_OF_GAME] = [200, 1 + 2 + 3];
/** Results that statistics count, and the rows of each: index, result, log, and twice while they are grouped. */
const [COUNTED, ROWS_OF_RESULT] = [5_000, 6];
/** Rows that a request reads besides: session, player, counters, the rows that it writes. */
const BESIDE = 30;

const ann = new Client();
let annId = '';

beforeAll(async () => {
  await pair(ann, new Client());
  annId = await giveAddress(ann, 'ann@large.example.org');
  await plantGames();
});

/** A running game of two. */
async function pair(host: Client, guest: Client): Promise<void> {
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }];
  const made = await host.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  await guest.post(...claimOf(made.seats[1]?.link ?? '', 'Bob'));
}

/** Ended games of Ann and somebody else, each with a result, ten messages, an invitation and a device. */
async function plantGames(): Promise<void> {
  const some = (n: number, columns: string): string =>
    `WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ${n}) SELECT ${columns} FROM many`;
  const id = `'a' || printf('%015d', n)`;
  const sql = [
    `INSERT INTO games (id, game, options, status, host_id, watch, seq, acting, turn_at, seed, seed_hash, created_at)
      ${some(GAMES, `${id}, '${VEHICLE}', '{}', 'over', 'host', 1, 9, 0, n, 's', 'h', n`)}`,
    `INSERT INTO seats (game_id, seat, kind, player_id, name, ended_at)
      ${some(GAMES, `${id}, 0, 'person', '${annId}', 'Ann', n`)}`,
    `INSERT INTO seats (game_id, seat, kind, player_id, name, ended_at)
      ${some(GAMES, `${id}, 1, 'person', 'p' || n, 'Bob', n`)}`,
    `INSERT INTO results (game_id, seat, player_id, game, variant, seats, rank, rows, time_outs, times, started_at, ended_at)
      ${some(GAMES * 4, `'a' || printf('%015d', (n + 1) / 2), n % 2, 'p' || n, '${VEHICLE}', '{}', 2, 1 + n % 2, 9, 0, '[]', n, n`)}`,
    `INSERT INTO messages (game_id, seq, seat, player_id, id, text, at)
      ${some(GAMES * 10, `'a' || printf('%015d', n / 10), n % 10, 1, 'p' || n, 'm', 'Hello', n`)}`,
    `INSERT INTO invitations (game_id, seat, id, email, host_id, state, attempts, created_at)
      ${some(GAMES, `${id}, 1, 'i', 'p' || n || '@example.org', 'h' || n, 'accepted', 0, n`)}`,
    `INSERT INTO channels (player_id, id, target, name, created_at) ${some(GAMES, `'p' || n, 'c' || n, '{}', 'Phone', n`)}`,
    ...longGame(some(1_000, `'along', n, 1, 'person', '[]', '[]', n, 1, 'e'`)),
  ];
  for (const one of sql) await DB.prepare(one).run();
  await reindex();
}

/** A running game of which one player was told ten rows ago. `log`: the rows of its log. */
const longGame = (log: string): readonly string[] => [
  `INSERT INTO log (game_id, seq, seat, by, moves, events, at, version, engine) ${log}`,
  `INSERT INTO games (id, game, options, status, watch, seq, acting, turn_at, seed, seed_hash, created_at)
    VALUES ('along', '${VEHICLE}', '{}', 'running', 1, 1000, 1, 1000, 's', 'h', 1)`,
  `INSERT INTO seats (game_id, seat, kind, player_id, name) VALUES ('along', 0, 'person', 'patient', 'Dan')`,
  `INSERT INTO notices (player_id, game_id, id, seat, seq, kind, state, attempts, created_at, told_at, reminders)
    VALUES ('patient', 'along', 'n', 0, 1000, 'turn', 'sent', 0, 990, 990, 0)`,
];

/** The most that a request may read. */
const expectToRead = async (most: number, work: () => Promise<unknown>): Promise<void> => {
  const read = await rowsReadBy(work);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(most);
};

test('the list of a player’s games reads those that it gives', async () => {
  const { games } = await ann.get<MyGames>('/api/me/games');
  expect(games.map(({ status }) => status)).toEqual(['running', ...Array(LISTED - 1).fill('over')]);
  expect(games[1]?.since).toBe(GAMES);
  await expectToRead(LISTED * ROWS_OF_GAME + BESIDE, () => ann.get('/api/me/games'));
});

test('the way to the next game reads the games that are played', async () => {
  await expectToRead(BESIDE, () => ann.fetch('/next'));
});

test('a page of the archive reads its games', async () => {
  await expectToRead(31 * ROWS_OF_GAME + BESIDE, () => ann.get('/api/me/archive?name='));
});

test('a new device reads no other’s', async () => {
  const keys = { p256dh: 'BPUBLICKEY', auth: 'AUTH' };
  const json = { endpoint: 'https://push.example.net/large', keys };
  await expectToRead(BESIDE, () => ann.fetch('/api/me/channels/push', { method: 'PUT', json }));
});

test('statistics read the newest results only', async () => {
  const path = `/api/statistics?game=${VEHICLE}`;
  let found: Statistics | undefined;
  await expectToRead(
    COUNTED * ROWS_OF_RESULT + BESIDE,
    async () => (found = await ann.get<Statistics>(path)),
  );
  expect(found?.variants).toMatchObject([{ variant: '{}', seats: 2, games: COUNTED / 2 }]);
});

test('what a mailbox asks of a long game is read from its end', async () => {
  const games = gameDatabase({ env, gameId: 'along' });
  const [found] = await selectNotices(games, 'patient');
  expect(found?.acted).toBe(0);
  await expectToRead(BESIDE, () => selectNotices(games, 'patient').all());
});

test('deleting an account reads what its player left', async () => {
  const cleo = new Client();
  await pair(cleo, new Client());
  await expectToRead(4 * BESIDE, () => cleo.send('/api/me', { name: 'Ann' }, { method: 'DELETE' }));
});
