import type { merchantsOrders as english } from '../en/orders.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What Merchants' standing orders say when they leave a decision to the player, in Czech. */
export const merchantsOrders = {
  'merchants.orders.load': 'Žádné zboží z vašeho seznamu už nemá v zásobě žeton.',
  'merchants.orders.soldOut': 'Podle vašich příkazů se má koupit karta, která je vyprodaná: {card}.',
  'merchants.orders.noMarkerToLoad':
    'Podle vašich příkazů se má koupit loď, ale žeton jejího zboží už v zásobě není: {good}.',
  'merchants.orders.noMarkerToExchange':
    'Podle vašich příkazů má loď {ship} naložit zboží, jehož žeton už v zásobě není: {good}.',
  'merchants.orders.noShip': 'Vaše příkazy mluví o lodi {ship}, a tu nemáte.',
  'merchants.orders.saving':
    'Vaše příkazy šetří na nákup: {card}, {money} z {price, plural, one {# mince} few {# mincí} other {# mincí}}.',
  'merchants.orders.planning': 'Vaše příkazy nechávají fázi I na vás.',
  'merchants.orders.sale':
    'Prodej by vám přinesl {coins, plural, one {# minci} few {# mince} other {# mincí}}: {good}.',
  'merchants.orders.saleLead':
    'Prodej by vám přinesl {coins, plural, one {# minci} few {# mince} other {# mincí}}, o {lead} víc než komukoli jinému: {good}.',
  'merchants.orders.saleAfterExchange':
    'Po výměně žetonu by vám prodej přinesl {coins, plural, one {# minci} few {# mince} other {# mincí}}: {good}.',
  'merchants.orders.lastDraw': 'Příští líznutí ukončí hru.',
} satisfies Translated<typeof english>;
