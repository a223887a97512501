import type { merchantsOrdersForm as english } from '../en/ordersForm.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The form of Merchants’ standing orders, in French. */
export const merchantsOrdersForm = {
  'page.merchants.orders.part': 'Tours',
  'page.merchants.orders.load': 'Charger d’abord',
  'page.merchants.orders.buy': 'Acheter dès que possible',
  'page.merchants.orders.upTo': 'jusqu’à en avoir',
  'page.merchants.orders.loaded': 'chargé de',
  'page.merchants.orders.ship': 'Navire {n} ({good}) : échanger contre',
  'page.merchants.orders.leave': 'pas d’échange',
  'page.merchants.orders.done': '{good} (fait ; reste en vigueur)',
  'page.merchants.orders.planning': 'Sinon, en phase I',
  'page.merchants.orders.planning.pass': 'passer',
  'page.merchants.orders.planning.ask': 'me demander',
  'page.merchants.orders.docks': 'Docks : pas d’autre échange',
  'page.merchants.orders.office': 'Bureau',
  'page.merchants.orders.office.draw': 'piocher',
  'page.merchants.orders.office.skip': 'ne pas piocher',
  'page.merchants.orders.trade': 'Phase II : piocher, sauf si une vente rapporte assez',
  'page.merchants.orders.least': 'Au moins',
  'page.merchants.orders.count': 'Compté en',
  'page.merchants.orders.count.coins': 'pièces',
  'page.merchants.orders.count.lead': 'avance sur le meilleur adversaire',
  'page.merchants.orders.sale': 'Alors',
  'page.merchants.orders.sale.play': 'vendre',
  'page.merchants.orders.sale.ask': 'me demander',
  'page.merchants.orders.line.load': 'Charger d’abord : {goods}.',
  'page.merchants.orders.line.loaded': '{line} Les navires sont déjà chargés.',
  'page.merchants.orders.line.buy': 'Acheter des cartes jusqu’à en avoir {n} : {card}.',
  'page.merchants.orders.line.buyShip': 'Acheter des navires jusqu’à en avoir {n}, chargés de : {good}.',
  'page.merchants.orders.line.exchange': 'Échanger la marchandise du navire {n} contre : {good}.',
  'page.merchants.orders.line.planning.pass': 'Sinon, passer en phase I.',
  'page.merchants.orders.line.planning.ask': 'Sinon, demander en phase I.',
  'page.merchants.orders.line.docks': 'Pas d’autre échange aux docks.',
  'page.merchants.orders.line.office.draw': 'Piocher avec le bureau.',
  'page.merchants.orders.line.office.skip': 'Ne pas piocher avec le bureau.',
  'page.merchants.orders.line.trade.coins.play':
    'Piocher, sauf si une vente rapporte {n, plural, one {# pièce} other {# pièces}} : alors vendre.',
  'page.merchants.orders.line.trade.coins.ask':
    'Piocher, sauf si une vente rapporte {n, plural, one {# pièce} other {# pièces}} : alors demander.',
  'page.merchants.orders.line.trade.lead.play':
    'Piocher, sauf si une vente rapporte {n, plural, one {# pièce} other {# pièces}} de plus qu’au meilleur adversaire : alors vendre.',
  'page.merchants.orders.line.trade.lead.ask':
    'Piocher, sauf si une vente rapporte {n, plural, one {# pièce} other {# pièces}} de plus qu’au meilleur adversaire : alors demander.',
  'page.merchants.orders.does.buy': 'achète la carte dès que possible, jusqu’à en avoir autant',
  'page.merchants.orders.does.exchange': 'échange la marchandise d’un navire',
  'page.merchants.orders.does.phase1': 'ce que vous faites sinon en phase I',
} satisfies Translated<typeof english>;
