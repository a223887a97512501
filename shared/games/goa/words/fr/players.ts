import type { goaPlayers as english } from '../en/players.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The players’ boards of Goa, in French. */
export const goaPlayers = {
  'page.goa.mine': 'Vos tableaux',
  'page.goa.others': 'Autres joueurs',
  'page.goa.boards': 'Tableaux',
  'page.goa.secret': 'Les ducats des autres ne sont montrés qu’à la fin.',
  'page.goa.hand': 'Cartes d’expédition : {n} ; limite en expédition : {limit}',
  'page.goa.limit': 'au plus {n} en main',
  'page.goa.vp': '{n} PV',
  'page.goa.points': 'Points jusqu’ici',
  'page.goa.development': 'Tableau de développement',
  'page.goa.supply': 'Entrepôt',
  'page.goa.rows': 'Rangées',
  'page.goa.row': 'Rangée {n}',
  'page.goa.rowBonus': 'Dernier marqueur à arriver : 1 action supplémentaire',
  'page.goa.at': '{column} : {n} (rangée {row})',
  'page.goa.marker': 'marqueur',
  'page.goa.step': 'pas : {spices} ; {ships}',
  'page.goa.first': 'le premier ici pioche une carte',
  'page.goa.free': 'libre',
  'page.goa.empty': 'vide : {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# colon} other {# colons}}',
  'page.goa.cards': 'Main',
  'page.goa.actions': 'Ce que font les actions',
  'page.goa.tiles.ready': 'Tuiles à utiliser',
  'page.goa.tiles.used': 'Utilisées',
  'page.goa.tiles.lasting': 'Pour les points',
  'page.goa.usedTile': '{tile} : utilisée',
  'page.goa.kept': 'Face cachée, pour les points : {tiles}',
} satisfies Translated<typeof english>;
