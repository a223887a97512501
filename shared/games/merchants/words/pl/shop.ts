import type { merchantsShop as english } from '../en/shop.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The special cards on sale, and all goods counted, in Polish. */
export const merchantsShop = {
  'page.merchants.buyCard':
    'Kup kartę za {price, plural, one {# monetę} few {# monety} many {# monet}}: {card}',
  'page.merchants.does.ship': 'wiezie jeszcze jeden znacznik; wybierasz go przy zakupie.',
  'page.merchants.does.docks': 'jeszcze jedna wymiana w każdej fazie I.',
  'page.merchants.does.contract':
    '+{bonus, plural, one {# moneta} few {# monety} many {# monet}}, ilekroć sprzedaż przynosi Ci monety.',
  'page.merchants.does.office': 'w każdej turze możesz dobrać kartę.',
  'page.merchants.soldOut': 'Wyprzedane.',
  'page.merchants.tooDear': '{price, plural, one {# moneta} few {# monety} many {# monet}}; masz {money}.',
  'page.merchants.shop': 'Karty akcji specjalnych',
  'page.merchants.cardsLeft': 'zostało {n}',
  'page.merchants.buyShip':
    'Kup statek za {price, plural, one {# monetę} few {# monety} many {# monet}} i załaduj: {good}',
  'page.merchants.onSale':
    '{card}: {price, plural, one {# moneta} few {# monety} many {# monet}}, zostało {n}',
  'page.merchants.canBuy':
    '{card}: {price, plural, one {# moneta} few {# monety} many {# monet}}, zostało {n}; możesz kupić',
  'page.merchants.counts': 'Wszystkie towary w liczbach',
  'page.merchants.good': 'Towar',
  'page.merchants.markers': 'Pozostałe znaczniki',
  'page.merchants.visible': 'Na targowisku',
  'page.merchants.out': 'Poza grą',
  'page.merchants.cardLeft': '{price, plural, one {# moneta} few {# monety} many {# monet}}, zostało: {n}.',
} satisfies Translated<typeof english>;
