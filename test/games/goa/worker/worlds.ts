import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import { playerOf, type State } from '#shared/games/goa/state.ts';
import { BONANZAS, type Bonanza, type Card } from '#shared/games/goa/things.ts';
import type { Stream } from '#shared/kernel/dice.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import type { Viewer } from '#shared/kernel/types.ts';

/** A log of Goa as it might be in the database. */
export type World = readonly LogRow<Event>[];

export function stateOf(world: World): State {
  const state = foldLog(rules, world);
  if (state === undefined) throw new Error('an empty world');
  return state;
}

/**
 * The same game with everything exchanged that `viewer` has not seen: the cards of the pile and of other hands, and the
 * Bonanza tiles that nobody has taken. The events stay the same, and are possible in both games.
 */
export function otherWorld(world: World, viewer: Viewer, stream: Stream): World {
  const events = world.flatMap((row) => row.events);
  const cards = swapsOf(events, unseenCards(stateOf(world), viewer), stream);
  const tiles = layingsOf(events, stream);
  let swap: (card: Card) => Card = (card) => card;
  const other = (event: Event): Event => {
    switch (event.type) {
      case 'cardsShuffled':
        swap = cards.shift() ?? swap;
        return { ...event, pile: event.pile.map(swap) };
      case 'drawn':
        return { ...event, cards: event.cards.map(swap) };
      case 'bonanzaLaid':
        return { ...event, tiles: tiles.shift() ?? [] };
      default:
        return event;
    }
  };
  return world.map((row) => ({ ...row, events: row.events.map(other) }));
}

/** Cards whose place `viewer` does not know: in the pile or in another player's hand. */
const unseenCards = ({ players, pile }: State, viewer: Viewer): readonly Card[] => [
  ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand)),
  ...pile,
];

/** For each shuffled pile, which card replaces which: only unseen cards that were in no later pile. */
function swapsOf(
  events: readonly Event[],
  unseen: readonly Card[],
  stream: Stream,
): ((card: Card) => Card)[] {
  const piles = events.flatMap((event) => (event.type === 'cardsShuffled' ? [event.pile] : []));
  return piles.map((pile, n) => {
    const later = new Set(piles.slice(n + 1).flat());
    const free = pile.filter((card) => unseen.includes(card) && !later.has(card));
    const mixed = stream.shuffle(free);
    return (card) => mixed[free.indexOf(card)] ?? card;
  });
}

/** For each time that Bonanza tiles were laid, replacements for the tiles that were not taken. */
function layingsOf(events: readonly Event[], stream: Stream): (readonly Bonanza[])[] {
  const layings: { tiles: readonly Bonanza[]; taken: Set<Bonanza> }[] = [];
  for (const event of events) {
    if (event.type === 'bonanzaLaid')
      layings.push({ tiles: event.tiles.filter((tile) => tile !== 'hidden'), taken: new Set() });
    if (event.type === 'bonanzaTaken') layings.at(-1)?.taken.add(event.tile);
  }
  return layings.map(({ tiles, taken }) => {
    const spare = stream.shuffle(BONANZAS.filter((tile) => !taken.has(tile)));
    return tiles.map((tile) => (taken.has(tile) ? tile : (spare.pop() ?? tile)));
  });
}

/** Do the hands that the viewer cannot see differ, and the top of the pile, and the Bonanza tiles if there are any? */
export function differs(one: World, two: World, viewer: Viewer): boolean {
  const [a, b] = [stateOf(one), stateOf(two)];
  const hands = a.players.some(
    (_, seat) => seat !== viewer && `${playerOf(a, seat).hand}` !== `${playerOf(b, seat).hand}`,
  );
  const covered = a.bonanza.some((tile) => tile !== null);
  return hands && a.pile[0] !== b.pile[0] && (!covered || `${a.bonanza}` !== `${b.bonanza}`);
}
