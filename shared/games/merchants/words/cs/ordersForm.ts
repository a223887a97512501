import type { merchantsOrdersForm as english } from '../en/ordersForm.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The form of Merchants’ standing orders, in Czech. */
export const merchantsOrdersForm = {
  'page.merchants.orders.part': 'Tahy',
  'page.merchants.orders.load': 'Nejdříve naložit',
  'page.merchants.orders.buy': 'Koupit, jakmile to jde',
  'page.merchants.orders.upTo': 'dokud nebudu mít',
  'page.merchants.orders.loaded': 's nákladem',
  'page.merchants.orders.ship': 'Loď {n} ({good}): vyměnit za',
  'page.merchants.orders.leave': 'bez výměny',
  'page.merchants.orders.done': '{good} (provedeno; dál platí)',
  'page.merchants.orders.planning': 'Jinak ve fázi I',
  'page.merchants.orders.planning.pass': 'pasovat',
  'page.merchants.orders.planning.ask': 'zeptat se',
  'page.merchants.orders.docks': 'Doky: žádné další výměny',
  'page.merchants.orders.office': 'Kancelář',
  'page.merchants.orders.office.draw': 'líznout',
  'page.merchants.orders.office.skip': 'nelízat',
  'page.merchants.orders.trade': 'Fáze II: líznout, ledaže prodej vynese dost',
  'page.merchants.orders.least': 'Aspoň',
  'page.merchants.orders.count': 'Počítá se',
  'page.merchants.orders.count.coins': 'mince',
  'page.merchants.orders.count.lead': 'náskok před nejlepším soupeřem',
  'page.merchants.orders.sale': 'Potom',
  'page.merchants.orders.sale.play': 'prodat',
  'page.merchants.orders.sale.ask': 'zeptat se',
  'page.merchants.orders.line.load': 'Nejdříve naložit: {goods}.',
  'page.merchants.orders.line.loaded': '{line} Lodě jsou už naložené.',
  'page.merchants.orders.line.buy': 'Kupovat karty, dokud jich nebude {n}: {card}.',
  'page.merchants.orders.line.buyShip': 'Kupovat lodě, dokud jich nebude {n}; náklad: {good}.',
  'page.merchants.orders.line.exchange': 'Vyměnit zboží na lodi {n} za: {good}.',
  'page.merchants.orders.line.planning.pass': 'Jinak ve fázi I pasovat.',
  'page.merchants.orders.line.planning.ask': 'Jinak se ve fázi I zeptat.',
  'page.merchants.orders.line.docks': 'V docích žádné další výměny.',
  'page.merchants.orders.line.office.draw': 'S kanceláří líznout.',
  'page.merchants.orders.line.office.skip': 'S kanceláří nelízat.',
  'page.merchants.orders.line.trade.coins.play':
    'Lízat, ledaže prodej vynese {n, plural, one {# minci} few {# mince} other {# mincí}}: pak prodat.',
  'page.merchants.orders.line.trade.coins.ask':
    'Lízat, ledaže prodej vynese {n, plural, one {# minci} few {# mince} other {# mincí}}: pak se zeptat.',
  'page.merchants.orders.line.trade.lead.play':
    'Lízat, ledaže prodej vynese o {n, plural, one {# minci} few {# mince} other {# mincí}} víc než nejlepšímu soupeři: pak prodat.',
  'page.merchants.orders.line.trade.lead.ask':
    'Lízat, ledaže prodej vynese o {n, plural, one {# minci} few {# mince} other {# mincí}} víc než nejlepšímu soupeři: pak se zeptat.',
  'page.merchants.orders.does.buy': 'kupuje kartu, jakmile to jde, dokud jich nebude tolik',
  'page.merchants.orders.does.exchange': 'vymění zboží na lodi',
  'page.merchants.orders.does.phase1': 'co jinak uděláte ve fázi I',
} satisfies Translated<typeof english>;
