import { CLOCK_BOUNDS, CLOCK_PRESETS, type ClockSettings } from '#shared/kernel/clock.ts';
import { gameIds, metas, type GameId } from '#shared/games/meta.ts';
import type {
  ClaimedSeat,
  CreatedGame,
  GameView,
  OfferedSeat,
  RematchAnswer,
} from '#shared/protocol/http.ts';
import { kitOf } from '../../support/kits.ts';
import { claimOf } from '../../worker/support/play.ts';
import { onceIn } from '../world/chance.ts';
import { onceReachable, UNLESS_REACHABLE } from './channels.ts';
import { hexOf, type Act, type Scene } from './scene.ts';

/** Acts around a table: making, filling, leaving and calling off a game. */

const HOUR = 3_600_000;
/** Nobody plays in more games at a time. */
const GAMES_AT_ONCE = 4;
/** Rows whose games are talked about. */
const LATELY = 30;

export const isFree = ({ list, person }: Scene): boolean =>
  !person.habits.lurks &&
  list.filter(({ status }) => status === 'open' || status === 'running').length < GAMES_AT_ONCE;

/** Thinking time in which a run of some days meets every end: of a turn, of what is saved up, of a week. */
const CLOCKS: readonly (ClockSettings | null)[] = [
  null,
  null,
  CLOCK_PRESETS.fast,
  CLOCK_PRESETS.fast,
  CLOCK_PRESETS.normal,
  { ...CLOCK_PRESETS.fast, weekendsOff: true },
  {
    bank: CLOCK_BOUNDS.bank.min,
    increment: CLOCK_BOUNDS.increment.min,
    cap: CLOCK_BOUNDS.cap.min,
    weekendsOff: false,
  },
  { bank: HOUR, increment: 6 * HOUR, cap: HOUR, weekendsOff: false },
];

/** Somebody else. */
const friend = ({ world, person, stream }: Scene) =>
  stream.pick(world.people.filter((other) => other !== person));

/** Gives a link to a friend. */
function giveLink(scene: Scene, gameId: string, link: string | undefined): void {
  if (link !== undefined) friend(scene).links.push({ gameId, link });
}

function newSeats(scene: Scene, game: GameId): readonly object[] {
  const { stream, person, world } = scene;
  const { min, max } = metas[game].seats;
  const count = min + stream.int(max - min + 1);
  const others = stream.shuffle(world.people.filter((other) => other !== person)).slice(0, count - 1);
  return [
    { kind: 'me', name: person.name },
    ...Array.from({ length: count - 1 }, (_, n) => {
      if (person.habits.welcomes) return { kind: 'open' };
      const other = others[n];
      if (other === undefined || onceIn(stream, 4)) return { kind: 'bot', level: 'easy' };
      return onceIn(stream, 2)
        ? { kind: 'open' }
        : { kind: 'invite', email: other.address, note: 'Come and play' };
    }),
  ];
}

const makeGame: Act = {
  name: 'new game',
  often: (scene) => (isFree(scene) ? 6 : 0),
  may: `GAMES_EXHAUSTED INVITES_EXHAUSTED LISTINGS_EXHAUSTED ${UNLESS_REACHABLE}`,
  do: async (scene) => {
    const { stream } = scene;
    const game = stream.pick(gameIds);
    const asked = {
      game,
      seats: newSeats(scene, game),
      options: stream.pick((await kitOf(game)).options),
      clock: stream.pick(CLOCKS),
      watch: !onceIn(stream, 6),
      watchDelay: stream.pick([0, 0, 0, HOUR, 6 * HOUR, 72 * HOUR]),
      entropy: hexOf(scene),
    };
    const key = hexOf(scene);
    const { body } = await scene.post<CreatedGame>('/api/games', asked, { 'Idempotency-Key': key });
    if (body === undefined || !(await scene.knowsWho())) return;
    if (scene.person.habits.welcomes)
      await onceReachable(scene, () => scene.post(`/api/games/${body.id}/listing`, { accepts: 'each' }));
    else for (const { link } of body.seats) if (!onceIn(stream, 3)) giveLink(scene, body.id, link); // others are for companions
  },
  repeats: true,
};

const join: Act = {
  name: 'join by link',
  often: (scene) => (scene.person.links.length > 0 && isFree(scene) ? 20 : 0),
  may: 'GAME_NOT_FOUND SEAT_TAKEN SEAT_LINK_INVALID GAME_NOT_OPEN ALREADY_SEATED REMOVED BLOCKED SEAT_VACANT',
  do: async (scene) => {
    const link = scene.person.links.shift();
    if (link === undefined) return;
    const [path, claim] = claimOf(link.link, scene.person.name);
    await scene.post<ClaimedSeat>(path, { ...claim, entropy: hexOf(scene) });
  },
  repeats: true,
};

/** A game that was played lately: its players have told where it is. */
const watch: Act = {
  name: 'watch',
  often: ({ view, world, person }) =>
    view === undefined && world.acknowledged.length > 0 ? (person.habits.lurks ? 4 : 1) : 0,
  may: 'WATCHING_OFF GAME_NOT_FOUND',
  do: async (scene) => {
    const { gameId } = scene.stream.pick(scene.world.acknowledged.slice(-LATELY));
    const { body } = await scene.ask<GameView>('GET', `/api/games/${gameId}`);
    if (body?.you === null) scene.person.watched.add(gameId);
  },
};

/** The host's view of an open game. */
const isHosting = ({ view }: Scene): boolean => view?.status === 'open' && view.host;

const start: Act = {
  name: 'start with bots',
  often: (scene) => (isHosting(scene) ? 2 : 0),
  may: 'GAMES_EXHAUSTED NOT_AGREED',
  do: (scene) => scene.post(`${scene.path}/start`, { bots: 'easy' }),
};

const cancel: Act = {
  name: 'call off',
  often: (scene) => (isHosting(scene) ? 1 : 0),
  do: (scene) => scene.post(`${scene.path}/cancel`),
};

const removePlayer: Act = {
  name: 'remove',
  often: (scene) => (isHosting(scene) && seated(scene).length > 0 ? 2 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: async (scene) => {
    const { seat, name } = scene.stream.pick(seated(scene));
    const { body } = await scene.post<OfferedSeat>(`${scene.path}/seats/${seat}/replace`, {
      remove: name ?? '',
    });
    giveLink(scene, scene.view?.id ?? '', body?.link);
  },
};
/** The others who have taken a seat in the game. */
const seated = ({ view }: Scene) =>
  (view?.seats ?? []).filter(({ seat, kind }) => kind === 'person' && seat !== view?.you);

const offer: Act = {
  name: 'offer seat',
  often: (scene) => (offered(scene).length > 0 ? 4 : 0),
  may: 'INVITES_EXHAUSTED CHANGES_EXHAUSTED BAD_SEATS GAME_NOT_OPEN',
  do: async (scene) => {
    const { seat } = scene.stream.pick(offered(scene));
    const how = onceIn(scene.stream, 2) ? { open: true } : { invite: { email: friend(scene).address } };
    const { body } = await scene.post<OfferedSeat>(`${scene.path}/seats/${seat}/replace`, how);
    giveLink(scene, scene.view?.id ?? '', body?.link);
  },
};
/** Seats that the person may offer. */
const offered = (scene: Scene) => {
  const { view, isRunning, seat: own } = scene;
  if (isHosting(scene)) return (view?.seats ?? []).filter(({ kind }) => kind === 'open');
  if (!isRunning || own === undefined) return [];
  return (view?.seats ?? []).filter(({ vacancy }) => vacancy === 'open');
};

const leave: Act = {
  name: 'leave',
  often: ({ view, seat }) =>
    seat !== undefined && (view?.status === 'open' || view?.status === 'running') ? 1 : 0,
  may: 'CHANGES_EXHAUSTED NOT_YOUR_SEAT',
  do: (scene) => scene.post(`${scene.path}/seats/${scene.seat}/leave`),
};

const comeBack: Act = {
  name: 'return',
  often: ({ view, seat, isRunning }) => (isRunning && seat === undefined && view?.you != null ? 6 : 0),
  may: 'CHANGES_EXHAUSTED',
  do: (scene) => scene.post(`${scene.path}/seats/${scene.view?.you}/return`),
};

const rematch: Act = {
  name: 'rematch',
  often: ({ view, seat }) => (view?.status === 'over' && seat !== undefined ? 3 : 0),
  may: 'BLOCKED GAMES_EXHAUSTED',
  do: (scene) => scene.post<RematchAnswer>(`${scene.path}/rematch`, { entropy: hexOf(scene) }),
};

export const SEATING: readonly Act[] = [
  makeGame,
  join,
  watch,
  start,
  cancel,
  removePlayer,
  offer,
  leave,
  comeBack,
  rematch,
];
