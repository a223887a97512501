import type { ComponentType, FunctionComponent } from 'preact';
import { playerOf, type Player } from '#shared/games/goa/state.ts';
import { COLUMNS } from '#shared/games/goa/things.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { memo } from '../../../ui/memo.tsx';
import { mark } from '../../scene.ts';
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

/** The discarded plantations that score: one with crop rotation does not. */
export const keptForPoints = ({ kept }: Player): Player['kept'] =>
  kept.filter((tile) => tile !== 'cropRotation');

/** Has this part of the player's things changed? For `data-changed`. */
export const changed = (
  { table: { scene }, seat }: Owned,
  part: (of: Player) => string | number | null | undefined,
): true | undefined => mark(scene.since, scene.shown, (state) => part(playerOf(state, seat)));

/** A part of a player's boards, which is drawn again only if what it shows has changed: most moves are of others. */
export const boardPart = <P extends Pick<Owned, 'table' | 'seat'>>(
  Part: FunctionComponent<P>,
): ComponentType<P> => memo(Part, factsOf);

/** All that a player's boards show. While something can be chosen or is explained, that may depend on the whole table. */
function factsOf<P extends Pick<Owned, 'table' | 'seat'>>({ table, ...part }: P): object {
  const { scene, selection } = table;
  const { before, now, shown, since } = scene;
  if (selection !== null || scene.offered.length > 0 || scene.places) return { ...part, table };
  return {
    ...part,
    before: playerOf(before, part.seat),
    now: playerOf(now, part.seat),
    shown: playerOf(shown, part.seat),
    since: since && playerOf(since, part.seat),
    figures: shown.figures,
    keepsBack: keepsBack(scene),
    // The cards for the first in a row are marked on every player's board.
    farthest: COLUMNS.map((column) => Math.max(...shown.players.map(({ rows }) => rows[column]))).join(),
  };
}
