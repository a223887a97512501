import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { rules } from '../../../shared/games/merchants/index.ts';
import type { Event } from '../../../shared/games/merchants/events.ts';
import { playerOf, type Card, type Good, type State } from '../../../shared/games/merchants/state.ts';
import { commitment, seedHash } from '../../../shared/kernel/commitment.ts';
import { seededDice, type Stream } from '../../../shared/kernel/dice.ts';
import { foldLog } from '../../../shared/kernel/fold.ts';
import type { LogRow } from '../../../shared/kernel/log.ts';
import { play, seatView } from '../../../shared/kernel/play.ts';
import { sampleMove } from '../../../shared/kernel/sample.ts';
import { maskOf, type Seat, type Viewer } from '../../../shared/kernel/types.ts';
import { hashOf } from '../../../worker/auth/tokens.ts';
import { insertGame, insertSeats } from '../../../worker/db/games.ts';
import { insertRow } from '../../../worker/db/log.ts';
import { games, log, players, seats, sessions } from '../../../worker/db/schema.ts';
import { keyOf } from '../../support/playout.ts';
import { Client } from './client.ts';
import { db } from './database.ts';
import { wipe } from './rooms.ts';

/** A log of Merchants as it might be in the database. */
export type World = readonly LogRow<Event>[];

/** When all planted worlds were made. */
const THEN = 1_700_000_000_000;
export const SEED = '5eed'.repeat(16);

/** `moves` random moves at a table of `people`; the same seed gives the same world. */
export function randomWorld(people: number, moves: number, seed: number): World {
  const dice = seededDice(keyOf(seed));
  const stream = dice.stream('test', 0);
  const rows = [rowOf(1, null, rules.setup({ officeDraw: 'planning' }, people, dice))];
  for (let seq = 2; seq <= moves + 1; seq += 1) {
    const state = stateOf(rows);
    const [seat] = rules.acting(state);
    if (seat === undefined) break;
    const move = sampleMove(rules.choices(seatView(rules, state, seat)), stream);
    const played = play(rules, state, seat, move, dice);
    if (!played.ok) throw new Error(played.failure.code);
    rows.push(rowOf(seq, seat, played.value));
  }
  return rows;
}

const rowOf = (seq: number, seat: Seat | null, events: readonly Event[]): LogRow<Event> => ({
  seq,
  seat,
  by: seat === null ? 'forced' : 'person',
  moves: [],
  events,
  undone: null,
  at: THEN + seq * 1000,
  version: rules.meta.version,
});

export function stateOf(world: World): State {
  const state = foldLog(rules, world);
  if (state === undefined) throw new Error('an empty world');
  return state;
}

/**
 * The same game with the cards that `viewer` has not seen in another order: the pile, and of the other
 * hands what was not played. What happened stays what happened, and was possible in both.
 */
export function otherWorld(world: World, viewer: Viewer, stream: Stream): World {
  const pile = pileOf(world);
  const unseen = unseenPlaces(world, viewer);
  const cards = stream.shuffle(unseen).map((place) => pile[place]);
  const swapped = pile.map((card, place) => cards[unseen.indexOf(place)] ?? card);
  let next = 0;
  const take = (n: number): Good[] => swapped.slice(next, (next += n));
  return world.map((row) => ({
    ...row,
    events: row.events.map((event): Event => {
      if (event.type === 'shuffled') return { ...event, pile: swapped };
      if (event.type === 'dealt') return { ...event, hands: event.hands.map((hand) => take(hand.length)) };
      if (event.type === 'marketLaid') return { ...event, cards: take(event.cards.length) };
      return event.type === 'drawn' ? { ...event, cards: take(event.cards.length) } : event;
    }),
  }));
}

const eventsOf = (world: World): Event[] => world.flatMap(({ events }) => events);

function pileOf(world: World): readonly Good[] {
  const shuffled = eventsOf(world).find((event) => event.type === 'shuffled');
  return shuffled?.type === 'shuffled' ? shuffled.pile.filter((card): card is Good => card !== 'hidden') : [];
}

/** Places in the pile, as it was shuffled, of the cards that are in others' hands or not drawn. */
function unseenPlaces(world: World, viewer: Viewer): number[] {
  const pile = pileOf(world);
  const hands = new Map<Seat, number[]>();
  let next = 0;
  const take = (seat: Seat, n: number): void => {
    const places = Array.from({ length: n }, (_, i) => next + i);
    hands.set(seat, [...(hands.get(seat) ?? []), ...places]);
    next += n;
  };
  const drop = (seat: Seat, good: Card, n: number): void => {
    const held = hands.get(seat) ?? [];
    const gone = held.filter((place) => pile[place] === good).slice(0, n);
    hands.set(seat, held.filter((place) => !gone.includes(place)));
  };
  for (const event of eventsOf(world)) {
    if (event.type === 'dealt') event.hands.forEach((hand, seat) => take(seat, hand.length));
    else if (event.type === 'marketLaid') next += event.cards.length;
    else if (event.type === 'drawn') take(event.seat, event.cards.length);
    else if (event.type === 'played') drop(event.seat, event.good, event.spaces.length);
  }
  const others = [...hands].flatMap(([seat, places]) => (seat === viewer ? [] : places));
  return [...others, ...pile.keys().filter((place) => place >= next)];
}

/** Differ the hands the viewer cannot see, and the top of the pile? */
export const differs = (one: World, two: World, viewer: Viewer): boolean => {
  const [a, b] = [stateOf(one), stateOf(two)];
  const hands = a.players.some(
    (_, seat) => seat !== viewer && `${playerOf(a, seat).hand}` !== `${playerOf(b, seat).hand}`,
  );
  return hands && a.pile[0] !== b.pile[0];
};

/** The browser of a planted game's seat; the same session in every world. */
export function planted(seat: Seat): Client {
  const client = new Client();
  client.cookie = `carrack=${tokenOf(seat)}`;
  return client;
}

const tokenOf = (seat: Seat): string => `${seat}f`.repeat(20);
const playerIdOf = (seat: Seat): string => `player${seat}`;

/** Puts the world into the database under `id`, in place of what was there; the room forgets everything. */
export async function plant(id: string, world: World): Promise<void> {
  const state = stateOf(world);
  const people = state.players.map((_, seat) => seat);
  await db().batch([
    db().delete(games).where(eq(games.id, id)),
    db().delete(seats).where(eq(seats.gameId, id)),
    db().delete(log).where(eq(log.gameId, id)),
    insertGame(db(), {
      id,
      game: 'merchants',
      options: state.options,
      status: rules.acting(state).length > 0 ? 'running' : 'over',
      hostId: playerIdOf(0),
      watch: true,
      seq: world.length,
      acting: maskOf(rules.acting(state)),
      turnAt: THEN,
      due: null,
      seed: SEED,
      seedHash: seedHash(id, SEED),
      commitment: commitment({ gameId: id, seed: SEED, entropy: people.map(() => null) }),
      question: null,
      createdAt: THEN,
    }),
    insertSeats(
      db(),
      people.map((seat) => ({
        gameId: id,
        seat,
        kind: 'person',
        playerId: playerIdOf(seat),
        name: `Player ${seat}`,
        level: null,
        tokenHash: null,
        entropy: null,
      })),
    ),
    ...world.map((row) => insertRow(db(), id, row)),
  ]);
  for (const seat of people) {
    const hash = await hashOf(tokenOf(seat));
    const player = { id: playerIdOf(seat), name: `Player ${seat}`, createdAt: THEN };
    const session = { hash, playerId: player.id, createdAt: THEN, expiresAt: THEN * 2 };
    await db().insert(players).values(player).onConflictDoNothing();
    await db().insert(sessions).values(session).onConflictDoNothing();
  }
  await env.ROOMS.getByName(id).wake();
  await wipe(id);
}
