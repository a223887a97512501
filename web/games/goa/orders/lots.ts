import { lotUnder, type LotId } from '#shared/games/goa/lots.ts';
import type { BidLine, BidSheet } from '#shared/games/goa/orders/schema.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { isOf } from '../board/lot.ts';
import { bidLineFor } from './edit.ts';
import type { RoundAhead } from './round.ts';

/** How a lot's auction ended. */
export interface LotOutcome {
  readonly winner: Seat;
  readonly price: number;
  /** What the viewer bid; null: they passed, or did not speak. */
  readonly bid: number | null;
}

/** A lot of the round in front of the players, as the bid sheet lists it. */
export interface SheetLot {
  readonly lot: LotId;
  /** Null: the flag. */
  readonly tile: Tile | null;
  /** Its marker; null as long as none lies there. */
  readonly marker: { readonly n: number; readonly seat: Seat } | null;
  readonly line: BidLine | undefined;
  /** Null: it is still to come. */
  readonly outcome: LotOutcome | null;
}

/** What is known of a round from its events. */
interface PlacedLot {
  readonly lot: LotId;
  readonly tile: Tile | null;
  readonly marker: { readonly n: number; readonly seat: Seat };
}

/**
 * The lots of the round, in the order in which they are auctioned: those with markers, then those with a line only. The
 * flag is always among them. `state`: as the server has it; `events`: all events of the game, the latest last. What a draft
 * would buy is not sold yet: its marker still lies there.
 */
export function lotsOf(
  state: State,
  events: readonly AnyEvent[],
  you: Seat,
  { ahead, sheet }: { readonly ahead: RoundAhead; readonly sheet: BidSheet },
): readonly SheetLot[] {
  const round = ahead.isNow ? roundOf(events) : [];
  const placed = placedIn(round);
  const outcomes = outcomesIn(round, you);
  const marked = placed.map(({ lot, tile, marker }): SheetLot => ({
    lot,
    tile,
    marker,
    line: bidLineFor(sheet, lot),
    outcome: state.markers[marker.n - 1] ? null : (outcomes[marker.n - 1] ?? null),
  }));
  const isKnown = (lot: LotId): boolean => marked.some((other) => other.lot === lot);
  const written = ['flag' as const, ...sheet.lines.map(({ lot }) => lot).filter((lot) => lot !== 'flag')];
  const unmarked = written
    .filter((lot) => !isKnown(lot))
    .map((lot): SheetLot => {
      const line = bidLineFor(sheet, lot);
      return { lot, tile: tileOf(state, lot, line), marker: null, line, outcome: null };
    });
  return [...marked, ...unmarked];
}

const tileOf = ({ grid }: State, lot: LotId, line: BidLine | undefined): Tile | null =>
  lot === 'flag' ? null : (line?.tile ?? grid[lot] ?? null);

/** The events of the current round. */
function roundOf(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const began = events.findLastIndex((event) => isOf(event, 'roundBegan'));
  return events.slice(began + 1);
}

const placedIn = (round: readonly AnyEvent[]): readonly PlacedLot[] =>
  round
    .filter((event) => isOf(event, 'markerPlaced'))
    .map(({ seat, marker, space, tile }) => ({
      lot: lotUnder(marker, space),
      tile,
      marker: { n: marker, seat },
    }));

/** By number of the marker, from the first. */
function outcomesIn(round: readonly AnyEvent[], you: Seat): readonly LotOutcome[] {
  const outcomes: LotOutcome[] = [];
  let bid: number | null = null;
  for (const event of round)
    if (isOf(event, 'bid') && event.seat === you) bid = event.amount;
    else if (isOf(event, 'auctionWon')) {
      outcomes.push({ winner: event.seat, price: event.price, bid });
      bid = null;
    }
  return outcomes;
}
