import { rules } from '#shared/games/merchants/index.ts';
import type { Event } from '#shared/games/merchants/events.ts';
import { playerOf, type Card, type State } from '#shared/games/merchants/state.ts';
import type { Good } from '#shared/games/merchants/things.ts';
import type { Stream } from '#shared/kernel/dice.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { Seat, Viewer } from '#shared/kernel/types.ts';
import { insertLog, plantLog, madeUpLog } from '../../../worker/support/planting.ts';

export { planted, SEED } from '../../../worker/support/planting.ts';

/** A log of Merchants as it might be in the database. */
export type World = readonly LogRow<Event>[];

/** `moves` random moves at a table of `people`; the same seed gives the same world. */
export const randomWorld = (people: number, moves: number, seed: number): World =>
  madeUpLog(rules, { options: { officeDraw: 'planning' }, people, moves, seed }) as World; // by its own rules

/** Writes the world to the database under `id` in place of an earlier game; the room forgets everything. */
export const plant = (id: string, world: World): Promise<void> => plantLog(rules, id, world);

/** Writes the rows only. Nothing more is possible while the database has an older schema. */
export const insertWorld = (id: string, world: World): Promise<void> => insertLog(rules, id, world);

export function stateOf(world: World): State {
  const state = foldLog(rules, world);
  if (state === undefined) throw new Error('an empty world');
  return state;
}

/**
 * The same game with the cards that `viewer` has not seen in another order: the pile, and the unplayed cards of other
 * hands. The events stay the same, and are possible in both games.
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

/** Positions in the shuffled pile of the cards that are in other hands or not yet drawn. */
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

/** Do the hands that the viewer cannot see differ, and the top of the pile? */
export const differs = (one: World, two: World, viewer: Viewer): boolean => {
  const [a, b] = [stateOf(one), stateOf(two)];
  const hands = a.players.some(
    (_, seat) => seat !== viewer && `${playerOf(a, seat).hand}` !== `${playerOf(b, seat).hand}`,
  );
  return hands && a.pile[0] !== b.pile[0];
};
