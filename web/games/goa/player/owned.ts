import { playerOf, type Player } from '#shared/games/goa/state.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { mark } from '../../marks.ts';
import type { BoardArea, BoardProps } from '../boardProps.ts';

/** The player whose boards are drawn. */
export interface Owned {
  readonly table: BoardProps;
  readonly seat: Seat;
  /** `mine`: the viewer's own boards, which can have targets. */
  readonly place: Extract<BoardArea, 'mine' | `seat${number}`>;
}

/** The player as shown, with the move being put together. */
export const shownOf = ({ table: props, seat }: Owned): Player => playerOf(props.scene.shown, seat);

/** Are the others' ducats not shown? They are no secret, but the page does not add them up before the end. */
export const keepsBack = ({ shown, over }: BoardProps['scene']): boolean =>
  shown.options.money === 'hidden' && !over;

/** Has this part of the player's things changed? For `data-changed`. */
export const changed = (
  { table: { scene }, seat }: Owned,
  part: (of: Player) => string | number | null | undefined,
): true | undefined => mark(scene.since, scene.shown, (state) => part(playerOf(state, seat)));
