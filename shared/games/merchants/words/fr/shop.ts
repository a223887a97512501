import type { merchantsShop as english } from '../en/shop.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The special cards on sale, and all goods counted, in French. */
export const merchantsShop = {
  'page.merchants.buyCard': 'Acheter pour {price, plural, one {# pièce} other {# pièces}} : {card}',
  'page.merchants.does.ship': 'transporte un marqueur de plus, choisi à l’achat.',
  'page.merchants.does.docks': 'un échange de plus à chaque phase I.',
  'page.merchants.does.contract':
    '+{bonus, plural, one {# pièce} other {# pièces}} chaque fois qu’une vente vous rapporte.',
  'page.merchants.does.office': 'vous pouvez piocher une carte à chaque tour.',
  'page.merchants.soldOut': 'Épuisé.',
  'page.merchants.tooDear': '{price, plural, one {# pièce} other {# pièces}} ; vous en avez {money}.',
  'page.merchants.shop': 'Cartes spéciales',
  'page.merchants.cardsLeft': 'reste {n}',
  'page.merchants.buyShip':
    'Acheter un navire pour {price, plural, one {# pièce} other {# pièces}} et charger : {good}',
  'page.merchants.onSale': '{card} : {price, plural, one {# pièce} other {# pièces}}, reste {n}',
  'page.merchants.canBuy':
    '{card} : {price, plural, one {# pièce} other {# pièces}}, reste {n} ; vous pouvez l’acheter',
  'page.merchants.counts': 'Décompte des marchandises',
  'page.merchants.good': 'Marchandise',
  'page.merchants.markers': 'Marqueurs restants',
  'page.merchants.visible': 'Au marché',
  'page.merchants.out': 'Hors jeu',
  'page.merchants.cardLeft': '{price, plural, one {# pièce} other {# pièces}}, il en reste {n}.',
} satisfies Translated<typeof english>;
