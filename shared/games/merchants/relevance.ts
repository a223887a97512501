import { countOf } from '../../kernel/count.ts';
import type { Phrase, Relevance } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Event } from './events.ts';
import { playerOf, type State } from './state.ts';
import { story } from './story.ts';
import type { Good, PlainCard } from './things.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What of other players' events a reader cares about, and how much. Coins gained or lost are added. */
const WORTH = {
  /** The game is over. */
  over: 1_000,
  /** The reader was paid by a sale. */
  paid: 100,
  /** The next sale of a good that the reader carries brings them less. */
  covered: 0,
  /** A kind of card that the reader could have bought is gone. */
  soldOut: 0,
} as const;

/** How another player's event affects `reader`; undefined if it does not. `before`: the state before the event. */
export function relevanceTo(before: State, event: Event, reader: Seat): Relevance | undefined {
  switch (event.type) {
    case 'sold':
      return paid(event, reader);
    case 'played':
      return covered(before, event, reader);
    case 'cardBought':
      return soldOut(before, event);
    case 'ended':
      return matters('over', 0, story(event));
    default:
      return undefined;
  }
}

const matters = (how: keyof typeof WORTH, coins: number, phrase: Phrase): Relevance => ({
  phrase,
  worth: WORTH[how] + coins,
});

function paid(event: Of<'sold'>, reader: Seat): Relevance | undefined {
  const coins = (event.sales[reader] ?? 0) + (event.bonuses[reader] ?? 0);
  return coins === 0 ? undefined : matters('paid', coins, story(event));
}

/** The good aboard the reader's ships that a play hits hardest; cards on their own kind cover nothing. */
function covered(before: State, { seat, good, spaces }: Of<'played'>, reader: Seat): Relevance | undefined {
  const { ships } = playerOf(before, reader);
  const under = spaces.map((space) => before.market[space]);
  const losses = [...new Set(ships)]
    .filter((aboard): aboard is Good => aboard !== null && aboard !== good)
    .map((aboard) => ({ aboard, cards: countOf(under, aboard), markers: countOf(ships, aboard) }))
    .toSorted((a, b) => b.cards * b.markers - a.cards * a.markers);
  const [worst] = losses;
  if (worst === undefined || worst.cards === 0) return undefined;
  const args = { seat: { seat }, n: worst.cards, good: { term: `merchants.good.${worst.aboard}` } };
  return matters('covered', worst.cards * worst.markers, { key: 'merchants.touching.covered', args });
}

function soldOut(before: State, { seat, card }: Of<'cardBought'>): Relevance | undefined {
  if (before.supply.specials[card] > 1) return undefined;
  return matters('soldOut', 0, lastOf(seat, card));
}

const lastOf = (seat: Seat, card: PlainCard): Phrase => ({
  key: 'merchants.touching.soldOut',
  args: { seat: { seat }, card: { term: `merchants.special.${card}` } },
});
