import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  ArchiveQuery,
  ResultsQuery,
  placeText,
  type Archive,
  type Blocks,
  type ListPlace,
  type MyResult,
  type MyResults,
  type PlayerRecord,
  type Reliability,
  StatisticsQuery,
  type Statistics,
} from '#shared/protocol/http.ts';
import { addCounts, quartilesOf } from '#shared/kernel/decisionTimes.ts';
import { isGameId } from '#shared/games/meta.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { hashOf } from '../lib/tokens.ts';
import {
  archivedGames,
  resultsOfPlayer,
  resultSums,
  resultTotals,
  seatSums,
  countRunning,
  statisticsOf,
} from '../db/games/results.ts';
import { namesAtTablesOf } from '../db/games/games.ts';
import { blocksOf, deleteBlock } from '../db/people/blocks.ts';
import type { ResultRow } from '../db/schema.ts';
import { toMyGame } from './me.ts';
import { peopleDatabase } from '../db/database.ts';
import { askShards, listShards, newestOfShards, shards } from '../db/shards.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The caller's finished games, what they made of them, and whom they have blocked. */

/** Entries of one page of results or of the archive. */
const PAGE_SIZE = 30;

export const recordRoutes = new Hono<AppEnv>()
  .get(
    '/record',
    describeRoute(
      routeDoc('getMyRecord', 'How reliable the caller is, as others see it', {
        answers: { 200: 'PlayerRecord' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return c.json(await recordOf(c.env, person.playerId));
    },
  )
  .get(
    '/results',
    describeRoute(
      routeDoc('getMyResults', 'What the caller made of their finished games', {
        description: 'In pages, newest first.',
        answers: { 200: 'MyResults' },
        refuses: ['NO_SESSION'],
      }),
    ),
    validate('query', ResultsQuery),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { before } = c.req.valid('query');
      const [found, totals] = await Promise.all([
        newestResults(c.env, person.playerId, PAGE_SIZE + 1, before),
        listShards(c.env, person.playerId, (db) => resultTotals(db, person.playerId)),
      ]);
      const results = found.slice(0, PAGE_SIZE).map(toMyResult);
      const last = found.length > PAGE_SIZE ? results.at(-1) : undefined;
      const next = last === undefined ? null : placeText({ at: last.endedAt, id: last.id });
      return c.json({ sums: resultSums(totals), results, next } satisfies MyResults);
    },
  )
  .get(
    '/archive',
    describeRoute(
      routeDoc('getArchive', 'The caller’s finished and called-off games', {
        description: 'In pages, newest first.',
        answers: { 200: 'Archive' },
        refuses: ['NO_SESSION'],
      }),
    ),
    validate('query', ArchiveQuery),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { before, name } = c.req.valid('query');
      const found = await newestOfShards(
        c.env,
        person.playerId,
        (db) => archivedGames(db, person.playerId, { before, name }, PAGE_SIZE + 1),
        ({ game }) => ({ at: game.turnAt, id: game.id }),
        PAGE_SIZE + 1,
      );
      const games = found.slice(0, PAGE_SIZE).map(toMyGame);
      const last = found.length > PAGE_SIZE ? games.at(-1) : undefined;
      const next = last === undefined ? null : placeText({ at: last.since, id: last.id });
      return c.json({ games, next } satisfies Archive);
    },
  )
  .get(
    '/blocks',
    describeRoute(
      routeDoc('getBlocks', 'Whom the caller has blocked', {
        answers: { 200: 'Blocks' },
        refuses: ['NO_SESSION'],
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const db = peopleDatabase(c.env);
      const rows = await blocksOf(db, person.playerId);
      const blocked = rows.map((row) => row.blocked);
      const named = await listShards(c.env, person.playerId, (shard) =>
        namesAtTablesOf(shard, person.playerId, blocked),
      );
      const names = new Map(named.map(({ id, name }) => [id, name]));
      const blocks = await Promise.all(
        rows.map(async ({ blocked, createdAt }) => ({
          id: await blockId(person.playerId, blocked),
          name: names.get(blocked) ?? null,
          since: createdAt,
        })),
      );
      return c.json({ blocks } satisfies Blocks);
    },
  )
  .delete(
    '/blocks/:block',
    describeRoute(routeDoc('deleteBlock', 'Stop blocking a player', { refuses: ['NO_SESSION'] })),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const db = peopleDatabase(c.env);
      for (const { blocked } of await blocksOf(db, person.playerId))
        if ((await blockId(person.playerId, blocked)) === c.req.param('block'))
          await deleteBlock(db, person.playerId, blocked);
      return c.json({});
    },
  );

/** The id of a block in the API. It does not tell who is blocked, because ids of players are private. */
const blockId = async (playerId: string, blocked: string): Promise<string> =>
  (await hashOf(`${playerId} ${blocked}`)).slice(0, 16);

const toMyResult = (row: ResultRow): MyResult => ({
  id: row.gameId,
  game: row.game,
  variant: row.variant,
  seat: row.seat,
  seats: row.seats,
  rank: row.rank,
  total: row.total,
  rows: row.rows,
  left: row.left,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
});

/** A player's newest games that count for their record. */
export const GAMES_COUNTED = 300;

/** The player's newest results. */
const newestResults = (env: Env, playerId: string, limit: number, before?: ListPlace) =>
  newestOfShards(
    env,
    playerId,
    (db) => resultsOfPlayer(db, playerId, limit, before),
    ({ endedAt, gameId }) => ({ at: endedAt, id: gameId }),
    limit,
  );

/** How reliable a player is, from their results. */
export async function recordOf(env: Env, playerId: string): Promise<PlayerRecord> {
  const [results, counts] = await Promise.all([
    newestResults(env, playerId, GAMES_COUNTED),
    askShards(env, playerId, (db) => countRunning(db, playerId)),
  ]);
  const running = counts.reduce((sum, count) => sum + count, 0);
  const times = addCounts(results.map((result) => result.times));
  return {
    begun: results.length + running,
    finished: results.filter(({ left }) => left === null).length,
    timeOuts: results.reduce((sum, { timeOuts }) => sum + timeOuts, 0),
    times: quartilesOf(times),
  };
}

/** The part of it that strangers see: not how many games the player plays now. */
export async function reliabilityOf(env: Env, playerId: string): Promise<Reliability> {
  const { finished, timeOuts, times } = await recordOf(env, playerId);
  return { finished, timeOuts, times };
}

/** How long statistics are given out again (ms). They read thousands of results, and anybody may ask. */
const KEPT_MS = 600_000;
const kept = new Map<string, Statistics>();

/** Statistics of finished games, for everybody. */
export const statisticsRoutes = new Hono<AppEnv>().get(
  '/',
  describeRoute(
    routeDoc('getStatistics', 'Statistics of a game', {
      description: 'Of the newest finished games: wins by seat, and lengths. At most ten minutes old.',
      answers: { 200: 'Statistics' },
      refuses: ['UNKNOWN_GAME'],
    }),
  ),
  validate('query', StatisticsQuery),
  async (c) => {
    const { game } = c.req.valid('query');
    if (!isGameId(game)) return problem(c, { code: 'UNKNOWN_GAME', params: { game } });
    const now = Date.now();
    const known = kept.get(game);
    if (known !== undefined && Math.abs(now - known.at) < KEPT_MS) return c.json(known);
    const sums = await Promise.all(shards(c.env).map(({ db }) => seatSums(db, game)));
    const fresh: Statistics = { game, at: now, variants: statisticsOf(sums.flat()) };
    kept.set(game, fresh);
    return c.json(fresh);
  },
);
