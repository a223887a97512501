import type { Seat, AnyEvent } from '../../kernel/types.ts';
import type { Figures } from './figures.ts';
import { type Options, meta } from './meta.ts';
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
import { strictly } from '../../kernel/upcast.ts';

/** All events. An event holds all its consequences except sums. */
export type Event = SetUp | Course | Said | Changes;

/** The event of a type. */
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Things that change hands: markers, tiles, cards, spices and everything else on the table. */
export type Changes = Auctioning | Things | Cards | Boards;

type SetUp =
  | {
      readonly type: 'started';
      readonly options: Options;
      readonly seats: number;
      readonly figures: Figures;
    }
  /** The seats clockwise. A chance draw. */
  | { readonly type: 'seatsDrawn'; readonly order: readonly Seat[] }
  /** The grid's tiles row by row, and those put away face up. A chance draw. */
  | {
      readonly type: 'tilesLaid';
      readonly phase: 'A' | 'B';
      readonly tiles: readonly Tile[];
      readonly removed: readonly Tile[];
    }
  /** By corner. A chance draw. */
  | { readonly type: 'bonanzaLaid'; readonly tiles: readonly (Bonanza | 'hidden')[] }
  /** Revealed in seat order, one card each, until one shows the start symbol. Ducats by seat. */
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

/** Statements that change nothing yet. */
type Said =
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  /** `forced`: the seat cannot afford a bid. */
  | { readonly type: 'bidPassed'; readonly seat: Seat; readonly forced: boolean }
  /** `on`: the seat whose marker counts, if it is an opponent's. */
  | {
      readonly type: 'foundingBegun';
      readonly seat: Seat;
      readonly colony: Colony;
      readonly board: number;
      readonly on: Seat | null;
    }
  /** `missing`: how many colonists were missing; 0: the player declined. */
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
  /** `on`: the seat whose board it uses. */
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
  /** The discarded cards (at the start all cards) become the draw pile, top first. A chance draw. */
  | { readonly type: 'cardsShuffled'; readonly pile: readonly Card[] }
  /**
   * From the top of the pile, in the order drawn. `missing`: how many could not be drawn because both piles are
   * empty.
   */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly by: Cause;
      readonly missing?: number;
    }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardsDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Revealed from the top of the pile. `colonists` is their sum. */
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
  /** `plot` null: the new plantation itself. `kept`: face down, for its point. */
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

/** An event written with an older `meta.version`, in today's shape: version 1 is today's. */
const reshape = (event: AnyEvent): Event => event as Event;

/** `reshape`, but throws for an unknown version of the events. */
export const upcast = strictly({ meta, upcast: reshape });
