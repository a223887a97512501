import type { LotId } from '#shared/games/goa/lots.ts';
import { columnOf, rowOf, type Space } from '#shared/games/goa/spaces.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { t } from '../../../lib/i18n.ts';

/** Row and column of a space, as it is typed and told: `2.4`. */
export const placeWord = (space: Space): string => `${rowOf(space)}.${columnOf(space)}`;

/** A lot by its tile and its place, because there are tiles of one name. */
export function lotWord(lot: LotId, tile: Tile | null): string {
  if (lot === 'flag') return t('goa.flag');
  return spaceWord(lot, tile);
}

/** A space by its place and the tile that lies there. The place stands first: names of tiles end with brackets of their own. */
export const spaceWord = (space: Space, tile: Tile | null): string =>
  tile === null ? placeWord(space) : `${placeWord(space)} ${t(`goa.tile.${tile}`)}`;
