import type { merchantsOrdersForm as english } from '../en/ordersForm.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The form of Merchants’ standing orders, in Polish. */
export const merchantsOrdersForm = {
  'page.merchants.orders.part': 'Tury',
  'page.merchants.orders.load': 'Najpierw załaduj',
  'page.merchants.orders.buy': 'Kup, gdy tylko można',
  'page.merchants.orders.upTo': 'aż będę mieć',
  'page.merchants.orders.loaded': 'z towarem',
  'page.merchants.orders.ship': 'Statek {n} ({good}): wymień na',
  'page.merchants.orders.leave': 'bez wymiany',
  'page.merchants.orders.done': '{good} (wykonane; nadal obowiązuje)',
  'page.merchants.orders.planning': 'Poza tym w fazie I',
  'page.merchants.orders.planning.pass': 'pas',
  'page.merchants.orders.planning.ask': 'zapytaj',
  'page.merchants.orders.docks': 'Doki: bez innych wymian',
  'page.merchants.orders.office': 'Biuro',
  'page.merchants.orders.office.draw': 'dobierz',
  'page.merchants.orders.office.skip': 'nie dobieraj',
  'page.merchants.orders.trade': 'Faza II: dobierz, chyba że sprzedaż da dość',
  'page.merchants.orders.least': 'Co najmniej',
  'page.merchants.orders.count': 'Liczone jako',
  'page.merchants.orders.count.coins': 'monety',
  'page.merchants.orders.count.lead': 'przewaga nad najlepszym przeciwnikiem',
  'page.merchants.orders.sale': 'Wtedy',
  'page.merchants.orders.sale.play': 'sprzedaj',
  'page.merchants.orders.sale.ask': 'zapytaj',
  'page.merchants.orders.line.load': 'Najpierw załaduj: {goods}.',
  'page.merchants.orders.line.loaded': '{line} Statki są już załadowane.',
  'page.merchants.orders.line.buy': 'Kupuj karty, aż będzie ich {n}: {card}.',
  'page.merchants.orders.line.buyShip': 'Kupuj statki, aż będzie ich {n}; ładunek: {good}.',
  'page.merchants.orders.line.exchange': 'Wymień towar na statku {n} na: {good}.',
  'page.merchants.orders.line.planning.pass': 'Poza tym pasuj w fazie I.',
  'page.merchants.orders.line.planning.ask': 'Poza tym pytaj w fazie I.',
  'page.merchants.orders.line.docks': 'Bez innych wymian w dokach.',
  'page.merchants.orders.line.office.draw': 'Dobieraj kartę dzięki biuru.',
  'page.merchants.orders.line.office.skip': 'Nie dobieraj karty dzięki biuru.',
  'page.merchants.orders.line.trade.coins.play':
    'Dobieraj, chyba że sprzedaż da {n, plural, one {# monetę} few {# monety} many {# monet}}: wtedy sprzedaj.',
  'page.merchants.orders.line.trade.coins.ask':
    'Dobieraj, chyba że sprzedaż da {n, plural, one {# monetę} few {# monety} many {# monet}}: wtedy zapytaj.',
  'page.merchants.orders.line.trade.lead.play':
    'Dobieraj, chyba że sprzedaż da Ci o {n, plural, one {# monetę} few {# monety} many {# monet}} więcej niż najlepszemu przeciwnikowi: wtedy sprzedaj.',
  'page.merchants.orders.line.trade.lead.ask':
    'Dobieraj, chyba że sprzedaż da Ci o {n, plural, one {# monetę} few {# monety} many {# monet}} więcej niż najlepszemu przeciwnikowi: wtedy zapytaj.',
  'page.merchants.orders.does.buy': 'kupuje kartę, gdy tylko można, aż będzie ich tyle',
  'page.merchants.orders.does.exchange': 'wymienia towar na statku',
  'page.merchants.orders.does.phase1': 'co robisz poza tym w fazie I',
} satisfies Translated<typeof english>;
