import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Seat } from '#shared/kernel/types.ts';
import {
  ActingHeaders,
  Empty,
  NewReport,
  type ListedResult,
  type PlayerProfile,
  type SeatRecord,
} from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import type { AssertedSeat } from '../people/access.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { callerOf } from '../people/session.ts';
import { clientKey } from '../http/guard.ts';
import { reportQuotas, tryCharge } from '../people/quotas.ts';
import { newToken } from '../lib/tokens.ts';
import { deleteBlock, insertBlock, insertReport, isBlockedByAny } from '../db/people/blocks.ts';
import { peopleDatabase } from '../db/database.ts';
import { resultsInGame } from '../db/games/formerPlayers.ts';
import { listedResults } from '../db/games/results.ts';
import { groupOf } from '../db/people/groups.ts';
import { playerById } from '../db/people/players.ts';
import type { ReportRow } from '../db/schema.ts';
import { gameDatabase, newestOfShards } from '../db/shards.ts';
import { dayText } from '../lib/time.ts';
import { roomOf } from '../lib/objects.ts';
import { hasPublicTables } from '../lib/settings.ts';
import type { SeatPlayer } from '../room/views/answers.ts';
import { GAMES_COUNTED, recordOf, reliabilityOf } from './records.ts';
import { GameParam, SeatParam, callRoom, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The people of a table as they know each other, and blocks and reports. Players are named by their seat. */

export const peopleRoutes = new Hono<AppEnv>()
  .get(
    '/:id/seats/:seat/record',
    describeRoute(
      routeDoc('getSeatRecord', 'How reliable the player of a seat is', {
        description:
          'Of all their games: times, time-outs, games finished. Not for spectators of a delayed game, before its end.',
        answers: { 200: 'SeatRecord' },
        refuses: ['WATCHING_OFF', 'GAME_NOT_OVER'],
      }),
    ),
    validate('param', SeatParam),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const found = await callRoom(c, roomOf(c.env, id).playerAt(callerOf(c), seat));
      if (!found.ok) return problem(c, found.failure);
      const { playerId, isAtTable, isLate } = found.value;
      if (isLate) return problem(c, { code: 'GAME_NOT_OVER' });
      if (playerId === null) return problem(c, { code: 'SEAT_NOT_FOUND' });
      const me = c.get('person')?.playerId ?? null;
      const canBlock = isAtTable && me !== null && me !== playerId;
      const [record, blocked] = await Promise.all([
        recordOf(c.env, playerId),
        canBlock ? isBlockedByAny(peopleDatabase(c.env), playerId, [me]) : null,
      ]);
      return c.json({ ...record, blocked } satisfies SeatRecord);
    },
  )
  .get(
    '/:id/seats/:seat/player',
    describeRoute(
      routeDoc('getPlayerPage', 'A player’s page: who sits at a seat', {
        description:
          'For those who sit or sat at the same table, and for everybody who is signed in while the game is listed. Of all their games only how reliable they are; results only of games that were listed.',
        answers: { 200: 'PlayerProfile' },
        refuses: ['NO_SESSION', 'WATCHING_OFF', 'GAME_NOT_OVER', 'PAGE_HIDDEN'],
      }),
    ),
    validate('param', SeatParam),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const reader = c.get('person')?.playerId;
      if (reader === undefined) return problem(c, { code: 'NO_SESSION' });
      const found = await callRoom(c, roomOf(c.env, id).playerAt(callerOf(c), seat));
      if (!found.ok) return problem(c, found.failure);
      const { playerId, name, isLate } = found.value;
      if (isLate) return problem(c, { code: 'GAME_NOT_OVER' });
      if (playerId === null || !(await hasMet(c.env, id, found.value, reader)))
        return problem(c, { code: 'SEAT_NOT_FOUND' });
      const page = await playerPage(c.env, { playerId, name }, reader);
      return page === undefined ? problem(c, { code: 'PAGE_HIDDEN' }) : c.json(page);
    },
  )
  .post(
    '/:id/seats/:seat/block',
    describeRoute(
      routeDoc('blockPlayer', 'Block a player', {
        description:
          'They can no longer join the caller’s games. They are not told. Games in which both sit go on.',
        refuses: ['NO_SESSION', 'WATCHING_OFF', 'NOT_YOUR_SEAT', 'GAME_NOT_OVER'],
      }),
    ),
    validate('param', SeatParam),
    validate('header', ActingHeaders),
    validate('json', Empty),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return changeBlock(c, id, seat, c.req.valid('header')[SEAT_HEADER], async (me, other) => {
        await insertBlock(peopleDatabase(c.env), me, other, Date.now());
      });
    },
  )
  .delete(
    '/:id/seats/:seat/block',
    describeRoute(
      routeDoc('unblockPlayer', 'Stop blocking a player', {
        refuses: ['NO_SESSION', 'WATCHING_OFF', 'NOT_YOUR_SEAT', 'GAME_NOT_OVER'],
      }),
    ),
    validate('param', SeatParam),
    validate('header', ActingHeaders),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return changeBlock(c, id, seat, c.req.valid('header')[SEAT_HEADER], async (me, other) => {
        await deleteBlock(peopleDatabase(c.env), me, other);
      });
    },
  )
  .post(
    '/:id/report',
    describeRoute(
      routeDoc('report', 'Report a player or a game to the operator', {
        description: 'Nobody at the table is told.',
        answers: { 201: 'Done' },
        refuses: ['NO_SESSION', 'WATCHING_OFF', 'SEAT_NOT_FOUND', 'REPORTS_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    validate('json', NewReport),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const { id } = c.req.valid('param');
      const { seat, text } = c.req.valid('json');
      const found = await callRoom(c, roomOf(c.env, id).playerAt(callerOf(c), seat ?? 0));
      if (!found.ok) return problem(c, found.failure);
      if (seat !== undefined && found.value.playerId === null && !found.value.isLate)
        return problem(c, { code: 'SEAT_NOT_FOUND' });
      const about = { gameId: id, seat: seat ?? null, groupId: null, member: null };
      return storeReport(c, person.playerId, { ...about, text });
    },
  );

/** Stores what the player reports to the operator, unless they have reported too much today. */
export async function storeReport(
  c: Context<AppEnv>,
  playerId: string,
  about: Omit<ReportRow, 'id' | 'playerId' | 'createdAt'>,
): Promise<Response> {
  const now = Date.now();
  if (!(await tryCharge(c.env, reportQuotas(playerId, clientKey(c)), now)))
    return problem(c, { code: 'REPORTS_EXHAUSTED' });
  await insertReport(peopleDatabase(c.env), { ...about, id: newToken(), playerId, createdAt: now });
  return c.json({}, 201);
}

/** Results that a player's page shows. */
const RESULTS_SHOWN = 20;

/** What the player's page shows of their results in games that were listed, newest first. */
async function resultsShown(env: Env, playerId: string): Promise<readonly ListedResult[]> {
  const found = await newestOfShards(
    env,
    playerId,
    (db) => listedResults(db, playerId, GAMES_COUNTED, RESULTS_SHOWN),
    ({ endedAt, gameId }) => ({ at: endedAt, id: gameId }),
    RESULTS_SHOWN,
  );
  return found.map(({ gameId, game, variant, seats, rank, left, endedAt, isWatched }) => ({
    id: isWatched ? gameId : null,
    game,
    variant,
    seats,
    rank: left === null ? rank : null,
    endedOn: dayText(endedAt),
  }));
}

/**
 * A player's page, for `reader`, who has met them under this name; the caller has checked that. Undefined: the player hides it from
 * others, or has blocked the reader, who cannot tell one from the other.
 */
export async function playerPage(
  env: Env,
  { playerId, name }: { readonly playerId: string; readonly name: string },
  reader: string,
): Promise<PlayerProfile | undefined> {
  const db = peopleDatabase(env);
  const [player, isBlocked] = await Promise.all([
    playerById(db, playerId),
    isBlockedByAny(db, reader, [playerId]),
  ]);
  const isOwn = playerId === reader;
  if (player === undefined || (player.pageHidden && !isOwn) || isBlocked) return undefined;
  const [reliability, results] = await Promise.all([
    reliabilityOf(env, playerId),
    resultsShown(env, playerId),
  ]);
  return {
    ...(isOwn ? { own: player.pageHidden ? 'hidden' : 'shown' } : {}),
    name,
    since: dayText(player.createdAt).slice(0, '2026-01'.length),
    reliability,
    results,
  };
}

/** Has the caller met this player: do they sit at the table, or see it on the list, or did they sit there once? */
const hasMet = async (
  env: Env,
  gameId: string,
  { isAtTable, listedFor }: SeatPlayer,
  me: string,
): Promise<boolean> =>
  isAtTable ||
  (listedFor === null && hasPublicTables(env)) ||
  (typeof listedFor === 'string' && (await groupOf(peopleDatabase(env), listedFor, me)) !== undefined) ||
  (await resultsInGame(gameDatabase({ env, gameId }), gameId, me)).length > 0;

/** Changes the caller's block of the player at the seat. Only somebody at the same table can. */
async function changeBlock(
  c: Context<AppEnv>,
  id: string,
  seat: Seat,
  asserted: AssertedSeat,
  change: (me: string, other: string) => Promise<void>,
): Promise<Response> {
  const me = c.get('person')?.playerId;
  if (me === undefined) return problem(c, { code: 'NO_SESSION' });
  const found = await callRoom(c, roomOf(c.env, id).playerAt(callerOf(c, asserted), seat));
  if (!found.ok) return problem(c, found.failure);
  const { playerId, isAtTable, isLate } = found.value;
  if (!isAtTable) return problem(c, { code: 'NOT_YOUR_SEAT' });
  if (isLate) return problem(c, { code: 'GAME_NOT_OVER' });
  if (playerId === null || playerId === me) return problem(c, { code: 'SEAT_NOT_FOUND' });
  await change(me, playerId);
  return c.json({});
}
