import type { Seat } from '../../kernel/types.ts';
import type { Figures } from './data.ts';
import type { Options } from './meta.ts';

/** The goods in canonical order: hands are sorted by it, and the pile is shuffled from it. */
export const GOODS = ['fish', 'grain', 'wood', 'porcelain', 'spices', 'cloth'] as const;
export type Good = (typeof GOODS)[number];

/** The special cards for sale. */
export const SPECIALS = ['ship', 'docks', 'contract', 'office'] as const;
export type Special = (typeof SPECIALS)[number];

/** Special cards that need nothing but their price; a ship is bought with the marker that loads it. */
export const PLAIN_CARDS = ['docks', 'contract', 'office'] as const satisfies readonly Special[];
export type PlainCard = (typeof PLAIN_CARDS)[number];

/** A goods card, or one of which a viewer sees only the back. */
export type Card = Good | 'hidden';

/** Where a player's money came from and went to; purchases are negative, and the sum is his money. */
export const ACCOUNTS = ['start', 'sales', 'contracts', 'purchases'] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Player {
  /** Copper coins. */
  readonly money: number;
  /** The money by reason. */
  readonly ledger: Readonly<Record<Account, number>>;
  /** In canonical order, hidden cards last, so that the order tells nothing. */
  readonly hand: readonly Card[];
  /** Markers aboard, by ship in order of purchase; null: not yet loaded. */
  readonly ships: readonly (Good | null)[];
  /** Special cards other than ships. */
  readonly cards: Readonly<Record<PlainCard, number>>;
}

/** A decision and whose it is. */
export type Decision =
  /** Put a marker on one's next empty ship. */
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
  /** Draw a card or not, up to `draws` times. */
  | { readonly phase: 'office'; readonly seat: Seat; readonly draws: number }
  /** Phase II: play cards of one good, or draw. */
  | { readonly phase: 'trade'; readonly seat: Seat };

/** Where the game stands. */
export type Step = { readonly phase: 'setup' } | Decision | { readonly phase: 'over' };

export interface State {
  readonly options: Options;
  readonly figures: Figures;
  /** By seat. */
  readonly players: readonly Player[];
  /** What is left to load and to buy. */
  readonly supply: {
    readonly markers: Readonly<Record<Good, number>>;
    readonly specials: Readonly<Record<Special, number>>;
  };
  /** The visible card on each space; empty until it is laid. */
  readonly market: readonly Good[];
  /** Cards out of the game, covered on the market. */
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

/** How often `item` occurs. */
export function countOf<T>(items: readonly T[], item: NoInfer<T>): number {
  let n = 0;
  for (const other of items) if (other === item) n += 1;
  return n;
}
