import type { goaHoldings as english } from '../en/holdings.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What players of Goa have, in Czech. */
export const goaHoldings = {
  'page.goa.others': 'Ostatní hráči',
  'page.goa.boards': 'Tabulky',
  'page.goa.points': 'Dosavadní body',
  'page.goa.supply': 'Tabulka skladiště',
  'page.goa.at': '{column}: {n} (řádek {row})',
  'page.goa.free': 'volné',
  'page.goa.empty': 'prázdné: {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}',
  'page.goa.cards': 'Karty v ruce',
  'page.goa.cards.none': 'Žádné karty.',
  'page.goa.tiles.none': 'Zatím žádné žetony.',
  'page.goa.tiles.ready': 'Žetony k použití',
  'page.goa.tiles.used': 'Použité',
  'page.goa.tiles.lasting': 'Za body',
  'page.goa.usedTile': '{tile}: použito',
  'page.goa.kept': 'Skryté, za body: {tiles}',
} satisfies Translated<typeof english>;
