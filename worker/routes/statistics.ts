import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { isGameId } from '#shared/games/meta.ts';
import { StatisticsQuery, type Statistics } from '#shared/protocol/http.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { database } from '../db/database.ts';
import { statisticsOf } from '../db/games/results.ts';
import { problem } from '../http/problem.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** How long statistics are given out again (ms). They read all results of a game, and anybody may ask. */
const KEPT_MS = 600_000;
const kept = new Map<string, Statistics>();

/** Statistics of finished games, for everybody. */
export const statisticsRoutes = new Hono<AppEnv>().get(
  '/',
  describeRoute(
    routeDoc('getStatistics', 'Statistics of a game', {
      description: 'Of finished games: wins by seat, and lengths. At most ten minutes old.',
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
    const { wins, lengths } = await statisticsOf(database(c.env), game);
    const variants = lengths.map((of) => ({
      ...of,
      bySeat: wins
        .filter(({ variant, seats }) => variant === of.variant && seats === of.seats)
        .map(({ seat, played, won }) => ({ seat, played, won })),
    }));
    const fresh: Statistics = { game, at: now, variants };
    kept.set(game, fresh);
    return c.json(fresh);
  },
);
