import { GOODS, SPECIALS } from '#shared/games/merchants/things.ts';
import { CARD_SIZES, itself, Shelf, Singles } from '../../../ui/art/Shelf.tsx';
import * as Drawn from './Pieces.tsx';

/** All drawings of the game, for the gallery. */
export const Shelves = () => (
  <>
    <Singles id="merchants" pieces={{ coin: Drawn.Coin }} />
    <Shelf
      id="goods"
      things={GOODS}
      name={itself}
      Show={({ thing, size }) => <Drawn.GoodPicture good={thing} size={size} />}
    />
    <Shelf
      id="markers"
      things={GOODS}
      name={itself}
      Show={({ thing, size }) => <Drawn.GoodMarker good={thing} size={size} />}
    />
    <Shelf
      id="goodscards"
      sizes={CARD_SIZES}
      things={GOODS}
      name={itself}
      Show={({ thing, size }) => <Drawn.GoodCard good={thing} size={size} />}
    />
    <Shelf
      id="merchantships"
      things={[null, ...GOODS]}
      name={String}
      Show={({ thing, size }) => <Drawn.MerchantShip load={thing} size={size} />}
    />
    <Shelf
      id="specials"
      things={SPECIALS}
      name={itself}
      Show={({ thing, size }) => <Drawn.SpecialSign special={thing} size={size} />}
    />
    <Shelf
      id="specialcards"
      sizes={CARD_SIZES}
      things={SPECIALS}
      name={itself}
      Show={({ thing, size }) => <Drawn.SpecialCard special={thing} size={size} />}
    />
  </>
);
