import type { goaStory as english } from '../en/story.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's events, scores and refusals as sentences, in French; see `goa.ts`. */
export const goaStory = {
  'goa.story.started':
    'La partie commence à {players, plural, one {# joueur} other {# joueurs}} : {edition}.',
  'goa.story.seatsDrawn': 'Ordre autour de la table, dans le sens horaire : {seats}.',
  'goa.story.tilesLaid':
    'Pour cette étape ({phase}), {n, plural, one {# tuile est posée} other {# tuiles sont posées}} ; les autres sont écartées sans être vues. Rangée par rangée : {tiles}.',
  'goa.story.tilesLaid.removed':
    'Pour cette étape ({phase}), {n, plural, one {# tuile est posée} other {# tuiles sont posées}} ; sont écartées : {removed}. Rangée par rangée : {tiles}.',
  'goa.story.bonanzaLaid':
    '{n, plural, one {# tuile Bonanza est placée face cachée} other {# tuiles Bonanza sont placées face cachée}} sous les coins.',
  'goa.story.cardsShuffled':
    '{n, plural, one {# carte d’expédition est mélangée} other {# cartes d’expédition sont mélangées}}.',
  'goa.story.cardsTurned':
    'Après {n, plural, one {# carte} other {# cartes}}, {seat} retourne le symbole de départ, prend le drapeau et a {ducats, plural, one {# ducat} other {# ducats}}.',
  'goa.story.quickStarted.markers': '{seat} avance des marqueurs à la rangée 2 : {columns}.',
  'goa.story.quickStarted.ducats':
    '{seat} prend {ducats, plural, one {# ducat} other {# ducats}} pour un départ rapide.',
  'goa.story.roundBegan': 'La manche {round} commence ({phase}).',

  'goa.story.stepBegan.setup': 'La partie est mise en place.',
  'goa.story.stepBegan.over': 'La partie est terminée.',
  'goa.story.stepBegan.quickStart': '{seat} choisit un départ rapide.',
  'goa.story.stepBegan.placing': '{seat} place un marqueur d’enchère.',
  'goa.story.stepBegan.auction': '{seat} peut enchérir sur ce qui se trouve sous le marqueur {marker}.',
  'goa.story.stepBegan.auction.bid':
    '{seat} peut enchérir sur ce qui se trouve sous le marqueur {marker} ; l’offre la plus haute est de {amount}.',
  'goa.story.stepBegan.turn': 'C’est à {seat} : action {action}.',
  'goa.story.stepBegan.turn.extra': 'C’est à {seat} : une action supplémentaire.',
  'goa.story.stepBegan.turn.acted': '{seat} peut encore jouer quelque chose.',
  'goa.story.stepBegan.extra': '{seat} peut jouer une carte d’action supplémentaire.',
  'goa.story.stepBegan.fill': '{seat} choisit des épices pour {n, plural, one {# case} other {# cases}}.',
  'goa.story.stepBegan.spices': '{seat} place {n, plural, one {# épice} other {# épices}}.',
  'goa.story.stepBegan.discardPlantation':
    '{seat} n’a pas d’emplacement libre pour cette tuile et défausse une plantation : {tile}.',
  'goa.story.stepBegan.either':
    '{seat} choisit : {n, plural, one {# navire ou # colon} other {# navires ou # colons}}.',
  'goa.story.stepBegan.resupply':
    '{seat} choisit : {n, plural, one {# navire, colon ou épice} other {# navires, colons ou épices}}.',
  'goa.story.stepBegan.mix': '{seat} prend des navires et des colons, {n} en tout.',
  'goa.story.stepBegan.favor': '{seat} choisit l’une des tuiles écartées.',
  'goa.story.stepBegan.founding': '{seat} décide de fonder ou non cette colonie : {colony}.',
  'goa.story.extraPlayed': '{seat} joue une carte d’action supplémentaire.',
  'goa.story.passed': '{seat} passe et n’a plus d’action supplémentaire dans cette manche.',
  'goa.noCards': 'rien',
  'goa.story.ended.2': 'La partie est terminée. En main, {seat1} : {cards1} ; {seat2} : {cards2}.',
  'goa.story.ended.3':
    'La partie est terminée. En main, {seat1} : {cards1} ; {seat2} : {cards2} ; {seat3} : {cards3}.',
  'goa.story.ended.4':
    'La partie est terminée. En main, {seat1} : {cards1} ; {seat2} : {cards2} ; {seat3} : {cards3} ; {seat4} : {cards4}.',

  'goa.story.flagPlaced': '{seat} place le drapeau avec le marqueur 1 (rangée {row}, colonne {column}).',
  'goa.story.flagPlaced.top':
    '{seat} place le drapeau avec le marqueur 1 à l’extérieur, au-dessus de la colonne {column}.',
  'goa.story.flagPlaced.bottom':
    '{seat} place le drapeau avec le marqueur 1 à l’extérieur, au-dessous de la colonne {column}.',
  'goa.story.flagPlaced.left':
    '{seat} place le drapeau avec le marqueur 1 à l’extérieur, à gauche de la rangée {row}.',
  'goa.story.flagPlaced.right':
    '{seat} place le drapeau avec le marqueur 1 à l’extérieur, à droite de la rangée {row}.',
  'goa.story.markerPlaced':
    '{seat} place le marqueur {marker} (rangée {row}, colonne {column}) sur cette tuile : {tile}.',
  'goa.story.bid': '{seat} offre {amount, plural, one {# ducat} other {# ducats}}.',
  'goa.story.bidPassed': '{seat} passe.',
  'goa.story.bidPassed.forced': '{seat} n’a pas assez de ducats pour enchérir.',
  'goa.story.auctionWon.bought':
    '{seat} achète {tile} à {to} pour {price, plural, one {# ducat} other {# ducats}}.',
  'goa.story.auctionWon.kept':
    '{seat} paie {price, plural, one {# ducat} other {# ducats}} à la banque et garde {tile}.',
  'goa.story.auctionWon.free': '{seat} obtient {tile} gratuitement.',
  'goa.story.bonanzaTaken': '{seat} reçoit la tuile sous le coin. {bonanza}.',
  'goa.story.tileUsed': '{seat} utilise une tuile : {tile}.',
  'goa.story.tileUsed.on': '{seat} utilise une tuile sur le tableau de {on} : {tile}.',
  'goa.story.swapped':
    '{seat} laisse la tuile Échange sur le plateau (rangée {row}, colonne {column}) et prend cette tuile : {tile}.',
  'goa.story.favorTaken': '{seat} prend cette tuile parmi celles écartées : {tile}.',
  'goa.story.plantationLaid': '{seat} pose cette tuile ({plot}) : {tile}.',
  'goa.story.plantationDiscarded': '{seat} défausse cette tuile : {tile}.',
  'goa.story.plantationDiscarded.kept': '{seat} défausse cette tuile et la garde face cachée : {tile}.',
  'goa.story.gained.ships': '{seat} reçoit {n, plural, one {# navire} other {# navires}} ({by}).',
  'goa.story.gained.colonists': '{seat} reçoit {n, plural, one {# colon} other {# colons}} ({by}).',
  'goa.story.gained.ducats': '{seat} reçoit {n, plural, one {# ducat} other {# ducats}} ({by}).',
  'goa.story.gained.extra':
    '{seat} reçoit {n, plural, one {# carte} other {# cartes}} d’action supplémentaire ({by}).',
  'goa.story.drawn': '{seat} pioche {n, plural, one {# carte} other {# cartes}} d’expédition ({by}).',
  'goa.story.drawn.seen':
    '{seat} pioche {n, plural, one {# carte} other {# cartes}} d’expédition ({by}) : {cards}.',
  'goa.story.drawn.none': '{seat} ne pioche pas de carte d’expédition ({by}).',
  'goa.story.drawn.missing':
    '{seat} ne peut piocher {n, plural, one {# carte} other {# cartes}} d’expédition : pioche et défausse sont vides ({by}).',
  'goa.story.cardPlayed': '{seat} joue une carte d’expédition : {card}.',
  'goa.story.cardsDiscarded':
    '{seat} défausse {n, plural, one {# carte} other {# cartes}} d’expédition : {cards}.',
  'goa.story.revealed':
    '{seat} révèle {n, plural, one {# carte} other {# cartes}} d’expédition avec {colonists, plural, one {# colon} other {# colons}} : {cards}.',
  'goa.story.revealedDiscarded':
    '{n, plural, one {La carte révélée est défaussée} other {Les # cartes révélées sont défaussées}}.',
  'goa.story.sold':
    '{seat} vend des épices pour {ducats, plural, one {# ducat} other {# ducats}} : {spices}.',
  'goa.story.spicesPlaced': '{seat} place des épices ({by}) : {spices}.',
  'goa.story.spicesPlaced.none': '{seat} ne place pas d’épice ({by}).',
  'goa.story.dutyDone': '{seat} accomplit la Vente avec : {spices}.',
  'goa.story.progressed':
    '{seat} avance un marqueur ({by}) : {column}, rangée {row}. Prix : {ships, plural, one {# navire} other {# navires}}, {spices}.',
  'goa.story.progressed.spices':
    '{seat} avance un marqueur ({by}) : {column}, rangée {row}. Prix : {spices}.',
  'goa.story.progressed.ships':
    '{seat} avance un marqueur ({by}) : {column}, rangée {row}. Prix : {ships, plural, one {# navire} other {# navires}}.',
  'goa.story.progressed.ducats':
    '{seat} avance un marqueur ({by}) : {column}, rangée {row}. Prix : {ducats, plural, one {# ducat} other {# ducats}}.',
  'goa.story.progressed.free': '{seat} avance un marqueur gratuitement ({by}) : {column}, rangée {row}.',
  'goa.story.foundingBegun':
    '{seat} tente de fonder {colony} avec {board, plural, one {# colon} other {# colons}} de son tableau.',
  'goa.story.foundingBegun.on':
    '{seat} tente de fonder {colony} avec {board, plural, one {# colon} other {# colons}} du tableau de {on}.',
  'goa.story.colonyFounded':
    '{seat} paie {colonists, plural, one {# colon} other {# colons}} et fonde {colony} ; épices permises : {spices}.',
  'goa.story.colonyFounded.any':
    '{seat} paie {colonists, plural, one {# colon} other {# colons}} et fonde {colony} ; toutes les épices sont permises.',
  'goa.story.colonyFounded.free': '{seat} fonde {colony} sans payer de colon ; épices permises : {spices}.',
  'goa.story.colonyFounded.free.any':
    '{seat} fonde {colony} sans payer de colon ; toutes les épices sont permises.',
  'goa.story.notFounded':
    '{seat} ne peut pas fonder {colony} : il manque {missing, plural, one {# colon} other {# colons}}.',
  'goa.story.notFounded.declined': '{seat} renonce à fonder {colony}.',

  'goa.score.row': '{column} : rangée {row}',
  'goa.score.colonies': '{n, plural, one {# colonie} other {# colonies}}',
  'goa.score.cards':
    '{n, plural, one {# carte d’expédition} other {# cartes d’expédition}} avec le même symbole : {symbol}',
  'goa.score.richest': 'Le plus de ducats : {ducats}',
  'goa.score.tieBreak': 'qui a le plus de ducats',
  'goa.score.plantations': '{n, plural, one {# plantation à une case} other {# plantations à une case}}',
  'goa.score.duty': 'Vente accomplie',
  'goa.score.missions': 'Missions',

  'goa.bonanza.twoShips': 'Bonanza : Navires',
  'goa.bonanza.twoColonists': 'Bonanza : Colons',
  'goa.bonanza.shipColonist': 'Bonanza : Navire et colon',
  'goa.bonanza.threeDucats': 'Bonanza : Quelques ducats',
  'goa.bonanza.fiveDucats': 'Bonanza : Beaucoup de ducats',
  'goa.bonanza.oneExtraAction': 'Bonanza : Action supplémentaire',
  'goa.bonanza.oneExpedition': 'Bonanza : Expédition',
  'goa.bonanza.oneSpice': 'Bonanza : Épice',

  'goa.stage.auctions': '{phase}, manche {round} : enchères',
  'goa.stage.actions': '{phase}, manche {round} : actions',
  'goa.stage.extra': '{phase}, manche {round} : actions supplémentaires',
  'goa.stage.setup': 'Mise en place',
  'goa.stage.over': 'Partie terminée',

  'goa.phase.A': 'étape A',
  'goa.phase.B': 'étape B',

  'error.MARKERS_WRONG': 'Choisissez {markers} marqueurs différents.',
  'error.NO_SUCH_SPACE': 'Le plateau n’a pas cette case.',
  'error.SPACE_NOT_EMPTY': 'Le drapeau se place sur une case vide.',
  'error.FLAG_NOT_BESIDE_TILE':
    'Une tuile doit toucher le drapeau par un côté ; en diagonale, cela ne suffit pas.',
  'error.NO_TILE_THERE': 'Il n’y a pas de tuile sur cette case.',
  'error.SPACE_HAS_MARKER': 'Un marqueur se trouve déjà sur cette tuile.',
  'error.SPACE_NOT_ADJACENT': 'Le marqueur doit toucher le précédent, par un côté ou un coin.',
  'error.BID_TOO_LOW': 'Offrez au moins {min, plural, one {# ducat} other {# ducats}}.',
  'error.NOT_ENOUGH_DUCATS':
    'Il faut {price, plural, one {# ducat} other {# ducats}} ; vous en avez {ducats}.',
  'error.EXTRA_CARDS_LEFT':
    'Vous avez {extra, plural, one {# carte} other {# cartes}} d’action supplémentaire et pouvez en garder {kept} : jouez-en une.',
  'error.ACTION_FIRST': 'Faites d’abord votre action.',
  'error.ACTION_TAKEN': 'Vous avez déjà fait votre action de ce tour.',
  'error.ANSWER_FIRST': 'Répondez d’abord à la question ouverte.',
  'error.COLUMN_UNKNOWN': 'Le tableau de développement n’a pas cette colonne.',
  'error.LAST_ROW': 'Ce marqueur est dans la dernière rangée.',
  'error.SHIPS_MISSING': 'Il vous manque {ships, plural, one {# navire} other {# navires}} pour ce pas.',
  'error.SPICES_MISSING': 'Vous n’avez pas les épices nécessaires.',
  'error.PAYMENT_WRONG': 'Payez exactement les épices de ce pas.',
  'error.NO_FREE_FIELD': 'Vous n’avez pas de case libre.',
  'error.FIELD_NOT_FREE': 'Ce n’est pas une de vos cases libres.',
  'error.FIELD_EMPTY': 'Il n’y a pas d’épice sur cette case.',
  'error.SPICE_NOT_ALLOWED': 'Cette épice ne pousse pas sur cette case.',
  'error.TOO_MANY_SPICES': 'Au plus {max, plural, one {# épice} other {# épices}}.',
  'error.FILL_ALL_FIELDS': 'Chaque case reçoit une épice.',
  'error.EXPEDITION_YIELD': 'Votre expédition pioche au plus {max, plural, one {# carte} other {# cartes}}.',
  'error.CARD_LIMIT':
    'Votre main a encore de la place pour {room, plural, one {# carte} other {# cartes}} : jouez ou défaussez d’abord, ou piochez moins.',
  'error.COLONY_UNKNOWN': 'Cette colonie n’existe pas.',
  'error.COLONY_FOUNDED': 'Vous avez déjà fondé cette colonie.',
  'error.COLONY_TILE_GONE': 'Cette tuile colonie n’est plus là.',
  'error.COLONISTS_MISSING': 'Il vous manque {missing, plural, one {# colon} other {# colons}}.',
  'error.CARD_NOT_IN_HAND': 'Cette carte d’expédition n’est pas dans votre main.',
  'error.CARD_PLAYED_THIS_TURN': 'On ne peut jouer qu’une carte d’expédition par tour.',
  'error.CARD_NOT_NOW': 'Cette carte d’expédition ne peut pas être jouée maintenant.',
  'error.TILE_NOT_YOURS': 'Vous n’avez pas cette tuile.',
  'error.TILE_USED_THIS_ROUND': 'Vous avez déjà utilisé cette tuile dans cette manche.',
  'error.TILE_USED': 'Vous avez déjà utilisé cette tuile.',
  'error.TILE_NOT_NOW': 'Cette tuile n’apporterait rien maintenant.',
  'error.TILE_NOT_REMOVED': 'Cette tuile n’est pas parmi celles écartées.',
  'error.NOT_LEAST_ADVANCED': 'Seul votre marqueur le moins avancé peut être déplacé.',
  'error.AUCTIONEER_BUYS':
    'Qui mène l’enchère n’enchérit pas : il achète pour {price, plural, one {# ducat} other {# ducats}}, ou passe.',
  'error.BID_OR_PASS': 'Surenchérissez sur l’offre la plus haute, ou passez.',
  'error.NO_PASSING': 'On ne passe pas dans un tour d’action : les taxes sont toujours possibles.',
  'error.NOTHING_CHOSEN': 'Choisissez-en au moins un.',
  'error.DUTY_SPICES': 'La vente demande exactement {spices, plural, one {# épice} other {# épices}}.',
  'error.ALL_IN_LAST_ROW': 'Tous vos marqueurs sont dans la dernière rangée.',
  'error.TOO_MANY_PLOTS':
    'Au plus {max, plural, one {# plantation ou colonie} other {# plantations et colonies}}.',
  'error.PLOT_NOT_OPEN': 'Il n’y a pas de case vide ici.',
  'error.SPYING_UNKNOWN': 'L’espionnage apporte navires, ducats ou épices ; il n’envoie pas d’expédition.',
  'error.NUMBER_NOT_HIGHER':
    'Ce tableau apporte {colonists, plural, one {# colon} other {# colons}}, pas plus que {board}.',
  'error.MIX_WRONG': 'Choisissez de 0 à {max} navires ; le reste en colons.',
  'error.PLANTATION_UNKNOWN': 'Choisissez une des plantations qui peuvent être défaussées.',
  'error.NOT_ASKED_ANYWAY': 'On ne vous le demanderait pas de toute façon.',
  'error.OPPONENT_UNKNOWN': 'Choisissez un autre joueur.',

  'goa.cards.ships': 'Navires ×{n}',
  'goa.cards.colonists': 'Colons ×{n}',
  'goa.cards.ducats': 'Ducats ×{n}',
  'goa.cards.spices': 'Épices ×{n}',
  'goa.cards.sell': 'Vendre des épices ×{n}',
  'goa.cards.payDucats': 'Progression contre des ducats ×{n}',
  'goa.cards.harvestMix': 'Récolte mixte ×{n}',
  'goa.cards.thirdScout': 'Troisième carte à la fondation ×{n}',
  'goa.cards.shipsOnly': 'Progression en navires seulement ×{n}',
  'goa.cards.spicesOnly': 'Progression en épices seulement ×{n}',

  'goa.at.p1.ginger': '{n, plural, one {gingembre} other {# gingembres}} (plantation 1)',
  'goa.at.p1.pepper': '{n, plural, one {poivre} other {# poivres}} (plantation 1)',
  'goa.at.p1.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (plantation 1)',
  'goa.at.p1.nutmeg': '{n, plural, one {muscade} other {# muscades}} (plantation 1)',
  'goa.at.p1.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (plantation 1)',
  'goa.at.p2.ginger': '{n, plural, one {gingembre} other {# gingembres}} (plantation 2)',
  'goa.at.p2.pepper': '{n, plural, one {poivre} other {# poivres}} (plantation 2)',
  'goa.at.p2.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (plantation 2)',
  'goa.at.p2.nutmeg': '{n, plural, one {muscade} other {# muscades}} (plantation 2)',
  'goa.at.p2.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (plantation 2)',
  'goa.at.p3.ginger': '{n, plural, one {gingembre} other {# gingembres}} (plantation 3)',
  'goa.at.p3.pepper': '{n, plural, one {poivre} other {# poivres}} (plantation 3)',
  'goa.at.p3.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (plantation 3)',
  'goa.at.p3.nutmeg': '{n, plural, one {muscade} other {# muscades}} (plantation 3)',
  'goa.at.p3.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (plantation 3)',
  'goa.at.p4.ginger': '{n, plural, one {gingembre} other {# gingembres}} (plantation 4)',
  'goa.at.p4.pepper': '{n, plural, one {poivre} other {# poivres}} (plantation 4)',
  'goa.at.p4.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (plantation 4)',
  'goa.at.p4.nutmeg': '{n, plural, one {muscade} other {# muscades}} (plantation 4)',
  'goa.at.p4.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (plantation 4)',
  'goa.at.Quilon.ginger': '{n, plural, one {gingembre} other {# gingembres}} (Quilon)',
  'goa.at.Quilon.pepper': '{n, plural, one {poivre} other {# poivres}} (Quilon)',
  'goa.at.Quilon.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (Quilon)',
  'goa.at.Quilon.nutmeg': '{n, plural, one {muscade} other {# muscades}} (Quilon)',
  'goa.at.Quilon.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (Quilon)',
  'goa.at.Cochin.ginger': '{n, plural, one {gingembre} other {# gingembres}} (Cochin)',
  'goa.at.Cochin.pepper': '{n, plural, one {poivre} other {# poivres}} (Cochin)',
  'goa.at.Cochin.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (Cochin)',
  'goa.at.Cochin.nutmeg': '{n, plural, one {muscade} other {# muscades}} (Cochin)',
  'goa.at.Cochin.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (Cochin)',
  'goa.at.Madras.ginger': '{n, plural, one {gingembre} other {# gingembres}} (Madras)',
  'goa.at.Madras.pepper': '{n, plural, one {poivre} other {# poivres}} (Madras)',
  'goa.at.Madras.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (Madras)',
  'goa.at.Madras.nutmeg': '{n, plural, one {muscade} other {# muscades}} (Madras)',
  'goa.at.Madras.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (Madras)',
  'goa.at.Calicut.ginger': '{n, plural, one {gingembre} other {# gingembres}} (Calicut)',
  'goa.at.Calicut.pepper': '{n, plural, one {poivre} other {# poivres}} (Calicut)',
  'goa.at.Calicut.cinnamon': '{n, plural, one {cannelle} other {# cannelles}} (Calicut)',
  'goa.at.Calicut.nutmeg': '{n, plural, one {muscade} other {# muscades}} (Calicut)',
  'goa.at.Calicut.clove': '{n, plural, one {clou de girofle} other {# clous de girofle}} (Calicut)',
  'goa.bonus.flag': 'le drapeau',
  'goa.bonus.first': 'premier dans la rangée',
  'goa.bonus.row': 'rangée terminée',
  'goa.bonus.notFounded': 'colonie non fondée',
  'goa.bonus.laid': 'nouvelle plantation',
  'goa.bonus.expeditions': 'tuile Expéditions',
  'goa.touching.outbid':
    '{seat} offre {amount, plural, one {# ducat} other {# ducats}} et surenchérit sur vous : {tile}.',
  'goa.touching.kept': 'Votre offre était la plus haute, mais {seat} garde {tile}.',
  'goa.touching.flag': '{seat} a maintenant le drapeau, qui était à vous.',
  'goa.touching.first': '{seat} arrive avant vous à la rangée {row} ({column}) ; il vous manquait un pas.',
  'goa.touching.bought': 'Vous achetez {tile} à {seat} pour {price, plural, one {# ducat} other {# ducats}}.',
  'goa.touching.sold': '{seat} vous achète {tile} pour {price, plural, one {# ducat} other {# ducats}}.',
  'goa.touching.paid':
    'Vous payez {price, plural, one {# ducat} other {# ducats}} à la banque et gardez {tile}.',
  'goa.touching.free': 'Vous obtenez {tile} gratuitement.',
  'goa.touching.passedOver': 'Vous n’avez pas assez de ducats pour enchérir.',
  'goa.touching.used': '{seat} utilise une tuile sur votre tableau : {tile}.',
  'goa.touching.founding':
    '{seat} tente de fonder {colony} avec {board, plural, one {# colon} other {# colons}} de votre tableau.',
  'goa.touching.over': 'La partie est terminée.',
} satisfies Translated<typeof english>;
