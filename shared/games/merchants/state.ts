import type { Seat } from '../../kernel/types.ts';
import type { Figures } from './data.ts';
import type { Options } from './meta.ts';
import type { Good, PlainCard, Special } from './things.ts';

/** A goods card, or `hidden` if a viewer sees only its back. */
export type Card = Good | 'hidden';

/** The reasons for changes of money. Purchases are negative; the accounts add up to the player's money. */
export const ACCOUNTS = ['start', 'sales', 'contracts', 'purchases'] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Player {
  /** Copper coins. */
  readonly money: number;
  /** The money by reason. */
  readonly ledger: Readonly<Record<Account, number>>;
  /** In canonical order, hidden cards last, so that the order reveals nothing. */
  readonly hand: readonly Card[];
  /** Markers aboard, by ship in order of purchase; null: not yet loaded. */
  readonly ships: readonly (Good | null)[];
  /** Special cards other than ships. */
  readonly cards: Readonly<Record<PlainCard, number>>;
}

/** A decision and the seat that makes it. */
export type Decision =
  /** Load the seat's next empty ship. */
  | { readonly phase: 'loading'; readonly seat: Seat; readonly first: Seat }
  /** Phase I: exchange, buy or pass. */
  | { readonly phase: 'planning'; readonly seat: Seat }
  /** Phase I: up to `exchanges` more exchanges, not on the ship `bought` in this turn. */
  | {
      readonly phase: 'docks';
      readonly seat: Seat;
      readonly exchanges: number;
      readonly bought: number | null;
    }
  /** Draw a card or decline, up to `draws` times. */
  | { readonly phase: 'office'; readonly seat: Seat; readonly draws: number }
  /** Phase II: play cards of one good, or draw. */
  | { readonly phase: 'trade'; readonly seat: Seat };

/** Where the game stands. */
type Step = { readonly phase: 'setup' } | Decision | { readonly phase: 'over' };

export interface State {
  readonly options: Options;
  readonly figures: Figures;
  /** By seat. */
  readonly players: readonly Player[];
  /** Markers left to load and cards left to buy. */
  readonly supply: {
    readonly markers: Readonly<Record<Good, number>>;
    readonly specials: Readonly<Record<Special, number>>;
  };
  /** The visible card on each space; empty until it is laid. */
  readonly market: readonly Good[];
  /** Cards out of the game, covered on the market, by good. */
  readonly covered: Readonly<Record<Good, number>>;
  /** The pile, top card first. */
  readonly pile: readonly Card[];
  readonly step: Step;
}

/** The player in a seat; a seat that is not at the table is a bug. */
export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Caches a function of a small whole number, so that equal lists are the same list object. */
export function memoize<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return (n) => (made[n] ??= make(n));
}
