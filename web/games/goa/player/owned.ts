import { playerOf, type Player } from '../../../../shared/games/goa/state.ts';
import type { Seat } from '../../../../shared/kernel/types.ts';
import { mark } from '../../marks.ts';
import type { Place, Table } from '../table.ts';

/** Whose boards are drawn. */
export interface Owned {
  readonly table: Table;
  readonly seat: Seat;
  /** `mine`: the viewer's own, on which things can be lit. */
  readonly place: Extract<Place, 'mine' | `seat${number}`>;
}

/** The player as shown, with the move being put together. */
export const shownOf = ({ table, seat }: Owned): Player => playerOf(table.scene.shown, seat);

/** Whether a part of this player's things differs from before, for `data-changed`. */
export const changed = (
  { table: { scene }, seat }: Owned,
  part: (of: Player) => string | number | null | undefined,
): true | undefined => mark(scene.since, scene.shown, (state) => part(playerOf(state, seat)));
