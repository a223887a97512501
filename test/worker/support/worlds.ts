import { env } from 'cloudflare:workers';
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
import { keyOf } from '../../support/playout.ts';
import { Client } from './client.ts';
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
    const gone = new Set(held.filter((place) => pile[place] === good).slice(0, n));
    hands.set(
      seat,
      held.filter((place) => !gone.has(place)),
    );
  };
  for (const event of eventsOf(world)) {
    if (event.type === 'dealt') event.hands.forEach((hand, seat) => take(seat, hand.length));
    else if (event.type === 'marketLaid') next += event.cards.length;
    else if (event.type === 'drawn') take(event.seat, event.cards.length);
    else if (event.type === 'played') drop(event.seat, event.good, event.spaces.length);
  }
  const others = [...hands].flatMap(([seat, places]) => (seat === viewer ? [] : places));
  return [...others, ...Array.from(pile.keys()).filter((place) => place >= next)];
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

/** A row as the first release wrote it: column → value. */
type Row = Readonly<Record<string, string | number | null>>;

/** Puts the world into the database under `id`, in place of what was there; the room forgets everything. */
export async function plant(id: string, world: World): Promise<void> {
  await insertWorld(id, world);
  await wipe(id);
}

/** The rows alone: all that can be done while the database is an older one. */
export async function insertWorld(id: string, world: World): Promise<void> {
  for (const [table, column] of [
    ['games', 'id'],
    ['seats', 'game_id'],
    ['log', 'game_id'],
  ] as const)
    await env.DB.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).bind(id).run();
  const people = stateOf(world).players.map((_, seat) => seat);
  const sessions = await Promise.all(people.map(sessionRow));
  await env.DB.batch([
    insert('games', gameRowOf(id, world)),
    ...people.flatMap((seat) => [insert('seats', seatRow(id, seat)), insert('players', playerRow(seat))]),
    ...sessions.map((row) => insert('sessions', row)),
    ...world.map((row) => insert('log', logRow(id, row))),
  ]);
}

/** By the columns the first release had: every later database must have them or a default. */
const insert = (table: string, row: Row): D1PreparedStatement =>
  env.DB.prepare(
    `INSERT OR IGNORE INTO ${table} (${Object.keys(row)
      .map((name) => `"${name}"`)
      .join()})
     VALUES (${Object.keys(row)
       .map(() => '?')
       .join()})`,
  ).bind(...Object.values(row));

function gameRowOf(id: string, world: World): Row {
  const state = stateOf(world);
  const acting = rules.acting(state);
  const entropy = state.players.map(() => null);
  return {
    id,
    game: 'merchants',
    options: JSON.stringify(state.options),
    status: acting.length > 0 ? 'running' : 'over',
    host_id: playerIdOf(0),
    watch: 1,
    seq: world.length,
    acting: maskOf(acting),
    turn_at: THEN,
    due: null,
    seed: SEED,
    seed_hash: seedHash(id, SEED),
    commitment: commitment({ gameId: id, seed: SEED, entropy }),
    question: null,
    created_at: THEN,
  };
}

const seatRow = (id: string, seat: Seat): Row => ({
  game_id: id,
  seat,
  kind: 'person',
  player_id: playerIdOf(seat),
  name: `Player ${seat}`,
});

const playerRow = (seat: Seat): Row => ({ id: playerIdOf(seat), name: `Player ${seat}`, created_at: THEN });

const sessionRow = async (seat: Seat): Promise<Row> => ({
  hash: await hashOf(tokenOf(seat)),
  player_id: playerIdOf(seat),
  created_at: THEN,
  expires_at: THEN * 2,
});

const logRow = (id: string, row: LogRow<Event>): Row => ({
  game_id: id,
  seq: row.seq,
  seat: row.seat,
  by: row.by,
  moves: JSON.stringify(row.moves),
  events: JSON.stringify(row.events),
  undone: row.undone,
  at: row.at,
  clock_left: null,
  version: row.version,
  engine: 'first',
});
