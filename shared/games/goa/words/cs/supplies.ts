import type { goaStores as english } from '../en/supplies.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The supply beside Goa's grid, in Czech. */
export const goaStores = {
  'page.goa.board.colony':
    '{colony}: {left, plural, one {zbývá # žeton} few {zbývají # žetony} other {zbývá # žetonů}}, {need} kolonistů',
  'page.goa.board.colony.any': '{n} × libovolné koření',
  'page.goa.board.colony.none': 'žádná',
  'page.goa.board.firsts.rule': 'Kdo první dosáhne řádku 4 nebo 5 sloupce, lízne si kartu expedic.',
  'page.goa.board.firsts.rows': 'Řádek',
  'page.goa.board.firsts.row': 'Řádek {n}',
  'page.goa.board.firsts.taken': '{column}, řádek {n}: první je {name}',
  'page.goa.board.firsts.open': '{column}, řádek {n}: volné',
  'page.goa.board.pile': 'Balíček: {n, plural, one {# karta} few {# karty} other {# karet}}',
  'page.goa.board.discard': 'Odložené: {n, plural, one {# karta} few {# karty} other {# karet}}',
  'page.goa.board.shuffles': 'Zamícháno: {n, plural, one {jednou} few {#krát} other {#krát}}',
  'page.goa.board.unseen':
    'V každé fázi {n, plural, one {se # žeton odloží} few {se # žetony odloží} other {se # žetonů odloží}} zakryté.',
  'page.goa.board.spent': 'Mimo hru: {n, plural, one {# žeton} few {# žetony} other {# žetonů}}',
  'page.goa.board.bonanzas': 'Žetony Bonanza pod rohy: {n}',
  'page.goa.board.card':
    '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}',
  'page.goa.board.revealed': 'Odkryto: {n, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}',
} satisfies Translated<typeof english>;
