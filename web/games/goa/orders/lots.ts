import { signal } from '@preact/signals';
import { placements } from '#shared/games/goa/choices/auctions.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { BidLine, BidSheet, Orders } from '#shared/games/goa/orders/schema.ts';
import { lotUnder, ALL_SPACES, type LotId, type Space } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { t } from '../../../lib/i18n.ts';
import type { PlaceTarget } from '../../gameUi.ts';
import type { OrdersForm } from '../../ordersUi.ts';
import { isOf } from '../board/lot.ts';
import {
  bidLineFor,
  newLine,
  sheetFor,
  toggledWish,
  wishesFor,
  withLine,
  withSheet,
  withWishes,
  lotWord,
  spaceWord,
  upcomingRound,
  type UpcomingRound,
} from './edit.ts';

/** The outcome of a lot's auction. */
export interface LotOutcome {
  readonly winner: Seat;
  readonly price: number;
  /** The viewer's bid; null: they passed, or did not speak. */
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

/** A lot as the events of its round have it. */
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
  { upcoming, sheet }: { readonly upcoming: UpcomingRound; readonly sheet: BidSheet },
): readonly SheetLot[] {
  const round = upcoming.isNow ? roundOf(events) : [];
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

type Form = OrdersForm<State, Move, Orders>;

/** The lot whose line is open in the bid sheet: the one that was tapped last, in the sheet or on the board. */
export const openLot = signal<LotId | null>(null);

/** The limit of a line that a tap on the board begins. */
export const FIRST_LIMIT = 1;

/** The tiles that can still be bid for, and the flag where it lies. A tap begins the line, or opens it. */
export function sheetPlaces({ orders, scene, change }: Form): ReadonlyMap<number, PlaceTarget> | undefined {
  const { now } = scene;
  const upcoming = upcomingRound(now);
  if (upcoming === undefined || !upcoming.hasTiles) return undefined;
  const sheet = sheetFor(orders, upcoming.round);
  const target = (space: Space, lot: LotId): PlaceTarget => {
    const line = bidLineFor(sheet, lot);
    const name = lotWord(lot, lot === 'flag' ? null : (now.grid[space] ?? null));
    return {
      label:
        line === undefined
          ? t('page.goa.orders.put', { lot: name })
          : t('page.goa.orders.see', { lot: name, n: line.limit }),
      pressed: line !== undefined,
      ...(line === undefined ? {} : { note: `≤ ${line.limit}` }),
      tap: () => {
        openLot.value = lot;
        if (line === undefined) change(withSheet(orders, withLine(sheet, newLine(now, lot, FIRST_LIMIT))));
      },
    };
  };
  return new Map(lotSpaces(now, upcoming.isNow).map(({ space, lot }) => [space, target(space, lot)]));
}

interface LotSpace {
  readonly space: Space;
  readonly lot: LotId;
}

/** Where lots lie: under the markers once all lie, otherwise every tile and the flag. */
function lotSpaces({ markers, grid, step }: State, isNow: boolean): readonly LotSpace[] {
  const marked = markers.flatMap((marker, i) =>
    marker === null ? [] : [{ space: marker.space, lot: lotUnder(i + 1, marker.space) }],
  );
  if (isNow && step.phase === 'auction') return marked;
  const tiles = ALL_SPACES.filter((space) => (grid[space] ?? null) !== null);
  return [
    ...marked.filter(({ lot }) => isNow && lot === 'flag'),
    ...tiles.map((space) => ({ space, lot: space })),
  ];
}

/** The lots that can still come up. The flag does in any round, wherever it will lie. */
export function openLots(now: State): readonly LotId[] {
  const upcoming = upcomingRound(now);
  if (upcoming === undefined) return [];
  const lots = upcoming.hasTiles ? lotSpaces(now, upcoming.isNow).map(({ lot }) => lot) : [];
  return now.step.phase === 'auction' ? lots : ['flag', ...lots];
}

/** The spaces that a marker could still be placed on. */
export function wishSpaces(now: State): readonly Space[] {
  const upcoming = upcomingRound(now);
  if (upcoming === undefined || !upcoming.hasTiles || now.step.phase === 'auction') return [];
  const markers = upcoming.isNow ? now.markers : [];
  const tiles = ALL_SPACES.filter(
    (space) => (now.grid[space] ?? null) !== null && !markers.some((marker) => marker?.space === space),
  );
  return [...(markers.length === 0 ? placements({ ...now, markers: [] }) : []), ...tiles];
}

/** Where markers can be wished for. A tap adds a space to the wish list, or takes it out. */
export function wishPlaces({ orders, scene, change }: Form): ReadonlyMap<number, PlaceTarget> | undefined {
  const { now } = scene;
  const upcoming = upcomingRound(now);
  const spaces = wishSpaces(now);
  if (upcoming === undefined || spaces.length === 0) return undefined;
  const wishes = wishesFor(orders, upcoming.round);
  const target = (space: Space): PlaceTarget => {
    const at = wishes.findIndex((wish) => wish.space === space);
    const name = spaceWord(space, now.grid[space] ?? null);
    return {
      label:
        at < 0
          ? t('page.goa.orders.markers.put', { space: name })
          : t('page.goa.orders.markers.see', { space: name, n: at + 1 }),
      pressed: at >= 0,
      ...(at < 0 ? {} : { note: `${at + 1}.` }),
      tap: () => change(withWishes(orders, upcoming.round, toggledWish(wishes, now, space))),
    };
  };
  return new Map(spaces.map((space) => [space, target(space)]));
}
