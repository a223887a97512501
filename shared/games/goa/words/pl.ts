import type * as english from './en.ts';
import type { Translated } from '../../../words/languages.ts';

const SHIPS = 'Weź {ships, plural, one {# statek} few {# statki} many {# statków}}.';
const COLONISTS = 'Weź {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.';
const DUCATS = 'Weź {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}.';
const EXTRA = 'Weź {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.';
const CARDS =
  'Dobierz {cards, plural, one {# kartę} few {# karty} many {# kart}} wypraw, także ponad limit kart na ręce.';
const SPICES =
  'Umieść {spices, plural, one {# dowolną przyprawę na wolnym polu, które ją przyjmuje} few {najwyżej # dowolne przyprawy na wolnych polach, które je przyjmują} many {najwyżej # dowolnych przypraw na wolnych polach, które je przyjmują}}.';
const MISSION = 'Na koniec gry daje {points, plural, one {# punkt} few {# punkty} many {# punktów}}.';

/** Polish words of Goa that service and page say: key → template. */
export const common = {
  // Names of things.
  'goa.edition.2004': 'wydanie z 2004 roku',
  'goa.edition.2012': 'wydanie z 2012 roku',

  'goa.spice.ginger': 'imbir',
  'goa.spice.pepper': 'pieprz',
  'goa.spice.cinnamon': 'cynamon',
  'goa.spice.nutmeg': 'gałka muszkatołowa',
  'goa.spice.clove': 'goździki',

  'goa.column.ships': 'statki',
  'goa.column.harvest': 'żniwa',
  'goa.column.taxes': 'podatki',
  'goa.column.expeditions': 'wyprawy',
  'goa.column.colonists': 'koloniści',
  'goa.colony.Quilon': 'Quilon',
  'goa.colony.Cochin': 'Cochin',
  'goa.colony.Madras': 'Madras',
  'goa.colony.Calicut': 'Calicut',
  'goa.plot.p1': 'plantacja 1',
  'goa.plot.p2': 'plantacja 2',
  'goa.plot.p3': 'plantacja 3',
  'goa.plot.p4': 'plantacja 4',
  'goa.plot.Quilon': 'Quilon',
  'goa.plot.Cochin': 'Cochin',
  'goa.plot.Madras': 'Madras',
  'goa.plot.Calicut': 'Calicut',

  'goa.symbol.elephant': 'słoń',
  'goa.symbol.tiger': 'tygrys',
  'goa.symbol.fish': 'ryba',
  'goa.symbol.palm': 'palma',
  'goa.symbol.shell': 'muszla',
  'goa.symbol.statue': 'posąg',

  'goa.action.progress': 'Postęp',
  'goa.action.ships': 'Budowa statków',
  'goa.action.harvest': 'Żniwa',
  'goa.action.taxes': 'Podatki',
  'goa.action.expedition': 'Wyprawa',
  'goa.action.found': 'Założenie kolonii',
  'goa.card.ships': 'Statki',
  'goa.card.colonists': 'Koloniści',
  'goa.card.ducats': 'Dukaty',
  'goa.card.spices': 'Przyprawy',
  'goa.card.sell': 'Sprzedaż przypraw',
  'goa.card.payDucats': 'Postęp za dukaty',
  'goa.card.harvestMix': 'Żniwa mieszane',
  'goa.card.thirdScout': 'Trzecia karta przy kolonii',
  'goa.card.shipsOnly': 'Postęp za same statki',
  'goa.card.spicesOnly': 'Postęp za same przyprawy',

  'goa.flag': 'flaga',
  'goa.tile.ginger1': 'Plantacja imbiru (1 pole)',
  'goa.tile.pepper1': 'Plantacja pieprzu (1 pole)',
  'goa.tile.cinnamon1': 'Plantacja cynamonu (1 pole)',
  'goa.tile.nutmeg1': 'Plantacja gałki muszkatołowej (1 pole)',
  'goa.tile.clove1': 'Plantacja goździków (1 pole)',
  'goa.tile.ginger2': 'Plantacja imbiru (2 pola)',
  'goa.tile.pepper2': 'Plantacja pieprzu (2 pola)',
  'goa.tile.cinnamon2': 'Plantacja cynamonu (2 pola)',
  'goa.tile.nutmeg2': 'Plantacja gałki muszkatołowej (2 pola)',
  'goa.tile.clove2': 'Plantacja goździków (2 pola)',
  'goa.tile.ginger3': 'Plantacja imbiru (3 pola)',
  'goa.tile.pepper3': 'Plantacja pieprzu (3 pola)',
  'goa.tile.cinnamon3': 'Plantacja cynamonu (3 pola)',
  'goa.tile.nutmeg3': 'Plantacja gałki muszkatołowej (3 pola)',
  'goa.tile.clove3': 'Plantacja goździków (3 pola)',
  'goa.tile.cropRotation': 'Płodozmian',
  'goa.tile.ships': 'Statki',
  'goa.tile.colonists': 'Koloniści',
  'goa.tile.shipsOrColonists': 'Statki/Koloniści',
  'goa.tile.settlement': 'Osada',
  'goa.tile.extraActions': 'Dodatkowe akcje',
  'goa.tile.expeditions2': 'Wyprawy (2 karty)',
  'goa.tile.expeditions3': 'Wyprawy (3 karty)',
  'goa.tile.favor': 'Podarunek',
  'goa.tile.redShip': 'czerwony Statek',
  'goa.tile.redColonist': 'czerwony Kolonista',
  'goa.tile.redSpice': 'czerwona Przyprawa',
  'goa.tile.redDucats': 'czerwone Dukaty',
  'goa.tile.redExpedition': 'czerwona Wyprawa',
  'goa.tile.espionage': 'Szpiegostwo',
  'goa.tile.extraHarvest': 'Dodatkowe żniwa',
  'goa.tile.resupply': 'Sukurs',
  'goa.tile.viceKing': 'Wicekról',
  'goa.tile.swap': 'Zamiana',
  'goa.tile.duty': 'Pogłówne',
  'goa.tile.mission2': 'Misja (2 punkty)',
  'goa.tile.mission3': 'Misja (3 punkty)',
  'goa.tile.foreman': 'Nadzorca',

  // Events, scores and refusals as sentences.
  'goa.story.started':
    'Gra się zaczyna: {players, plural, one {# gracz} few {# gracze} many {# graczy}}, {edition}.',
  'goa.story.seatsDrawn': 'Kolejność przy stole, zgodnie z ruchem wskazówek zegara: {seats}.',
  'goa.story.tilesLaid':
    'Zaczyna się {phase}. Wyłożone żetony: {n}, pozostałe odłożono zakryte. Rzędami: {tiles}.',
  'goa.story.tilesLaid.removed':
    'Zaczyna się {phase}. Wyłożone żetony: {n}; odłożone: {removed}. Rzędami: {tiles}.',
  'goa.story.bonanzaLaid':
    'Pod narożnymi żetonami {n, plural, one {leży # zakryty żeton} few {leżą # zakryte żetony} many {leży # zakrytych żetonów}} Bonanza.',
  'goa.story.cardsShuffled':
    'Potasowano {n, plural, one {# kartę wypraw} few {# karty wypraw} many {# kart wypraw}}.',
  'goa.story.cardsTurned':
    'Po odkryciu {n, plural, one {# karty} few {# kart} many {# kart}} {seat} znajduje symbol początkowy, bierze flagę i ma {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.story.quickStarted.markers': '{seat} przesuwa znaczniki postępu do rzędu 2: {columns}.',
  'goa.story.quickStarted.ducats':
    '{seat} bierze na szybki start {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.story.roundBegan': 'Zaczyna się runda {round}, {phase}.',

  'goa.story.stepBegan.setup': 'Gra jest przygotowana.',
  'goa.story.stepBegan.over': 'Gra jest skończona.',
  'goa.story.stepBegan.quickStart': '{seat} wybiera szybki start.',
  'goa.story.stepBegan.placing': '{seat} umieszcza wskaźnik aukcji.',
  'goa.story.stepBegan.auction': '{seat} może licytować to, co leży pod wskaźnikiem {marker}.',
  'goa.story.stepBegan.auction.bid':
    '{seat} może licytować to, co leży pod wskaźnikiem {marker}; najwyższa stawka to {amount}.',
  'goa.story.stepBegan.turn': 'Tura: {seat}, akcja {action}.',
  'goa.story.stepBegan.turn.extra': 'Tura: {seat}, dodatkowa akcja.',
  'goa.story.stepBegan.turn.acted': '{seat} może jeszcze coś zagrać.',
  'goa.story.stepBegan.extra': '{seat} może zagrać kartę dodatkowej akcji.',
  'goa.story.stepBegan.fill':
    '{seat} wybiera przyprawy na {n, plural, one {# pole} few {# pola} many {# pól}}.',
  'goa.story.stepBegan.spices':
    '{seat} umieszcza {n, plural, one {# przyprawę} few {# przyprawy} many {# przypraw}}.',
  'goa.story.stepBegan.discardPlantation': '{seat} nie ma miejsca na ten żeton i odrzuca plantację: {tile}.',
  'goa.story.stepBegan.either':
    '{seat} wybiera: {n, plural, one {# statek albo # kolonistę} few {# statki albo # kolonistów} many {# statków albo # kolonistów}}.',
  'goa.story.stepBegan.resupply':
    '{seat} wybiera: {n, plural, one {# statek, kolonistę albo przyprawę} few {# statki, # kolonistów albo # przyprawy} many {# statków, kolonistów albo przypraw}}.',
  'goa.story.stepBegan.mix': '{seat} bierze statki i kolonistów, razem {n}.',
  'goa.story.stepBegan.favor': '{seat} wybiera jeden z odłożonych żetonów.',
  'goa.story.stepBegan.founding': '{seat} decyduje, czy założyć kolonię {colony}.',
  'goa.story.extraPlayed': '{seat} zagrywa kartę dodatkowej akcji.',
  'goa.story.passed': '{seat} pasuje i nie wykonuje już dodatkowych akcji w tej rundzie.',
  'goa.noCards': 'nic',
  'goa.story.ended.2': 'Gra jest skończona. Karty na ręce – {seat1}: {cards1}; {seat2}: {cards2}.',
  'goa.story.ended.3':
    'Gra jest skończona. Karty na ręce – {seat1}: {cards1}; {seat2}: {cards2}; {seat3}: {cards3}.',
  'goa.story.ended.4':
    'Gra jest skończona. Karty na ręce – {seat1}: {cards1}; {seat2}: {cards2}; {seat3}: {cards3}; {seat4}: {cards4}.',

  'goa.story.flagPlaced': '{seat} kładzie flagę ze wskaźnikiem 1 (rząd {row}, kolumna {column}).',
  'goa.story.flagPlaced.top': '{seat} kładzie flagę ze wskaźnikiem 1 na zewnątrz, nad kolumną {column}.',
  'goa.story.flagPlaced.bottom': '{seat} kładzie flagę ze wskaźnikiem 1 na zewnątrz, pod kolumną {column}.',
  'goa.story.flagPlaced.left':
    '{seat} kładzie flagę ze wskaźnikiem 1 na zewnątrz, z lewej strony rzędu {row}.',
  'goa.story.flagPlaced.right':
    '{seat} kładzie flagę ze wskaźnikiem 1 na zewnątrz, z prawej strony rzędu {row}.',
  'goa.story.markerPlaced':
    '{seat} kładzie wskaźnik {marker} (rząd {row}, kolumna {column}) na żetonie: {tile}.',
  'goa.story.bid': '{seat} licytuje: {amount, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.story.bidPassed': '{seat} pasuje.',
  'goa.story.bidPassed.forced': '{seat} ma za mało dukatów, by licytować.',
  'goa.story.bidPassed.forced.all': 'Za mało dukatów, by licytować: {seats}.',
  'goa.story.auctionWon.bought':
    '{seat} płaci {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} i otrzymuje: {tile} (sprzedaje {to}).',
  'goa.story.auctionWon.kept':
    '{seat} płaci do banku {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} i otrzymuje: {tile}.',
  'goa.story.auctionWon.free': '{seat} otrzymuje za darmo: {tile}.',
  'goa.story.bonanzaTaken': '{seat} otrzymuje żeton spod narożnika. {bonanza}.',
  'goa.story.tileUsed': '{seat} używa żetonu: {tile}.',
  'goa.story.tileUsed.on': '{seat} używa żetonu na planszy gracza {on}: {tile}.',
  'goa.story.swapped':
    '{seat} zostawia żeton Zamiana na planszy (rząd {row}, kolumna {column}) i bierze żeton: {tile}.',
  'goa.story.favorTaken': '{seat} bierze żeton spośród odłożonych: {tile}.',
  'goa.story.plantationLaid': '{seat} wykłada żeton ({plot}): {tile}.',
  'goa.story.plantationDiscarded': '{seat} odrzuca żeton: {tile}.',
  'goa.story.plantationDiscarded.kept': '{seat} odrzuca żeton i zatrzymuje go zakryty: {tile}.',
  'goa.story.gained.ships':
    '{seat} dostaje {n, plural, one {# statek} few {# statki} many {# statków}} ({by}).',
  'goa.story.gained.colonists':
    '{seat} dostaje {n, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} ({by}).',
  'goa.story.gained.ducats':
    '{seat} dostaje {n, plural, one {# dukat} few {# dukaty} many {# dukatów}} ({by}).',
  'goa.story.gained.extra':
    '{seat} dostaje {n, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji ({by}).',
  'goa.story.drawn': '{seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart}} wypraw ({by}).',
  'goa.story.drawn.seen':
    '{seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart}} wypraw ({by}): {cards}.',
  'goa.story.drawn.none': '{seat} nie dobiera karty wypraw ({by}).',
  'goa.story.drawn.missing':
    '{seat} nie może dobrać {n, plural, one {# karty} few {# kart} many {# kart}} wypraw: stos i karty odrzucone są puste ({by}).',
  'goa.story.cardPlayed': '{seat} zagrywa kartę wypraw: {card}.',
  'goa.story.cardsDiscarded':
    '{seat} odrzuca {n, plural, one {# kartę} few {# karty} many {# kart}} wypraw: {cards}.',
  'goa.story.revealed':
    '{seat} odkrywa {n, plural, one {# kartę} few {# karty} many {# kart}} wypraw; {colonists, plural, one {jest na nich # kolonista} few {jest na nich # kolonistów} many {jest na nich # kolonistów}}: {cards}.',
  'goa.story.revealedDiscarded':
    'Odkryte karty zostają odrzucone: {n, plural, one {# karta} few {# karty} many {# kart}}.',
  'goa.story.sold':
    '{seat} sprzedaje przyprawy za {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}: {spices}.',
  'goa.story.spicesPlaced': '{seat} umieszcza przyprawy ({by}): {spices}.',
  'goa.story.spicesPlaced.none': '{seat} nie umieszcza żadnej przyprawy ({by}).',
  'goa.story.dutyDone': '{seat} spełnia Pogłówne, oddając: {spices}.',
  'goa.story.progressed':
    '{seat} przesuwa znacznik postępu ({by}): {column}, rząd {row}. Koszt: {spices} oraz {ships, plural, one {# statek} few {# statki} many {# statków}}.',
  'goa.story.progressed.spices':
    '{seat} przesuwa znacznik postępu ({by}): {column}, rząd {row}. Koszt: {spices}.',
  'goa.story.progressed.ships':
    '{seat} przesuwa znacznik postępu ({by}): {column}, rząd {row}. Koszt: {ships, plural, one {# statek} few {# statki} many {# statków}}.',
  'goa.story.progressed.ducats':
    '{seat} przesuwa znacznik postępu ({by}): {column}, rząd {row}. Koszt: {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.story.progressed.free': '{seat} przesuwa znacznik postępu za darmo ({by}): {column}, rząd {row}.',
  'goa.story.foundingBegun':
    '{seat} próbuje założyć kolonię {colony}; z planszy rozwoju: {board, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}.',
  'goa.story.foundingBegun.on':
    '{seat} próbuje założyć kolonię {colony}; z planszy gracza {on}: {board, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}.',
  'goa.story.colonyFounded':
    '{seat} oddaje {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} i zakłada kolonię {colony}; dozwolone przyprawy: {spices}.',
  'goa.story.colonyFounded.any':
    '{seat} oddaje {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} i zakłada kolonię {colony}; dozwolone wszystkie przyprawy.',
  'goa.story.colonyFounded.free':
    '{seat} zakłada kolonię {colony}, nie oddając kolonistów; dozwolone przyprawy: {spices}.',
  'goa.story.colonyFounded.free.any':
    '{seat} zakłada kolonię {colony}, nie oddając kolonistów; dozwolone wszystkie przyprawy.',
  'goa.story.notFounded':
    '{seat} nie może założyć kolonii {colony}: brakuje {missing, plural, one {# kolonisty} few {# kolonistów} many {# kolonistów}}.',
  'goa.story.notFounded.declined': '{seat} rezygnuje z kolonii {colony}.',

  'goa.score.row': '{column}: rząd {row}',
  'goa.score.colonies': '{n, plural, one {# kolonia} few {# kolonie} many {# kolonii}}',
  'goa.score.cards':
    '{n, plural, one {# karta} few {# karty} many {# kart}} wypraw z tym samym symbolem: {symbol}',
  'goa.score.richest': 'Najwięcej dukatów: {ducats}',
  'goa.score.tieBreak': 'większa liczba dukatów',
  'goa.score.plantations':
    '{n, plural, one {# plantacja} few {# plantacje} many {# plantacji}} z jednym polem',
  'goa.score.duty': 'Spełnione Pogłówne',
  'goa.score.missions': 'Misje',

  'goa.bonanza.twoShips': 'Bonanza: Statki',
  'goa.bonanza.twoColonists': 'Bonanza: Koloniści',
  'goa.bonanza.shipColonist': 'Bonanza: Statek i kolonista',
  'goa.bonanza.threeDucats': 'Bonanza: Kilka dukatów',
  'goa.bonanza.fiveDucats': 'Bonanza: Dużo dukatów',
  'goa.bonanza.oneExtraAction': 'Bonanza: Dodatkowa akcja',
  'goa.bonanza.oneExpedition': 'Bonanza: Wyprawa',
  'goa.bonanza.oneSpice': 'Bonanza: Przyprawa',

  'goa.stage.auctions': '{phase}, runda {round}: aukcje',
  'goa.stage.actions': '{phase}, runda {round}: akcje',
  'goa.stage.extra': '{phase}, runda {round}: dodatkowe akcje',
  'goa.stage.setup': 'Przygotowanie',
  'goa.stage.over': 'Gra zakończona',

  'goa.phase.A': 'faza A',
  'goa.phase.B': 'faza B',

  'error.MARKERS_WRONG':
    'Wybierz {markers, plural, one {# znacznik} few {# różne znaczniki} many {# różnych znaczników}}.',
  'error.NO_SUCH_SPACE': 'Na planszy nie ma takiego miejsca.',
  'error.SPACE_NOT_EMPTY': 'Flagę kładzie się na pustym miejscu.',
  'error.FLAG_NOT_BESIDE_TILE': 'Obok flagi musi leżeć żeton; sąsiedztwo rogiem nie wystarcza.',
  'error.NO_TILE_THERE': 'Na tym miejscu nie ma żetonu.',
  'error.SPACE_HAS_MARKER': 'Na tym żetonie leży już wskaźnik.',
  'error.SPACE_NOT_ADJACENT': 'Wskaźnik musi sąsiadować z poprzednim krawędzią lub rogiem.',
  'error.BID_TOO_LOW': 'Najniższa stawka: {min, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'error.NOT_ENOUGH_DUCATS':
    'To wymaga {price, plural, one {# dukata} few {# dukatów} many {# dukatów}}; masz {ducats}.',
  'error.EXTRA_CARDS_LEFT':
    'Masz {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji, zatrzymać możesz {kept}: zagraj kartę.',
  'error.ACTION_FIRST': 'Najpierw wykonaj akcję.',
  'error.ACTION_TAKEN': 'Akcja w tej turze jest już wykonana.',
  'error.ANSWER_FIRST': 'Najpierw rozstrzygnij to, co jest otwarte.',
  'error.COLUMN_UNKNOWN': 'Na planszy rozwoju nie ma takiej kolumny.',
  'error.LAST_ROW': 'Ten znacznik jest w ostatnim rzędzie.',
  'error.SHIPS_MISSING':
    'Do tego kroku brakuje {ships, plural, one {# statku} few {# statków} many {# statków}}.',
  'error.SPICES_MISSING': 'Nie masz potrzebnych przypraw.',
  'error.PAYMENT_WRONG': 'Zapłać dokładnie te przyprawy, których wymaga ten krok.',
  'error.NO_FREE_FIELD': 'Nie masz wolnego pola.',
  'error.FIELD_NOT_FREE': 'To nie jest jedno z Twoich wolnych pól.',
  'error.FIELD_EMPTY': 'Na tym polu nie ma przyprawy.',
  'error.SPICE_NOT_ALLOWED': 'Ta przyprawa nie rośnie na tym polu.',
  'error.TOO_MANY_SPICES': 'Najwyżej {max, plural, one {# przyprawa} few {# przyprawy} many {# przypraw}}.',
  'error.FILL_ALL_FIELDS': 'Każde pole dostaje przyprawę.',
  'error.EXPEDITION_YIELD':
    'Wyprawa przynosi najwyżej {max, plural, one {# kartę} few {# karty} many {# kart}}.',
  'error.CARD_LIMIT':
    'Na ręce {room, plural, one {zmieści się jeszcze # karta} few {zmieszczą się jeszcze # karty} many {zmieści się jeszcze # kart}}: najpierw zagraj lub odrzuć karty albo dobierz mniej.',
  'error.COLONY_UNKNOWN': 'Nie ma takiej kolonii.',
  'error.COLONY_FOUNDED': 'Ta kolonia jest już przez Ciebie założona.',
  'error.COLONY_TILE_GONE': 'Tego żetonu kolonii już nie ma.',
  'error.COLONISTS_MISSING':
    'Brakuje {missing, plural, one {# kolonisty} few {# kolonistów} many {# kolonistów}}.',
  'error.CARD_NOT_IN_HAND': 'Nie masz tej karty wypraw na ręce.',
  'error.CARD_PLAYED_THIS_TURN': 'W turze można zagrać jedną kartę wypraw.',
  'error.CARD_NOT_NOW': 'Tej karty wypraw nie można teraz zagrać.',
  'error.TILE_NOT_YOURS': 'Nie masz takiego żetonu.',
  'error.TILE_USED_THIS_ROUND': 'Ten żeton został już użyty w tej rundzie.',
  'error.TILE_USED': 'Ten żeton został już użyty.',
  'error.TILE_NOT_NOW': 'Ten żeton nic by teraz nie dał.',
  'error.TILE_NOT_REMOVED': 'Tego żetonu nie ma wśród odłożonych.',
  'error.NOT_LEAST_ADVANCED': 'Można przesunąć tylko najmniej zaawansowany znacznik.',
  'error.AUCTIONEER_BUYS':
    'Prowadzący aukcję nie licytuje: kupuje za {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} albo pasuje.',
  'error.BID_OR_PASS': 'Przebij najwyższą stawkę albo spasuj.',
  'error.NO_PASSING': 'W turze akcji się nie pasuje: podatki są zawsze możliwe.',
  'error.NOTHING_CHOSEN': 'Wybierz przynajmniej jedną rzecz.',
  'error.DUTY_SPICES':
    'Pogłówne wymaga dokładnie {spices, plural, one {# przyprawy} few {# przypraw} many {# przypraw}}.',
  'error.ALL_IN_LAST_ROW': 'Wszystkie Twoje znaczniki są w ostatnim rzędzie.',
  'error.TOO_MANY_PLOTS': 'Plantacje i kolonie: najwyżej {max}.',
  'error.PLOT_NOT_OPEN': 'Nie ma tam pustego pola.',
  'error.SPYING_UNKNOWN': 'Szpiegostwo daje statki, dukaty albo przyprawy; wypraw nie wysyła.',
  'error.NUMBER_NOT_HIGHER':
    'Ta plansza daje {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}, a to nie więcej niż {board}.',
  'error.MIX_WRONG': 'Wybierz od 0 do {max} statków; reszta to koloniści.',
  'error.PLANTATION_UNKNOWN': 'Wybierz jedną z plantacji, które można odrzucić.',
  'error.NOT_ASKED_ANYWAY': 'I tak nie będzie kolejnego pytania.',
  'error.OPPONENT_UNKNOWN': 'Wybierz innego gracza.',

  'goa.cards.ships': 'Statki ×{n}',
  'goa.cards.colonists': 'Koloniści ×{n}',
  'goa.cards.ducats': 'Dukaty ×{n}',
  'goa.cards.spices': 'Przyprawy ×{n}',
  'goa.cards.sell': 'Sprzedaż przypraw ×{n}',
  'goa.cards.payDucats': 'Postęp za dukaty ×{n}',
  'goa.cards.harvestMix': 'Żniwa mieszane ×{n}',
  'goa.cards.thirdScout': 'Trzecia karta przy kolonii ×{n}',
  'goa.cards.shipsOnly': 'Postęp za same statki ×{n}',
  'goa.cards.spicesOnly': 'Postęp za same przyprawy ×{n}',

  'goa.at.p1.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (plantacja 1)',
  'goa.at.p1.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (plantacja 1)',
  'goa.at.p1.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (plantacja 1)',
  'goa.at.p1.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (plantacja 1)',
  'goa.at.p1.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (plantacja 1)',
  'goa.at.p2.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (plantacja 2)',
  'goa.at.p2.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (plantacja 2)',
  'goa.at.p2.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (plantacja 2)',
  'goa.at.p2.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (plantacja 2)',
  'goa.at.p2.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (plantacja 2)',
  'goa.at.p3.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (plantacja 3)',
  'goa.at.p3.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (plantacja 3)',
  'goa.at.p3.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (plantacja 3)',
  'goa.at.p3.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (plantacja 3)',
  'goa.at.p3.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (plantacja 3)',
  'goa.at.p4.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (plantacja 4)',
  'goa.at.p4.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (plantacja 4)',
  'goa.at.p4.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (plantacja 4)',
  'goa.at.p4.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (plantacja 4)',
  'goa.at.p4.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (plantacja 4)',
  'goa.at.Quilon.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (Quilon)',
  'goa.at.Quilon.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (Quilon)',
  'goa.at.Quilon.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (Quilon)',
  'goa.at.Quilon.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (Quilon)',
  'goa.at.Quilon.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (Quilon)',
  'goa.at.Cochin.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (Cochin)',
  'goa.at.Cochin.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (Cochin)',
  'goa.at.Cochin.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (Cochin)',
  'goa.at.Cochin.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (Cochin)',
  'goa.at.Cochin.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (Cochin)',
  'goa.at.Madras.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (Madras)',
  'goa.at.Madras.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (Madras)',
  'goa.at.Madras.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (Madras)',
  'goa.at.Madras.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (Madras)',
  'goa.at.Madras.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (Madras)',
  'goa.at.Calicut.ginger': '{n, plural, one {imbir} few {#× imbir} many {#× imbir}} (Calicut)',
  'goa.at.Calicut.pepper': '{n, plural, one {pieprz} few {#× pieprz} many {#× pieprz}} (Calicut)',
  'goa.at.Calicut.cinnamon': '{n, plural, one {cynamon} few {#× cynamon} many {#× cynamon}} (Calicut)',
  'goa.at.Calicut.nutmeg':
    '{n, plural, one {gałka muszkatołowa} few {#× gałka muszkatołowa} many {#× gałka muszkatołowa}} (Calicut)',
  'goa.at.Calicut.clove': '{n, plural, one {goździki} few {#× goździki} many {#× goździki}} (Calicut)',
  'goa.bonus.flag': 'flaga',
  'goa.bonus.first': 'pierwszeństwo w rzędzie',
  'goa.bonus.row': 'ukończony rząd',
  'goa.bonus.notFounded': 'kolonia niezałożona',
  'goa.bonus.laid': 'nowa plantacja',
  'goa.bonus.expeditions': 'żeton Wyprawy',
  'goa.touching.outbid':
    '{seat} licytuje {amount, plural, one {# dukat} few {# dukaty} many {# dukatów}} i przebija Cię: {tile}.',
  'goa.touching.kept': 'Twoja stawka była najwyższa, ale {seat} zatrzymuje: {tile}.',
  'goa.touching.flag': '{seat} ma teraz flagę, a była Twoja.',
  'goa.touching.first': 'Pierwszeństwo w rzędzie {row} ({column}): {seat}; brakowało Ci jednego kroku.',
  'goa.touching.bought':
    'Płacisz {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} i otrzymujesz: {tile} (sprzedaje {seat}).',
  'goa.touching.sold':
    '{seat} płaci Ci {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} i otrzymuje: {tile}.',
  'goa.touching.paid':
    'Płacisz do banku {price, plural, one {# dukat} few {# dukaty} many {# dukatów}} i otrzymujesz: {tile}.',
  'goa.touching.free': 'Otrzymujesz za darmo: {tile}.',
  'goa.touching.passedOver': 'Masz za mało dukatów, by licytować.',
  'goa.touching.used': '{seat} używa żetonu na Twojej planszy: {tile}.',
  'goa.touching.founding':
    '{seat} próbuje założyć kolonię {colony}; z Twojej planszy: {board, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}.',
  'goa.touching.over': 'Gra jest skończona.',

  // What a player is asked to do, by type of move.
  'ask.goa.bid': 'licytuj',
  'ask.goa.buildShips': 'zbuduj statki',
  'ask.goa.buy': 'kup żeton dla siebie',
  'ask.goa.decline': 'zrezygnuj',
  'ask.goa.discard': 'odrzuć karty',
  'ask.goa.discardPlantation': 'odrzuć plantację',
  'ask.goa.duty': 'użyj żetonu Pogłówne',
  'ask.goa.either': 'weź statki albo kolonistów',
  'ask.goa.endTurn': 'zakończ turę',
  'ask.goa.expedition': 'zorganizuj wyprawę',
  'ask.goa.extraAction': 'wykonaj dodatkową akcję',
  'ask.goa.extraHarvest': 'przeprowadź dodatkowe żniwa',
  'ask.goa.favor': 'weź żeton',
  'ask.goa.fill': 'wybierz przyprawy',
  'ask.goa.found': 'załóż kolonię',
  'ask.goa.harvest': 'przeprowadź żniwa',
  'ask.goa.mix': 'weź statki i kolonistów',
  'ask.goa.pass': 'spasuj',
  'ask.goa.payDucats': 'zapłać dukatami',
  'ask.goa.placeMarker': 'umieść wskaźnik',
  'ask.goa.placeSpices': 'umieść przyprawy',
  'ask.goa.play': 'zagraj kartę',
  'ask.goa.playSpices': 'zagraj kartę na przyprawy',
  'ask.goa.progress': 'zwiększ postęp',
  'ask.goa.quickDucats': 'weź dukaty',
  'ask.goa.quickMarkers': 'przesuń znaczniki',
  'ask.goa.redSpice': 'użyj czerwonego żetonu Przyprawa',
  'ask.goa.sell': 'sprzedaj przyprawy',
  'ask.goa.settle': 'załóż kolonię',
  'ask.goa.spy': 'szpieguj',
  'ask.goa.spyColonists': 'szpieguj kolonistów',
  'ask.goa.spyFound': 'szpieguj i załóż kolonię',
  'ask.goa.spyHarvest': 'szpieguj i przeprowadź żniwa',
  'ask.goa.swap': 'zamień żetony',
  'ask.goa.taxes': 'pobierz podatki',
  'ask.goa.useTile': 'użyj żetonu',
  'ask.goa.viceKing': 'użyj żetonu Wicekról',

  // Why standing orders leave a decision to their player.
  'goa.orders.noLine': 'Aukcja {marker}, {lot}: Twoje polecenia nic o tym nie mówią.',
  'goa.orders.otherTile': 'Aukcja {marker}, {lot}: gdy wydawano polecenie, leżał tu inny żeton ({before}).',
  'goa.orders.leftToYou': 'Aukcja {marker}, {lot}: polecenia pozostawiają tę decyzję Tobie.',
  'goa.orders.overLimit':
    'Aukcja {marker}, {lot}: teraz trzeba dać {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}; Twój limit to {limit}.',
  'goa.orders.overBudget':
    'Aukcja {marker}, {lot}: teraz trzeba dać {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}; w Twoim budżecie zostało {left}.',
  'goa.orders.noSpace': 'Wskaźnik {marker}: żadnego z wybranych miejsc nie można zająć.',
  'goa.orders.noSpice': 'Na jednym z pól nie może rosnąć żadna z wybranych przypraw.',
  'goa.orders.noPlantation':
    '{tile}: nie ma wolnego miejsca, a żadnej z plantacji, które chcesz odrzucić, nie ma na Twojej planszy.',
  'goa.orders.noFavor': 'Żadnego z odłożonych żetonów nie ma na Twojej liście dla żetonu Podarunek.',
  'goa.orders.extraCards':
    'Masz {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji, zatrzymać możesz {kept}: polecenia nie mogą spasować.',
} satisfies Translated<typeof english.common>;

/** Polish words of Goa that the page alone says. */
export const page = {
  // Before a game is opened: the form of a new game, the invitation.
  'page.new.hint.goa':
    'Dorn 2004. 2–4 graczy, około 90 minut: licytuj żetony, uprawiaj przyprawy, zakładaj kolonie.',
  'page.goa.option.edition': 'Wydanie',
  'page.goa.edition.2012': '2012',
  'page.goa.edition.2012.hint':
    'Prowadzący aukcję może kupić o jednego dukata taniej niż najwyższa stawka; na życzenie żetony Bonanza.',
  'page.goa.edition.2004': '2004',
  'page.goa.edition.2004.hint': 'Pierwsze wydanie: prowadzący aukcję musi przebić pozostałych.',
  'page.goa.option.quickStart': 'Start',
  'page.goa.quickStart.no': 'Zwykły',
  'page.goa.quickStart.no.hint': 'Wszyscy zaczynają na górze każdej kolumny.',
  'page.goa.quickStart.yes': 'Szybki',
  'page.goa.quickStart.yes.hint':
    'Przed pierwszą rundą każdy przesuwa dwa znaczniki w dół albo bierze dukaty.',
  'page.goa.option.bonanza': 'Żetony Bonanza',
  'page.goa.bonanza.no': 'Bez nich',
  'page.goa.bonanza.no.hint': 'Pod narożnikami nic nie leży.',
  'page.goa.bonanza.yes': 'Pod narożnikami',
  'page.goa.bonanza.yes.hint':
    'Pod każdym rogiem planszy leży zakryty żeton dla tego, kto zdobędzie żeton nad nim.',
  'page.goa.option.money': 'Dukaty',
  'page.goa.money.hidden': 'Tajne',
  'page.goa.money.hidden.hint':
    'Dukatów innych nie widać do końca gry. Wynikają z płatności, które widzą wszyscy.',
  'page.goa.money.open': 'Jawne',
  'page.goa.money.open.hint': 'Wszyscy widzą dukaty wszystkich.',
  'page.join.minute.goa':
    'W każdej rundzie licytuje się żetony: zapłata należy do właściciela wskaźnika na żetonie. Potem każdy wykonuje trzy akcje: buduje statki, zbiera przyprawy, pobiera podatki, dobiera karty wypraw, zakłada kolonie albo płaci przyprawami i statkami za przesunięcie znacznika w dół planszy rozwoju, co wzmacnia akcję. Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów: za znaczniki, kolonie, karty z tym samym symbolem i najwięcej dukatów.',

  // The board.
  'page.goa.board.title': 'Plansza gry',
  'page.goa.board.round': 'Faza {phase} · runda {round} z {rounds}',
  'page.goa.board.phase': 'Faza {phase}',
  'page.goa.board.step.setup': 'Przygotowanie',
  'page.goa.board.step.quickStart': 'Szybki start',
  'page.goa.board.step.placing': 'Wskaźnik aukcji {n} z {of}',
  'page.goa.board.step.auction': 'Aukcja {n} z {of}',
  'page.goa.board.step.turn': 'Akcja {n} z {of}',
  'page.goa.board.step.extra': 'Dodatkowe akcje',
  'page.goa.board.step.over': 'Koniec gry',
  'page.goa.board.starting': 'Gracz rozpoczynający, ma flagę: {name}',
  'page.goa.board.inside': 'Rząd {row}, kolumna {column}: {what}',
  'page.goa.board.outside.top': 'Na zewnątrz, nad kolumną {n}: {what}',
  'page.goa.board.outside.bottom': 'Na zewnątrz, pod kolumną {n}: {what}',
  'page.goa.board.outside.left': 'Na zewnątrz, z lewej strony rzędu {n}: {what}',
  'page.goa.board.outside.right': 'Na zewnątrz, z prawej strony rzędu {n}: {what}',
  'page.goa.board.empty': 'puste',
  'page.goa.board.marker': 'wskaźnik {n}, prowadzi {name}',
  'page.goa.board.bonanza': 'pod spodem żeton Bonanza',
  'page.goa.board.now': 'trwa aukcja',
  'page.goa.board.order': 'Kolejność graczy',
  'page.goa.board.lot': 'Aukcja {n}',
  'page.goa.board.auctioneer': 'prowadzi aukcję',
  'page.goa.board.said.bid': '{n, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'page.goa.board.said.high': 'najwyższa stawka: {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'page.goa.board.said.pass': 'pas',
  'page.goa.board.said.now': 'licytuje',
  'page.goa.board.said.later': 'czeka',
  'page.goa.board.colonies': 'Kolonie',
  'page.goa.board.firsts': 'Premie rzędów',
  'page.goa.board.cards': 'Karty',
  'page.goa.board.tiles': 'Odłożone żetony',

  // The supply beside grid and revealed cards.
  'page.goa.board.colony':
    '{colony}: {left, plural, one {został # żeton} few {zostały # żetony} many {zostało # żetonów}}, {need} kolonistów',
  'page.goa.board.colony.any': '{n} × dowolna przyprawa',
  'page.goa.board.colony.none': 'brak',
  'page.goa.board.firsts.rule': 'Kto pierwszy dotrze do rzędu 4 lub 5 kolumny, dobiera kartę wypraw.',
  'page.goa.board.firsts.rows': 'Rząd',
  'page.goa.board.firsts.row': 'Rząd {n}',
  'page.goa.board.firsts.taken': '{column}, rząd {n}: {name} ma pierwszeństwo',
  'page.goa.board.firsts.open': '{column}, rząd {n}: wolne',
  'page.goa.board.pile': 'Stos: {n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.board.discard': 'Odrzucone: {n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.board.shuffles': 'Tasowano: {n, plural, one {# raz} few {# razy} many {# razy}}',
  'page.goa.board.unseen':
    'W każdej fazie {n, plural, one {odkłada się # zakryty żeton} few {odkłada się # zakryte żetony} many {odkłada się # zakrytych żetonów}}.',
  'page.goa.board.spent': 'Poza grą: {n, plural, one {# żeton} few {# żetony} many {# żetonów}}',
  'page.goa.board.bonanzas': 'Żetony Bonanza pod narożnikami: {n}',
  'page.goa.board.card':
    '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
  'page.goa.board.revealed': 'Odkryte: {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',

  // The players’ boards.
  'page.goa.mine': 'Twoje plansze',
  'page.goa.secret': 'Dukatów nie widać aż do końca.',
  'page.goa.hand': 'Karty wypraw: {n}; limit przy wyprawie: {limit}',
  'page.goa.limit': 'na ręce najwyżej {n}',
  'page.goa.vp': '{n} PZ',
  'page.goa.development': 'Plansza rozwoju',
  'page.goa.rows': 'Rzędy',
  'page.goa.row': 'Rząd {n}',
  'page.goa.rowBonus': 'Ostatni znacznik, który tu dotrze: 1 dodatkowa akcja',
  'page.goa.marker': 'znacznik',
  'page.goa.step': 'krok: {spices}; {ships}',
  'page.goa.first': 'pierwszy tutaj dobiera kartę',
  'page.goa.actions': 'Co robią akcje',

  // What players have.
  'page.goa.others': 'Pozostali gracze',
  'page.goa.boards': 'Plansze',
  'page.goa.points': 'Dotychczasowe punkty',
  'page.goa.supply': 'Plansza zaopatrzenia',
  'page.goa.at': '{column}: {n} (rząd {row})',
  'page.goa.free': 'wolne',
  'page.goa.empty': 'puste: {spices}',
  'page.goa.card': '{card}, {symbol}, {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
  'page.goa.cards': 'Karty na ręce',
  'page.goa.cards.none': 'Brak kart.',
  'page.goa.tiles.none': 'Brak żetonów.',
  'page.goa.tiles.ready': 'Żetony do użycia',
  'page.goa.tiles.used': 'Użyte',
  'page.goa.tiles.lasting': 'Za punkty',
  'page.goa.usedTile': '{tile}: użyty',
  'page.goa.kept': 'Zakryte, za punkty: {tiles}',

  // The open decision as a question.
  'page.goa.ask.quickStart': 'dwa znaczniki w dół albo dukaty',
  'page.goa.ask.flag': 'umieść flagę',
  'page.goa.ask.placing': 'umieść wskaźnik {n}',
  'page.goa.ask.auction': 'licytuj albo pasuj – {what}',
  'page.goa.ask.auction.over': 'licytuj co najmniej {n} albo pasuj – {what}',
  'page.goa.ask.auction.own': 'licytuj co najmniej {n} albo sprzedaj za {high} – {what}',
  'page.goa.ask.auction.buy': 'kup za {n} albo sprzedaj za {high} – {what}',
  'page.goa.ask.turn': 'akcja {n} z {of}',
  'page.goa.ask.turn.extra': 'dodatkowa akcja',
  'page.goa.ask.turn.acted': 'zagraj coś jeszcze albo zakończ turę',
  'page.goa.ask.extra': 'wykonaj dodatkową akcję albo pasuj',
  'page.goa.ask.extra.must': 'wykonaj dodatkową akcję',
  'page.goa.ask.fill': 'wybierz przyprawy na {n, plural, one {# pole} few {# pola} many {# pól}}',
  'page.goa.ask.spices': 'umieść {n, plural, one {# przyprawę} few {do # przypraw} many {do # przypraw}}',
  'page.goa.ask.discardPlantation': 'odrzuć plantację',
  'page.goa.ask.either':
    '{n, plural, one {# statek albo # kolonista} few {# statki albo # kolonistów} many {# statków albo # kolonistów}}',
  'page.goa.ask.resupply':
    '{n, plural, one {# statek, # kolonista albo # przyprawa} few {# statki, # kolonistów albo # przyprawy} many {# statków, # kolonistów albo # przypraw}}',
  'page.goa.ask.mix': 'statki i koloniści, razem {n}',
  'page.goa.ask.favor': 'weź jeden z odłożonych żetonów',
  'page.goa.ask.founding': 'załóż kolonię {colony} albo zrezygnuj',

  // Decisions: targets, move editor, turn bar.
  'page.goa.labelled': '{what}: {value}',

  'page.goa.do.quick': 'Do rzędu 2: {column}',
  'page.goa.do.progress': 'Postęp: {column}',
  'page.goa.do.found': 'Załóż kolonię {colony}; potrzeba kolonistów: {n}',
  'page.goa.do.play': 'Zagraj kartę: {card}',
  'page.goa.do.discards': 'Odrzuć karty',
  'page.goa.do.use': 'Użyj żetonu: {tile}',
  'page.goa.do.take': 'Weź żeton: {tile}',
  'page.goa.do.clear': 'Odrzuć: {plot}',
  'page.goa.do.put': '{plot}, pole {n}: połóż przyprawę',
  'page.goa.do.change': '{plot}, pole {n}: zmień ({spice})',

  'page.goa.n.ducats': '{n, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'page.goa.n.ships': '{n, plural, one {# statek} few {# statki} many {# statków}}',
  'page.goa.n.colonists': '{n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}',
  'page.goa.n.spices': '{n, plural, one {# przyprawa} few {# przyprawy} many {# przypraw}}',
  'page.goa.n.cards': '{n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.n.extra':
    '{n, plural, one {# dodatkowa akcja} few {# dodatkowe akcje} many {# dodatkowych akcji}}',

  'page.goa.bar.amount': 'Dukaty',
  'page.goa.bar.bid': 'Licytuj {n}',
  'page.goa.bar.buy': 'Kup za {n}',
  'page.goa.bar.pass': 'Pasuj',
  'page.goa.bar.sell': 'Sprzedaj za {n}',
  'page.goa.bar.extraAction': 'Dodatkowa akcja',
  'page.goa.bar.take': 'Weź: {what}',
  'page.goa.bar.new': 'Odrzuć nową',
  'page.goa.bar.next': 'Zatwierdź i graj dalej',
  'page.goa.bar.endTurn': 'Zakończ turę',
  'page.goa.bar.less': 'Mniej',
  'page.goa.bar.more': 'Więcej',

  'page.goa.hint.quickStart': 'Wybierz kolumny swojej planszy rozwoju (tyle: {n}) albo dukaty.',
  'page.goa.hint.flag': 'Wybierz miejsce na flagę; następny wskaźnik musi się z nim stykać.',
  'page.goa.hint.placing':
    'Wybierz żeton w ramce: poprowadzisz jego aukcję. Dotknij innego, by przeczytać, czemu nie ten.',
  'page.goa.hint.high': '{name}: stawka {n}.',
  'page.goa.hint.ducats': 'Twoje dukaty: {n}.',
  'page.goa.hint.less': 'Jeśli dasz {bid}, {name} (prowadzi aukcję) może to kupić za {n}.',
  'page.goa.hint.tops': '{name} prowadzi aukcję i decyduje na końcu.',
  'page.goa.hint.turn': 'Wybierz akcję; karty i żetony można zagrać przed nią lub po niej.',
  'page.goa.hint.fields': 'Wybierz swoje puste pola.',
  'page.goa.hint.plantation':
    '{tile}: brak wolnego miejsca. Wybierz plantację, którą odrzucisz razem z przyprawami.',
  'page.goa.hint.help': 'Brakuje kolonistów: zagraj coś, co ich przyniesie, albo zrezygnuj.',
  'page.goa.hint.short': 'Brakuje kolonistów.',
  'page.goa.hint.extra': 'Dodatkowe akcje: {n}. Na następną rundę możesz zachować: {kept}.',

  // The move editor, and moves as sentences.
  'page.goa.do.with': 'Użyj karty: {card}',
  'page.goa.do.discard': 'Odrzuć kartę: {card}',
  'page.goa.do.swap': 'Weź z rzędu {row}, z kolumny {column}',
  'page.goa.do.harvestPlot': 'Zapełnij: {plot}',
  'page.goa.do.pay': '{plot}, pole {n}: zapłać ({spice})',
  'page.goa.do.sell': '{plot}, pole {n}: sprzedaj ({spice})',
  'page.goa.do.duty': '{plot}, pole {n}: oddaj ({spice})',

  'page.goa.hint.payment': 'Dotknij innych pól, by zapłacić z nich.',
  'page.goa.hint.spices': 'Wybrane: {k} z {n}.',
  'page.goa.hint.lost': 'Bez pola: {n, plural, one {# przyprawa} few {# przyprawy} many {# przypraw}}.',
  'page.goa.hint.change': 'Dotknij pól, by zmienić.',
  'page.goa.hint.sell':
    'Dotknij przypraw do sprzedania po {price, plural, one {# dukacie} few {# dukaty} many {# dukatów}}: {k} z {n}.',
  'page.goa.hint.duty': 'Dotknij przypraw do oddania, za {points} PZ na koniec: {k} z {n}.',
  'page.goa.hint.plots': 'Dotknij plantacji i kolonii do zapełnienia: {k} z {n}.',
  'page.goa.hint.discard': 'Dotknij kart do odrzucenia: {k} z {n}.',
  'page.goa.hint.columns': 'Dotknij kolumn: {k} z {n}.',
  'page.goa.hint.swap': 'Dotknij żetonu, który weźmiesz; w jego miejscu zostanie: {swap}.',

  'goa.resource.ships': 'statki',
  'goa.resource.colonists': 'koloniści',
  'goa.resource.ducats': 'dukaty',
  'goa.resource.extra': 'dodatkowe akcje',
  'page.goa.desk.card': 'Z kartą',
  'page.goa.desk.noCard': 'bez karty',
  'page.goa.desk.colony': 'Kolonia',
  'page.goa.desk.cards': 'Karty do dobrania',
  'page.goa.desk.limit': 'Karty na ręce: {hand}; limit {limit}',
  'page.goa.desk.settle': 'Załóż',
  'page.goa.desk.decline': 'Zrezygnuj',
  'page.goa.desk.ifShort': 'gdy zabraknie: zrezygnuj',
  'page.goa.desk.costs': 'Koszt',
  'page.goa.desk.brings': 'Przynosi',
  'page.goa.desk.free': 'nic',
  'page.goa.desk.points': '{change} PZ',
  'page.goa.desk.first': 'Pierwszeństwo w tym rzędzie: 1 karta wypraw',
  'page.goa.desk.lastOut': 'Ostatni znacznik opuszcza rząd: 1 dodatkowa akcja',
  'page.goa.desk.need': 'Potrzeba {n}:',
  'page.goa.desk.from.board': 'plansza {n}',
  'page.goa.desk.from.cards': 'karty {n}',
  'page.goa.desk.from.own': 'Twoi {n}',
  'page.goa.desk.missing': 'brakuje {n}',
  'page.goa.desk.shipsOnly': 'tylko statki',
  'page.goa.desk.spicesOnly': 'tylko przyprawy',
  'page.goa.desk.help': 'Co pomoże',
  'page.goa.desk.nothing': 'To nic nie przyniesie.',
  'page.goa.desk.sure': 'Wystarczy, cokolwiek przyniosą karty.',
  'page.goa.desk.luck': 'Karty muszą przynieść co najmniej {n}. W przeciwnym razie: {gain}.',
  'page.goa.desk.luckOrPlay':
    'Karty muszą przynieść co najmniej {n} albo trzeba zagrać coś jeszcze. W przeciwnym razie: {gain}.',
  'page.goa.desk.helped': 'Same karty nie przyniosą brakujących ({n}): trzeba zagrać coś jeszcze.',
  'page.goa.desk.hopeless': 'To się nie uda: zabraknie co najmniej {n}. Przyniesie tylko: {gain}.',
  'page.goa.desk.pays': 'Płacisz: {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}.',
  'page.goa.desk.paysNothing': 'Nie płacisz kolonistów.',

  'page.goa.move.marker': 'Umieszczenie wskaźnika {n}',
  'page.goa.move.bid': 'Stawka: {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}',
  'page.goa.move.buy': 'Kupno',
  'page.goa.move.pass': 'Pas',
  'page.goa.move.pass.A': 'Pas: koniec fazy A, wykładane są żetony fazy B',
  'page.goa.move.pass.B': 'Pas: koniec gry, gracze odkrywają karty',
  'page.goa.move.endTurn': 'Koniec tury',
  'page.goa.move.expedition': 'Wyprawa, {n, plural, one {# karta} few {# karty} many {# kart}}',
  'page.goa.move.discard': 'Odrzucenie {n, plural, one {# karty} few {# kart} many {# kart}}',
  'page.goa.move.spices': 'Umieszczenie przypraw',
  'page.goa.move.discardPlantation': 'Odrzucenie plantacji',
  'page.goa.move.mix': 'Statki i koloniści',
  'page.goa.move.decline': 'Bez założenia',
  'page.goa.move.quickStart': 'Szybki start',

  // What cards and tiles do.
  'goa.does.plantation':
    'Plantacja ({fields, plural, one {# pole} few {# pola} many {# pól}}), na której rośnie: {spice}. Kładzie się ją na wolnym miejscu i od razu zapełnia.',
  'goa.does.full.2004':
    'Gdy nie ma wolnego miejsca, najpierw odrzucasz plantację z przyprawami; może to być właśnie ta.',
  'goa.does.full.2012':
    'Gdy nie ma wolnego miejsca, najpierw odrzucasz jedną ze swoich plantacji z przyprawami.',
  'goa.does.small':
    'Na koniec gry daje {small, plural, one {# punkt} few {# punkty} many {# punktów}}, podobnie jak odrzucone plantacje z jednym polem.',
  'goa.does.tile.cropRotation':
    'Plantacja z jednym polem. Przy każdym zapełnieniu na nowo wybierasz przyprawę. Nie daje punktów.',

  'goa.does.immediate': 'Działa od razu po otrzymaniu.',
  'goa.does.tile.ships': SHIPS,
  'goa.does.tile.colonists': COLONISTS,
  'goa.does.tile.shipsOrColonists':
    'Weź statki albo kolonistów, wszystko jednego rodzaju; do wyboru: statki – {either}, koloniści – {either}.',
  'goa.does.tile.settlement':
    'Weź {ships, plural, one {# statek} few {# statki} many {# statków}}, {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}} i {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'goa.does.tile.extraActions': EXTRA,
  'goa.does.tile.expeditions2': CARDS,
  'goa.does.tile.expeditions3': CARDS,
  'goa.does.tile.favor': 'Wybierz jeden z odłożonych żetonów. Otrzymujesz go jak każdy inny żeton.',

  'goa.does.red': 'Do użycia raz w każdej rundzie, w swojej turze akcji, już od rundy otrzymania.',
  'goa.does.tile.redShip': SHIPS,
  'goa.does.tile.redColonist': COLONISTS,
  'goa.does.tile.redSpice': SPICES,
  'goa.does.tile.redDucats': DUCATS,
  'goa.does.tile.redExpedition': CARDS,

  'goa.does.oneShot': 'Do użycia raz w grze, w swojej turze akcji, niezależnie od akcji.',
  'goa.does.tile.espionage.2004':
    'Weź statki, przyprawy albo dukaty według znacznika przeciwnika w tej kolumnie; albo, zakładając kolonię, użyj jego liczby kolonistów zamiast swojej. Wypraw szpiegować nie można.',
  'goa.does.tile.espionage.2012':
    'Zbuduj statki, zbierz plony, pobierz podatki albo załóż kolonię według znacznika przeciwnika zamiast swojego. Wypraw szpiegować nie można.',
  'goa.does.tile.extraHarvest':
    'Zapełnij swoje plantacje i kolonie, najwyżej {plots, plural, one {# z nich} few {# z nich} many {# z nich}}.',
  'goa.does.tile.resupply':
    'Odkryj {resupply, plural, one {# kartę} few {# karty} many {# kart}} wypraw. Potem weź sumę kolonistów na nich w jednym rodzaju: statki, kolonistów albo przyprawy, dla których jest pole.',
  'goa.does.tile.viceKing':
    'Twój najmniej zaawansowany znacznik przesuwa się za darmo o rząd w dół; spośród równych wybierasz. Może przynieść premie.',
  'goa.does.tile.swap':
    'Weź dowolny żeton z planszy i zostaw na jego miejscu Zamianę. Wzięty żeton może poczekać na Twoją późniejszą turę akcji; plantacje kładzie się od razu.',
  'goa.does.tile.duty':
    'Oddaj ze swoich pól {dutySpices, plural, one {# przyprawę} few {# przyprawy} many {# przypraw}}: na koniec gry daje to {points, plural, one {# punkt} few {# punkty} many {# punktów}}. Niespełnione nie daje nic.',

  'goa.does.lasting': 'Leży przed Tobą do końca gry.',
  'goa.does.tile.mission2': MISSION,
  'goa.does.tile.mission3': MISSION,
  'goa.does.tile.foreman':
    'Na koniec gry każda Twoja plantacja z jednym polem daje {points, plural, one {# punkt} few {# punkty} many {# punktów}} zamiast {small}; Płodozmian nie daje nic.',

  'goa.does.card': 'W każdej turze akcji można zagrać jedną kartę wypraw, niezależnie od akcji.',
  'goa.does.face':
    'Odkryta liczy się jako {colonists, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}. Na koniec gry karty z tym samym symbolem ({symbol}) dają punkty według ich liczby: {symbolPoints}.',
  'goa.does.card.ships': SHIPS,
  'goa.does.card.colonists': COLONISTS,
  'goa.does.card.ducats': DUCATS,
  'goa.does.card.spices': SPICES,
  'goa.does.card.sell.2004':
    'Sprzedaj dowolną liczbę przypraw ze swoich pól, każdą za {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.does.card.sell.2012':
    'Sprzedaj ze swoich pól najwyżej {limit, plural, one {# przyprawę} few {# przyprawy} many {# przypraw}}, każdą za {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'goa.does.card.payDucats.2004':
    'Jako akcja Postęp: jeden znacznik przesuwa się o rząd w dół za same dukaty. Ceny kroków: {prices}.',
  'goa.does.card.payDucats.2012':
    'Jeden znacznik przesuwa się o rząd w dół za same dukaty; akcja wciąż przed Tobą. Ceny kroków: {prices}.',
  'goa.does.card.harvestMix':
    'Z akcją Żniwa: weź tyle, ile daje, w dowolnym połączeniu statków, kolonistów i przypraw.',
  'goa.does.card.thirdScout.2004':
    'Z akcją Założenie kolonii, zagrana przed odkryciem kart: odkrywasz o jedną kartę więcej.',
  'goa.does.card.thirdScout.2012':
    'Z akcją Założenie kolonii, przed odkryciem kart lub po nim: odkrywasz o jedną kartę więcej.',
  'goa.does.card.shipsOnly': 'Z akcją Postęp: płacisz tylko statki tego kroku.',
  'goa.does.card.spicesOnly': 'Z akcją Postęp: płacisz tylko przyprawy tego kroku.',

  'goa.does.action.progress':
    'Postęp: znacznik przesuwa się o rząd w dół za przyprawy tego kroku i tyle samo statków.',
  'goa.does.action.ships': 'Weź tyle statków, ile wskazuje rząd Twojego znacznika w tej kolumnie.',
  'goa.does.action.harvest':
    'Umieść tyle przypraw, ile wskazuje rząd Twojego znacznika, na wolnych polach, które je przyjmują. Te bez pola przepadają.',
  'goa.does.action.taxes': 'Weź tyle dukatów, ile wskazuje rząd Twojego znacznika w tej kolumnie.',
  'goa.does.action.expedition':
    'Dobierz najwyżej tyle kart, ile mówi pierwsza liczba rzędu. Na ręce może być potem najwyżej tyle, ile mówi druga: zrób przedtem miejsce albo dobierz mniej.',
  'goa.does.action.found':
    'Nazwij kolonię i odkryj {scouts, plural, one {# kartę} few {# karty} many {# kart}} wypraw. Liczą się koloniści z rzędu Twojego znacznika i z tych kart; brakujących oddajesz i zakładasz kolonię. Jeśli nie możesz lub nie chcesz, nic nie płacisz i bierzesz {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.',
  'goa.does.column.ships': 'Statki według rzędów: {yields}.',
  'goa.does.column.harvest': 'Przyprawy według rzędów: {yields}.',
  'goa.does.column.taxes': 'Dukaty według rzędów: {yields}.',
  'goa.does.column.expeditions': 'Karty według rzędów: {yields}. Limit kart na ręce: {limits}.',
  'goa.does.column.colonists': 'Koloniści według rzędów: {yields}.',
  'goa.does.rows': 'Na koniec gry znacznik daje punkty według rzędu: {rowPoints}.',
  'goa.does.first':
    'Pierwszy ze wszystkich graczy w rzędzie 4 i w rzędzie 5 dobiera {cards, plural, one {# kartę} few {# karty} many {# kart}} wypraw.',
  'goa.does.row':
    'Twój ostatni znacznik, który opuszcza rząd, przynosi {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'goa.does.flag':
    'Kto otrzyma flagę, jest pierwszym graczem w akcjach i w następnej rundzie i bierze {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji.',
  'goa.does.extra':
    'Karty dodatkowej akcji: gdy każdy gracz wykona {actions, plural, one {# akcję} few {# akcje} many {# akcji}}, każda karta daje jeszcze jedną. Do następnej rundy możesz zatrzymać: {extraKept}.',

  'goa.does.colony':
    'Do założenia potrzeba {need, plural, one {# kolonisty} few {# kolonistów} many {# kolonistów}}. Ma {fields, plural, one {# pole, które się} few {# pola, które się} many {# pól, które się}} od razu zapełnia.',
  'goa.does.colony.choice': 'Jej żetony różnią się dozwolonymi przyprawami; wybierasz jeden z pozostałych.',
  'goa.does.colony.any': 'Przyjmuje każdą przyprawę.',
  'goa.does.colony.left': 'Pozostałe żetony: {tiles}.',
  'goa.does.colony.points': 'Kolonie dają punkty według ich liczby: {colonyPoints}.',

  'goa.does.bonanza.name': 'Zakryty żeton Bonanza',
  'goa.does.bonanza.hidden':
    'Leży zakryty pod narożnym żetonem. Kto weźmie ten żeton, od razu dostaje to, co na nim jest.',
  'goa.does.bonanza.twoShips': SHIPS,
  'goa.does.bonanza.twoColonists': COLONISTS,
  'goa.does.bonanza.shipColonist':
    'Weź {ships, plural, one {# statek} few {# statki} many {# statków}} i {colonists, plural, one {# kolonistę} few {# kolonistów} many {# kolonistów}}.',
  'goa.does.bonanza.threeDucats': DUCATS,
  'goa.does.bonanza.fiveDucats': DUCATS,
  'goa.does.bonanza.oneExtraAction': EXTRA,
  'goa.does.bonanza.oneExpedition': CARDS,
  'goa.does.bonanza.oneSpice': SPICES,

  // Hints for a first game: a line, and what opens under it.
  'hint.goa.start':
    'Po {all} rundach wygrywa, kto ma najwięcej punktów. Runda: aukcje i akcje ({actions}).\nŻetony i akcje dają przyprawy i statki, a te przesuwają znaczniki w dół: ku mocniejszym akcjom i punktom. Dotknij prawie wszystkiego, by przeczytać, co to jest.',
  'hint.goa.lastOfA':
    'Ostatnia runda fazy A: żetony, których nikt teraz nie weźmie, przepadną.\nWszystko, co masz, zostaje. Rund fazy B, z nowymi żetonami, będzie {rounds}.',
  'hint.goa.phaseB':
    'Faza B: nowe żetony, Twoje rzeczy zostają. Do końca gry rund: {rounds}.\nPunkty: rzędy Twoich znaczników, kolonie, jednakowe symbole na ręce, plantacje z jednym polem, najwięcej dukatów.',
  'hint.goa.last':
    'Ostatnia runda: niewydane statki, koloniści i przyprawy nie dają punktów.\nZamień je na postęp i kolonie. Najwięcej dukatów daje punkty: {richest}.',
  'hint.goa.quickStart': 'Dukaty wygrywają pierwsze aukcje, znaczniki od razu wzmacniają akcje.',
  'hint.goa.flag':
    'Najpierw flaga, ze wskaźnikiem 1; od niej idą następne wskaźniki.\nProwadzisz aukcję flagi i żetonu pod ostatnim wskaźnikiem.',
  'hint.goa.placing':
    'Prowadzisz aukcję tego żetonu: kto wygra, płaci Tobie, albo bierzesz go sam.\nWskaźnik kładzie się obok poprzedniego, krawędzią lub rogiem. We własnej aukcji mówisz ostatni.',
  'hint.goa.forFlag':
    'Flaga: {extra, plural, one {# dodatkowa akcja} few {# dodatkowe akcje} many {# dodatkowych akcji}}; zaczynasz akcje i następną rundę.\nKto zaczyna, kładzie pierwszy i ostatni wskaźnik.',
  'hint.goa.auction':
    'Odzywasz się raz: daj tyle, ile to dla Ciebie warte, albo spasuj.\nNa koniec prowadzący bierze Twoje dukaty albo żeton. Dotknij żetonu, by przeczytać, co robi. Dukaty dają punkty tylko temu, kto ma ich najwięcej: {richest}.',
  'hint.goa.auctioneer':
    'Mówisz ostatni: sprzedaj temu, kto dał najwięcej, albo weź i zapłać do banku.\nGdy nikt nie licytował, masz to za darmo.',
  'hint.goa.turn':
    'Dotknij podświetlonej akcji, pola rozwoju (postęp) albo kolonii.\nPostęp kosztuje przyprawy z pola i statki podane z lewej. Gdy ich brak: żniwa albo budowa statków. Prócz tego można użyć żetonów i jednej karty.',
  'hint.goa.redTile':
    'Czerwony żeton działa raz w każdej rundzie, oprócz akcji: dotknij go.\nLeży pod Twoją planszą. Przed akcją czy po niej, to bez różnicy.',
  'hint.goa.acted': 'W turze można zagrać jedną kartę; czerwony żeton działa raz w rundzie.',
  'hint.goa.extra':
    'Każda karta to jeszcze jedna akcja. Kto pasuje, odpada w tej rundzie.\nNa później można zachować: {kept}.',
  'hint.goa.fill': 'Wybierz przyprawy na następne kroki: patrz pod swoimi znacznikami.',
  'hint.goa.spices': 'Wybierz przyprawy na następne kroki: patrz pod swoimi znacznikami.',
  'hint.goa.discardPlantation': 'Plantacje z jednym polem dają punkty także po odrzuceniu.',
  'hint.goa.either': 'Statkami płaci się za postęp, koloniści zakładają kolonie.',
  'hint.goa.resupply': 'Statki są na postęp, koloniści na kolonie. Przyprawy potrzebują wolnych pól.',
  'hint.goa.mix': 'Za każdą niezebraną przyprawę weź statek albo kolonistę.',
  'hint.goa.favor': 'Jeden z tych żetonów będzie Twój, jak po wygranej aukcji.',
  'hint.goa.founding':
    'Kolonia daje punkty i rodzi przyprawy. Rezygnując, dostajesz kolonistę.\nRysunki to przyprawy, które mogą tam leżeć; gdy żetonów jest kilka, wybierasz jeden.',

  // The guide of a first round.
  'guide.goa.aim':
    'Po ośmiu rundach wygrywa ten, kto ma najwięcej punktów zwycięstwa. Dają je rzędy, do których doszło pięć Twoich znaczników, kolonie oraz niektóre żetony i karty.',
  'guide.goa.track': 'Punkty znacznika, rząd po rzędzie',
  'guide.goa.place': 'Wybierz żeton, by wystawić go na aukcję, i wyślij: zwycięzca zapłaci Tobie.',
  'guide.goa.flag':
    'Licytuj flagę, z nią zostaniesz graczem rozpoczynającym: podaj cenę i wyślij – albo spasuj.',
  'guide.goa.bid': 'Licytuj żeton tej aukcji: podaj cenę i wyślij – albo spasuj.',
  'guide.goa.sell': 'To Twój żeton: sprzedaj temu, kto dał najwięcej, albo kup dla siebie i wyślij.',
  'guide.goa.answer': 'Zdobycz lub akcja wymaga wyboru: wybierz i wyślij.',
  'guide.goa.ships': 'Pierwsza z trzech akcji: wybierz Budowę statków i wyślij.',
  'guide.goa.progress': 'Teraz Postęp: wybierz akcję i zapłać, by ją wzmocnić; potem wyślij.',
  'guide.goa.expedition': 'Na Postęp brak Ci przypraw lub statków: wybierz Wyprawę, dobierz kartę i wyślij.',
  'guide.goa.acted': 'Akcja wykonana: zakończ turę, chyba że wcześniej użyjesz żetonu lub karty.',
  'guide.goa.taxes': 'Ostatnia akcja: wybierz Podatki, weź dukaty na kolejne aukcje i wyślij.',

  // Log, history and text mode.
  'page.goa.text.board': 'Plansza: {phase}, runda {round}',
  'page.goa.text.marker': 'wskaźnik {n}: {name}',
  'page.goa.text.flag': 'flaga',
  'page.goa.text.empty': 'puste',
  'page.goa.text.high': 'Najwyższa stawka: {n}, {name}',
  'page.goa.text.bonanza': 'Zakryte żetony Bonanza pod: {spaces}',
  'page.goa.text.spaces':
    'Miejsca na planszy pisze się „rząd.kolumna”; rzędy i kolumny 0 i 6 są na zewnątrz.',
  'page.goa.text.hand': 'Twoje karty: {n}',
  'page.goa.text.card':
    '{what}; {n, plural, one {# kolonista} few {# kolonistów} many {# kolonistów}}, {symbol}',
  'page.goa.text.stock':
    'Dukaty {ducats}, statki {ships}, koloniści {colonists}, karty dodatkowych akcji {extra}, karty wypraw {cards}',
  'page.goa.text.hidden': 'tajne',
  'page.goa.text.column': '{column}: rząd {row}, daje {yields}; następny krok: {cost}',
  'page.goa.text.column.last': '{column}: ostatni rząd, daje {yields}',
  'page.goa.text.cost': '{spices} i {n, plural, one {# statek} few {# statki} many {# statków}}',
  'page.goa.text.used': 'użyty',
  'page.goa.text.kept': 'zakryty, za punkty',
  'page.goa.text.colonies': 'Kolonie',
  'page.goa.text.colony': '{colony}: potrzeba kolonistów: {need}',
  'page.goa.text.colony.tile': 'żeton {n}: {spices}',
  'page.goa.text.none': 'brak żetonów',
  'page.goa.text.supply': 'Karty i żetony',
  'page.goa.text.pile': 'Karty wypraw: {n} w stosie, {discard} odrzuconych',
  'page.goa.text.removed': 'Odłożone żetony: {tiles}',
  'page.goa.chronicle.setup': 'Przygotowanie',
  'page.goa.chronicle.round': '{phase}, runda {round}',
  'page.goa.chronicle.placing': 'Wskaźniki aukcji',
  'page.goa.chronicle.lot': 'Aukcja {n}: {what}',
  'page.goa.chronicle.turn': '{name}, akcja {n}',
  'page.goa.chronicle.extra': 'Dodatkowe akcje',
  'page.goa.chronicle.ducats': 'Dukaty runda po rundzie',
  'page.goa.prices': 'Za ile poszły żetony',
  'page.goa.prices.show': 'Wszystkie aukcje ({n})',
  'page.goa.prices.tile': 'Żeton',
  'page.goa.prices.buyer': 'Dla',
  'page.goa.prices.price': 'Dukaty',
  'page.goa.revealed.pile': 'Karty wypraw po pierwszym tasowaniu, od wierzchniej:',
  'page.goa.revealed.again': 'Karty odrzucone, tasowanie {n}:',
  'page.goa.revealed.bonanza': 'Żetony Bonanza, {phase}, róg po rogu:',
  'page.goa.revealed.away': 'Żetony odłożone bez podglądania, {phase}:',
  'page.goa.prices.from': 'od: {name}',
  'page.goa.prices.own': 'własny wskaźnik',
  'page.goa.kinds': 'Punkty według rodzaju',
  'page.goa.kinds.row': 'Plansza rozwoju',
  'page.goa.kinds.colonies': 'Kolonie',
  'page.goa.kinds.cards': 'Karty wypraw',
  'page.goa.kinds.richest': 'Najwięcej dukatów',
  'page.goa.kinds.plantations': 'Plantacje z jednym polem',
  'page.goa.kinds.duty': 'Pogłówne',
  'page.goa.kinds.missions': 'Misje',

  // The form of standing orders: bid sheet, wish list for markers, turns.
  'page.goa.orders.open': 'Licytacje …',
  'page.goa.orders.part.sheet': 'Licytacje',
  'page.goa.orders.part.markers': 'Wskaźniki aukcji',
  'page.goa.orders.part.turns': 'Tury',
  'page.goa.orders.round':
    'Runda {round} fazy {phase}. Masz {ducats, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'page.goa.orders.over': 'Nie będzie już żadnej rundy.',
  'page.goa.orders.tap': 'Dotknij żetonu na planszy, żeby go licytować.',
  'page.goa.orders.limit': 'Najwięcej za: {lot}',
  'page.goa.orders.put': 'Licytuj: {lot}',
  'page.goa.orders.see': 'Twój limit za {lot}: {n}',
  'page.goa.orders.more': 'Więcej',
  'page.goa.orders.above': 'Powyżej',
  'page.goa.orders.pass': 'pas',
  'page.goa.orders.ask': 'zapytaj',
  'page.goa.orders.buyUpTo': 'Gdy prowadzę aukcję, kup za najwyżej',
  'page.goa.orders.from': 'Zaoferuj co najmniej',
  'page.goa.orders.group': 'Tylko jeden z grupy',
  'page.goa.orders.unless': 'Pasuj, jeśli mam',
  'page.goa.orders.unless.grows': 'pola na: {spice}',
  'page.goa.orders.unless.tile': 'już taki żeton',
  'page.goa.orders.unless.won': 'wygrane: {lot}',
  'page.goa.orders.others': 'Wszystko inne',
  'page.goa.orders.budget': 'Razem najwyżej',
  'page.goa.orders.budget.none': 'bez limitu',
  'page.goa.orders.outcome.won': 'Twoje za {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'page.goa.orders.outcome.sold':
    'Sprzedane, kupuje {name} za {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'page.goa.orders.outcome.outbid':
    'Twoja stawka: {bid}; {name} płaci {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'page.goa.orders.outcome.passed':
    'Twój pas; {name} płaci {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'page.goa.orders.markers.tap': 'Dotykaj miejsc na planszy w kolejności, w jakiej ich chcesz.',
  'page.goa.orders.markers.put': 'Życzenie: {space}',
  'page.goa.orders.markers.see': 'Twoje życzenie nr {n}: {space}',
  'page.goa.orders.markers.up': 'Wcześniej: {space}',
  'page.goa.orders.markers.empty': 'Nie masz życzeń.',
  'page.goa.orders.endTurn': 'Zakończ moją turę po akcji',
  'page.goa.orders.endTurn.what': 'Nawet jeśli można by jeszcze coś zagrać.',
  'page.goa.orders.extra': 'Pasuj w dodatkowych akcjach',
  'page.goa.orders.fill': 'Przyprawy, od najbardziej chcianej',
  'page.goa.orders.either': 'Statki czy koloniści',
  'page.goa.orders.giveUp': 'Gdy brak miejsca, odrzuć',
  'page.goa.orders.favor': 'Za Podarunek weź',
  'page.goa.orders.line.pass': 'pas',
  'page.goa.orders.line.limit': 'do {n}',
  'page.goa.orders.line.limitAsk': 'do {n}, potem pytaj',
  'page.goa.orders.line.from': 'co najmniej {n}',
  'page.goa.orders.line.buyUpTo': 'prowadząc aukcję do {n}',
  'page.goa.orders.line.group': 'tylko jeden z grupy {n}',
  'page.goa.orders.line.unless': 'nie, jeśli masz: {what}',
  'page.goa.orders.line.others.pass': 'Pasuj na wszystko inne.',
  'page.goa.orders.line.others.ask': 'Pytaj o wszystko inne.',
  'page.goa.orders.line.budget':
    'Wydaj w tej rundzie najwyżej {n, plural, one {# dukat} few {# dukaty} many {# dukatów}}.',
  'page.goa.orders.line.markers': 'Wskaźniki stawiaj tu: {spaces}.',
  'page.goa.orders.line.fill': 'Przyprawy w tej kolejności: {spices}.',
  'page.goa.orders.line.either': 'Bierz: {what}.',
  'page.goa.orders.line.giveUp': 'Odrzuć: {tiles}.',
  'page.goa.orders.line.favor': 'Podarunek: {tiles}.',
  'page.goa.orders.line.endTurn': 'Kończ turę po akcji.',
  'page.goa.orders.line.extra': 'Pasuj w dodatkowych akcjach.',
  'page.goa.orders.line.past': '{line} (wcześniejsza runda)',
  'page.goa.orders.does.limit': 'Twój limit; powyżej pasujesz albo dostajesz pytanie',
  'page.goa.orders.does.others': 'co robisz przy wszystkich innych licytacjach',
  'page.goa.orders.does.budget': 'ile najwyżej wydasz w tej rundzie',
  'page.goa.orders.does.markers': 'miejsca na Twoje wskaźniki, od najbardziej chcianego',
  'page.goa.orders.does.endTurn': 'kończy Twoją turę po akcji',
  'page.goa.orders.does.extra': 'co robisz w dodatkowych akcjach',

  // What is typed in text mode: in English the names of moves and things as the rules have them.
  'typed.goa.bid': 'licytuj',
  'typed.goa.buildShips': 'budujStatki',
  'typed.goa.buy': 'kup',
  'typed.goa.decline': 'zrezygnuj',
  'typed.goa.discard': 'odrzuc',
  'typed.goa.discardPlantation': 'odrzucPlantacje',
  'typed.goa.duty': 'poglowne',
  'typed.goa.either': 'albo',
  'typed.goa.endTurn': 'koniecTury',
  'typed.goa.expedition': 'wyprawa',
  'typed.goa.extraAction': 'dodatkowaAkcja',
  'typed.goa.extraHarvest': 'dodatkoweZniwa',
  'typed.goa.favor': 'podarunek',
  'typed.goa.fill': 'zapelnij',
  'typed.goa.found': 'zaloz',
  'typed.goa.harvest': 'zniwa',
  'typed.goa.mix': 'mieszaj',
  'typed.goa.pass': 'pas',
  'typed.goa.payDucats': 'zaplacDukaty',
  'typed.goa.placeMarker': 'wskaznik',
  'typed.goa.placeSpices': 'umiescPrzyprawy',
  'typed.goa.play': 'zagraj',
  'typed.goa.playSpices': 'zagrajPrzyprawy',
  'typed.goa.progress': 'postep',
  'typed.goa.quickDucats': 'szybkieDukaty',
  'typed.goa.quickMarkers': 'szybkieZnaczniki',
  'typed.goa.redSpice': 'czerwonaPrzyprawa',
  'typed.goa.sell': 'sprzedaj',
  'typed.goa.settle': 'osiedl',
  'typed.goa.spy': 'szpieguj',
  'typed.goa.spyColonists': 'szpiegujKolonistow',
  'typed.goa.spyFound': 'szpiegujZaloz',
  'typed.goa.spyHarvest': 'szpiegujZniwa',
  'typed.goa.swap': 'zamien',
  'typed.goa.taxes': 'podatki',
  'typed.goa.useTile': 'uzyjZetonu',
  'typed.goa.viceKing': 'wicekrol',
  'typed.goa.none': 'nic',
  'typed.goa.new': 'nowa',
  'typed.goa.ginger': 'imbir',
  'typed.goa.pepper': 'pieprz',
  'typed.goa.cinnamon': 'cynamon',
  'typed.goa.nutmeg': 'galka',
  'typed.goa.clove': 'gozdziki',
  'typed.goa.ships': 'statki',
  'typed.goa.expeditions': 'wyprawy',
  'typed.goa.colonists': 'kolonisci',
  'typed.goa.ducats': 'dukaty',
  'typed.goa.spices': 'przyprawy',
  'typed.goa.harvestMix': 'zniwaMieszane',
  'typed.goa.thirdScout': 'trzeciaKarta',
  'typed.goa.shipsOnly': 'sameStatki',
  'typed.goa.spicesOnly': 'samePrzyprawy',
  'typed.goa.flag': 'flaga',
  'typed.goa.cropRotation': 'plodozmian',
  'typed.goa.shipsOrColonists': 'statkiLubKolonisci',
  'typed.goa.settlement': 'osada',
  'typed.goa.extraActions': 'dodatkoweAkcje',
  'typed.goa.redShip': 'czerwonyStatek',
  'typed.goa.redColonist': 'czerwonyKolonista',
  'typed.goa.redDucats': 'czerwoneDukaty',
  'typed.goa.redExpedition': 'czerwonaWyprawa',
  'typed.goa.espionage': 'szpiegostwo',
  'typed.goa.resupply': 'sukurs',
  'typed.goa.foreman': 'nadzorca',
  'typed.goa.mission': 'misja',
  'typed.goa.tile': 'zeton',
} satisfies Translated<typeof english.page>;
