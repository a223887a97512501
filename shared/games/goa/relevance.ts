import type { Phrase } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { stepBonuses } from './decide/effects.ts';
import type { Event } from './events.ts';
import { playerOf, type State } from './state.ts';
import { story } from './story.ts';
import { goaTerm } from './story/phrases.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/**
 * How another player's event affects `reader`; undefined if it does not. `before`: the state before the event.
 * The consequences of a purchase (the plantation laid, the spices on it) get no sentence of their own.
 */
export function relevanceTo(before: State, event: Event, reader: Seat): Phrase | undefined {
  switch (event.type) {
    case 'bid':
      return highBidder(before) === reader ? outbid(before, event) : undefined;
    case 'auctionWon':
      return auctionEnded(before, event, reader);
    case 'bidPassed':
      return event.forced && event.seat === reader ? story(event) : undefined;
    case 'progressed':
      return overtaken(before, event, reader);
    case 'tileUsed':
    case 'foundingBegun':
      return event.on === reader ? story(event) : undefined;
    default:
      return undefined;
  }
}

const told = (name: string, args: Phrase['args']): Phrase => ({ key: `goa.touching.${name}`, args });

const highBidder = ({ step }: State): Seat | undefined =>
  step.phase === 'auction' ? step.high?.seat : undefined;

function outbid({ step, markers, grid }: State, { seat, amount }: Of<'bid'>): Phrase | undefined {
  if (step.phase !== 'auction') return undefined;
  const tile = grid[markers[step.marker - 1]?.space ?? -1] ?? null;
  const lot = step.marker === 1 || tile === null ? 'flag' : `tile.${tile}`;
  return told('outbid', { seat: { seat }, amount, tile: goaTerm(lot) });
}

function auctionEnded(before: State, event: Of<'auctionWon'>, reader: Seat): Phrase | undefined {
  const { seat, to, tile } = event;
  if (seat === reader || to === reader) return story(event);
  // In 2004 the auctioneer bids too, and that bid was already reported.
  if (to === null && before.options.edition === '2012' && highBidder(before) === reader)
    return told('kept', { seat: { seat }, tile: goaTerm(tile === null ? 'flag' : `tile.${tile}`) });
  return tile === null && before.flag === reader ? told('flag', { seat: { seat } }) : undefined;
}

/** Another player was the first to reach a row, and the reader's marker stood right above it. */
function overtaken(before: State, event: Of<'progressed'>, reader: Seat): Phrase | undefined {
  const { seat, column, row } = event;
  const wasFirst = stepBonuses(before, seat, column).includes('first');
  if (!wasFirst || playerOf(before, reader).rows[column] !== row - 1) return undefined;
  return told('first', { seat: { seat }, row: row + 1, column: goaTerm(`column.${column}`) });
}
