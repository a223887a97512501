import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ENGINE } from '#shared/engine.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { Empty, PatchMe, type Me, type MyGame, type MyGames, type Sessions } from '#shared/protocol/http.ts';
import { byUrgency } from '#shared/protocol/urgency.ts';
import type { AppEnv } from '../appEnv.ts';
import { rememberAddress } from '../auth/browserId.ts';
import { calendarQuotas, tryCharge } from '../auth/quotas.ts';
import { removeSessionCookie } from '../auth/session.ts';
import { database } from '../db/database.ts';
import { gamesOf, unfinishedGamesOf } from '../db/games.ts';
import {
  deleteSession,
  deleteSessions,
  playerById,
  sessionsOf,
  updatePlayer,
  type Person,
} from '../db/people.ts';
import { mailIsOn } from '../mailbox/transport.ts';
import { problem } from '../problem.ts';
import { roomOf } from '../room/roomOf.ts';
import { callerOf } from '../auth/caller.ts';
import { rootCauseMessage } from '../rootCauseMessage.ts';
import { deadlineOf } from '../room/seatClocks.ts';
import { spreadCalendar } from './holidays.ts';
import { routeDoc, validate } from './requests.ts';

const meOf = (person: Person | null): Me => ({
  player: person && {
    id: person.playerId,
    name: person.name,
    language: person.language ?? null,
    hours: person.hours ?? null,
  },
  engine: ENGINE,
});

export const meRoutes = new Hono<AppEnv>()
  .get('/me', describeRoute(routeDoc('Who the caller is')), (c) => c.json(meOf(c.get('person'))))
  .patch(
    '/me',
    describeRoute(routeDoc('Change one’s name, language or waking hours')),
    validate('json', PatchMe),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const changes = c.req.valid('json');
      const changed = { ...person, ...changes };
      const quotas = changes.hours === undefined ? [] : calendarQuotas(person.playerId);
      if (!(await tryCharge(c.env, quotas, Date.now()))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
      await updatePlayer(database(c.env), changed);
      if (changes.hours !== undefined) await spreadCalendar(c, changed, null);
      return c.json(meOf(changed));
    },
  )
  .get(
    '/me/games',
    describeRoute(routeDoc('The caller’s games, those waiting for them first')),
    async (c) => {
      const person = c.get('person');
      if (person === null) return c.json({ games: [] } satisfies MyGames);
      const listed = (await gamesOf(database(c.env), person.playerId)).map(toMyGame);
      return c.json({ games: listed.toSorted(byUrgency) } satisfies MyGames);
    },
  )
  .get('/me/sessions', describeRoute(routeDoc('Browsers signed in as the caller')), async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    const listed = await sessionsOf(database(c.env), person.playerId, Date.now());
    const sessions = listed.map(({ hash, browser, createdAt }) => ({
      id: sessionId(hash),
      browser,
      since: createdAt,
      here: hash === person.session,
    }));
    return c.json({ sessions } satisfies Sessions);
  })
  .delete(
    '/me/sessions',
    describeRoute(routeDoc('Sign out everywhere', 'Every browser of the caller, this one too.')),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      await removeSession(c, person);
      const all = await deleteSessions(database(c.env), person.playerId);
      await closeSockets(
        c.env,
        person.playerId,
        all.map(({ hash }) => hash),
      );
      return c.json({});
    },
  )
  .delete('/me/sessions/:session', describeRoute(routeDoc('Sign one browser out')), async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    const all = await sessionsOf(database(c.env), person.playerId, Date.now());
    const ended = all.find(({ hash }) => sessionId(hash) === c.req.param('session'));
    if (ended === undefined) return problem(c, { code: 'SESSION_NOT_FOUND' });
    if (ended.hash === person.session) await removeSession(c, person);
    await endSession(c.env, person.playerId, ended.hash);
    return c.json({});
  })
  .post(
    '/auth/logout',
    describeRoute(routeDoc('Sign this browser out')),
    validate('json', Empty),
    async (c) => {
      const person = c.get('person');
      if (person !== null) await removeSession(c, person);
      else removeSessionCookie(c);
      if (person !== null) await endSession(c.env, person.playerId, person.session);
      return c.json({});
    },
  );

/** The id of a session in the API: a prefix of its hash. The full hash never leaves the server. */
const sessionId = (hash: string): string => hash.slice(0, 16);

/** Removes the session cookie. The browser keeps a signed cookie that says that the player's address was used in it. */
async function removeSession(c: Context<AppEnv>, { playerId }: Person): Promise<void> {
  const email = (await playerById(database(c.env), playerId))?.email;
  if (email != null && mailIsOn(c.env)) rememberAddress(c, email);
  removeSessionCookie(c);
}

/** Deletes the session and closes the live connections that were opened with it. */
async function endSession(env: Env, playerId: string, session: string): Promise<void> {
  await deleteSession(database(env), session);
  await closeSockets(env, playerId, [session]);
}

/** Nobody's signing out fails for a room that cannot be reached: its next deploy or restart ends the connection. */
async function closeSockets(env: Env, playerId: string, ended: readonly string[]): Promise<void> {
  const live = await unfinishedGamesOf(database(env), playerId);
  const told = await Promise.allSettled(live.map(async ({ id }) => roomOf(env, id).endSessions(ended)));
  for (const result of told)
    if (result.status === 'rejected')
      console.error({ event: 'session not closed', error: rootCauseMessage(result.reason) });
}

/** How many rooms are asked whether their game can be opened. A game is closed only while its log is damaged. */
const ROOMS_ASKED = 3;

/**
 * Redirects to the most urgent game that waits for the player and can be opened, else to the home page. A stable address
 * to bookmark.
 */
export const nextGameRoute = new Hono<AppEnv>().get('/', async (c) => {
  const person = c.get('person');
  const listed = person === null ? [] : await gamesOf(database(c.env), person.playerId);
  const waiting = listed.filter(isTurnOf).map(toMyGame).toSorted(byUrgency);
  const ids = waiting.slice(0, ROOMS_ASKED).map(({ id }) => id);
  const id = (await firstToOpen(c, ids)) ?? ids[0];
  return c.redirect(id === undefined ? '/' : `/g/${id}`);
});

async function firstToOpen(c: Context<AppEnv>, ids: readonly string[]): Promise<string | undefined> {
  for (const id of ids) {
    const isOpen = await roomOf(c.env, id)
      .canBeOpened(callerOf(c))
      .catch(() => false);
    if (isOpen) return id;
  }
  return undefined;
}

type Listed = Awaited<ReturnType<typeof gamesOf>>[number];

const isTurnOf = ({ game: { status, acting }, you, seats }: Listed): boolean =>
  status === 'running' && ((acting >> you) & 1) === 1 && !isVacant(seats, you);

const isVacant = (seats: Listed['seats'], you: Seat): boolean =>
  seats.some(({ seat, vacancy }) => seat === you && vacancy !== null);

export const toMyGame = (listed: Listed): MyGame => toListed(listed, isTurnOf(listed));

const toListed = ({ game, you, seats }: Listed, yourTurn: boolean): MyGame => ({
  id: game.id,
  game: game.game,
  status: game.status,
  seq: game.seq,
  you,
  yourTurn,
  asks: yourTurn ? (game.asks?.[you] ?? []) : [],
  seats: seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
  since: game.turnAt,
  deadline: deadlineOf({ game, seats }, you),
  paused: game.pausedUntil !== null,
  asleep: game.asleepSince !== null,
  vacant: isVacant(seats, you),
});
