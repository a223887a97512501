import { countOf } from '../../kernel/count.ts';
import type { Phrase, PhraseArg, Relevance } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Event } from './events.ts';
import { playerOf, type State } from './state.ts';
import { story } from './story.ts';
import type { Good, PlainCard } from './things.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The parts of other players' events that a reader cares about, and how much. Coins gained or lost are added. */
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

/**
 * The effect of another player's event on `reader`; undefined if there is none. `before`: the state before the event. The
 * sentence says “you” to the reader.
 */
export function relevanceTo(before: State, event: Event, reader: Seat): Relevance | undefined {
  switch (event.type) {
    case 'sold':
      return paid(event, reader);
    case 'played':
      return covered(before, event, reader);
    case 'cardBought':
      return soldOut(before, event);
    case 'ended':
      return matters('over', 0, story(event)); // it names nobody
    default:
      return undefined;
  }
}

const matters = (how: keyof typeof WORTH, coins: number, phrase: Phrase): Relevance => ({
  phrase,
  worth: WORTH[how] + coins,
});

/** As in the log there is one template for each number of players paid; the reader is the first. */
function paid({ good, visible, sales, bonuses }: Of<'sold'>, reader: Seat): Relevance | undefined {
  const all = sales.map((sale, seat) => ({ seat, coins: sale + (bonuses[seat] ?? 0) }));
  const coins = all[reader]?.coins ?? 0;
  if (coins === 0) return undefined;
  const others = all.filter((one) => one.seat !== reader && one.coins > 0);
  const payments = others.flatMap(({ seat, coins: n }, i): [string, PhraseArg][] => [
    [`seat${i + 2}`, { seat }],
    [`coins${i + 2}`, n],
  ]);
  const args = { good: { term: `merchants.good.${good}` }, visible, coins1: coins };
  return matters('paid', coins, {
    key: `merchants.touching.paid.${others.length + 1}`,
    args: { ...args, ...Object.fromEntries(payments) },
  });
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
