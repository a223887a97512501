import type { ComponentType } from 'preact';
import { GOODS, SPECIALS } from '../../shared/games/merchants/state.ts';
import {
  BONANZAS,
  CARD_KINDS,
  COLONIES,
  COLUMNS,
  SPICES,
  SYMBOLS,
  TILES,
} from '../../shared/games/goa/things.ts';
import { Carrack } from '../art/frame/Carrack.tsx';
import { Compass } from '../art/frame/Compass.tsx';
import { CardBack, CardSpace, EmptySpace, Pile, Wave } from '../art/frame/Frame.tsx';
import { SeatMark } from '../art/frame/Seat.tsx';
import * as Goa from '../art/goa/Pieces.tsx';
import * as Merchants from '../art/merchants/Pieces.tsx';
import { iconOf } from '../icons.ts';
import type { ArtProps } from '../art/Art.tsx';

const SIZES = [20, 32, 48, 96] as const;

interface ShelfProps<T> {
  readonly id: string;
  readonly things: readonly T[];
  readonly name: (thing: T) => string;
  readonly Show: ComponentType<ArtProps & { readonly thing: T }>;
  readonly sizes?: readonly number[];
}

/** One kind of thing, each in all sizes. */
const Shelf = <T,>({ id, things, name, Show, sizes = SIZES }: ShelfProps<T>) => (
  <section id={id}>
    <h2>{id}</h2>
    <div class="shelf">
      {things.map((thing) => (
        <figure key={name(thing)} class="exhibit">
          {sizes.map((size) => (
            <Show key={size} size={size} thing={thing} />
          ))}
          <figcaption>{name(thing)}</figcaption>
        </figure>
      ))}
    </div>
  </section>
);

const SINGLES: Readonly<Record<string, ComponentType<ArtProps>>> = {
  carrack: Carrack,
  compass: Compass,
  wave: Wave,
  emptySpace: EmptySpace,
  cardBack: CardBack,
  pile: Pile,
  cardSpace: CardSpace,
  coin: Merchants.Coin,
  ship: Goa.Ship,
  colonist: Goa.Colonist,
  ducat: Goa.Ducat,
  extraAction: Goa.ExtraAction,
  flag: Goa.Flag,
};

const Single = ({ thing, size }: { readonly thing: string } & ArtProps) => {
  const Piece = SINGLES[thing];
  return Piece === undefined ? null : <Piece size={size} />;
};

const itself = (thing: string): string => thing;
const CARD_SIZES = [48, 72, 96] as const;

const Frames = () => (
  <section id="frames">
    <h2>frames</h2>
    <div class="azulejo-band" />
    <div class="azulejo-frame frame-inside">
      <Carrack size={192} />
      <Compass size={192} />
    </div>
    <div class="azulejo-wall frame-inside" />
    <hr class="wave-line" />
    <div class="shelf">
      {[0, 1, 7, 12].flatMap((n) =>
        SIZES.map((size) => <img key={`${n} ${size}`} src={iconOf(n)} width={size} alt="" />),
      )}
      <img src="/icons/maskable.svg" width={96} alt="" />
    </div>
  </section>
);

const MerchantsShelves = () => (
  <>
    <Shelf
      id="goods"
      things={GOODS}
      name={itself}
      Show={({ thing, size }) => <Merchants.Good good={thing} size={size} />}
    />
    <Shelf
      id="markers"
      things={GOODS}
      name={itself}
      Show={({ thing, size }) => <Merchants.GoodMarker good={thing} size={size} />}
    />
    <Shelf
      id="goodscards"
      sizes={CARD_SIZES}
      things={GOODS}
      name={itself}
      Show={({ thing, size }) => <Merchants.GoodCard good={thing} size={size} />}
    />
    <Shelf
      id="merchantships"
      things={[null, ...GOODS]}
      name={String}
      Show={({ thing, size }) => <Merchants.MerchantShip load={thing} size={size} />}
    />
    <Shelf
      id="specials"
      things={SPECIALS}
      name={itself}
      Show={({ thing, size }) => <Merchants.SpecialSign special={thing} size={size} />}
    />
    <Shelf
      id="specialcards"
      sizes={CARD_SIZES}
      things={SPECIALS}
      name={itself}
      Show={({ thing, size }) => <Merchants.SpecialCard special={thing} size={size} />}
    />
  </>
);

const GoaShelves = () => (
  <>
    <Shelf
      id="spices"
      things={SPICES}
      name={itself}
      Show={({ thing, size }) => <Goa.Spice spice={thing} size={size} />}
    />
    <Shelf
      id="sacks"
      things={SPICES}
      name={itself}
      Show={({ thing, size }) => <Goa.Sack spice={thing} size={size} />}
    />
    <Shelf
      id="symbols"
      things={SYMBOLS}
      name={itself}
      Show={({ thing, size }) => <Goa.CardSymbol symbol={thing} size={size} />}
    />
    <Shelf
      id="tiles"
      things={TILES}
      name={itself}
      Show={({ thing, size }) => <Goa.Tile tile={thing} size={size} />}
    />
    <Shelf
      id="colonies"
      things={COLONIES}
      name={itself}
      Show={({ thing, size }) => <Goa.ColonySign colony={thing} size={size} />}
    />
    <Shelf
      id="columns"
      things={COLUMNS}
      name={itself}
      Show={({ thing, size }) => <Goa.ColumnSign column={thing} size={size} />}
    />
  </>
);

const GoaCards = () => (
  <>
    <Shelf
      id="kinds"
      things={CARD_KINDS}
      name={itself}
      Show={({ thing, size }) => <Goa.CardSign kind={thing} size={size} />}
    />
    <Shelf
      id="cards"
      sizes={CARD_SIZES}
      things={CARD_KINDS}
      name={itself}
      Show={({ thing, size }) => (
        <Goa.ExpeditionCard
          kind={thing}
          symbol={SYMBOLS[CARD_KINDS.indexOf(thing) % 6] ?? 'fish'}
          colonists={2}
          size={size}
        />
      )}
    />
    <Shelf
      id="bonanzas"
      things={['hidden' as const, ...BONANZAS]}
      name={itself}
      Show={({ thing, size }) => <Goa.BonanzaTile bonanza={thing} size={size} />}
    />
  </>
);

/** All drawings in all sizes. */
export const Gallery = () => (
  <>
    <Frames />
    <Shelf id="single" things={Object.keys(SINGLES)} name={itself} Show={Single} />
    <Shelf
      id="seats"
      things={[0, 1, 2, 3]}
      name={String}
      Show={({ thing, size }) => <SeatMark seat={thing} size={size} n={thing + 1} />}
    />
    <MerchantsShelves />
    <GoaShelves />
    <GoaCards />
  </>
);
