/**
 * What the bots think of things, in victory points unless said otherwise. Found by letting bots with
 * different weights play one another (`test/games/goa/strength.ts`).
 */
export interface Weights {
  /** An action still to come. */
  readonly action: number;
  /** Extra actions a player gets in a round. */
  readonly extras: number;
  /** Actions in which what lies about can still be made use of. */
  readonly horizon: number;
  /** Of a payable step's profit, the share that counts before it is made. */
  readonly ready: number;
  readonly ship: number;
  readonly spice: number;
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
  /** Of what a rival gains, the share that hurts, over all rivals. */
  readonly rival: number;
  /** Ducats by which a rival's bids differ from what one expects. */
  readonly doubt: number;
}

export const WEIGHTS: Weights = {
  action: 0.95,
  extras: 0.8,
  horizon: 5,
  ready: 0.65,
  ship: 0.35,
  spice: 0.35,
  ducat: 0.21,
  colonist: 0.35,
  purse: 8,
  card: 0.75,
  hand: 10,
  room: 0.4,
  kind: 1,
  field: 0.35,
  shares: { ships: 0.18, harvest: 0.15, taxes: 0.12, expeditions: 0.08 },
  founding: 4,
  espionage: 1.3,
  extraHarvest: 1.5,
  swap: 1,
  flag: 0.2,
  rival: 0.5,
  doubt: 2,
};
