import type { Good, Special } from './things.ts';

/** The figures of a game, pinned in its first event, so that a correction here does not change old logs. */
export interface Figures {
  /** Goods cards of each good. */
  readonly cardsPerGood: number;
  /** Goods markers of each good. */
  readonly markersPerGood: number;
  /** Cards in a player's hand at the start. */
  readonly handCards: number;
  /** Cards lying side by side on the market. */
  readonly marketSpaces: number;
  /** Ships a player starts with, taken from the special cards. */
  readonly startShips: number;
  /** Copper coins a player starts with. */
  readonly startMoney: number;
  /** Cards drawn in phase II by a player who plays none. */
  readonly tradeCards: number;
  /** Extra coins for a contract whenever its owner gets coins from a sale. */
  readonly contractBonus: number;
  /** The number of special cards of each kind. */
  readonly specials: Readonly<Record<Special, number>>;
  /** Price of a special card in copper coins. */
  readonly prices: Readonly<Record<Special, number>>;
}

export const FIGURES: Figures = {
  cardsPerGood: 10,
  markersPerGood: 5,
  handCards: 3,
  marketSpaces: 6,
  startShips: 2,
  startMoney: 0,
  tradeCards: 2,
  contractBonus: 2,
  specials: { ship: 14, docks: 2, contract: 2, office: 2 },
  prices: { ship: 10, docks: 12, contract: 11, office: 8 },
};

/** c: certain (rulebook, or several agreeing summaries); l: likely; r: reconstructed. */
export type Confidence = 'c' | 'l' | 'r';

/** The source and confidence of each figure. */
export const PROVENANCE: Readonly<
  Record<keyof Figures, { readonly source: string; readonly confidence: Confidence }>
> = {
  cardsPerGood: { source: 'several agreeing public summaries', confidence: 'c' },
  markersPerGood: { source: 'several agreeing public summaries', confidence: 'c' },
  handCards: { source: 'several agreeing public summaries', confidence: 'c' },
  marketSpaces: { source: 'several agreeing public summaries', confidence: 'c' },
  startShips: { source: 'rulebook, Loading', confidence: 'c' },
  startMoney: { source: 'public summaries', confidence: 'l' },
  tradeCards: { source: 'rulebook, Phase II', confidence: 'c' },
  contractBonus: { source: 'rulebook, Special cards', confidence: 'c' },
  specials: { source: 'public summaries', confidence: 'l' },
  prices: { source: 'rulebook, Special cards', confidence: 'c' },
};

/** One letter for each good, for terminals and for players who cannot tell the colours apart. */
export const LETTERS: Readonly<Record<Good, string>> = {
  fish: 'F',
  grain: 'G',
  wood: 'W',
  porcelain: 'P',
  spices: 'S',
  cloth: 'C',
};

/** Most ships a seat can have. */
export const MOST_SHIPS = 14;
/** Most goods to load, and most purchases, that orders may list. */
export const MOST_LINES = 6;
