import type * as english from './en.ts';
import type { Translated } from '../../../words/languages.ts';

/** French words of Merchants that service and page say: key → template. */
export const common = {
  // Before a game is opened: the form of a new game, the invitation; the log’s first line names the options.
  'page.new.hint.merchants':
    'Knizia 2007. 2 à 4 joueurs, environ 30 minutes : chargez des navires, jouez des cartes, vendez cher.',
  'page.join.minute.merchants':
    'Vos navires transportent des marchandises. À votre tour, vous pouvez échanger une marchandise ou acheter une carte spéciale ; ensuite vous posez au marché des cartes d’une même marchandise, ou en piochez deux. La marchandise posée est vendue : chacun reçoit, pour chacun de ses marqueurs de cette marchandise, une pièce par carte visible de celle-ci. Quand la pioche est vide, le plus riche gagne.',
  'merchants.option.officeDraw': 'Un bureau pioche sa carte',
  'merchants.officeDraw.planning': 'à la fin de la phase I',
  'merchants.officeDraw.turnEnd': 'à la fin du tour',
  'page.merchants.officeDraw.planning.hint': 'La carte piochée peut être jouée dans le même tour.',
  'page.merchants.officeDraw.turnEnd.hint': 'La carte piochée sert au tour suivant.',

  // Names of things.
  'merchants.good.fish': 'poisson',
  'merchants.good.grain': 'grain',
  'merchants.good.wood': 'bois',
  'merchants.good.porcelain': 'porcelaine',
  'merchants.good.spices': 'épices',
  'merchants.good.cloth': 'étoffe',

  'merchants.special.ship': 'navire',
  'merchants.special.docks': 'docks',
  'merchants.special.contract': 'contrat',
  'merchants.special.office': 'bureau',

  // Events, scores and refusals as sentences.
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

  // What a player is asked to do, by type of move.
  'ask.merchants.load': 'chargez un navire',
  'ask.merchants.exchange': 'échangez un marqueur',
  'ask.merchants.buyShip': 'achetez un navire',
  'ask.merchants.buy': 'achetez une carte',
  'ask.merchants.pass': 'passez',
  'ask.merchants.done': 'terminez les échanges',
  'ask.merchants.officeDraw': 'piochez une carte avec votre bureau',
  'ask.merchants.officeSkip': 'ne piochez pas',
  'ask.merchants.play': 'jouez des cartes',
  'ask.merchants.draw': 'piochez des cartes',

  // Why standing orders leave a decision to their player.
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
} satisfies Translated<typeof english.common>;

/** French words of Merchants that the page alone says. */
export const page = {
  // The board.
  'page.merchants.ask.loading': 'chargez un navire',
  'page.merchants.ask.planning': 'échangez, achetez ou passez',
  'page.merchants.ask.planning.exchange': 'échangez ou passez',
  'page.merchants.ask.planning.buy': 'achetez ou passez',
  'page.merchants.ask.docks': 'échangez encore, avec vos docks',
  'page.merchants.ask.office': 'piochez avec votre bureau, ou non',
  'page.merchants.ask.trade': 'jouez des cartes ou piochez',
  'page.merchants.market': 'Marché',
  'page.merchants.space': 'Case {space}',
  'page.merchants.under': 'sous : {n}',
  'page.merchants.playOn': 'Jouer sur la case {space} : {good}, en couvrant {covered}',
  'page.merchants.hand': 'Votre main ({n, plural, one {# carte} other {# cartes}})',
  'page.merchants.hand.empty': 'Aucune carte.',
  'page.merchants.supply': 'Réserve',
  'page.merchants.pile':
    'Pioche : {n, plural, one {# carte} other {# cartes}}. La partie se termine avec la dernière.',
  'page.merchants.money': '{n, plural, one {# pièce} other {# pièces}}',
  'page.merchants.gain': '+{n}',
  'page.merchants.loss': '−{n}',
  'page.merchants.inDraft': 'dans votre brouillon',
  'page.merchants.cards': '{n, plural, one {# carte} other {# cartes}} en main',
  'page.merchants.special': '{card} ×{n}',
  'page.merchants.ships': 'Navires',
  'page.merchants.ship': 'Navire {ship}',
  'page.merchants.ship.empty': 'vide',
  'page.merchants.do.pass': 'Passer',
  'page.merchants.do.done': 'Plus d’échange',
  'page.merchants.do.officeDraw': 'Piocher une carte',
  'page.merchants.do.officeSkip': 'Ne pas piocher',
  'page.merchants.do.lay': 'Poser {n, plural, one {# carte} other {# cartes}}',
  'page.merchants.draw': 'Piocher {n, plural, one {# carte} other {# cartes}}',
  'page.merchants.officeDraw': 'Piocher une carte avec un bureau',
  'page.merchants.hint.loading': 'Choisissez une marchandise de la réserve.',
  'page.merchants.hint.planning': 'Choisissez un navire et sa nouvelle marchandise, ou une carte spéciale.',
  'page.merchants.hint.planning.exchange': 'Choisissez un navire, puis sa nouvelle marchandise.',
  'page.merchants.hint.planning.buy': 'Choisissez une carte spéciale.',
  'page.merchants.hint.docks': 'Choisissez un navire, puis sa nouvelle marchandise.',
  'page.merchants.hint.office': 'Pour piocher, choisissez la pioche.',
  'page.merchants.hint.trade': 'Choisissez des cartes d’une même marchandise dans votre main, ou la pioche.',
  'page.merchants.chooseSpaces': 'Choisissez des cases du marché ({good}) : {n} sur {max}.',
  'page.merchants.gains': '+{n, plural, one {# pièce} other {# pièces}}',
  'page.merchants.costs': '−{n, plural, one {# pièce} other {# pièces}}',
  'page.merchants.harbour': 'Vos navires et votre argent',
  'page.merchants.left': '{n, plural, one {# marqueur restant} other {# marqueurs restants}}',
  'page.merchants.pileTitle': 'Pioche',
  'page.merchants.pileLeft': 'il en reste {n}',
  'page.merchants.loadGood':
    'Charger : {good}, {n, plural, one {# marqueur restant} other {# marqueurs restants}}',
  'page.merchants.exchangeOn': 'Navire {ship}, {good} : échanger son marqueur',
  'page.merchants.exchangeFor': 'Échanger sur le navire {ship} : {from} → {to}',
  'page.merchants.playGood': 'Jouer : {good} ×{n}',

  // The special cards on sale, and all goods counted.
  'page.merchants.buyCard': 'Acheter pour {price, plural, one {# pièce} other {# pièces}} : {card}',
  'page.merchants.does.ship': 'transporte un marqueur de plus, choisi à l’achat.',
  'page.merchants.does.docks': 'un échange de plus à chaque phase I.',
  'page.merchants.does.contract':
    '+{bonus, plural, one {# pièce} other {# pièces}} chaque fois qu’une vente vous rapporte.',
  'page.merchants.does.office': 'vous pouvez piocher une carte à chaque tour.',
  'page.merchants.soldOut': 'Épuisé.',
  'page.merchants.tooDear': '{price, plural, one {# pièce} other {# pièces}} ; vous en avez {money}.',
  'page.merchants.shop': 'Cartes spéciales',
  'page.merchants.cardsLeft': 'il en reste {n}',
  'page.merchants.buyShip':
    'Acheter un navire pour {price, plural, one {# pièce} other {# pièces}} et charger : {good}',
  'page.merchants.onSale': '{card} : {price, plural, one {# pièce} other {# pièces}}, il en reste {n}',
  'page.merchants.canBuy':
    '{card} : {price, plural, one {# pièce} other {# pièces}}, il en reste {n} ; vous pouvez l’acheter',
  'page.merchants.counts': 'Décompte des marchandises',
  'page.merchants.good': 'Marchandise',
  'page.merchants.markers': 'Marqueurs restants',
  'page.merchants.visible': 'Au marché',
  'page.merchants.out': 'Hors jeu',
  'page.merchants.cardLeft': '{price, plural, one {# pièce} other {# pièces}}, il en reste {n}.',

  // Hints for a first game: a line, and what opens under it.
  'hint.merchants.start':
    'Le plus riche gagne. Une vente rapporte à tous : cartes au marché × marqueurs.\nQui joue des cartes d’une marchandise la vend, pour tous. La partie finit avec la dernière carte de la pioche.',
  'hint.merchants.loading': 'Chargez ce qui sera souvent vendu. La même vente profite aussi aux autres.',
  'hint.merchants.planning':
    'Transportez ce que vous allez jouer. Les cartes spéciales rapportent tôt.\nNavire : un marqueur de plus. Docks : un échange de plus à chaque tour. Contrat : +{bonus} à chaque vente qui vous rapporte. Bureau : une carte de plus à chaque tour.',
  'hint.merchants.docks': 'Échangez sur un navire au choix, sauf un que vous venez d’acheter.',
  'hint.merchants.office': 'Une carte de plus est presque toujours bonne, sauf si la fin vous nuit.',
  'hint.merchants.trade':
    'Vendez ce que vous avez en plus grand nombre que les autres – ou piochez.\nChacun reçoit : cartes visibles de la marchandise × ses propres marqueurs. Les cartes couvertes ne comptent plus.',

  // The guide of a first turn.
  'guide.merchants.aim':
    'Quand la pioche est épuisée, le plus de pièces l’emporte. Chaque vente d’une marchandise paie tous ceux qui la transportent : par navire, autant de pièces que le marché en montre de cartes.',
  'guide.merchants.track': 'Pièces par navire, selon les cartes du marché',
  'guide.merchants.load':
    'Choisissez une marchandise pour votre premier navire, puis Envoyer : chacune de ses ventes vous paiera.',
  'guide.merchants.second':
    'Chargez votre second navire, de préférence d’une autre marchandise, puis Envoyer.',
  'guide.merchants.planning':
    'Première moitié du tour : échangez la marchandise d’un navire, achetez une carte spéciale – ou passez.',
  'guide.merchants.poor': 'Première moitié du tour : échangez la marchandise d’un navire – ou passez.',
  'guide.merchants.extra': 'Votre carte spéciale permet davantage : servez-vous-en, ou continuez.',
  'guide.merchants.hand':
    'Seconde moitié : choisissez dans votre main une marchandise à vendre, si possible une que vos navires transportent.',
  'guide.merchants.market':
    'Choisissez les cases pour ces cartes : toutes les cartes visibles de la marchandise comptent, pas les couvertes.',
  'guide.merchants.sell':
    'Vous voyez ce que la vente rapporte à chacun : Envoyer, ou choisissez d’autres cases.',

  // The form of standing orders.
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

  // What is typed in text mode: in English the names of moves and things as the rules have them.
  'typed.merchants.load': 'charger',
  'typed.merchants.exchange': 'echanger',
  'typed.merchants.buyShip': 'acheterNavire',
  'typed.merchants.buy': 'acheter',
  'typed.merchants.pass': 'passer',
  'typed.merchants.done': 'fini',
  'typed.merchants.officeDraw': 'piocherBureau',
  'typed.merchants.officeSkip': 'passerBureau',
  'typed.merchants.play': 'jouer',
  'typed.merchants.draw': 'piocher',
  'typed.merchants.fish': 'poisson',
  'typed.merchants.grain': 'grain',
  'typed.merchants.wood': 'bois',
  'typed.merchants.porcelain': 'porcelaine',
  'typed.merchants.spices': 'epices',
  'typed.merchants.cloth': 'etoffe',
  'typed.merchants.ship': 'navire',
  'typed.merchants.docks': 'docks',
  'typed.merchants.contract': 'contrat',
  'typed.merchants.office': 'bureau',
} satisfies Translated<typeof english.page>;
