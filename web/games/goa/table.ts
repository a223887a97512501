import type { Move } from '../../../shared/games/goa/moves.ts';
import type { Space } from '../../../shared/games/goa/spaces.ts';
import type { State } from '../../../shared/games/goa/state.ts';
import type {
  Action,
  Bonanza,
  CardId,
  Colony,
  Column,
  Field,
  PlotId,
  Tile,
} from '../../../shared/games/goa/things.ts';
import type { Seat } from '../../../shared/kernel/types.ts';
import type { Scene } from '../drawing.ts';

/** A thing that can be tapped for the decision that is open. */
export interface Lit {
  /** What a tap does, for those who do not see where it lies: "Place marker 3 on row 2, column 4: Duty". */
  readonly label: string;
  /**
   * Whether it is chosen in the move being put together; a tap changes that. Where it is undefined, a tile or a
   * card shows first what it does, with `label` on the button; everything else acts at once.
   */
  readonly pressed?: boolean;
  /** Short text shown on the lit place, e.g. how much an action brings. */
  readonly note?: string;
  readonly tap: () => void;
}

/** Everything that can be tapped now, by where it lies. What is in none of these cannot be chosen. */
export interface Lights {
  readonly spaces: ReadonlyMap<Space, Lit>;
  readonly fields: ReadonlyMap<Field, Lit>;
  readonly plots: ReadonlyMap<PlotId, Lit>;
  /** The row a column's marker would go to. */
  readonly columns: ReadonlyMap<Column, Lit>;
  readonly actions: ReadonlyMap<Exclude<Action, 'progress'>, Lit>;
  /** Cards of one's hand. */
  readonly cards: ReadonlyMap<CardId, Lit>;
  /** What can be done with one's hand as a whole. */
  readonly hand: ReadonlyMap<'discard', Lit>;
  /** One's own tiles. */
  readonly tiles: ReadonlyMap<Tile, Lit>;
  /** Tiles put away. */
  readonly removed: ReadonlyMap<Tile, Lit>;
  /** Opponents, e.g. to spy on. */
  readonly seats: ReadonlyMap<Seat, Lit>;
}

/** A thing looked at closer: what it is and does, and why it cannot be used now. */
export type Pick =
  /** `place`: where it was tapped, for there the explanation is shown. */
  | { readonly kind: 'tile'; readonly tile: Tile; readonly place: Place; readonly space?: Space }
  | { readonly kind: 'card'; readonly card: CardId; readonly place: Place }
  | { readonly kind: 'column'; readonly column: Column; readonly place: Place }
  | { readonly kind: 'colony'; readonly colony: Colony; readonly place: Place }
  | { readonly kind: 'bonanza'; readonly bonanza: Bonanza | 'hidden'; readonly place: Place }
  /** All actions: those that are lit act at once. */
  | { readonly kind: 'actions'; readonly place: Place };

/** A part of the board; `supply`: colonies, cards and tiles beside the grid. */
export type Place = 'board' | 'removed' | 'supply' | 'mine' | 'hand' | `seat${Seat}`;

/** What every part of Goa's table draws from. */
export interface Table {
  readonly scene: Scene<State, Move>;
  readonly lights: Lights;
  readonly pick: Pick | null;
  take(pick: Pick | null): void;
}
