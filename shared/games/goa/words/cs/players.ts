import type { goaPlayers as english } from '../en/players.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The players’ boards of Goa, in Czech. */
export const goaPlayers = {
  'page.goa.mine': 'Vaše tabulky',
  'page.goa.others': 'Ostatní hráči',
  'page.goa.boards': 'Tabulky',
  'page.goa.secret': 'Dukáty ostatních se až do konce neukazují.',
  'page.goa.hand': 'Karty expedic: {n}; limit při expedici: {limit}',
  'page.goa.limit': 'v ruce nejvýše {n}',
  'page.goa.vp': '{n} VB',
  'page.goa.points': 'Dosavadní body',
  'page.goa.development': 'Tabulka rozvoje',
  'page.goa.supply': 'Tabulka skladiště',
  'page.goa.rows': 'Řádky',
  'page.goa.row': 'Řádek {n}',
  'page.goa.rowBonus': 'Poslední značka, která sem dojde: 1 akce navíc',
  'page.goa.at': '{column}: {n} (řádek {row})',
  'page.goa.marker': 'značka',
  'page.goa.step': 'krok: {spices}; {ships}',
  'page.goa.first': 'první zde si lízne kartu',
  'page.goa.free': 'volné',
  'page.goa.empty': 'prázdné: {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}',
  'page.goa.cards': 'Karty v ruce',
  'page.goa.actions': 'Co dělají akce',
  'page.goa.tiles.ready': 'Žetony k použití',
  'page.goa.tiles.used': 'Použité',
  'page.goa.tiles.lasting': 'Za body',
  'page.goa.usedTile': '{tile}: použito',
  'page.goa.kept': 'Skryté, za body: {tiles}',
} satisfies Translated<typeof english>;
