/**
 * What the bots think of things, in victory points unless said otherwise. Found by letting bots with
 * different weights play one another (docs/bots.md).
 */
export interface Weights {
  /** An action still to come. */
  readonly action: number;
  /** What a payable step must bring beyond what the action would bring otherwise. */
  readonly delay: number;
  /** Extra actions a player gets in a round. */
  readonly extras: number;
  /** Actions in which what lies about can still be made use of. */
  readonly horizon: number;
  /** Of a payable step's profit, the share that counts before it is made. */
  readonly ready: number;
  readonly ship: number;
  readonly spice: number;
  /** A ducat, times players. */
  readonly ducat: number;
  readonly colonist: number;
  /** Ducats that can be put to use in a round of auctions. */
  readonly purse: number;
  /** An expedition card while there is time to draw others. */
  readonly card: number;
  /** Actions by which the hand is to be complete; before that other cards can still be drawn. */
  readonly hand: number;
  /** Room for one more card on the hand. */
  readonly room: number;
  /** A kind of spice that grows on one's fields, at the beginning of the game. */
  readonly kind: number;
  /** A field, at the beginning of the game. */
  readonly field: number;
  /** Of all actions, the share that builds ships, harvests, taxes, and draws cards. */
  readonly shares: {
    readonly ships: number;
    readonly harvest: number;
    readonly taxes: number;
    readonly expeditions: number;
  };
  /** Of the colonies still open, how many actions each takes to be founded. */
  readonly founding: number;
  /** Tiles kept for later. */
  readonly espionage: number;
  readonly extraHarvest: number;
  readonly swap: number;
  readonly flag: number;
  /** Ducats by which a rival's bids differ from what one expects. */
  readonly doubt: number;
  /** Of his limit, the share that a rival is expected to bid. */
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
