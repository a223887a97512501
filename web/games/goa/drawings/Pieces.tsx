import { box, pictured, put, type Picture } from '#shared/art/drawing.ts';
import { PAPER, SHIP } from '#shared/art/things.ts';
import {
  BONANZA_DRAWINGS,
  CARD_DRAWINGS,
  COLUMN_DRAWINGS,
  SYMBOL_DRAWINGS,
} from '#shared/games/goa/drawings/cards.ts';
import { COLONY_DRAWINGS } from '#shared/games/goa/drawings/colonies.ts';
import { COLONIST, DUCAT, EXTRA_CARD, FLAG } from '#shared/games/goa/drawings/pieces.ts';
import { SACK_DRAWINGS, SPICE_DRAWINGS } from '#shared/games/goa/drawings/spices.ts';
import { tileDrawing, figureOf } from '#shared/games/goa/drawings/tiles.ts';
import type { Figures } from '#shared/games/goa/figures.ts';
import type {
  Bonanza,
  CardKind,
  Colony,
  Column,
  Spice as SpiceName,
  Symbol as SymbolName,
  Tile as TileName,
} from '#shared/games/goa/things.ts';
import { Art, onCard, type ArtProps } from '../../../ui/art/Art.tsx';
import { PaperCard } from '../../../ui/art/Pieces.tsx';
import styles from '../board/tileFace.module.css';

type Of<Name extends string, T> = ArtProps & { readonly [name in Name]: T };

export const SpicePicture = ({ spice, class: more = '', ...rest }: Of<'spice', SpiceName>) => (
  <Art {...rest} class={`bare of-${spice} ${more}`} of={SPICE_DRAWINGS[spice]} />
);

/** A sack on a field. */
export const Sack = ({ spice, ...rest }: Of<'spice', SpiceName>) => (
  <Art {...rest} of={SACK_DRAWINGS[spice]} />
);

export const Ship = (props: ArtProps) => <Art {...props} of={SHIP} />;
export const Colonist = (props: ArtProps) => <Art {...props} of={COLONIST} />;
export const Ducat = (props: ArtProps) => <Art {...props} of={DUCAT} />;
export const ExtraAction = (props: ArtProps) => <Art {...props} of={EXTRA_CARD} />;
export const Flag = (props: ArtProps) => <Art {...props} of={FLAG} />;

export const CardSymbol = ({ symbol, ...rest }: Of<'symbol', SymbolName>) => (
  <Art {...rest} of={SYMBOL_DRAWINGS[symbol]} />
);

const ofTile = pictured(tileDrawing);

export const TilePicture = ({ tile, class: more, ...rest }: Of<'tile', TileName>) => (
  <Art {...rest} class={onCard(more)} of={ofTile(tile)} />
);

/** The effect of an expedition card, without the card. */
export const CardSign = ({ kind, ...rest }: Of<'kind', CardKind>) => (
  <Art {...rest} of={CARD_DRAWINGS[kind]} />
);

const ofCard = pictured((kind: CardKind, symbol: SymbolName, colonists: number) => [
  ...PAPER,
  put(CARD_DRAWINGS[kind], 6.6, 21, 0.73),
  put(SYMBOL_DRAWINGS[symbol], 5, 4.5, 0.31),
  put(COLONIST, 23, 6, 0.26),
  { text: String(colonists), at: [39.5, 12.5, 12] },
]);

/** A whole expedition card: its effect, its symbol, its colonists. */
export const ExpeditionCard = ({
  kind,
  symbol,
  colonists,
  ...rest
}: Of<'kind', CardKind> & { readonly symbol: SymbolName; readonly colonists: number }) => (
  <PaperCard {...rest} of={ofCard(kind, symbol, colonists)} />
);

export const ColonySign = ({ colony, ...rest }: Of<'colony', Colony>) => (
  <Art {...rest} of={COLONY_DRAWINGS[colony]} />
);

export const ColumnSign = ({ column, ...rest }: Of<'column', Column>) => (
  <Art {...rest} of={COLUMN_DRAWINGS[column]} />
);

const BONANZA_BACK: Picture = [
  ['gold', box(1, 1, 46, 46, 23)],
  ['flat sheet', box(5, 5, 38, 38, 19)],
];

const ofBonanza = pictured((bonanza: Bonanza | 'hidden') => [
  ...BONANZA_BACK,
  bonanza === 'hidden' ? { text: '?', at: [24, 23, 26] } : put(BONANZA_DRAWINGS[bonanza], 9, 9, 0.63),
]);

/** A Bonanza tile, or its back. */
export const BonanzaTile = ({ bonanza, class: more, ...rest }: Of<'bonanza', Bonanza | 'hidden'>) => (
  <Art {...rest} class={onCard(more)} of={ofBonanza(bonanza)} />
);

interface TileFaceProps {
  readonly tile: TileName;
  readonly figures: Figures;
  readonly size?: number;
}

/** A tile with the number that its picture leaves open, because editions differ in it. */
export const TileFace = ({ tile, figures, size = 48 }: TileFaceProps) => {
  const n = figureOf(tile, figures);
  return (
    <span class={styles.tileFace}>
      <TilePicture tile={tile} size={size} />
      {n !== undefined && <span class={`${styles.figure} number`}>{n}</span>}
    </span>
  );
};
