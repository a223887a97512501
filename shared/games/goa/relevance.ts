import type { Phrase, Relevance } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { stepBonuses } from './decide/effects.ts';
import type { Event } from './events.ts';
import { playerOf, type State } from './state.ts';
import { story } from './story.ts';
import { goaTerm } from './story/phrases.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/**
 * What of other players' events a reader cares about, and how much: roughly what it is worth in ducats. What was bought
 * or sold is worth its price on top.
 */
const WORTH = {
  /** The game is over. */
  over: 100,
  /** The reader bought or sold. */
  traded: 5,
  /** The reader was not asked for a bid. */
  passedOver: 5,
  /** The auctioneer kept what the reader bid most for. */
  kept: 4,
  /** The reader lost the flag, and with it the first marker. */
  flag: 4,
  /** The bonus of a row is gone. */
  first: 3,
  /** The reader's board or marker was used. */
  used: 2,
  /** Only until the auction ends. */
  outbid: 1,
} as const;

/**
 * How another player's event affects `reader`; undefined if it does not. `before`: the state before the event.
 * The consequences of a purchase (the plantation laid, the spices on it) get no sentence of their own.
 */
export function relevanceTo(before: State, event: Event, reader: Seat): Relevance | undefined {
  switch (event.type) {
    case 'bid':
      return highBidder(before) === reader ? outbid(before, event) : undefined;
    case 'auctionWon':
      return auctionEnded(before, event, reader);
    case 'bidPassed':
      return event.forced && event.seat === reader ? matters('passedOver', story(event)) : undefined;
    case 'progressed':
      return overtaken(before, event, reader);
    case 'ended':
      return matters('over', story(event));
    case 'tileUsed':
    case 'foundingBegun':
      return event.on === reader ? matters('used', story(event)) : undefined;
    default:
      return undefined;
  }
}

const matters = (how: keyof typeof WORTH, phrase: Phrase, price = 0): Relevance => ({
  phrase,
  worth: WORTH[how] + price,
});

/** As a sentence of its own, from the reader's point of view. */
const told = (name: 'outbid' | 'kept' | 'flag' | 'first', args: Phrase['args']): Relevance =>
  matters(name, { key: `goa.touching.${name}`, args });

const highBidder = ({ step }: State): Seat | undefined =>
  step.phase === 'auction' ? step.high?.seat : undefined;

function outbid({ step, markers, grid }: State, { seat, amount }: Of<'bid'>): Relevance | undefined {
  if (step.phase !== 'auction') return undefined;
  const tile = grid[markers[step.marker - 1]?.space ?? -1] ?? null;
  const lot = step.marker === 1 || tile === null ? 'flag' : `tile.${tile}`;
  return told('outbid', { seat: { seat }, amount, tile: goaTerm(lot) });
}

function auctionEnded(before: State, event: Of<'auctionWon'>, reader: Seat): Relevance | undefined {
  const { seat, to, tile, price } = event;
  if (seat === reader || to === reader) return matters('traded', story(event), price);
  // In 2004 the auctioneer bids too, and that bid was already reported.
  if (to === null && before.options.edition === '2012' && highBidder(before) === reader)
    return told('kept', { seat: { seat }, tile: goaTerm(tile === null ? 'flag' : `tile.${tile}`) });
  return tile === null && before.flag === reader ? told('flag', { seat: { seat } }) : undefined;
}

/** Another player was the first to reach a row, and the reader's marker stood right above it. */
function overtaken(before: State, event: Of<'progressed'>, reader: Seat): Relevance | undefined {
  const { seat, column, row } = event;
  const wasFirst = stepBonuses(before, seat, column).includes('first');
  if (!wasFirst || playerOf(before, reader).rows[column] !== row - 1) return undefined;
  return told('first', { seat: { seat }, row: row + 1, column: goaTerm(`column.${column}`) });
}
