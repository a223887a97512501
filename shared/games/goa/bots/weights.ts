/**
 * Weights by which the bots value things, in victory points unless noted. Found by letting bots with different weights play
 * one another (docs/bots.md).
 */
export interface Weights {
  /** An action still to come. */
  readonly action: number;
  /** The least gain of a payable step beyond the usual gain of an action. */
  readonly delay: number;
  /** Extra actions a player gets in a round. */
  readonly extras: number;
  /** Actions within which things in stock can still be used. */
  readonly horizon: number;
  /** The share of a payable step's gain that counts before the step is made. */
  readonly ready: number;
  readonly ship: number;
  readonly spice: number;
  /** A ducat, multiplied by the number of players. */
  readonly ducat: number;
  readonly colonist: number;
  /** Ducats that can be used in one round of auctions. */
  readonly purse: number;
  /** An expedition card, while others can still be drawn. */
  readonly card: number;
  /** Actions by which the hand should be complete. Before that, other cards can still be drawn. */
  readonly hand: number;
  /** Room for one more card in the hand. */
  readonly room: number;
  /** A kind of spice that grows on the player's fields, at the beginning of the game. */
  readonly kind: number;
  /** A field, at the beginning of the game. */
  readonly field: number;
  /** The shares of all actions spent on building ships, harvesting, taxes and drawing cards. */
  readonly shares: {
    readonly ships: number;
    readonly harvest: number;
    readonly taxes: number;
    readonly expeditions: number;
  };
  /** Actions that it takes to found each of the colonies still open. */
  readonly founding: number;
  /** Tiles kept for later. */
  readonly espionage: number;
  readonly extraHarvest: number;
  readonly swap: number;
  readonly flag: number;
  /** Ducats by which a rival's bids differ from the expected ones. */
  readonly doubt: number;
  /** The share of their limit that a rival is expected to bid. */
  readonly shading: number;
}

export const WEIGHTS: Weights = {
  action: 0.77,
  delay: 0.9,
  extras: 0.8,
  horizon: 4.2,
  ready: 0.68,
  ship: 0.36,
  spice: 0.35,
  ducat: 0.53,
  colonist: 0.37,
  purse: 9.5,
  card: 0.75,
  hand: 10,
  room: 0.37,
  kind: 1,
  field: 0.37,
  shares: { ships: 0.2, harvest: 0.15, taxes: 0.13, expeditions: 0.08 },
  founding: 3.5,
  espionage: 1.3,
  extraHarvest: 1.2,
  swap: 1,
  flag: 0.2,
  doubt: 1.3,
  shading: 0.66,
};
