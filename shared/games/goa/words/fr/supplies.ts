import type { goaStores as english } from '../en/supplies.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The supply beside Goa's grid, in French. */
export const goaStores = {
  'page.goa.board.colony':
    '{colony} : {left, plural, one {# tuile restante} other {# tuiles restantes}}, {need} colons',
  'page.goa.board.colony.any': '{n} × épice au choix',
  'page.goa.board.colony.none': 'épuisée',
  'page.goa.board.firsts.rule':
    'Le premier à atteindre la rangée 4 ou 5 d’une colonne pioche une carte d’expédition.',
  'page.goa.board.firsts.rows': 'Rangée',
  'page.goa.board.firsts.row': 'Rangée {n}',
  'page.goa.board.firsts.taken': '{column}, rangée {n} : pris par {name}',
  'page.goa.board.firsts.open': '{column}, rangée {n} : libre',
  'page.goa.board.pile': 'Pioche : {n, plural, one {# carte} other {# cartes}}',
  'page.goa.board.discard': 'Défausse : {n, plural, one {# carte} other {# cartes}}',
  'page.goa.board.shuffles': 'Mélangées : {n} fois',
  'page.goa.board.unseen':
    '{n, plural, one {# tuile est écartée} other {# tuiles sont écartées}} face cachée à chaque étape.',
  'page.goa.board.spent': 'Hors du jeu : {n, plural, one {# tuile} other {# tuiles}}',
  'page.goa.board.bonanzas': 'Tuiles Bonanza sous les coins : {n}',
  'page.goa.board.card': '{card}, {symbol}, {n, plural, one {# colon} other {# colons}}',
  'page.goa.board.revealed': 'Révélées : {n, plural, one {# colon} other {# colons}}',
} satisfies Translated<typeof english>;
