import type { goaHoldings as english } from '../en/holdings.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What players of Goa have, in French. */
export const goaHoldings = {
  'page.goa.others': 'Autres joueurs',
  'page.goa.boards': 'Tableaux',
  'page.goa.points': 'Points jusqu’ici',
  'page.goa.supply': 'Entrepôt',
  'page.goa.at': '{column} : {n} (rangée {row})',
  'page.goa.free': 'libre',
  'page.goa.empty': 'vide : {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# colon} other {# colons}}',
  'page.goa.cards': 'Main',
  'page.goa.cards.none': 'Pas de carte.',
  'page.goa.tiles.none': 'Pas encore de tuile.',
  'page.goa.tiles.ready': 'Tuiles à utiliser',
  'page.goa.tiles.used': 'Utilisées',
  'page.goa.tiles.lasting': 'Pour les points',
  'page.goa.usedTile': '{tile} : utilisée',
  'page.goa.kept': 'Face cachée, pour les points : {tiles}',
} satisfies Translated<typeof english>;
