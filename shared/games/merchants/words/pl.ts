import type * as english from './en.ts';
import type { Translated } from '../../../words/languages.ts';

/** Polish words of Merchants that service and page say: key → template. */
export const common = {
  // Before a game is opened: the form of a new game, the invitation; the log’s first line names the options.
  'page.new.hint.merchants':
    'Knizia 2007. 2–4 graczy, około 30 minut: ładuj statki, zagrywaj karty, sprzedawaj drogo.',
  'page.join.minute.merchants':
    'Twoje statki wożą towary. W swojej turze możesz wymienić towar albo kupić kartę akcji specjalnej; potem kładziesz na rynku karty jednego towaru albo dobierasz dwie. Położony towar jest sprzedawany: każdy dostaje za każdy swój znacznik tego towaru tyle monet, ile jego kart widać. Gdy stos się wyczerpie, wygrywa najbogatszy.',
  'merchants.option.officeDraw': 'Biuro dobiera kartę',
  'merchants.officeDraw.planning': 'na koniec fazy I',
  'merchants.officeDraw.turnEnd': 'na koniec tury',
  'page.merchants.officeDraw.planning.hint': 'Dobraną kartę można zagrać w tej samej turze.',
  'page.merchants.officeDraw.turnEnd.hint': 'Dobrana karta jest na następną turę.',

  // Names of things.
  'merchants.good.fish': 'ryby',
  'merchants.good.grain': 'zboże',
  'merchants.good.wood': 'drewno',
  'merchants.good.porcelain': 'porcelana',
  'merchants.good.spices': 'przyprawy',
  'merchants.good.cloth': 'sukno',

  'merchants.special.ship': 'statek',
  'merchants.special.docks': 'doki',
  'merchants.special.contract': 'kontrakt',
  'merchants.special.office': 'biuro',

  // Events, scores and refusals as sentences.
  'merchants.story.started':
    'Gra się zaczyna: {players, plural, one {# gracz} few {# gracze} many {# graczy}}; biura dobierają karty {officeDraw}.',
  'merchants.story.shuffled':
    'Karty zostają potasowane: {cards, plural, one {# karta} few {# karty} many {# kart}}.',
  'merchants.story.dealt': 'Każdy dostaje po {cards, plural, one {# karcie} few {# karty} many {# kart}}.',
  'merchants.story.marketLaid': 'Na rynku leżą: {goods}.',
  'merchants.story.firstPlayerDrawn': 'Los wskazuje, kto zaczyna: {seat}.',
  'merchants.story.stepBegan.loading': '{seat} ma załadować statek.',
  'merchants.story.stepBegan.planning': '{seat} zaczyna turę.',
  'merchants.story.stepBegan.docks': '{seat} może skorzystać z doków.',
  'merchants.story.stepBegan.office': '{seat} może skorzystać z biura.',
  'merchants.story.stepBegan.trade': '{seat} ma handlować.',
  'merchants.story.loaded': '{seat} ładuje na statek {ship}: {good}.',
  'merchants.story.exchanged': '{seat} wymienia znacznik na statku {ship}: {from} → {to}.',
  'merchants.story.shipBought':
    '{seat} kupuje statek za {price, plural, one {# monetę} few {# monety} many {# monet}} i ładuje: {good}.',
  'merchants.story.cardBought':
    '{seat} kupuje kartę za {price, plural, one {# monetę} few {# monety} many {# monet}}: {card}.',
  'merchants.story.passed': '{seat} pasuje.',
  'merchants.story.exchangesWaived': '{seat} niczego więcej nie wymienia.',
  'merchants.story.drawn.office':
    '{seat} dobiera dzięki biuru {n, plural, one {# kartę} few {# karty} many {# kart}}.',
  'merchants.story.drawn.office.seen': '{seat} dobiera dzięki biuru: {goods}.',
  'merchants.story.drawn.trade': '{seat} dobiera {n, plural, one {# kartę} few {# karty} many {# kart}}.',
  'merchants.story.drawn.trade.seen': '{seat} dobiera: {goods}.',
  'merchants.story.drawn.trade.same': '{seat} dobiera: {good} ×{n}.',
  'merchants.story.officeWaived': '{seat} nie dobiera więcej kart dzięki biuru.',
  'merchants.story.played':
    '{seat} zagrywa {n, plural, one {# kartę} few {# karty} many {# kart}} ({good}) na {n, plural, one {pole} few {pola} many {pola}} {spaces}.',
  'merchants.story.sold.0':
    'Towar: {good}, popyt: {visible}. Nikt nie dostaje monet, bo żaden statek go nie wiezie.',
  'merchants.story.sold.1':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}.',
  'merchants.story.sold.2':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}.',
  'merchants.story.sold.3':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.story.sold.4':
    'Towar: {good}, popyt: {visible}. {seat1} dostaje {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',
  'merchants.story.ended': 'Dobrano ostatnią kartę: gra jest skończona.',

  'merchants.touching.covered':
    '{seat} zakrywa na rynku {n, plural, one {# kartę} few {# karty} many {# kart}} Twojego towaru: {good}.',
  'merchants.touching.soldOut': '{seat} kupuje ostatnią taką kartę: {card}.',
  'merchants.touching.paid.1':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}.',
  'merchants.touching.paid.2':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}.',
  'merchants.touching.paid.3':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.touching.paid.4':
    'Towar: {good}, popyt: {visible}. Dostajesz {coins1, plural, one {# monetę} few {# monety} many {# monet}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',

  'merchants.stage':
    '{cards, plural, one {W stosie została # karta} few {W stosie zostały # karty} many {W stosie zostało # kart}}',

  'merchants.score.start': 'Pieniądze na początku',
  'merchants.score.sales': 'Sprzedaż',
  'merchants.score.contracts': 'Kontrakty',
  'merchants.score.purchases': 'Zakup kart akcji specjalnych',

  'error.PLANNING_FIRST': 'Najpierw faza I: wymień, kup albo spasuj.',
  'error.PLANNING_OVER': 'Faza I się skończyła: zagraj karty albo dobierz.',
  'error.GOOD_UNKNOWN': 'Nie ma takiego towaru.',
  'error.GOOD_NOT_IN_SUPPLY': 'W zasobach nie ma już znacznika tego towaru.',
  'error.SAME_GOOD': 'Ten statek już wiezie ten towar.',
  'error.SHIP_UNKNOWN': 'Nie masz takiego statku.',
  'error.SHIP_JUST_BOUGHT': 'Doki nie wymieniają znacznika na statku, który właśnie został kupiony.',
  'error.CARD_UNKNOWN': 'Nie ma takiej karty akcji specjalnej.',
  'error.CARD_SOLD_OUT': 'Te karty akcji specjalnej są wyprzedane.',
  'error.NOT_ENOUGH_MONEY':
    'To kosztuje {price, plural, one {# monetę} few {# monety} many {# monet}}; masz {money}.',
  'error.CARDS_NOT_IN_HAND':
    'Masz na ręce {held, plural, one {# kartę} few {# karty} many {# kart}} tego towaru.',
  'error.NO_SPACES': 'Wybierz co najmniej jedno pole rynku.',
  'error.TOO_MANY_CARDS': 'Największa liczba kart zagranych w turze: {max}, po jednej na pole.',
  'error.SPACE_UNKNOWN': 'Na rynku nie ma takiego pola.',
  'error.SPACES_REPEATED': 'Każda karta potrzebuje własnego pola.',

  // What a player is asked to do, by type of move.
  'ask.merchants.load': 'załaduj statek',
  'ask.merchants.exchange': 'wymień znacznik',
  'ask.merchants.buyShip': 'kup statek',
  'ask.merchants.buy': 'kup kartę',
  'ask.merchants.pass': 'spasuj',
  'ask.merchants.done': 'zakończ wymianę',
  'ask.merchants.officeDraw': 'dobierz kartę dzięki biuru',
  'ask.merchants.officeSkip': 'nie dobieraj',
  'ask.merchants.play': 'zagraj karty',
  'ask.merchants.draw': 'dobierz karty',

  // Why standing orders leave a decision to their player.
  'merchants.orders.load': 'Żaden towar z Twojej listy nie ma już znacznika w zasobach.',
  'merchants.orders.soldOut': 'Twoje polecenia każą kupić kartę, która jest wyprzedana: {card}.',
  'merchants.orders.noMarkerToLoad':
    'Twoje polecenia każą kupić statek, ale w zasobach nie ma już znacznika jego towaru: {good}.',
  'merchants.orders.noMarkerToExchange':
    'Twoje polecenia każą załadować na statek {ship} towar, którego znacznika nie ma już w zasobach: {good}.',
  'merchants.orders.noShip': 'Twoje polecenia mówią o statku {ship}, a nie masz takiego statku.',
  'merchants.orders.saving':
    'Twoje polecenia odkładają na zakup: {card}, {money} z {price, plural, one {# monety} few {# monet} many {# monet}}.',
  'merchants.orders.planning': 'Twoje polecenia zostawiają fazę I Tobie.',
  'merchants.orders.sale':
    'Sprzedaż przyniosłaby Ci {coins, plural, one {# monetę} few {# monety} many {# monet}}: {good}.',
  'merchants.orders.saleLead':
    'Sprzedaż przyniosłaby Ci {coins, plural, one {# monetę} few {# monety} many {# monet}}, o {lead} więcej niż komukolwiek innemu: {good}.',
  'merchants.orders.saleAfterExchange':
    'Po wymianie znacznika sprzedaż przyniosłaby Ci {coins, plural, one {# monetę} few {# monety} many {# monet}}: {good}.',
  'merchants.orders.lastDraw': 'Następne dobranie kart kończy grę.',
} satisfies Translated<typeof english.common>;

/** Polish words of Merchants that the page alone says. */
export const page = {
  // The board.
  'page.merchants.ask.loading': 'załaduj statek',
  'page.merchants.ask.planning': 'wymień, kup albo spasuj',
  'page.merchants.ask.planning.exchange': 'wymień albo spasuj',
  'page.merchants.ask.planning.buy': 'kup albo spasuj',
  'page.merchants.ask.docks': 'wymień jeszcze raz dzięki dokom',
  'page.merchants.ask.office': 'dobierz dzięki biuru albo nie',
  'page.merchants.ask.trade': 'zagraj karty albo dobierz',
  'page.merchants.market': 'Rynek',
  'page.merchants.space': 'Pole {space}',
  'page.merchants.under': 'pod: {n}',
  'page.merchants.playOn': 'Zagraj na pole {space}: {good}; zakrywasz: {covered}',
  'page.merchants.hand': 'Twoja ręka ({n, plural, one {# karta} few {# karty} many {# kart}})',
  'page.merchants.hand.empty': 'Brak kart.',
  'page.merchants.supply': 'Zasoby',
  'page.merchants.pile':
    'Stos: {n, plural, one {# karta} few {# karty} many {# kart}}. Gra kończy się z ostatnią.',
  'page.merchants.money': '{n, plural, one {# moneta} few {# monety} many {# monet}}',
  'page.merchants.gain': '+{n}',
  'page.merchants.loss': '−{n}',
  'page.merchants.inDraft': 'w szkicu',
  'page.merchants.cards': '{n, plural, one {# karta} few {# karty} many {# kart}} na ręce',
  'page.merchants.special': '{card} ×{n}',
  'page.merchants.ships': 'Statki',
  'page.merchants.ship': 'Statek {ship}',
  'page.merchants.ship.empty': 'pusty',
  'page.merchants.do.pass': 'Pasuj',
  'page.merchants.do.done': 'Bez dalszej wymiany',
  'page.merchants.do.officeDraw': 'Dobierz kartę',
  'page.merchants.do.officeSkip': 'Nie dobieraj',
  'page.merchants.do.lay': 'Wyłóż {n, plural, one {# kartę} few {# karty} many {# kart}}',
  'page.merchants.draw': 'Dobierz {n, plural, one {# kartę} few {# karty} many {# kart}}',
  'page.merchants.officeDraw': 'Dobranie karty dzięki biuru',
  'page.merchants.hint.loading': 'Wybierz towar z zasobów.',
  'page.merchants.hint.planning': 'Wybierz statek i jego nowy towar albo kartę akcji specjalnej.',
  'page.merchants.hint.planning.exchange': 'Wybierz statek, a potem jego nowy towar.',
  'page.merchants.hint.planning.buy': 'Wybierz kartę akcji specjalnej.',
  'page.merchants.hint.docks': 'Wybierz statek, a potem jego nowy towar.',
  'page.merchants.hint.office': 'Wybierz stos, aby dobrać.',
  'page.merchants.hint.trade': 'Wybierz na ręce karty jednego towaru albo stos.',
  'page.merchants.chooseSpaces': 'Wybierz pola rynku ({good}): {n} z {max}.',
  'page.merchants.gains': '+{n, plural, one {# moneta} few {# monety} many {# monet}}',
  'page.merchants.costs': '−{n, plural, one {# moneta} few {# monety} many {# monet}}',
  'page.merchants.harbour': 'Twoje statki i pieniądze',
  'page.merchants.left':
    '{n, plural, one {został # znacznik} few {zostały # znaczniki} many {zostało # znaczników}}',
  'page.merchants.pileTitle': 'Stos',
  'page.merchants.pileLeft': 'zostało {n}',
  'page.merchants.loadGood':
    'Załaduj: {good}, {n, plural, one {został # znacznik} few {zostały # znaczniki} many {zostało # znaczników}}',
  'page.merchants.exchangeOn': 'Statek {ship}, {good}: wymień znacznik',
  'page.merchants.exchangeFor': 'Wymień na statku {ship}: {from} → {to}',
  'page.merchants.playGood': 'Zagraj: {good} ×{n}',

  // The special cards on sale, and all goods counted.
  'page.merchants.buyCard':
    'Kup kartę za {price, plural, one {# monetę} few {# monety} many {# monet}}: {card}',
  'page.merchants.does.ship': 'wiezie jeszcze jeden znacznik; wybierasz go przy zakupie.',
  'page.merchants.does.docks': 'jeszcze jedna wymiana w każdej fazie I.',
  'page.merchants.does.contract':
    '+{bonus, plural, one {# moneta} few {# monety} many {# monet}}, ilekroć sprzedaż przynosi Ci monety.',
  'page.merchants.does.office': 'w każdej turze możesz dobrać kartę.',
  'page.merchants.soldOut': 'Wyprzedane.',
  'page.merchants.tooDear': '{price, plural, one {# moneta} few {# monety} many {# monet}}; masz {money}.',
  'page.merchants.shop': 'Karty akcji specjalnych',
  'page.merchants.cardsLeft': 'zostało {n}',
  'page.merchants.buyShip':
    'Kup statek za {price, plural, one {# monetę} few {# monety} many {# monet}} i załaduj: {good}',
  'page.merchants.onSale':
    '{card}: {price, plural, one {# moneta} few {# monety} many {# monet}}, zostało {n}',
  'page.merchants.canBuy':
    '{card}: {price, plural, one {# moneta} few {# monety} many {# monet}}, zostało {n}; możesz kupić',
  'page.merchants.counts': 'Wszystkie towary w liczbach',
  'page.merchants.good': 'Towar',
  'page.merchants.markers': 'Pozostałe znaczniki',
  'page.merchants.visible': 'Na rynku',
  'page.merchants.out': 'Poza grą',
  'page.merchants.cardLeft': '{price, plural, one {# moneta} few {# monety} many {# monet}}, zostało: {n}.',

  // Hints for a first game: a line, and what opens under it.
  'hint.merchants.start':
    'Wygrywa najwięcej monet. Zarabia każdy: karty na rynku × własne znaczniki.\nKto zagra karty towaru, sprzedaje go dla wszystkich. Gra kończy się z ostatnią kartą stosu.',
  'hint.merchants.loading': 'Załaduj towar, który będzie często sprzedawany. Zarabiają też inni.',
  'hint.merchants.planning':
    'Wieź to, co zaraz zagrasz. Karty akcji specjalnych opłacają się wcześnie.\nStatek: jeszcze jeden znacznik. Doki: wymiana więcej w każdej turze. Kontrakt: +{bonus} przy każdej sprzedaży, na której zarabiasz. Biuro: karta więcej w każdej turze.',
  'hint.merchants.docks': 'Wymień na dowolnym statku prócz dopiero co kupionego albo na żadnym.',
  'hint.merchants.office': 'Karta więcej prawie zawsze się przyda, chyba że koniec stosu Ci zaszkodzi.',
  'hint.merchants.trade':
    'Sprzedaj to, czego masz więcej niż inni – albo dobierz karty.\nKażdy dostaje: widoczne karty towaru × własne znaczniki tego towaru. Zakryte karty już się nie liczą.',

  // The guide of a first turn.
  'guide.merchants.aim':
    'Gdy stos się skończy, wygrywa ten, kto ma najwięcej monet. Każda sprzedaż towaru płaci wszystkim, którzy go wiozą: za każdy statek tyle monet, ile kart towaru leży na rynku.',
  'guide.merchants.track': 'Monety za statek według kart na rynku',
  'guide.merchants.load': 'Wybierz towar dla pierwszego statku i wyślij: zapłaci Ci każda jego sprzedaż.',
  'guide.merchants.second': 'Załaduj drugi statek, najlepiej innym towarem, i wyślij.',
  'guide.merchants.planning':
    'Pierwsza połowa tury: wymień towar na jednym statku, kup kartę akcji specjalnej – albo spasuj.',
  'guide.merchants.poor': 'Pierwsza połowa tury: wymień towar na jednym statku – albo spasuj.',
  'guide.merchants.extra': 'Twoja karta akcji specjalnej pozwala na więcej: użyj jej albo graj dalej.',
  'guide.merchants.hand':
    'Druga połowa: wybierz z ręki towar na sprzedaż, najlepiej taki, jaki wiozą Twoje statki.',
  'guide.merchants.market':
    'Wybierz pola na te karty: liczą się wszystkie odkryte karty tego towaru, zakryte już nie.',
  'guide.merchants.sell': 'Widać, co sprzedaż da każdemu: wyślij albo wybierz inne pola.',

  // The form of standing orders.
  'page.merchants.orders.part': 'Tury',
  'page.merchants.orders.load': 'Najpierw załaduj',
  'page.merchants.orders.buy': 'Kup, gdy tylko można',
  'page.merchants.orders.upTo': 'aż będę mieć',
  'page.merchants.orders.loaded': 'z towarem',
  'page.merchants.orders.ship': 'Statek {n} ({good}): wymień na',
  'page.merchants.orders.leave': 'bez wymiany',
  'page.merchants.orders.done': '{good} (wykonane; nadal obowiązuje)',
  'page.merchants.orders.planning': 'Poza tym w fazie I',
  'page.merchants.orders.planning.pass': 'pas',
  'page.merchants.orders.planning.ask': 'zapytaj',
  'page.merchants.orders.docks': 'Doki: bez innych wymian',
  'page.merchants.orders.office': 'Biuro',
  'page.merchants.orders.office.draw': 'dobierz',
  'page.merchants.orders.office.skip': 'nie dobieraj',
  'page.merchants.orders.trade': 'Faza II: dobierz, chyba że sprzedaż da dość',
  'page.merchants.orders.least': 'Co najmniej',
  'page.merchants.orders.count': 'Liczone jako',
  'page.merchants.orders.count.coins': 'monety',
  'page.merchants.orders.count.lead': 'przewaga nad najlepszym przeciwnikiem',
  'page.merchants.orders.sale': 'Wtedy',
  'page.merchants.orders.sale.play': 'sprzedaj',
  'page.merchants.orders.sale.ask': 'zapytaj',
  'page.merchants.orders.line.load': 'Najpierw załaduj: {goods}.',
  'page.merchants.orders.line.loaded': '{line} Statki są już załadowane.',
  'page.merchants.orders.line.buy': 'Kupuj karty, aż będzie ich {n}: {card}.',
  'page.merchants.orders.line.buyShip': 'Kupuj statki, aż będzie ich {n}; ładunek: {good}.',
  'page.merchants.orders.line.exchange': 'Wymień towar na statku {n} na: {good}.',
  'page.merchants.orders.line.planning.pass': 'Poza tym pasuj w fazie I.',
  'page.merchants.orders.line.planning.ask': 'Poza tym pytaj w fazie I.',
  'page.merchants.orders.line.docks': 'Bez innych wymian w dokach.',
  'page.merchants.orders.line.office.draw': 'Dobieraj kartę dzięki biuru.',
  'page.merchants.orders.line.office.skip': 'Nie dobieraj karty dzięki biuru.',
  'page.merchants.orders.line.trade.coins.play':
    'Dobieraj, chyba że sprzedaż da {n, plural, one {# monetę} few {# monety} many {# monet}}: wtedy sprzedaj.',
  'page.merchants.orders.line.trade.coins.ask':
    'Dobieraj, chyba że sprzedaż da {n, plural, one {# monetę} few {# monety} many {# monet}}: wtedy zapytaj.',
  'page.merchants.orders.line.trade.lead.play':
    'Dobieraj, chyba że sprzedaż da Ci o {n, plural, one {# monetę} few {# monety} many {# monet}} więcej niż najlepszemu przeciwnikowi: wtedy sprzedaj.',
  'page.merchants.orders.line.trade.lead.ask':
    'Dobieraj, chyba że sprzedaż da Ci o {n, plural, one {# monetę} few {# monety} many {# monet}} więcej niż najlepszemu przeciwnikowi: wtedy zapytaj.',
  'page.merchants.orders.does.buy': 'kupuje kartę, gdy tylko można, aż będzie ich tyle',
  'page.merchants.orders.does.exchange': 'wymienia towar na statku',
  'page.merchants.orders.does.phase1': 'co robisz poza tym w fazie I',

  // What is typed in text mode: in English the names of moves and things as the rules have them.
  'typed.merchants.load': 'zaladuj',
  'typed.merchants.exchange': 'wymien',
  'typed.merchants.buyShip': 'kupStatek',
  'typed.merchants.buy': 'kup',
  'typed.merchants.pass': 'pas',
  'typed.merchants.done': 'gotowe',
  'typed.merchants.officeDraw': 'dobierzBiuro',
  'typed.merchants.officeSkip': 'pominBiuro',
  'typed.merchants.play': 'zagraj',
  'typed.merchants.draw': 'dobierz',
  'typed.merchants.fish': 'ryby',
  'typed.merchants.grain': 'zboze',
  'typed.merchants.wood': 'drewno',
  'typed.merchants.porcelain': 'porcelana',
  'typed.merchants.spices': 'przyprawy',
  'typed.merchants.cloth': 'sukno',
  'typed.merchants.ship': 'statek',
  'typed.merchants.docks': 'doki',
  'typed.merchants.contract': 'kontrakt',
  'typed.merchants.office': 'biuro',
} satisfies Translated<typeof english.page>;
