import { LETTERS } from '../../../shared/games/merchants/data.ts';
import type { Good as GoodName, Special } from '../../../shared/games/merchants/state.ts';
import { CardBack, EmptySpace, PaperCard } from '../frame/Frame.tsx';
import { Art, disc, put, type ArtProps, type Drawing, type Placed } from '../svg.tsx';
import { SHIP } from '../things.ts';
import { GOOD_DRAWINGS } from './goods.ts';
import { COIN, SPECIAL_DRAWINGS } from './pieces.ts';

interface OfGood extends ArtProps {
  readonly good: GoodName;
}

const goodAt = (good: GoodName, x: number, y: number, scale: number): Placed => ({
  ...put(GOOD_DRAWINGS[good], x, y, scale),
  as: `of-${good}`,
});

export const Good = ({ good, ...rest }: OfGood) => <Art {...rest} of={[goodAt(good, 0, 0, 1)]} />;

const marker = (good: GoodName): Drawing => [
  { of: [['base', disc(24, 24, 22.5)]], at: [0, 0, 1], as: `of-${good}` },
  ['shine', 'M4.5 24A19.5 19.5 0 0 1 24 4.5v2A17.5 17.5 0 0 0 6.5 24z'],
  ['paper', disc(24, 24, 17.5)],
  goodAt(good, 9.6, 9.6, 0.6),
];

/** A goods marker: a round token. */
export const GoodMarker = ({ good, ...rest }: OfGood) => <Art {...rest} of={marker(good)} />;

/** A goods card: the good, its letter, its colour at the foot. */
export const GoodCard = ({ good, ...rest }: OfGood) => (
  <PaperCard
    {...rest}
    of={[
      { of: [['base', 'M3.5 52h41v7a2 2 0 0 1-2 2h-37a2 2 0 0 1-2-2z']], at: [0, 0, 1], as: `of-${good}` },
      goodAt(good, 7, 14, 0.72),
      { text: LETTERS[good], at: [9.5, 11, 13] },
    ]}
  />
);

interface OfShip extends ArtProps {
  /** The marker aboard; null: not loaded. */
  readonly load: GoodName | null;
}

/** A ship with its marker, or with room for one. */
export const MerchantShip = ({ load, ...rest }: OfShip) => (
  <Art {...rest} of={[...SHIP, load === null ? ['hatch', disc(36, 36, 11)] : put(marker(load), 24, 24, 0.5)]} />
);

export const Coin = (props: ArtProps) => <Art {...props} of={COIN} />;

interface OfSpecial extends ArtProps {
  readonly special: Special;
}

export const SpecialSign = ({ special, ...rest }: OfSpecial) => <Art {...rest} of={SPECIAL_DRAWINGS[special]} />;

export const SpecialCard = ({ special, ...rest }: OfSpecial) => (
  <PaperCard {...rest} of={[put(SPECIAL_DRAWINGS[special], 6, 12, 0.75)]} />
);

export { CardBack as Pile, EmptySpace as MarketSpace };
