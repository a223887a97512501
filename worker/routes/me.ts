import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ENGINE } from '../../shared/engine.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import { Empty, PatchMe, type Me, type MyGame, type MyGames } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { forgetCookie } from '../auth/session.ts';
import { database } from '../db/database.ts';
import { gamesOf, waitingLongest } from '../db/games.ts';
import { deleteSession, updatePlayer, type Person } from '../db/people.ts';
import { problem } from '../problem.ts';
import { about, check, roomOf } from './support.ts';

const meOf = (person: Person | null): Me => ({
  player: person && { id: person.playerId, name: person.name, language: person.language ?? null },
  engine: ENGINE,
});

export const me = new Hono<AppEnv>()
  .get('/me', describeRoute(about('Who the caller is')), (c) => c.json(meOf(c.get('person'))))
  .patch('/me', describeRoute(about('Change one’s name or language')), check('json', PatchMe), async (c) => {
    const person = c.get('person');
    if (person === null) return problem(c, { code: 'NO_SESSION' });
    const changed = { ...person, ...c.req.valid('json') };
    await updatePlayer(database(c.env), changed);
    return c.json(meOf(changed));
  })
  .get('/me/games', describeRoute(about('The caller’s games, those waiting for him first')), async (c) => {
    const person = c.get('person');
    if (person === null) return c.json({ games: [] } satisfies MyGames);
    const listed = (await gamesOf(database(c.env), person.playerId)).map(toMyGame);
    return c.json({ games: listed.toSorted(byUrgency) } satisfies MyGames);
  })
  .post('/auth/logout', describeRoute(about('Sign this browser out')), check('json', Empty), async (c) => {
    const person = c.get('person');
    forgetCookie(c);
    if (person !== null) await endSession(c.env, person);
    return c.json({});
  });

/** Ends the session and closes the live connections it opened. */
async function endSession(env: Env, person: Person): Promise<void> {
  const db = database(env);
  await deleteSession(db, person.session);
  const live = (await gamesOf(db, person.playerId)).filter(({ game }) =>
    ['open', 'running'].includes(game.status),
  );
  await Promise.all(live.map(({ game }) => roomOf(env, game.id).endSession(person.session)));
}

/** Bookmarkable: leads to the game that has waited longest, or home. */
export const next = new Hono<AppEnv>().get('/', async (c) => {
  const person = c.get('person');
  const id = person === null ? undefined : await waitingLongest(database(c.env), person.playerId);
  return c.redirect(id === undefined ? '/' : `/g/${id}`);
});

type Listed = Awaited<ReturnType<typeof gamesOf>>[number];

const isTurnOf = ({ status, acting }: Listed['game'], seat: Seat): boolean =>
  status === 'running' && ((acting >> seat) & 1) === 1;

const toMyGame = ({ game, you, seats }: Listed): MyGame => ({
  id: game.id,
  game: game.game,
  status: game.status,
  seq: game.seq,
  you,
  yourTurn: isTurnOf(game, you),
  asks: isTurnOf(game, you) ? (game.asks?.[you] ?? []) : [],
  seats: seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
  since: game.turnAt,
});

const URGENCY = { running: 1, open: 2, over: 3, aborted: 3 } as const;
const urgency = (game: MyGame): number => (game.yourTurn ? 0 : URGENCY[game.status]);

/** Waiting for me (longest first), running, open, ended (newest first). */
const byUrgency = (a: MyGame, b: MyGame): number =>
  urgency(a) - urgency(b) || (a.yourTurn ? a.since - b.since : b.since - a.since);
