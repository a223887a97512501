import {
  COLONIES,
  SPICES,
  isImmediate,
  isRed,
  ONE_SHOT_TILES,
  plantationOf,
  SIZES,
  TILES,
  BONANZAS,
  CARD_KINDS,
  type Colony,
  type PlantationTile,
  type Tile as TileName,
  type CardKind,
} from '#shared/games/goa/things.ts';
import { formatList, t, formatNumber, type MessageKey } from '../../../lib/i18n.ts';
import type { HelpPart, Piece } from '../../../features/help/index.ts';
import { ColonySign, SpicePicture, TilePicture, BonanzaTile, ExpeditionCard } from '../drawings/Pieces.tsx';
import { does } from '../explain/effects.ts';
import { doubtsOf, piece, facesOf, type EditionRules } from './rules.ts';
import styles from './goaHelp.module.css';
import { helpStyles } from '../../../features/help/index.ts';

/** The four colonies, with the tiles each has. */
export const coloniesPart = (rules: EditionRules): HelpPart => ({
  id: 'colonies-part',
  title: t('help.goa.part.colonies'),
  pieces: [piece('colonies')],
  entries: COLONIES.map((colony) => colonyEntry(colony, rules)),
});

const TILES_OF = {
  Quilon: 'quilonTiles',
  Cochin: 'cochinTiles',
  Madras: 'madrasTiles',
  Calicut: 'calicutTiles',
} as const;

function colonyEntry(colony: Colony, { edition, figures }: EditionRules): Piece {
  const { need, fields, tiles } = figures.colonies[colony];
  const anySpice = tiles.every(({ length }) => length === SPICES.length);
  return {
    id: `colony-${colony}`,
    title: t(`goa.colony.${colony}`),
    text: [t('help.goa.colony.text', { need, fields, n: tiles.length })],
    art: <ColonySign colony={colony} size={56} />,
    more: anySpice ? <p>{t('help.goa.colony.any')}</p> : <Choices tiles={tiles} />,
    words: [
      anySpice
        ? t('help.goa.colony.any')
        : tiles
            .flat()
            .map((spice) => t(`goa.spice.${spice}`))
            .join(' '),
    ],
    doubts: doubtsOf(edition, TILES_OF[colony]),
  };
}

/** The spices of each tile. */
const Choices = ({ tiles }: { readonly tiles: EditionRules['figures']['colonies'][Colony]['tiles'] }) => (
  <ul class={`plain ${styles.choices}`}>
    {tiles.map((spices) => (
      <li key={spices.join()}>
        <span class="visually-hidden">{formatList(spices.map((spice) => t(`goa.spice.${spice}`)))}</span>
        {spices.map((spice) => (
          <SpicePicture key={spice} spice={spice} size={24} />
        ))}
      </li>
    ))}
  </ul>
);

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
      <p class={styles.tags}>
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
      <ul class={`plain ${helpStyles.legend}`}>
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

/** Every expedition card. */
export const cardsPart = (rules: EditionRules): HelpPart => ({
  id: 'cards-part',
  title: t('help.goa.part.cards'),
  pieces: [
    {
      ...piece('cards', { n: Object.keys(rules.figures.cards).length, kinds: CARD_KINDS.length }),
      doubts: doubtsOf(rules.edition, 'cardColonists', 'cardSymbols'),
    },
  ],
  entries: CARD_KINDS.map((kind) => cardEntry(kind, rules)),
});

function cardEntry(kind: CardKind, { edition, figures }: EditionRules): Piece {
  const faces = facesOf(figures).filter((face) => face.kind === kind);
  const symbols = faces.map(({ symbol }) => t(`goa.symbol.${symbol}`));
  return {
    id: `card-${kind}`,
    title: t(`goa.card.${kind}`),
    text: does({ kind: 'card', card: kind }, { options: { edition }, figures }).slice(0, 1),
    more: (
      <>
        <p class={helpStyles.rowOf}>
          {faces.map(({ symbol, colonists }) => (
            <ExpeditionCard key={colonists} kind={kind} symbol={symbol} colonists={colonists} size={48} />
          ))}
          <span class="visually-hidden">{formatList(symbols)}</span>
        </p>
      </>
    ),
    words: symbols,
    doubts: kind === 'payDucats' ? doubtsOf(edition, 'payDucatsByStep') : [],
  };
}

/** Every Bonanza tile. */
export const bonanzaEntries = ({ edition, figures }: EditionRules): readonly Piece[] =>
  BONANZAS.map((bonanza) => ({
    id: `bonanza-${bonanza}`,
    title: t(`goa.bonanza.${bonanza}`),
    text: does({ kind: 'bonanza', bonanza }, { options: { edition }, figures }),
    art: <BonanzaTile bonanza={bonanza} size={52} />,
    doubts: doubtsOf(edition, 'bonanzaGains'),
  }));
