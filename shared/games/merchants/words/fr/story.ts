import type { merchantsStory as english } from '../en/story.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Merchants' events, scores and refusals as sentences, in French; see `merchants.ts`. */
export const merchantsStory = {
  'merchants.story.started':
    'La partie commence à {players, plural, one {# joueur} other {# joueurs}} ; les bureaux piochent {officeDraw}.',
  'merchants.story.shuffled': '{cards, plural, one {# carte est mélangée} other {# cartes sont mélangées}}.',
  'merchants.story.dealt': 'Chacun reçoit {cards, plural, one {# carte} other {# cartes}}.',
  'merchants.story.marketLaid': 'Au marché se trouvent : {goods}.',
  'merchants.story.firstPlayerDrawn': 'Le sort désigne qui commence : {seat}.',
  'merchants.story.stepBegan.loading': '{seat} doit charger un navire.',
  'merchants.story.stepBegan.planning': '{seat} commence son tour.',
  'merchants.story.stepBegan.docks': '{seat} peut utiliser ses docks.',
  'merchants.story.stepBegan.office': '{seat} peut utiliser un bureau.',
  'merchants.story.stepBegan.trade': '{seat} doit commercer.',
  'merchants.story.loaded': '{seat} charge sur le navire {ship} : {good}.',
  'merchants.story.exchanged': '{seat} échange le marqueur du navire {ship} : {from} → {to}.',
  'merchants.story.shipBought':
    '{seat} achète un navire pour {price, plural, one {# pièce} other {# pièces}} et charge : {good}.',
  'merchants.story.cardBought':
    '{seat} achète une carte pour {price, plural, one {# pièce} other {# pièces}} : {card}.',
  'merchants.story.passed': '{seat} passe.',
  'merchants.story.exchangesWaived': '{seat} n’échange plus rien.',
  'merchants.story.drawn.office':
    '{seat} pioche {n, plural, one {# carte} other {# cartes}} grâce à un bureau.',
  'merchants.story.drawn.office.seen': '{seat} pioche grâce à un bureau : {goods}.',
  'merchants.story.drawn.trade': '{seat} pioche {n, plural, one {# carte} other {# cartes}}.',
  'merchants.story.drawn.trade.seen': '{seat} pioche : {goods}.',
  'merchants.story.drawn.trade.same': '{seat} pioche : {good} ×{n}.',
  'merchants.story.officeWaived': '{seat} ne pioche plus de carte grâce à un bureau.',
  'merchants.story.played':
    '{seat} joue {n, plural, one {# carte} other {# cartes}} ({good}) sur {n, plural, one {la case} other {les cases}} {spaces}.',
  'merchants.story.sold.0':
    'Marchandise : {good}, demande : {visible}. Personne ne reçoit de pièces : aucun navire n’en transporte.',
  'merchants.story.sold.1':
    'Marchandise : {good}, demande : {visible}. {seat1} reçoit {coins1, plural, one {# pièce} other {# pièces}}.',
  'merchants.story.sold.2':
    'Marchandise : {good}, demande : {visible}. {seat1} reçoit {coins1, plural, one {# pièce} other {# pièces}}, {seat2} {coins2}.',
  'merchants.story.sold.3':
    'Marchandise : {good}, demande : {visible}. {seat1} reçoit {coins1, plural, one {# pièce} other {# pièces}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.story.sold.4':
    'Marchandise : {good}, demande : {visible}. {seat1} reçoit {coins1, plural, one {# pièce} other {# pièces}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',
  'merchants.story.ended': 'La dernière carte est piochée : la partie est terminée.',

  'merchants.touching.covered':
    '{seat} couvre {n, plural, one {# carte} other {# cartes}} d’une marchandise que vous transportez : {good}.',
  'merchants.touching.soldOut': '{seat} achète la dernière carte de ce type : {card}.',
  'merchants.touching.paid.1':
    'Marchandise : {good}, demande : {visible}. Vous recevez {coins1, plural, one {# pièce} other {# pièces}}.',
  'merchants.touching.paid.2':
    'Marchandise : {good}, demande : {visible}. Vous recevez {coins1, plural, one {# pièce} other {# pièces}}, {seat2} {coins2}.',
  'merchants.touching.paid.3':
    'Marchandise : {good}, demande : {visible}. Vous recevez {coins1, plural, one {# pièce} other {# pièces}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.touching.paid.4':
    'Marchandise : {good}, demande : {visible}. Vous recevez {coins1, plural, one {# pièce} other {# pièces}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',

  'merchants.stage': '{cards, plural, one {# carte reste} other {# cartes restent}} dans la pioche',

  'merchants.score.start': 'Argent au début',
  'merchants.score.sales': 'Ventes',
  'merchants.score.contracts': 'Contrats',
  'merchants.score.purchases': 'Cartes spéciales achetées',

  'error.PLANNING_FIRST': 'La phase I d’abord : échangez, achetez ou passez.',
  'error.PLANNING_OVER': 'La phase I est finie : jouez des cartes ou piochez.',
  'error.GOOD_UNKNOWN': 'Cette marchandise n’existe pas.',
  'error.GOOD_NOT_IN_SUPPLY': 'Il ne reste plus de marqueur de cette marchandise dans la réserve.',
  'error.SAME_GOOD': 'Ce navire transporte déjà cette marchandise.',
  'error.SHIP_UNKNOWN': 'Vous n’avez pas ce navire.',
  'error.SHIP_JUST_BOUGHT': 'Les docks n’échangent pas le marqueur du navire qui vient d’être acheté.',
  'error.CARD_UNKNOWN': 'Cette carte spéciale n’existe pas.',
  'error.CARD_SOLD_OUT': 'Cette carte spéciale est épuisée.',
  'error.NOT_ENOUGH_MONEY':
    'Cela coûte {price, plural, one {# pièce} other {# pièces}} ; vous en avez {money}.',
  'error.CARDS_NOT_IN_HAND':
    'Vous avez {held, plural, one {# carte} other {# cartes}} de cette marchandise en main.',
  'error.NO_SPACES': 'Choisissez au moins une case du marché.',
  'error.TOO_MANY_CARDS': 'On peut jouer au plus {max} cartes par tour, une par case.',
  'error.SPACE_UNKNOWN': 'Le marché n’a pas cette case.',
  'error.SPACES_REPEATED': 'Chaque carte demande sa propre case.',
} satisfies Translated<typeof english>;
