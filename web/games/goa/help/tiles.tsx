import {
  isImmediate,
  isRed,
  ONE_SHOT_TILES,
  plantationOf,
  SIZES,
  SPICES,
  TILES,
  type PlantationTile,
  type Tile as TileName,
} from '#shared/games/goa/things.ts';
import { TilePicture } from '../drawings/Pieces.tsx';
import { does } from '../explain/effects.ts';
import { formatNumber, t, type MessageKey } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { doubtsOf } from './doubts.ts';
import { piece, type EditionRules } from './rules.ts';

/** Every tile of the edition. */
export const tilesPart = (rules: EditionRules): HelpPart => ({
  id: 'tiles-part',
  title: t('help.goa.part.tiles'),
  pieces: [
    { ...piece('tiles'), doubts: doubtsOf(rules.edition, 'tilesA', 'tilesB') },
    ...SIZES.map((size) => plantations(size, rules)),
  ],
  entries: TILES.filter((tile) => !isSpicePlantation(tile) && isInEdition(tile, rules)).map((tile) =>
    tileEntry(tile, rules),
  ),
});

const isSpicePlantation = (tile: TileName): boolean => plantationOf(tile)?.allowed.length === 1;

/** Does the edition have this tile? */
export const isInEdition = (tile: TileName, { figures: { tiles } }: Pick<EditionRules, 'figures'>): boolean =>
  tiles.A[tile] !== undefined || tiles.B[tile] !== undefined;

const kindOf = (tile: TileName): MessageKey => {
  if (plantationOf(tile) !== undefined) return 'help.goa.kind.plantation';
  if (isImmediate(tile)) return 'help.goa.kind.immediate';
  if (isRed(tile)) return 'help.goa.kind.red';
  return ONE_SHOT_TILES.some((once) => once === tile) ? 'help.goa.kind.once' : 'help.goa.kind.end';
};

/** The effect of a tile; how long it lasts is explained with its kind. */
const tileText = (tile: TileName, { edition, figures }: EditionRules): readonly string[] =>
  does({ kind: 'tile', tile }, { options: { edition }, figures }).slice(0, 1);

function tileEntry(tile: TileName, rules: EditionRules): Piece {
  const kind = t(kindOf(tile));
  return {
    id: `tile-${tile}`,
    title: t(`goa.tile.${tile}`),
    text: tileText(tile, rules),
    art: <TilePicture tile={tile} size={56} />,
    more: (
      <p class="tags">
        <span class="tag">{kind}</span> <span class="muted number">{countText(tile, rules)}</span>
      </p>
    ),
    words: [kind],
  };
}

const countText = (tile: TileName, { figures: { tiles } }: EditionRules): string =>
  t('help.goa.tiles.count', { a: formatNumber(tiles.A[tile] ?? 0), b: formatNumber(tiles.B[tile] ?? 0) });

/** The five plantations of a size are alike but for the spice. */
function plantations(size: (typeof SIZES)[number], rules: EditionRules): Piece {
  const tiles = SPICES.map((spice): PlantationTile => `${spice}${size}`);
  return {
    id: `plantations-${size}`,
    title: t('help.goa.plantations', { n: size }),
    text: [t('help.goa.plantations.text')],
    more: (
      <ul class="plain legend">
        {tiles.map((tile, at) => (
          <li key={tile} id={`tile-${tile}`} tabIndex={-1}>
            <TilePicture tile={tile} size={56} />
            <span>{t(`goa.spice.${SPICES[at] ?? 'ginger'}`)}</span>
            <span class="muted number">{countText(tile, rules)}</span>
          </li>
        ))}
      </ul>
    ),
    words: tiles.map((tile) => t(`goa.tile.${tile}`)),
  };
}
