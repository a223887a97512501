import type { merchantsShop as english } from '../en/shop.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The special cards on sale, and all goods counted, in Czech. */
export const merchantsShop = {
  'page.merchants.buyCard':
    'Koupit kartu za {price, plural, one {# minci} few {# mince} other {# mincí}}: {card}',
  'page.merchants.does.ship': 'veze o žeton víc; vyberete jej při koupi.',
  'page.merchants.does.docks': 'o výměnu víc v každé fázi I.',
  'page.merchants.does.contract':
    '+{bonus, plural, one {# mince} few {# mince} other {# mincí}}, kdykoli vám prodej přinese mince.',
  'page.merchants.does.office': 'v každém tahu smíte líznout kartu.',
  'page.merchants.soldOut': 'Vyprodáno.',
  'page.merchants.tooDear': '{price, plural, one {# mince} few {# mince} other {# mincí}}; máte {money}.',
  'page.merchants.shop': 'Zvláštní karty',
  'page.merchants.cardsLeft': 'zbývá {n}',
  'page.merchants.buyShip':
    'Koupit loď za {price, plural, one {# minci} few {# mince} other {# mincí}} a naložit: {good}',
  'page.merchants.onSale': '{card}: {price, plural, one {# mince} few {# mince} other {# mincí}}, zbývá {n}',
  'page.merchants.canBuy':
    '{card}: {price, plural, one {# mince} few {# mince} other {# mincí}}, zbývá {n}; můžete koupit',
  'page.merchants.counts': 'Všechno zboží v číslech',
  'page.merchants.good': 'Zboží',
  'page.merchants.markers': 'Zbývající žetony',
  'page.merchants.visible': 'Na tržišti',
  'page.merchants.out': 'Mimo hru',
  'page.merchants.cardLeft': '{price, plural, one {# mince} few {# mince} other {# mincí}}, zbývá: {n}.',
} satisfies Translated<typeof english>;
