import type { Good as GoodName, Special } from '#shared/games/merchants/things.ts';
import { Art, type ArtProps } from '../../../ui/art/Art.tsx';
import { PaperCard } from '../../../ui/art/Pieces.tsx';
import { pictured, put } from '#shared/art/drawing.ts';
import { PAPER } from '#shared/art/things.ts';
import {
  goodAt,
  goodDrawing,
  markerDrawing,
  shipDrawing,
  COIN,
  SPECIAL_DRAWINGS,
} from '#shared/games/merchants/drawings/pieces.ts';

interface OfGood extends ArtProps {
  readonly good: GoodName;
}

export const GoodPicture = ({ good, ...rest }: OfGood) => <Art {...rest} of={goodDrawing(good)} />;

/** A goods marker: a round token. */
export const GoodMarker = ({ good, ...rest }: OfGood) => <Art {...rest} of={markerDrawing(good)} />;

const cardDrawing = pictured((good: GoodName) => [
  ...PAPER,
  { of: [['base', 'M1 54h46v5a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4z']], at: [0, 0, 1], as: `of-${good}` },
  goodAt(good, 7.5, 15.5, 0.72),
  goodAt(good, 4, 3.5, 0.28),
]);

/** A goods card: the good, once more in the corner that is seen of a card under others, and its colour at the foot. */
export const GoodCard = ({ good, ...rest }: OfGood) => <PaperCard {...rest} of={cardDrawing(good)} />;

interface OfShip extends ArtProps {
  /** The marker aboard; null: not loaded. */
  readonly load: GoodName | null;
}

/** A ship with its marker, or with room for one. */
export const MerchantShip = ({ load, ...rest }: OfShip) => <Art {...rest} of={shipDrawing(load)} />;

export const Coin = (props: ArtProps) => <Art {...props} of={COIN} />;

interface OfSpecial extends ArtProps {
  readonly special: Special;
}

export const SpecialSign = ({ special, ...rest }: OfSpecial) => (
  <Art {...rest} of={SPECIAL_DRAWINGS[special]} />
);

const specialDrawing = pictured((special: Special) => [
  ...PAPER,
  put(SPECIAL_DRAWINGS[special], 5, 13, 0.79),
]);

export const SpecialCard = ({ special, ...rest }: OfSpecial) => (
  <PaperCard {...rest} of={specialDrawing(special)} />
);
