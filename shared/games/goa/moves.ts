import type { Seat } from '../../kernel/types.ts';
import type { Space } from './spaces.ts';
import type {
  CardId,
  Colony,
  Column,
  Field,
  PlantationSpace,
  PlotId,
  SpicesByField,
  Tile,
} from './things.ts';

/** The card that changes an action, or none. */
export type ActionCard = CardId | 'none';

/**
 * An answer given beforehand: if the colonists fall short after the reveal, the founding is declined at once and
 * its player is not asked. Whether they fall short is public. Whether this was sent depends on the player's own
 * decision, not on the hand. So a founding declined at once reveals nothing but that decision. No event and no
 * state records it. If the colonists suffice, nobody learns of it.
 */
export type IfShort = 'decline';

/** All moves of Goa. */
export type Move = QuickStart | Auctioning | ActionMove | CardMove | TileMove | AnswerMove | Passing;

type QuickStart =
  | { readonly type: 'quickMarkers'; readonly columns: readonly Column[] }
  | { readonly type: 'quickDucats' };

type Auctioning =
  /** The next marker, the first one with the flag. */
  | { readonly type: 'placeMarker'; readonly space: Space }
  | { readonly type: 'bid'; readonly amount: number }
  /** The auctioneer takes the tile for one ducat less than the highest bid (2012). */
  | { readonly type: 'buy' };

type Passing =
  /** In an auction, or in the extra actions. */
  | { readonly type: 'pass' }
  /** Play an extra-action card. */
  | { readonly type: 'extraAction' }
  | { readonly type: 'endTurn' };

export type ActionMove =
  /** `payment`: the spice taken from each field; `card`: `shipsOnly` or `spicesOnly`. */
  | {
      readonly type: 'progress';
      readonly column: Column;
      readonly card: ActionCard;
      readonly payment: SpicesByField;
    }
  | { readonly type: 'buildShips' }
  /** With `harvestMix` what is not placed is taken in ships and colonists. */
  | { readonly type: 'harvest'; readonly card: ActionCard; readonly spices: SpicesByField }
  | { readonly type: 'taxes' }
  /** Draw this many cards. */
  | { readonly type: 'expedition'; readonly cards: number }
  /** With `thirdScout` one more card is revealed. */
  | {
      readonly type: 'found';
      readonly colony: Colony;
      readonly card: ActionCard;
      readonly ifShort?: IfShort;
    };

export type CardMove =
  /** For ships, colonists or ducats; during a founding `thirdScout` (2012). */
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'playSpices'; readonly card: CardId; readonly spices: SpicesByField }
  /** Sell the spices on the fields. */
  | { readonly type: 'sell'; readonly card: CardId; readonly fields: readonly Field[] }
  | { readonly type: 'payDucats'; readonly card: CardId; readonly column: Column }
  | { readonly type: 'discard'; readonly cards: readonly CardId[] };

export type TileMove =
  /** A tile whose move has no other parameters. */
  | { readonly type: 'useTile'; readonly tile: Tile }
  | { readonly type: 'redSpice'; readonly spices: SpicesByField }
  | { readonly type: 'swap'; readonly space: Space }
  | { readonly type: 'duty'; readonly fields: readonly Field[] }
  | { readonly type: 'viceKing'; readonly column: Column }
  | { readonly type: 'extraHarvest'; readonly plots: readonly PlotId[] }
  /** Espionage: ships or ducats by the seat's marker. */
  | { readonly type: 'spy'; readonly seat: Seat; readonly what: 'ships' | 'taxes' }
  | {
      readonly type: 'spyHarvest';
      readonly seat: Seat;
      readonly card: ActionCard;
      readonly spices: SpicesByField;
    }
  /** 2012. */
  | {
      readonly type: 'spyFound';
      readonly seat: Seat;
      readonly colony: Colony;
      readonly card: ActionCard;
      readonly ifShort?: IfShort;
    }
  /** 2004, during a founding. */
  | { readonly type: 'spyColonists'; readonly seat: Seat };

/** Answers to questions. */
export type AnswerMove =
  | { readonly type: 'fill'; readonly spices: SpicesByField }
  | { readonly type: 'placeSpices'; readonly spices: SpicesByField }
  /** `new`: the new plantation itself (2004). */
  | { readonly type: 'discardPlantation'; readonly plot: PlantationSpace | 'new' }
  | { readonly type: 'either'; readonly what: 'ships' | 'colonists' }
  | { readonly type: 'mix'; readonly ships: number }
  | { readonly type: 'favor'; readonly tile: Tile }
  /** Found the colony; `tile`: its place among the colony's tiles in the figures. */
  | { readonly type: 'settle'; readonly tile: number }
  | { readonly type: 'decline' };
