import type { goaPlayers as english } from '../en/players.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The players’ boards of Goa, in Polish. */
export const goaPlayers = {
  'page.goa.mine': 'Twoje plansze',
  'page.goa.others': 'Pozostali gracze',
  'page.goa.boards': 'Plansze',
  'page.goa.secret': 'Dukatów innych graczy nie widać aż do końca.',
  'page.goa.hand': 'Karty wypraw: {n}; limit przy wyprawie: {limit}',
  'page.goa.limit': 'na ręce najwyżej {n}',
  'page.goa.vp': '{n} PZ',
  'page.goa.points': 'Dotychczasowe punkty',
  'page.goa.development': 'Plansza rozwoju',
  'page.goa.supply': 'Plansza zaopatrzenia',
  'page.goa.rows': 'Rzędy',
  'page.goa.row': 'Rząd {n}',
  'page.goa.rowBonus': 'Ostatni znacznik, który tu dotrze: 1 dodatkowa akcja',
  'page.goa.at': '{column}: {n} (rząd {row})',
  'page.goa.marker': 'znacznik',
  'page.goa.step': 'krok: {spices}; {ships}',
  'page.goa.first': 'pierwszy tutaj dobiera kartę',
  'page.goa.free': 'wolne',
  'page.goa.empty': 'puste: {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# kolonista} few {# koloniści} many {# kolonistów}}',
  'page.goa.cards': 'Karty na ręce',
  'page.goa.actions': 'Co robią akcje',
  'page.goa.tiles.ready': 'Żetony do użycia',
  'page.goa.tiles.used': 'Użyte',
  'page.goa.tiles.lasting': 'Za punkty',
  'page.goa.usedTile': '{tile}: użyty',
  'page.goa.kept': 'Zakryte, za punkty: {tiles}',
} satisfies Translated<typeof english>;
