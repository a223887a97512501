import type { goaPlayers as english } from '../en/players.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The players’ boards of Goa, in French. */
export const goaPlayers = {
  'page.goa.mine': 'Vos tableaux',
  'page.goa.secret': 'Les ducats ne sont montrés qu’à la fin.',
  'page.goa.hand': 'Cartes d’expédition : {n} ; limite en expédition : {limit}',
  'page.goa.limit': 'au plus {n} en main',
  'page.goa.vp': '{n} PV',
  'page.goa.development': 'Tableau de développement',
  'page.goa.rows': 'Rangées',
  'page.goa.row': 'Rangée {n}',
  'page.goa.rowBonus': 'Dernier marqueur à arriver : 1 action supplémentaire',
  'page.goa.marker': 'marqueur',
  'page.goa.step': 'pas : {spices} ; {ships}',
  'page.goa.first': 'le premier ici pioche une carte',
  'page.goa.actions': 'Ce que font les actions',
} satisfies Translated<typeof english>;
