import type { goaPlayers as english } from '../en/players.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The players’ boards of Goa, in Czech. */
export const goaPlayers = {
  'page.goa.mine': 'Vaše tabulky',
  'page.goa.secret': 'Dukáty se až do konce neukazují.',
  'page.goa.hand': 'Karty expedic: {n}; limit při expedici: {limit}',
  'page.goa.limit': 'v ruce nejvýše {n}',
  'page.goa.vp': '{n} VB',
  'page.goa.development': 'Tabulka rozvoje',
  'page.goa.rows': 'Řádky',
  'page.goa.row': 'Řádek {n}',
  'page.goa.rowBonus': 'Poslední značka, která sem dojde: 1 akce navíc',
  'page.goa.marker': 'značka',
  'page.goa.step': 'krok: {spices}; {ships}',
  'page.goa.first': 'první zde si lízne kartu',
  'page.goa.actions': 'Co dělají akce',
} satisfies Translated<typeof english>;
