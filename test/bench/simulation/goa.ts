import { auctioneersPrice } from '#shared/games/goa/prices.ts';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import {
  lotUnder,
  type LotId,
  ALL_SPACES,
  GRID,
  neighboursOf,
  type Space,
} from '#shared/games/goa/spaces.ts';
import { EDITIONS, type Options } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { roundInGame } from '#shared/games/goa/orders/common.ts';
import type { BidLine, BidSheet, Orders } from '#shared/games/goa/orders/schema.ts';
import { clockwise, mapFields, playerOf, type Player, type State } from '#shared/games/goa/state.ts';
import { plantationOf, SPICES, TILES } from '#shared/games/goa/things.ts';
import { countOf } from '#shared/kernel/count.ts';
import { assertNever } from '#shared/kernel/never.ts';
import type { SeatView } from '#shared/kernel/rules.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { testStream } from '../../support/testStream.ts';
import { inTurn } from '../games.ts';
import { optionsOf } from '../goa.ts';
import { planTurn } from './planning.ts';
import type { SimulatedGame, Way } from './simulate.ts';

type View = SeatView<State>;
type Wish = NonNullable<Orders['markers']>['spaces'][number];

/** The `i`th game, of the editions in turn: four players. Its stages are the phases of a round. */
export const goa = (i: number): SimulatedGame<State, Move, Event, Options> => ({
  rules,
  options: optionsOf(inTurn(EDITIONS, i)),
  seats: 4,
  stageOf: ({ step }) => step.phase,
});

/** Rounds of a whole game. */
export const ROUNDS = 8;

export const goaWays: readonly Way<State>[] = [
  { name: 'without orders', leave: () => null },
  /** A line for each lot of the round, made on the first visit once all markers lie. */
  { name: 'a limit for each lot', leave: (view) => ({ game: limitsFor(view), plan: null }) },
  /** A whole round: every tile, the markers, what is asked about what was won, the end of the turn. */
  { name: 'sheets', leave: (view) => ({ game: sheetFor(view), plan: null }) },
  /** The next turn as well. */
  {
    name: 'sheets and plans',
    leave: (view) => ({ game: sheetFor(view), plan: planTurn(rules, view, testStream(1)) }),
  },
];

function limitsFor(view: View): Orders {
  const { step, markers } = view.state;
  if (step.phase !== 'auction') return {};
  const lots = markers.flatMap((marker, i): LotId[] =>
    marker === null ? [] : [lotUnder(i + 1, marker.space)],
  );
  return { sheet: { round: roundInGame(view.state), lines: lots.map((lot) => lineFor(view, lot)) } };
}

/**
 * The sheet for this round until its auctions are over, then for the next one if the same tiles stay. It is brought up
 * to date on every visit. Extra actions are not passed: like the bot, players use them.
 */
function sheetFor(view: View): Orders {
  const { state, seat } = view;
  const preferences = preferencesOf(playerOf(state, seat));
  const round = roundToCome(state);
  if (round === undefined) return preferences;
  const lots: readonly LotId[] = ['flag', ...GRID.filter((space) => state.grid[space] !== null)];
  const lines = lots.map((lot) => lineFor(view, lot));
  const sheet: BidSheet = { round, lines, others: 'pass' };
  return { ...preferences, sheet, markers: { round, spaces: wishes(state, lines) } };
}

/** The spices that the player has fewest of come first; plantations are given up in the order of the tiles. */
function preferencesOf(player: Player): Orders {
  const held = mapFields(player, (_, spice) => spice ?? undefined);
  return {
    fill: SPICES.toSorted((a, b) => countOf(held, a) - countOf(held, b)),
    either: player.ships < player.colonists ? 'ships' : 'colonists',
    giveUp: TILES.filter((tile) => plantationOf(tile) !== undefined),
    endTurn: true,
  };
}

/** The round that a sheet can be filled for; undefined if other tiles come first, or none. */
function roundToCome(state: State): number | undefined {
  const { step, round, figures } = state;
  switch (step.phase) {
    case 'placing':
    case 'auction':
    case 'quickStart':
      return roundInGame(state);
    case 'turn':
    case 'extra':
      return round === figures.rounds ? undefined : roundInGame(state) + 1;
    case 'setup':
    case 'over':
      return undefined;
    default:
      return assertNever(step);
  }
}

/** The tiles that the player bids most for come first; the flag goes where such tiles are near. */
function wishes({ grid }: State, lines: readonly BidLine[]): Wish[] {
  const limits = new Map(lines.map(({ lot, limit }) => [lot, limit]));
  const wanted = (space: Space): number => limits.get(space) ?? 0;
  const near = (space: Space): number => neighboursOf(space).reduce((sum, other) => sum + wanted(other), 0);
  const tiles = ALL_SPACES.filter((space) => grid[space] !== null);
  const empty = ALL_SPACES.filter((space) => grid[space] === null);
  return [
    ...tiles.toSorted((a, b) => wanted(b) - wanted(a)),
    ...empty.toSorted((a, b) => near(b) - near(a)),
  ].map((space) => ({ space }));
}

/**
 * What the bot of level normal would do about a lot that came up now. It is asked what it bids as the first to speak,
 * which bids it tops, and at which bids it keeps the lot as auctioneer.
 */
function lineFor(view: View, lot: LotId): BidLine {
  const { state, seat } = view;
  const { ducats } = playerOf(state, seat);
  const last = state.order.find((other) => clockwise(state, other) === seat) ?? seat;
  const bids = (high: number): Move => speech(view, lot, last, high);
  const keeps = (high: number): boolean => speech(view, lot, seat, high).type !== 'pass';
  const first = bids(0);
  const kept = keeps(0) ? highest(ducats, keeps) : undefined;
  const tile = lot === 'flag' ? null : state.grid[lot];
  return {
    lot,
    ...(tile == null ? {} : { tile }),
    limit: first.type === 'bid' ? highest(ducats, (bid) => bids(bid - 1).type === 'bid') : 0,
    ...(first.type === 'bid' ? { from: first.amount } : {}),
    ...(kept === undefined ? {} : { buyUpTo: priceAt(state, kept) }),
  };
}

/** What the auctioneer pays to keep a lot at this highest bid (rules 3.2). */
const priceAt = ({ options }: State, high: number): number =>
  options.edition === '2012' ? Math.max(0, auctioneersPrice(high)) : high + 1;

/** The greatest number up to `most` for which `holds`, if it does for all below; 0 if for none. */
function highest(most: number, holds: (n: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What the bot says about a lot of this auctioneer at this highest bid; 0: nobody has bid. */
function speech({ state, seat }: View, lot: LotId, auctioneer: Seat, amount: number): Move {
  const under = (space: Space) => ({ seat: auctioneer, space });
  const markers = lot === 'flag' ? [under(0)] : [under(0), under(lot)];
  const high = amount === 0 ? null : { seat: clockwise(state, seat), amount };
  const step = { phase: 'auction', seat, marker: markers.length, high } as const;
  return rules.bot(asSeatView({ ...state, questions: [], markers, step }, seat), 'normal', testStream(1));
}
