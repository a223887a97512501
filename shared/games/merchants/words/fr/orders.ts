import type { merchantsOrders as english } from '../en/orders.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What Merchants' standing orders say when they leave a decision to the player, in French. */
export const merchantsOrders = {
  'merchants.orders.load': 'Aucune marchandise de votre liste n’a plus de marqueur dans la réserve.',
  'merchants.orders.soldOut': 'Vos consignes demandent d’acheter une carte épuisée : {card}.',
  'merchants.orders.noMarkerToLoad':
    'Vos consignes demandent d’acheter un navire, mais sa marchandise n’a plus de marqueur : {good}.',
  'merchants.orders.noMarkerToExchange':
    'Vos consignes demandent de charger sur le navire {ship} une marchandise qui n’a plus de marqueur : {good}.',
  'merchants.orders.noShip': 'Vos consignes parlent du navire {ship}, que vous n’avez pas.',
  'merchants.orders.saving':
    'Vos consignes économisent pour un achat : {card}, {money} sur {price, plural, one {# pièce} other {# pièces}}.',
  'merchants.orders.planning': 'Vos consignes vous laissent la phase I.',
  'merchants.orders.sale':
    'Une vente vous rapporterait {coins, plural, one {# pièce} other {# pièces}} : {good}.',
  'merchants.orders.saleLead':
    'Une vente vous rapporterait {coins, plural, one {# pièce} other {# pièces}}, {lead} de plus qu’à tout autre : {good}.',
  'merchants.orders.saleAfterExchange':
    'Après un échange, une vente vous rapporterait {coins, plural, one {# pièce} other {# pièces}} : {good}.',
  'merchants.orders.lastDraw': 'La prochaine pioche termine la partie.',
} satisfies Translated<typeof english>;
