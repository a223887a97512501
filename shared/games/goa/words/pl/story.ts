import type { goaStory as english } from '../en/story.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Goa's events, scores and refusals as sentences, in Polish; see `goa.ts`. */
export const goaStory = {
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
} satisfies Translated<typeof english>;
