import type { goaHoldings as english } from '../en/holdings.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What players of Goa have, in Polish. */
export const goaHoldings = {
  'page.goa.others': 'Pozostali gracze',
  'page.goa.boards': 'Plansze',
  'page.goa.points': 'Dotychczasowe punkty',
  'page.goa.supply': 'Plansza zaopatrzenia',
  'page.goa.at': '{column}: {n} (rząd {row})',
  'page.goa.free': 'wolne',
  'page.goa.empty': 'puste: {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
  'page.goa.cards': 'Karty na ręce',
  'page.goa.cards.none': 'Brak kart.',
  'page.goa.tiles.none': 'Brak żetonów.',
  'page.goa.tiles.ready': 'Żetony do użycia',
  'page.goa.tiles.used': 'Użyte',
  'page.goa.tiles.lasting': 'Za punkty',
  'page.goa.usedTile': '{tile}: użyty',
  'page.goa.kept': 'Zakryte, za punkty: {tiles}',
} satisfies Translated<typeof english>;
