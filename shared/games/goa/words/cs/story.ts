import type { goaStory as english } from '../en/story.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's events, scores and refusals as sentences, in Czech; see `goa.ts`. */
export const goaStory = {
  'goa.story.started':
    'Hra začíná: {players, plural, one {# hráč} few {# hráči} other {# hráčů}}, {edition}.',
  'goa.story.seatsDrawn': 'Pořadí u stolu po směru hodinových ručiček: {seats}.',
  'goa.story.tilesLaid':
    'Začíná {phase}. Vyložené žetony: {n}, ostatní jsou odloženy skrytě. Po řadách: {tiles}.',
  'goa.story.tilesLaid.removed':
    'Začíná {phase}. Vyložené žetony: {n}; odložené: {removed}. Po řadách: {tiles}.',
  'goa.story.bonanzaLaid':
    'Pod rohovými žetony {n, plural, one {leží # skrytý žeton} few {leží # skryté žetony} other {leží # skrytých žetonů}} Bonanza.',
  'goa.story.cardsShuffled':
    '{n, plural, one {Zamíchána # karta} few {Zamíchány # karty} other {Zamícháno # karet}} expedic.',
  'goa.story.cardsTurned':
    'Po otočení {n, plural, one {# karty} few {# karet} other {# karet}} {seat} nachází počáteční symbol, bere si vlajku a má {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'goa.story.quickStarted.markers': '{seat} posouvá značky rozvoje do řádku 2: {columns}.',
  'goa.story.quickStarted.ducats':
    '{seat} si bere pro rychlý start {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'goa.story.roundBegan': 'Začíná kolo {round}, {phase}.',

  'goa.story.stepBegan.setup': 'Hra je připravena.',
  'goa.story.stepBegan.over': 'Hra skončila.',
  'goa.story.stepBegan.quickStart': '{seat} volí rychlý start.',
  'goa.story.stepBegan.placing': '{seat} umisťuje dražební značku.',
  'goa.story.stepBegan.auction': '{seat} může dražit to, co leží pod značkou {marker}.',
  'goa.story.stepBegan.auction.bid':
    '{seat} může dražit to, co leží pod značkou {marker}; nejvyšší nabídka je {amount}.',
  'goa.story.stepBegan.turn': 'Na tahu je {seat}: akce {action}.',
  'goa.story.stepBegan.turn.extra': 'Na tahu je {seat}: akce navíc.',
  'goa.story.stepBegan.turn.acted': '{seat} může ještě něco zahrát.',
  'goa.story.stepBegan.extra': '{seat} může zahrát kartu „akce navíc“.',
  'goa.story.stepBegan.fill':
    '{seat} vybírá koření na {n, plural, one {# pole} few {# pole} other {# polí}}.',
  'goa.story.stepBegan.spices': '{seat} umisťuje koření, počet: {n}.',
  'goa.story.stepBegan.discardPlantation': '{seat} nemá pro tento žeton místo a odkládá plantáž: {tile}.',
  'goa.story.stepBegan.either':
    '{seat} volí: {n, plural, one {# loď, nebo # kolonistu} few {# lodě, nebo # kolonisty} other {# lodí, nebo # kolonistů}}.',
  'goa.story.stepBegan.resupply': '{seat} volí lodě, kolonisty, nebo koření, počet: {n}.',
  'goa.story.stepBegan.mix': '{seat} si bere lodě a kolonisty, celkem {n}.',
  'goa.story.stepBegan.favor': '{seat} vybírá jeden z odložených žetonů.',
  'goa.story.stepBegan.founding': '{seat} se rozhoduje, zda založit kolonii {colony}.',
  'goa.story.extraPlayed': '{seat} hraje kartu „akce navíc“.',
  'goa.story.passed': '{seat} pasuje a v tomto kole už nemá další akce navíc.',
  'goa.noCards': 'nic',
  'goa.story.ended.2': 'Hra skončila. Karty v ruce – {seat1}: {cards1}; {seat2}: {cards2}.',
  'goa.story.ended.3':
    'Hra skončila. Karty v ruce – {seat1}: {cards1}; {seat2}: {cards2}; {seat3}: {cards3}.',
  'goa.story.ended.4':
    'Hra skončila. Karty v ruce – {seat1}: {cards1}; {seat2}: {cards2}; {seat3}: {cards3}; {seat4}: {cards4}.',

  'goa.story.flagPlaced': '{seat} umisťuje vlajku se značkou 1 (řada {row}, sloupec {column}).',
  'goa.story.flagPlaced.top': '{seat} umisťuje vlajku se značkou 1 vně, nad sloupec {column}.',
  'goa.story.flagPlaced.bottom': '{seat} umisťuje vlajku se značkou 1 vně, pod sloupec {column}.',
  'goa.story.flagPlaced.left': '{seat} umisťuje vlajku se značkou 1 vně, vlevo od řady {row}.',
  'goa.story.flagPlaced.right': '{seat} umisťuje vlajku se značkou 1 vně, vpravo od řady {row}.',
  'goa.story.markerPlaced':
    '{seat} umisťuje značku {marker} (řada {row}, sloupec {column}) na žeton: {tile}.',
  'goa.story.bid': '{seat} nabízí {amount, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'goa.story.bidPassed': '{seat} pasuje.',
  'goa.story.bidPassed.forced': '{seat} nemá dost dukátů na nabídku.',
  'goa.story.auctionWon.bought':
    '{seat} platí {price, plural, one {# dukát} few {# dukáty} other {# dukátů}} a získává: {tile} (prodává {to}).',
  'goa.story.auctionWon.kept':
    '{seat} platí do banku {price, plural, one {# dukát} few {# dukáty} other {# dukátů}} a získává: {tile}.',
  'goa.story.auctionWon.free': '{seat} získává zdarma: {tile}.',
  'goa.story.bonanzaTaken': '{seat} dostává žeton zpod rohu. {bonanza}.',
  'goa.story.tileUsed': '{seat} používá žeton: {tile}.',
  'goa.story.tileUsed.on': '{seat} používá žeton na tabulce hráče {on}: {tile}.',
  'goa.story.swapped':
    '{seat} nechává žeton Výměna na plánu (řada {row}, sloupec {column}) a bere si žeton: {tile}.',
  'goa.story.favorTaken': '{seat} si bere z odložených žeton: {tile}.',
  'goa.story.plantationLaid': '{seat} vykládá žeton ({plot}): {tile}.',
  'goa.story.plantationDiscarded': '{seat} odkládá žeton: {tile}.',
  'goa.story.plantationDiscarded.kept': '{seat} odkládá žeton a nechává si jej skrytý: {tile}.',
  'goa.story.gained.ships': '{seat} dostává {n, plural, one {# loď} few {# lodě} other {# lodí}} ({by}).',
  'goa.story.gained.colonists':
    '{seat} dostává {n, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}} ({by}).',
  'goa.story.gained.ducats':
    '{seat} dostává {n, plural, one {# dukát} few {# dukáty} other {# dukátů}} ({by}).',
  'goa.story.gained.extra':
    '{seat} dostává {n, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“ ({by}).',
  'goa.story.drawn': '{seat} líže {n, plural, one {# kartu} few {# karty} other {# karet}} expedic ({by}).',
  'goa.story.drawn.seen':
    '{seat} líže {n, plural, one {# kartu} few {# karty} other {# karet}} expedic ({by}): {cards}.',
  'goa.story.drawn.none': '{seat} nelíže žádnou kartu expedic ({by}).',
  'goa.story.drawn.missing':
    '{seat} nemůže líznout {n, plural, one {# kartu} few {# karty} other {# karet}} expedic: dobírací i odkládací balíček jsou prázdné ({by}).',
  'goa.story.cardPlayed': '{seat} hraje kartu expedic: {card}.',
  'goa.story.cardsDiscarded':
    '{seat} odkládá {n, plural, one {# kartu} few {# karty} other {# karet}} expedic: {cards}.',
  'goa.story.revealed':
    '{seat} otáčí {n, plural, one {# kartu} few {# karty} other {# karet}} expedic; {colonists, plural, one {je na nich # kolonista} few {jsou na nich # kolonisté} other {je na nich # kolonistů}}: {cards}.',
  'goa.story.revealedDiscarded':
    'Otočené karty se odkládají: {n, plural, one {# karta} few {# karty} other {# karet}}.',
  'goa.story.sold':
    '{seat} prodává koření za {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}: {spices}.',
  'goa.story.spicesPlaced': '{seat} umisťuje koření ({by}): {spices}.',
  'goa.story.spicesPlaced.none': '{seat} neumisťuje žádné koření ({by}).',
  'goa.story.dutyDone': '{seat} plní žeton Daně a vrací: {spices}.',
  'goa.story.progressed':
    '{seat} posouvá značku rozvoje ({by}): {column}, řádek {row}. Cena: {spices} plus {ships, plural, one {# loď} few {# lodě} other {# lodí}}.',
  'goa.story.progressed.spices':
    '{seat} posouvá značku rozvoje ({by}): {column}, řádek {row}. Cena: {spices}.',
  'goa.story.progressed.ships':
    '{seat} posouvá značku rozvoje ({by}): {column}, řádek {row}. Cena: {ships, plural, one {# loď} few {# lodě} other {# lodí}}.',
  'goa.story.progressed.ducats':
    '{seat} posouvá značku rozvoje ({by}): {column}, řádek {row}. Cena: {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'goa.story.progressed.free': '{seat} posouvá značku rozvoje zdarma ({by}): {column}, řádek {row}.',
  'goa.story.foundingBegun':
    '{seat} zkouší založit kolonii {colony}; z tabulky rozvoje: {board, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}.',
  'goa.story.foundingBegun.on':
    '{seat} zkouší založit kolonii {colony}; z tabulky rozvoje ({on}): {board, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}.',
  'goa.story.colonyFounded':
    '{seat} odevzdává {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}} a zakládá kolonii {colony}; dovolené koření: {spices}.',
  'goa.story.colonyFounded.any':
    '{seat} odevzdává {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}} a zakládá kolonii {colony}; dovoleno je každé koření.',
  'goa.story.colonyFounded.free':
    '{seat} zakládá kolonii {colony} a neodevzdává žádné kolonisty; dovolené koření: {spices}.',
  'goa.story.colonyFounded.free.any':
    '{seat} zakládá kolonii {colony} a neodevzdává žádné kolonisty; dovoleno je každé koření.',
  'goa.story.notFounded':
    '{seat} nemůže založit kolonii {colony}: {missing, plural, one {chybí # kolonista} few {chybí # kolonisté} other {chybí # kolonistů}}.',
  'goa.story.notFounded.declined': '{seat} kolonii {colony} nezakládá.',

  'goa.score.row': '{column}: řádek {row}',
  'goa.score.colonies': '{n, plural, one {# kolonie} few {# kolonie} other {# kolonií}}',
  'goa.score.cards':
    '{n, plural, one {# karta} few {# karty} other {# karet}} expedic se stejným symbolem: {symbol}',
  'goa.score.richest': 'Nejvíce dukátů: {ducats}',
  'goa.score.tieBreak': 'vyšší počet dukátů',
  'goa.score.plantations':
    '{n, plural, one {# plantáž s jedním polem} few {# plantáže s jedním polem} other {# plantáží s jedním polem}}',
  'goa.score.duty': 'Splněné Daně',
  'goa.score.missions': 'Misie',

  'goa.bonanza.twoShips': 'Bonanza: Lodě',
  'goa.bonanza.twoColonists': 'Bonanza: Kolonisté',
  'goa.bonanza.shipColonist': 'Bonanza: Loď a kolonista',
  'goa.bonanza.threeDucats': 'Bonanza: Několik dukátů',
  'goa.bonanza.fiveDucats': 'Bonanza: Mnoho dukátů',
  'goa.bonanza.oneExtraAction': 'Bonanza: Akce navíc',
  'goa.bonanza.oneExpedition': 'Bonanza: Expedice',
  'goa.bonanza.oneSpice': 'Bonanza: Koření',

  'goa.stage.auctions': '{phase}, kolo {round}: dražby',
  'goa.stage.actions': '{phase}, kolo {round}: akce',
  'goa.stage.extra': '{phase}, kolo {round}: akce navíc',
  'goa.stage.setup': 'Příprava',
  'goa.stage.over': 'Hra skončila',

  'goa.phase.A': 'fáze A',
  'goa.phase.B': 'fáze B',

  'error.MARKERS_WRONG':
    'Vyberte {markers, plural, one {# značku} few {# různé značky} other {# různých značek}}.',
  'error.NO_SUCH_SPACE': 'Takové místo plán nemá.',
  'error.SPACE_NOT_EMPTY': 'Vlajka se umisťuje na prázdné místo.',
  'error.FLAG_NOT_BESIDE_TILE': 'S vlajkou musí hranou sousedit žeton; úhlopříčně to nestačí.',
  'error.NO_TILE_THERE': 'Na tomto místě není žeton.',
  'error.SPACE_HAS_MARKER': 'Na tomto žetonu už značka leží.',
  'error.SPACE_NOT_ADJACENT': 'Značka musí s předchozí sousedit hranou nebo rohem.',
  'error.BID_TOO_LOW': 'Nejnižší nabídka: {min, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'error.NOT_ENOUGH_DUCATS':
    'K tomu {price, plural, one {je třeba # dukát} few {jsou třeba # dukáty} other {je třeba # dukátů}}; máte {ducats}.',
  'error.EXTRA_CARDS_LEFT':
    'Máte {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“, ponechat si smíte {kept}: zahrajte kartu.',
  'error.ACTION_FIRST': 'Nejdřív proveďte svou akci.',
  'error.ACTION_TAKEN': 'Akci v tomto tahu už jste provedli.',
  'error.ANSWER_FIRST': 'Nejdřív rozhodněte, co je otevřené.',
  'error.COLUMN_UNKNOWN': 'Takový sloupec tabulka rozvoje nemá.',
  'error.LAST_ROW': 'Tato značka je v posledním řádku.',
  'error.SHIPS_MISSING':
    'K tomuto kroku {ships, plural, one {chybí # loď} few {chybí # lodě} other {chybí # lodí}}.',
  'error.SPICES_MISSING': 'Nemáte potřebné koření.',
  'error.PAYMENT_WRONG': 'Zaplaťte přesně to koření, které tento krok stojí.',
  'error.NO_FREE_FIELD': 'Nemáte žádné volné pole.',
  'error.FIELD_NOT_FREE': 'Toto není žádné z vašich volných polí.',
  'error.FIELD_EMPTY': 'Na tomto poli žádné koření není.',
  'error.SPICE_NOT_ALLOWED': 'Toto koření na tomto poli neroste.',
  'error.TOO_MANY_SPICES': 'Koření nejvýše: {max}.',
  'error.FILL_ALL_FIELDS': 'Každé pole dostane koření.',
  'error.EXPEDITION_YIELD':
    'Expedice přinese nejvýše {max, plural, one {# kartu} few {# karty} other {# karet}}.',
  'error.CARD_LIMIT':
    'Do ruky se {room, plural, one {vejde ještě # karta} few {vejdou ještě # karty} other {vejde ještě # karet}}: nejdřív zahrajte či odložte karty, nebo lízněte méně.',
  'error.COLONY_UNKNOWN': 'Taková kolonie není.',
  'error.COLONY_FOUNDED': 'Tuto kolonii už jste založili.',
  'error.COLONY_TILE_GONE': 'Tento žeton kolonie už tu není.',
  'error.COLONISTS_MISSING':
    '{missing, plural, one {Chybí # kolonista} few {Chybí # kolonisté} other {Chybí # kolonistů}}.',
  'error.CARD_NOT_IN_HAND': 'Tuto kartu expedic v ruce nemáte.',
  'error.CARD_PLAYED_THIS_TURN': 'V jednom tahu lze zahrát jednu kartu expedic.',
  'error.CARD_NOT_NOW': 'Tuto kartu expedic teď nelze zahrát.',
  'error.TILE_NOT_YOURS': 'Takový žeton nemáte.',
  'error.TILE_USED_THIS_ROUND': 'Tento žeton už byl v tomto kole použit.',
  'error.TILE_USED': 'Tento žeton už byl použit.',
  'error.TILE_NOT_NOW': 'Tento žeton by teď nic nepřinesl.',
  'error.TILE_NOT_REMOVED': 'Tento žeton mezi odloženými není.',
  'error.NOT_LEAST_ADVANCED': 'Posunout lze jen nejméně pokročilou značku.',
  'error.AUCTIONEER_BUYS':
    'Kdo vede dražbu, nepřihazuje: koupí to za {price, plural, one {# dukát} few {# dukáty} other {# dukátů}}, nebo pasuje.',
  'error.BID_OR_PASS': 'Přihoďte nad nejvyšší nabídku, nebo pasujte.',
  'error.NO_PASSING': 'V tahu s akcí se nepasuje: výběr daní je možný vždy.',
  'error.NOTHING_CHOSEN': 'Vyberte alespoň jednu věc.',
  'error.DUTY_SPICES': 'Žeton Daně vyžaduje přesně tolik koření: {spices}.',
  'error.ALL_IN_LAST_ROW': 'Všechny vaše značky jsou v posledním řádku.',
  'error.TOO_MANY_PLOTS': 'Plantáží a kolonií nejvýše: {max}.',
  'error.PLOT_NOT_OPEN': 'Není tam prázdné pole.',
  'error.SPYING_UNKNOWN': 'Špionáž přináší lodě, dukáty nebo koření; expedice nevysílá.',
  'error.NUMBER_NOT_HIGHER':
    'Tato tabulka dává {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}, a to není víc než {board}.',
  'error.MIX_WRONG': 'Vyberte 0 až {max} lodí; zbytek jsou kolonisté.',
  'error.PLANTATION_UNKNOWN': 'Vyberte jednu z plantáží, které lze odložit.',
  'error.NOT_ASKED_ANYWAY': 'Další otázka by stejně nepřišla.',
  'error.OPPONENT_UNKNOWN': 'Vyberte jiného hráče.',

  'goa.cards.ships': 'Lodě ×{n}',
  'goa.cards.colonists': 'Kolonisté ×{n}',
  'goa.cards.ducats': 'Dukáty ×{n}',
  'goa.cards.spices': 'Koření ×{n}',
  'goa.cards.sell': 'Prodej koření ×{n}',
  'goa.cards.payDucats': 'Postup za dukáty ×{n}',
  'goa.cards.harvestMix': 'Smíšená sklizeň ×{n}',
  'goa.cards.thirdScout': 'Třetí karta při zakládání kolonie ×{n}',
  'goa.cards.shipsOnly': 'Postup jen za lodě ×{n}',
  'goa.cards.spicesOnly': 'Postup jen za koření ×{n}',

  'goa.at.p1.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (plantáž 1)',
  'goa.at.p1.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (plantáž 1)',
  'goa.at.p1.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (plantáž 1)',
  'goa.at.p1.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (plantáž 1)',
  'goa.at.p1.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (plantáž 1)',
  'goa.at.p2.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (plantáž 2)',
  'goa.at.p2.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (plantáž 2)',
  'goa.at.p2.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (plantáž 2)',
  'goa.at.p2.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (plantáž 2)',
  'goa.at.p2.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (plantáž 2)',
  'goa.at.p3.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (plantáž 3)',
  'goa.at.p3.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (plantáž 3)',
  'goa.at.p3.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (plantáž 3)',
  'goa.at.p3.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (plantáž 3)',
  'goa.at.p3.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (plantáž 3)',
  'goa.at.p4.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (plantáž 4)',
  'goa.at.p4.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (plantáž 4)',
  'goa.at.p4.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (plantáž 4)',
  'goa.at.p4.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (plantáž 4)',
  'goa.at.p4.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (plantáž 4)',
  'goa.at.Quilon.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (Quilon)',
  'goa.at.Quilon.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (Quilon)',
  'goa.at.Quilon.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (Quilon)',
  'goa.at.Quilon.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (Quilon)',
  'goa.at.Quilon.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (Quilon)',
  'goa.at.Cochin.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (Cochin)',
  'goa.at.Cochin.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (Cochin)',
  'goa.at.Cochin.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (Cochin)',
  'goa.at.Cochin.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (Cochin)',
  'goa.at.Cochin.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (Cochin)',
  'goa.at.Madras.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (Madras)',
  'goa.at.Madras.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (Madras)',
  'goa.at.Madras.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (Madras)',
  'goa.at.Madras.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (Madras)',
  'goa.at.Madras.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (Madras)',
  'goa.at.Calicut.ginger': '{n, plural, one {zázvor} few {#× zázvor} other {#× zázvor}} (Calicut)',
  'goa.at.Calicut.pepper': '{n, plural, one {pepř} few {#× pepř} other {#× pepř}} (Calicut)',
  'goa.at.Calicut.cinnamon': '{n, plural, one {skořice} few {#× skořice} other {#× skořice}} (Calicut)',
  'goa.at.Calicut.nutmeg':
    '{n, plural, one {muškátový ořech} few {#× muškátový ořech} other {#× muškátový ořech}} (Calicut)',
  'goa.at.Calicut.clove': '{n, plural, one {hřebíček} few {#× hřebíček} other {#× hřebíček}} (Calicut)',
  'goa.bonus.flag': 'vlajka',
  'goa.bonus.first': 'první v řádku',
  'goa.bonus.row': 'dokončený řádek',
  'goa.bonus.notFounded': 'nezaložená kolonie',
  'goa.bonus.laid': 'nová plantáž',
  'goa.bonus.expeditions': 'žeton Expedice',
  'goa.touching.outbid':
    '{seat} nabízí {amount, plural, one {# dukát} few {# dukáty} other {# dukátů}} a přebíjí vás: {tile}.',
  'goa.touching.kept': 'Vaše nabídka byla nejvyšší, ale {seat} si nechává: {tile}.',
  'goa.touching.flag': '{seat} má teď vlajku, která byla vaše.',
  'goa.touching.first': 'První v řádku {row} ({column}): {seat}; chyběl vám jeden krok.',
  'goa.touching.bought':
    'Platíte {price, plural, one {# dukát} few {# dukáty} other {# dukátů}} a získáváte: {tile} (prodává {seat}).',
  'goa.touching.sold':
    '{seat} vám platí {price, plural, one {# dukát} few {# dukáty} other {# dukátů}} a získává: {tile}.',
  'goa.touching.paid':
    'Platíte do banku {price, plural, one {# dukát} few {# dukáty} other {# dukátů}} a získáváte: {tile}.',
  'goa.touching.free': 'Získáváte zdarma: {tile}.',
  'goa.touching.passedOver': 'Nemáte dost dukátů na nabídku.',
  'goa.touching.used': '{seat} používá žeton na vaší tabulce: {tile}.',
  'goa.touching.founding':
    '{seat} zkouší založit kolonii {colony}; z vaší tabulky rozvoje: {board, plural, one {# kolonista} few {# kolonisté} other {# kolonistů}}.',
  'goa.touching.over': 'Hra skončila.',
} satisfies Translated<typeof english>;
