import type { goaPlayers as english } from '../en/players.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The players’ boards of Goa, in Polish. */
export const goaPlayers = {
  'page.goa.mine': 'Twoje plansze',
  'page.goa.secret': 'Dukatów nie widać aż do końca.',
  'page.goa.hand': 'Karty wypraw: {n}; limit przy wyprawie: {limit}',
  'page.goa.limit': 'na ręce najwyżej {n}',
  'page.goa.vp': '{n} PZ',
  'page.goa.development': 'Plansza rozwoju',
  'page.goa.rows': 'Rzędy',
  'page.goa.row': 'Rząd {n}',
  'page.goa.rowBonus': 'Ostatni znacznik, który tu dotrze: 1 dodatkowa akcja',
  'page.goa.marker': 'znacznik',
  'page.goa.step': 'krok: {spices}; {ships}',
  'page.goa.first': 'pierwszy tutaj dobiera kartę',
  'page.goa.actions': 'Co robią akcje',
} satisfies Translated<typeof english>;
