import type { Figures } from '#shared/games/goa/figures.ts';
import type { Tile as TileName } from '#shared/games/goa/things.ts';
import { figureOf } from '#shared/games/goa/drawings/tiles.ts';
import { TilePicture } from '../drawings/Pieces.tsx';

interface Props {
  readonly tile: TileName;
  readonly figures: Figures;
  readonly size?: number;
}

/** A tile with the number that its picture leaves open, because editions differ in it. */
export const TileFace = ({ tile, figures, size = 48 }: Props) => {
  const n = figureOf(tile, figures);
  return (
    <span class="tile-face">
      <TilePicture tile={tile} size={size} />
      {n !== undefined && <span class="tile-figure number">{n}</span>}
    </span>
  );
};
