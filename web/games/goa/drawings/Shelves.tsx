import { BONANZAS, CARD_KINDS, COLONIES, COLUMNS, SPICES, SYMBOLS, TILES } from '#shared/games/goa/things.ts';
import { CARD_SIZES, itself, Shelf, Singles } from '../../../ui/art/Shelf.tsx';
import * as Drawn from './Pieces.tsx';

const Things = () => (
  <>
    <Shelf
      id="spices"
      things={SPICES}
      name={itself}
      Show={({ thing, size }) => <Drawn.SpicePicture spice={thing} size={size} />}
    />
    <Shelf
      id="sacks"
      things={SPICES}
      name={itself}
      Show={({ thing, size }) => <Drawn.Sack spice={thing} size={size} />}
    />
    <Shelf
      id="symbols"
      things={SYMBOLS}
      name={itself}
      Show={({ thing, size }) => <Drawn.CardSymbol symbol={thing} size={size} />}
    />
    <Shelf
      id="tiles"
      things={TILES}
      name={itself}
      Show={({ thing, size }) => <Drawn.TilePicture tile={thing} size={size} />}
    />
    <Shelf
      id="colonies"
      things={COLONIES}
      name={itself}
      Show={({ thing, size }) => <Drawn.ColonySign colony={thing} size={size} />}
    />
    <Shelf
      id="columns"
      things={COLUMNS}
      name={itself}
      Show={({ thing, size }) => <Drawn.ColumnSign column={thing} size={size} />}
    />
  </>
);

const Cards = () => (
  <>
    <Shelf
      id="kinds"
      things={CARD_KINDS}
      name={itself}
      Show={({ thing, size }) => <Drawn.CardSign kind={thing} size={size} />}
    />
    <Shelf
      id="cards"
      sizes={CARD_SIZES}
      things={CARD_KINDS}
      name={itself}
      Show={({ thing, size }) => (
        <Drawn.ExpeditionCard
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
      Show={({ thing, size }) => <Drawn.BonanzaTile bonanza={thing} size={size} />}
    />
  </>
);

/** All drawings of the game, for the gallery. */
export const Shelves = () => (
  <>
    <Singles
      id="goa"
      pieces={{
        ship: Drawn.Ship,
        colonist: Drawn.Colonist,
        ducat: Drawn.Ducat,
        extraAction: Drawn.ExtraAction,
        flag: Drawn.Flag,
      }}
    />
    <Things />
    <Cards />
  </>
);
