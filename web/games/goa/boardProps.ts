import type { Move } from '#shared/games/goa/moves.ts';
import type { Space } from '#shared/games/goa/spaces.ts';
import type { State } from '#shared/games/goa/state.ts';
import type {
  Action,
  Bonanza,
  CardId,
  Colony,
  Column,
  Field,
  PlotId,
  Tile,
} from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Scene } from '../gameUi.ts';

/** A thing that can be tapped for the decision that is open. */
export interface Target {
  /** The effect of a tap, for players who do not see where it is: "Row 2, column 4: Duty, place marker 3". */
  readonly label: string;
  /**
   * Whether it is chosen in the move being put together; a tap toggles it. If undefined: a tile or a card first
   * explains itself, with `label` on its button; everything else acts at once.
   */
  readonly pressed?: boolean;
  /** A short text on the target, e.g. how much an action brings. */
  readonly note?: string;
  readonly tap: () => void;
}

/** All targets, by where they lie. Things that are in none of these cannot be chosen. */
export interface Targets {
  readonly spaces: ReadonlyMap<Space, Target>;
  readonly fields: ReadonlyMap<Field, Target>;
  readonly plots: ReadonlyMap<PlotId, Target>;
  /** The row that a column's marker would move to. */
  readonly columns: ReadonlyMap<Column, Target>;
  readonly actions: ReadonlyMap<Exclude<Action, 'progress'>, Target>;
  /** Cards of the viewer's hand. */
  readonly cards: ReadonlyMap<CardId, Target>;
  /** Targets for the viewer's hand as a whole. */
  readonly hand: ReadonlyMap<'discard', Target>;
  /** The viewer's tiles. */
  readonly tiles: ReadonlyMap<Tile, Target>;
  /** Tiles put away. */
  readonly removed: ReadonlyMap<Tile, Target>;
  /** Opponents, e.g. to spy on. */
  readonly seats: ReadonlyMap<Seat, Target>;
}

/** A thing that the player looks at: what it is, what it does, and why it cannot be used now. */
export type Selection =
  /** `place`: where it was tapped; the explanation opens there. */
  | { readonly kind: 'tile'; readonly tile: Tile; readonly place: BoardArea; readonly space?: Space }
  | { readonly kind: 'card'; readonly card: CardId; readonly place: BoardArea }
  | { readonly kind: 'column'; readonly column: Column; readonly place: BoardArea }
  | { readonly kind: 'colony'; readonly colony: Colony; readonly place: BoardArea }
  | { readonly kind: 'bonanza'; readonly bonanza: Bonanza | 'hidden'; readonly place: BoardArea }
  /** All actions. Those that are targets act at once. */
  | { readonly kind: 'actions'; readonly place: BoardArea };

/** A part of the board. `supply`: colonies, cards and tiles beside the grid. */
export type BoardArea = 'board' | 'removed' | 'supply' | 'mine' | 'hand' | `seat${Seat}`;

/** The props of every part of Goa's board. */
export interface BoardProps {
  readonly scene: Scene<State, Move>;
  readonly targets: Targets;
  readonly selection: Selection | null;
  select(pick: Selection | null): void;
}
