import type { Seat } from '../../kernel/types.ts';
import type { Figures } from './figures.ts';
import type { Options } from './meta.ts';
import type { Space } from './spaces.ts';
import type { Question, Step } from './state.ts';
import type {
  Bonanza,
  Card,
  CardId,
  Cause,
  Colony,
  Column,
  PlantationSpace,
  Resource,
  Spice,
  SpicesByField,
  Tile,
} from './things.ts';

/** Everything that can happen. An event says all that follows from it except sums. */
export type Event = SetUp | Course | Said | Changes;

/** What changes hands: markers, tiles, cards, spices and everything else on the table. */
export type Changes = Auctioning | Things | Cards | Boards;

type SetUp =
  | {
      readonly type: 'started';
      readonly options: Options;
      readonly seats: number;
      readonly figures: Figures;
    }
  /** The seats clockwise. Chance. */
  | { readonly type: 'seatsDrawn'; readonly order: readonly Seat[] }
  /** The grid's tiles row by row, and those put away face up. Chance. */
  | {
      readonly type: 'tilesLaid';
      readonly phase: 'A' | 'B';
      readonly tiles: readonly Tile[];
      readonly removed: readonly Tile[];
    }
  /** By corner. Chance. */
  | { readonly type: 'bonanzaLaid'; readonly tiles: readonly (Bonanza | 'hidden')[] }
  /** Turned over in seat order, one by each; the last one shows the start symbol. Ducats by seat. */
  | {
      readonly type: 'cardsTurned';
      readonly cards: readonly CardId[];
      readonly seat: Seat;
      readonly ducats: readonly number[];
    }
  /** Two markers moved down, or no marker and ducats. */
  | {
      readonly type: 'quickStarted';
      readonly seat: Seat;
      readonly columns: readonly Column[];
      readonly ducats: number;
    };

type Course =
  | { readonly type: 'roundBegan'; readonly phase: 'A' | 'B'; readonly round: number }
  /** The next decision. */
  | { readonly type: 'stepBegan'; readonly step: Step; readonly questions: readonly Question[] }
  | { readonly type: 'extraPlayed'; readonly seat: Seat }
  /** The hands are shown. */
  | { readonly type: 'ended'; readonly hands: readonly (readonly CardId[])[] };

/** What is said and changes nothing yet. */
type Said =
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  /** `forced`: for want of ducats. */
  | { readonly type: 'bidPassed'; readonly seat: Seat; readonly forced: boolean }
  /** `on`: whose marker counts, if not one's own. */
  | {
      readonly type: 'foundingBegun';
      readonly seat: Seat;
      readonly colony: Colony;
      readonly board: number;
      readonly on: Seat | null;
    }
  /** `missing`: colonists that were missing; 0: declined. */
  | {
      readonly type: 'notFounded';
      readonly seat: Seat;
      readonly colony: Colony;
      readonly missing: number;
    };

type Auctioning =
  /** `tile` null: the flag. */
  | {
      readonly type: 'markerPlaced';
      readonly seat: Seat;
      readonly marker: number;
      readonly space: Space;
      readonly tile: Tile | null;
    }
  /** `to`: who gets the price; null: the bank. */
  | {
      readonly type: 'auctionWon';
      readonly seat: Seat;
      readonly marker: number;
      readonly tile: Tile | null;
      readonly price: number;
      readonly to: Seat | null;
    };

type Things =
  | { readonly type: 'bonanzaTaken'; readonly seat: Seat; readonly corner: number; readonly tile: Bonanza }
  /** `on`: whose board it looks at. */
  | { readonly type: 'tileUsed'; readonly seat: Seat; readonly tile: Tile; readonly on: Seat | null }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly space: Space; readonly tile: Tile }
  | { readonly type: 'favorTaken'; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly what: Resource;
      readonly n: number;
      readonly by: Cause;
    };

type Cards =
  /** The discarded cards, at the start all cards, become the draw pile, top first. Chance. */
  | { readonly type: 'cardsShuffled'; readonly pile: readonly Card[] }
  /** From the top of the pile, in the order drawn. */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly cards: readonly Card[]; readonly by: Cause }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Turned over from the top of the pile; `colonists` is their sum. */
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly colonists: number;
      readonly by: Cause;
    }
  | { readonly type: 'revealedDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Spices sold with a card. */
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly spices: SpicesByField;
      readonly ducats: number;
    };

type Boards =
  | {
      readonly type: 'plantationLaid';
      readonly seat: Seat;
      readonly plot: PlantationSpace;
      readonly tile: Tile;
      readonly allowed: readonly Spice[];
      readonly size: number;
    }
  /** `plot` null: the one just got. `kept`: face down, for its point. */
  | {
      readonly type: 'plantationDiscarded';
      readonly seat: Seat;
      readonly plot: PlantationSpace | null;
      readonly tile: Tile;
      readonly kept: boolean;
    }
  | {
      readonly type: 'spicesPlaced';
      readonly seat: Seat;
      readonly spices: SpicesByField;
      readonly by: Cause;
    }
  | { readonly type: 'dutyDone'; readonly seat: Seat; readonly spices: SpicesByField }
  /** A marker moved down to `row` (0 … 4), and what it cost. */
  | {
      readonly type: 'progressed';
      readonly seat: Seat;
      readonly column: Column;
      readonly row: number;
      readonly ships: number;
      readonly ducats: number;
      readonly spices: SpicesByField;
      readonly by: Cause;
    }
  /** `colonists`: cards paid. */
  | {
      readonly type: 'colonyFounded';
      readonly seat: Seat;
      readonly colony: Colony;
      readonly tile: number;
      readonly allowed: readonly Spice[];
      readonly fields: number;
      readonly colonists: number;
    };
