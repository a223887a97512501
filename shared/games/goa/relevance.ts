import type { Phrase, PhraseArg, Relevance } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { stepBonuses } from './decide/effects.ts';
import type { Event } from './events.ts';
import { playerOf, type State } from './state.ts';
import { goaTerm } from './story/deeds.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/**
 * The parts of other players' events that a reader cares about, and how much: roughly their worth in ducats. What was bought
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
 * The effect of another player's event on `reader`; undefined if there is none. `before`: the state before the event. The
 * sentence says “you” to the reader. The consequences of a purchase (the plantation laid, the spices on it) get no sentence of their own.
 */
export function relevanceTo(before: State, event: Event, reader: Seat): Relevance | undefined {
  switch (event.type) {
    case 'bid':
      return highBidder(before) === reader ? outbid(before, event) : undefined;
    case 'auctionWon':
      return auctionEnded(before, event, reader);
    case 'bidPassed':
      return event.forced && event.seat === reader ? told('passedOver', {}) : undefined;
    case 'progressed':
      return overtaken(before, event, reader);
    case 'ended':
      return told('over', {});
    case 'tileUsed':
    case 'foundingBegun':
      return event.on === reader ? used(event) : undefined;
    default:
      return undefined;
  }
}

/** As a sentence of its own, from the reader's point of view. */
const matters = (worth: number, name: string, args: Phrase['args']): Relevance => ({
  phrase: { key: `goa.touching.${name}`, args },
  worth,
});

const told = (name: Exclude<keyof typeof WORTH, 'traded' | 'used'>, args: Phrase['args']): Relevance =>
  matters(WORTH[name], name, args);

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
  const lot = goaTerm(tile === null ? 'flag' : `tile.${tile}`);
  if (seat === reader) return matters(WORTH.traded + price, ...gotBy(event, lot));
  if (to === reader) return matters(WORTH.traded + price, 'sold', { seat: { seat }, tile: lot, price });
  // In 2004 the auctioneer bids too, and that bid was already reported.
  if (to === null && before.options.edition === '2012' && highBidder(before) === reader)
    return told('kept', { seat: { seat }, tile: lot });
  return tile === null && before.flag === reader ? told('flag', { seat: { seat } }) : undefined;
}

/** The way in which the reader got the lot: from another player, or as its auctioneer. */
function gotBy({ to, price }: Of<'auctionWon'>, tile: PhraseArg): [name: string, args: Phrase['args']] {
  if (to !== null) return ['bought', { seat: { seat: to }, tile, price }];
  return price === 0 ? ['free', { tile }] : ['paid', { tile, price }];
}

/** The reader's board or marker was used. */
const used = (event: Of<'tileUsed' | 'foundingBegun'>): Relevance => {
  const seat = { seat: event.seat };
  return event.type === 'tileUsed'
    ? matters(WORTH.used, 'used', { seat, tile: goaTerm(`tile.${event.tile}`) })
    : matters(WORTH.used, 'founding', {
        seat,
        colony: goaTerm(`colony.${event.colony}`),
        board: event.board,
      });
};

/** Another player was the first to reach a row, and the reader's marker stood right above it. */
function overtaken(before: State, event: Of<'progressed'>, reader: Seat): Relevance | undefined {
  const { seat, column, row } = event;
  const wasFirst = stepBonuses(before, seat, column).includes('first');
  if (!wasFirst || playerOf(before, reader).rows[column] !== row - 1) return undefined;
  return told('first', { seat: { seat }, row: row + 1, column: goaTerm(`column.${column}`) });
}
