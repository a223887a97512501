import type { goaStores as english } from '../en/supplies.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The supply beside Goa's grid, in Polish. */
export const goaStores = {
  'page.goa.board.colony':
    '{colony}: {left, plural, one {został # żeton} few {zostały # żetony} many {zostało # żetonów}}, {need} kolonistów',
  'page.goa.board.colony.any': '{n} × dowolna przyprawa',
  'page.goa.board.colony.none': 'brak',
  'page.goa.board.firsts.rule': 'Kto pierwszy dotrze do rzędu 4 lub 5 kolumny, dobiera kartę wypraw.',
  'page.goa.board.firsts.rows': 'Rząd',
  'page.goa.board.firsts.row': 'Rząd {n}',
  'page.goa.board.firsts.taken': '{column}, rząd {n}: {name} ma pierwszeństwo',
  'page.goa.board.firsts.open': '{column}, rząd {n}: wolne',
  'page.goa.board.pile': 'Stos: {n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.board.discard': 'Odrzucone: {n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.board.shuffles': 'Tasowano: {n, plural, one {# raz} few {# razy} many {# razy}}',
  'page.goa.board.unseen':
    'W każdej fazie {n, plural, one {odkłada się # zakryty żeton} few {odkłada się # zakryte żetony} many {odkłada się # zakrytych żetonów}}.',
  'page.goa.board.spent': 'Poza grą: {n, plural, one {# żeton} few {# żetony} many {# żetonów}}',
  'page.goa.board.bonanzas': 'Żetony Bonanza pod narożnikami: {n}',
  'page.goa.board.card':
    '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
  'page.goa.board.revealed': 'Odkryte: {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
} satisfies Translated<typeof english>;
