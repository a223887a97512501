import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ENGINE } from '#shared/engine.ts';
import { seatsOf, type Seat } from '#shared/kernel/types.ts';
import { PatchMe, type Me, type MyGame, type MyGames } from '#shared/protocol/http.ts';
import { byUrgency } from '#shared/protocol/personAnswers.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { calendarQuotas, profileQuotas, tryCharge } from '../people/quotas.ts';
import { peopleDatabase } from '../db/database.ts';
import { listReachable } from '../db/shards.ts';
import { GAMES_LISTED, gamesOf, waitingGamesOf } from '../db/games/games.ts';
import { updatePlayer, type Person } from '../db/people/players.ts';
import { glanceOf } from '../room/views/glance.ts';
import { invitationsFor } from '../people/companions.ts';
import { roomOf } from '../lib/objects.ts';
import { hasPublicTables, mailIsOn } from '../lib/settings.ts';
import { callerOf } from '../people/session.ts';
import { deadlineAt, deadlineOf } from '../room/clock/seatClocks.ts';
import { spreadCalendar } from './holidays.ts';
import { spreadTelling } from '../people/told.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

const meOf = ({ env }: Pick<Context<AppEnv>, 'env'>, person: Person | null): Me => ({
  player: person && {
    id: person.playerId,
    name: person.name,
    language: person.language ?? null,
    hours: person.hours ?? null,
    ...(person.pageHidden === true && { pageHidden: true }),
  },
  mail: mailIsOn(env),
  engine: ENGINE,
  ...(hasPublicTables(env) && { publicTables: true }),
});

const isSame = (before: Person, { name, language, pageHidden }: Person): boolean =>
  before.name === name && before.language === language && before.pageHidden === pageHidden;

export const meRoutes = new Hono<AppEnv>()
  .get('/me', describeRoute(routeDoc('getMe', 'Who the caller is', { answers: { 200: 'Me' } })), (c) =>
    c.json(meOf(c, c.get('person'))),
  )
  .patch(
    '/me',
    describeRoute(
      routeDoc('patchMe', 'Change one’s name, language or waking hours, or hide one’s page', {
        answers: { 200: 'Me' },
        refuses: ['NO_SESSION', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', PatchMe),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const changes = c.req.valid('json');
      const changed = { ...person, ...changes };
      if (changes.hours === undefined && isSame(person, changed)) return c.json(meOf(c, person));
      const quotas =
        changes.hours === undefined ? profileQuotas(person.playerId) : calendarQuotas(person.playerId);
      if (!(await tryCharge(c.env, quotas, Date.now()))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
      await updatePlayer(peopleDatabase(c.env), person.playerId, changes);
      if (changes.hours !== undefined) {
        await spreadCalendar(c, changed, null);
        await spreadTelling(c.env, person.playerId);
      }
      return c.json(meOf(c, changed));
    },
  )
  .get(
    '/me/games',
    describeRoute(
      routeDoc('getMyGames', 'The caller’s games, those waiting for them first', {
        answers: { 200: 'MyGames' },
      }),
    ),
    async (c) => {
      const person = c.get('person');
      if (person === null) return c.json({ games: [] } satisfies MyGames);
      const { playerId } = person;
      const [{ found, isWhole }, invitations] = await Promise.all([
        listReachable(c.env, playerId, (db) => gamesOf(db, playerId)),
        invitationsFor(c.env, playerId),
      ]);
      const games = found.map(toMyGame).toSorted(byUrgency).slice(0, GAMES_LISTED);
      return c.json({
        games,
        ...(invitations.length > 0 && { invitations }),
        ...(isWhole ? {} : { unreachable: true }),
      } satisfies MyGames);
    },
  );

/** How many rooms are asked whether their game can be opened. A game is closed only while its log is damaged. */
const ROOMS_ASKED = 3;

/**
 * Redirects to the most urgent game that waits for the player and can be opened, else to the home page. A stable address
 * to bookmark.
 */
export const nextGameRoute = new Hono<AppEnv>().get('/', async (c) => {
  const person = c.get('person');
  const ask = ({ playerId }: Person) => listReachable(c.env, playerId, (db) => waitingGamesOf(db, playerId));
  const found = person === null ? [] : (await ask(person)).found;
  const waiting = found.map(({ game, own }) => ({
    id: game.id,
    status: game.status,
    yourTurn: true,
    since: game.turnAt,
    deadline: deadlineAt(game, own),
  }));
  const ids = waiting
    .toSorted(byUrgency)
    .slice(0, ROOMS_ASKED)
    .map(({ id }) => id);
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
  title: game.title,
  status: game.status,
  seq: game.seq,
  you,
  yourTurn,
  asks: yourTurn ? (game.asks?.[you] ?? []) : [],
  seats: seats.map(({ seat, kind, name }) => ({ seat, kind, name })),
  acting: game.status === 'running' ? seatsOf(game.acting) : [],
  glance: glanceOf(game.glance, you),
  since: game.turnAt,
  deadline: deadlineOf({ game, seats }, you),
  paused: game.pausedUntil !== null,
  asleep: game.asleepSince !== null,
  vacant: isVacant(seats, you),
});
