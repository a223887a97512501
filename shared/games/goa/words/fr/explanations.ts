import type { goaThings as english } from '../en/explanations.ts';
import type { Translated } from '../../../../words/languages.ts';

const SHIPS = 'Prenez {ships, plural, one {# navire} other {# navires}}.';
const COLONISTS = 'Prenez {colonists, plural, one {# colon} other {# colons}}.';
const DUCATS = 'Prenez {ducats, plural, one {# ducat} other {# ducats}}.';
const EXTRA = 'Prenez {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire.';
const CARDS =
  'Piochez {cards, plural, one {# carte} other {# cartes}} d’expédition, même au-delà de la limite de la main.';
const SPICES =
  'Placez {spices, plural, one {# épice au choix sur une case libre qui la permet} other {jusqu’à # épices au choix sur des cases libres qui les permettent}}.';
const MISSION = 'Rapporte {points, plural, one {# point} other {# points}} à la fin.';

/** What cards and tiles of Goa do, in French. */
export const goaThings = {
  'goa.does.plantation':
    'Une plantation de {fields, plural, one {# case} other {# cases}} pour une seule épice : {spice}. Elle est posée sur un emplacement libre et remplie aussitôt.',
  'goa.does.full.2004':
    'Si aucun emplacement n’est libre, vous défaussez d’abord une plantation avec ses épices ; ce peut être celle-ci.',
  'goa.does.full.2012':
    'Si aucun emplacement n’est libre, vous défaussez d’abord une de vos plantations avec ses épices.',
  'goa.does.small':
    'Rapporte {small, plural, one {# point} other {# points}} à la fin, comme les plantations à une case défaussées.',
  'goa.does.tile.cropRotation':
    'Une plantation à une case. Chaque fois qu’elle est remplie, vous choisissez à nouveau l’épice. Elle ne rapporte aucun point.',

  'goa.does.immediate': 'S’applique dès que vous la recevez.',
  'goa.does.tile.ships': SHIPS,
  'goa.does.tile.colonists': COLONISTS,
  'goa.does.tile.shipsOrColonists': 'Prenez {either} navires ou {either} colons, tous du même type.',
  'goa.does.tile.settlement':
    'Prenez {ships, plural, one {# navire} other {# navires}}, {colonists, plural, one {# colon} other {# colons}} et {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire.',
  'goa.does.tile.extraActions': EXTRA,
  'goa.does.tile.expeditions2': CARDS,
  'goa.does.tile.expeditions3': CARDS,
  'goa.does.tile.favor': 'Choisissez l’une des tuiles écartées. Elle se prend comme toute autre tuile.',

  'goa.does.red': 'Utilisable une fois par manche, à votre tour d’action, dès la manche où vous la recevez.',
  'goa.does.tile.redShip': SHIPS,
  'goa.does.tile.redColonist': COLONISTS,
  'goa.does.tile.redSpice': SPICES,
  'goa.does.tile.redDucats': DUCATS,
  'goa.does.tile.redExpedition': CARDS,

  'goa.does.oneShot': 'Utilisable une seule fois, à votre tour d’action, en plus de l’action.',
  'goa.does.tile.espionage.2004':
    'Prenez les navires, épices ou ducats du marqueur d’un adversaire dans cette colonne ; ou, en fondant une colonie, utilisez son nombre de colons au lieu du vôtre. Les expéditions ne s’espionnent pas.',
  'goa.does.tile.espionage.2012':
    'Construisez des navires, récoltez, percevez les taxes ou fondez une colonie avec le marqueur d’un adversaire au lieu du vôtre. Les expéditions ne s’espionnent pas.',
  'goa.does.tile.extraHarvest':
    'Remplissez jusqu’à {plots, plural, one {# plantation ou colonie} other {# de vos plantations et colonies}}.',
  'goa.does.tile.resupply':
    'Révélez {resupply, plural, one {# carte} other {# cartes}} d’expédition. Prenez ensuite la somme de leurs colons en une seule sorte : navires, colons, ou épices qui trouvent une case.',
  'goa.does.tile.viceKing':
    'Votre marqueur le moins avancé descend gratuitement d’une rangée ; entre égaux, vous choisissez. Il peut rapporter des bonus.',
  'goa.does.tile.swap':
    'Prenez n’importe quelle tuile du plateau et laissez Échange à sa place. La tuile prise peut attendre un de vos tours d’action suivants ; les plantations se posent aussitôt.',
  'goa.does.tile.duty':
    'Rendez {dutySpices, plural, one {# épice} other {# épices}} de vos cases : cela rapporte {points, plural, one {# point} other {# points}} à la fin. Non accomplie, elle ne rapporte rien.',

  'goa.does.lasting': 'Reste devant vous jusqu’à la fin.',
  'goa.does.tile.mission2': MISSION,
  'goa.does.tile.mission3': MISSION,
  'goa.does.tile.foreman':
    'À la fin, chacune de vos plantations à une case rapporte {points, plural, one {# point} other {# points}} au lieu de {small} ; Rotation des cultures ne rapporte rien.',

  'goa.does.card':
    'Une carte d’expédition peut être jouée à chacun de vos tours d’action, en plus de l’action.',
  'goa.does.face':
    'Révélée, elle compte pour {colonists, plural, one {# colon} other {# colons}}. À la fin, les cartes de même symbole ({symbol}) rapportent selon leur nombre : {symbolPoints}.',
  'goa.does.card.ships': SHIPS,
  'goa.does.card.colonists': COLONISTS,
  'goa.does.card.ducats': DUCATS,
  'goa.does.card.spices': SPICES,
  'goa.does.card.sell.2004':
    'Vendez autant d’épices de vos cases que vous voulez, {price, plural, one {# ducat} other {# ducats}} chacune.',
  'goa.does.card.sell.2012':
    'Vendez jusqu’à {limit, plural, one {# épice} other {# épices}} de vos cases, {price, plural, one {# ducat} other {# ducats}} chacune.',
  'goa.does.card.payDucats.2004':
    'Comme action Progression : un marqueur descend d’une rangée contre des ducats seulement. Prix des pas : {prices}.',
  'goa.does.card.payDucats.2012':
    'Un marqueur descend d’une rangée contre des ducats seulement ; votre action reste à faire. Prix des pas : {prices}.',
  'goa.does.card.harvestMix':
    'Avec l’action Récolte : prenez-en le nombre en navires, colons et épices, mélangés à votre gré.',
  'goa.does.card.thirdScout.2004':
    'Avec l’action Fonder une colonie, jouée avant de révéler : une carte de plus est révélée.',
  'goa.does.card.thirdScout.2012':
    'Avec l’action Fonder une colonie, avant ou après avoir révélé : une carte de plus est révélée.',
  'goa.does.card.shipsOnly': 'Avec l’action Progression : ne payez que les navires de ce pas.',
  'goa.does.card.spicesOnly': 'Avec l’action Progression : ne payez que les épices de ce pas.',

  'goa.does.action.progress':
    'Progression : un marqueur descend d’une rangée contre les épices de ce pas et autant de navires.',
  'goa.does.action.ships':
    'Prenez autant de navires que l’indique la rangée de votre marqueur dans cette colonne.',
  'goa.does.action.harvest':
    'Placez autant d’épices que l’indique la rangée de votre marqueur sur des cases libres qui les permettent. Celles sans case sont perdues.',
  'goa.does.action.taxes':
    'Prenez autant de ducats que l’indique la rangée de votre marqueur dans cette colonne.',
  'goa.does.action.expedition':
    'Piochez au plus autant de cartes que l’indique le premier nombre de la rangée. Votre main ne doit alors pas dépasser le second : faites d’abord de la place, ou piochez moins.',
  'goa.does.action.found':
    'Nommez une colonie et révélez {scouts, plural, one {# carte} other {# cartes}} d’expédition. Les colons de la rangée de votre marqueur et de ces cartes comptent ; vous payez ceux qui manquent et la fondez. Si vous ne pouvez ou ne voulez pas, vous ne payez rien et prenez {colonists, plural, one {# colon} other {# colons}}.',
  'goa.does.column.ships': 'Navires par rangée : {yields}.',
  'goa.does.column.harvest': 'Épices par rangée : {yields}.',
  'goa.does.column.taxes': 'Ducats par rangée : {yields}.',
  'goa.does.column.expeditions': 'Cartes par rangée : {yields}. Limite de la main : {limits}.',
  'goa.does.column.colonists': 'Colons par rangée : {yields}.',
  'goa.does.rows': 'À la fin, un marqueur rapporte selon sa rangée : {rowPoints}.',
  'goa.does.first':
    'Le premier de tous les joueurs à la rangée 4, et à la rangée 5, pioche {cards, plural, one {# carte} other {# cartes}} d’expédition.',
  'goa.does.row':
    'Votre dernier marqueur qui quitte une rangée rapporte {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire.',
  'goa.does.flag':
    'Qui reçoit le drapeau est premier joueur pour les actions et la manche suivante, et prend {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire.',
  'goa.does.extra':
    'Cartes d’action supplémentaire : quand chacun a fait {actions, plural, one {# action} other {# actions}}, chaque carte en apporte une de plus. Vous pouvez en garder {extraKept} pour la manche suivante.',

  'goa.does.colony':
    'Il faut {need, plural, one {# colon} other {# colons}} pour la fonder. Elle a alors {fields, plural, one {# case, remplie} other {# cases, remplies}} aussitôt.',
  'goa.does.colony.choice':
    'Ses tuiles diffèrent par les épices permises ; vous choisissez l’une de celles qui restent.',
  'goa.does.colony.any': 'Elle permet toutes les épices.',
  'goa.does.colony.left': 'Tuiles restantes : {tiles}.',
  'goa.does.colony.points': 'Les colonies rapportent selon leur nombre : {colonyPoints}.',

  'goa.does.bonanza.name': 'Tuile Bonanza face cachée',
  'goa.does.bonanza.hidden':
    'Placée face cachée sous la tuile du coin. Qui prend cette tuile reçoit aussitôt ce qu’elle montre.',
  'goa.does.bonanza.twoShips': SHIPS,
  'goa.does.bonanza.twoColonists': COLONISTS,
  'goa.does.bonanza.shipColonist':
    'Prenez {ships, plural, one {# navire} other {# navires}} et {colonists, plural, one {# colon} other {# colons}}.',
  'goa.does.bonanza.threeDucats': DUCATS,
  'goa.does.bonanza.fiveDucats': DUCATS,
  'goa.does.bonanza.oneExtraAction': EXTRA,
  'goa.does.bonanza.oneExpedition': CARDS,
  'goa.does.bonanza.oneSpice': SPICES,
} satisfies Translated<typeof english>;
