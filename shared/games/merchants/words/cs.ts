import type * as english from './en.ts';
import type { Translated } from '../../../words/languages.ts';

/** Czech words of Merchants that service and page say: key → template. */
export const common = {
  // Before a game is opened: the form of a new game, the invitation; the log’s first line names the options.
  'page.new.hint.merchants':
    'Knizia 2007. 2–4 hráči, asi 30 minut: nakládejte lodě, hrajte karty, prodávejte draze.',
  'page.join.minute.merchants':
    'Vaše lodě vezou zboží. Ve svém tahu smíte vyměnit zboží nebo koupit zvláštní kartu; pak vyložíte na tržiště karty jednoho zboží, nebo dvě líznete. Vyložené zboží se prodává: každý dostane za každý svůj žeton tohoto zboží tolik mincí, kolik jeho karet je vidět. Až dojde balíček, vyhrává nejbohatší.',
  'merchants.option.officeDraw': 'Kancelář lízne kartu',
  'merchants.officeDraw.planning': 'na konci fáze I',
  'merchants.officeDraw.turnEnd': 'na konci tahu',
  'page.merchants.officeDraw.planning.hint': 'Líznutou kartu lze zahrát v témže tahu.',
  'page.merchants.officeDraw.turnEnd.hint': 'Líznutá karta je pro příští tah.',

  // Names of things.
  'merchants.good.fish': 'ryby',
  'merchants.good.grain': 'obilí',
  'merchants.good.wood': 'dřevo',
  'merchants.good.porcelain': 'porcelán',
  'merchants.good.spices': 'koření',
  'merchants.good.cloth': 'sukno',

  'merchants.special.ship': 'loď',
  'merchants.special.docks': 'doky',
  'merchants.special.contract': 'smlouva',
  'merchants.special.office': 'kancelář',

  // Events, scores and refusals as sentences.
  'merchants.story.started':
    'Hra začíná: {players, plural, one {# hráč} few {# hráči} other {# hráčů}}; kanceláře lížou karty {officeDraw}.',
  'merchants.story.shuffled':
    'Karty jsou zamíchány: {cards, plural, one {# karta} few {# karty} other {# karet}}.',
  'merchants.story.dealt': 'Každý dostane {cards, plural, one {# kartu} few {# karty} other {# karet}}.',
  'merchants.story.marketLaid': 'Na tržišti leží: {goods}.',
  'merchants.story.firstPlayerDrawn': 'Los určil, kdo začíná: {seat}.',
  'merchants.story.stepBegan.loading': '{seat} má naložit loď.',
  'merchants.story.stepBegan.planning': '{seat} začíná tah.',
  'merchants.story.stepBegan.docks': '{seat} může využít doky.',
  'merchants.story.stepBegan.office': '{seat} může využít kancelář.',
  'merchants.story.stepBegan.trade': '{seat} má obchodovat.',
  'merchants.story.loaded': '{seat} nakládá na loď {ship}: {good}.',
  'merchants.story.exchanged': '{seat} vyměňuje žeton na lodi {ship}: {from} → {to}.',
  'merchants.story.shipBought':
    '{seat} kupuje loď za {price, plural, one {# minci} few {# mince} other {# mincí}} a nakládá: {good}.',
  'merchants.story.cardBought':
    '{seat} kupuje kartu za {price, plural, one {# minci} few {# mince} other {# mincí}}: {card}.',
  'merchants.story.passed': '{seat} pasuje.',
  'merchants.story.exchangesWaived': '{seat} už nic nevyměňuje.',
  'merchants.story.drawn.office':
    '{seat} líže díky kanceláři {n, plural, one {# kartu} few {# karty} other {# karet}}.',
  'merchants.story.drawn.office.seen': '{seat} líže díky kanceláři: {goods}.',
  'merchants.story.drawn.trade': '{seat} líže {n, plural, one {# kartu} few {# karty} other {# karet}}.',
  'merchants.story.drawn.trade.seen': '{seat} líže: {goods}.',
  'merchants.story.drawn.trade.same': '{seat} líže: {good} ×{n}.',
  'merchants.story.officeWaived': '{seat} už díky kanceláři nelíže.',
  'merchants.story.played':
    '{seat} hraje {n, plural, one {# kartu} few {# karty} other {# karet}} ({good}) na pole {spaces}.',
  'merchants.story.sold.0':
    'Zboží: {good}, poptávka: {visible}. Nikdo nedostává mince, protože ho žádná loď neveze.',
  'merchants.story.sold.1':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}.',
  'merchants.story.sold.2':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}.',
  'merchants.story.sold.3':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.story.sold.4':
    'Zboží: {good}, poptávka: {visible}. {seat1} dostává {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',
  'merchants.story.ended': 'Poslední karta je líznuta: hra končí.',

  'merchants.touching.covered':
    '{seat} na tržišti zakrývá {n, plural, one {# kartu} few {# karty} other {# karet}} vašeho zboží: {good}.',
  'merchants.touching.soldOut': '{seat} kupuje poslední kartu tohoto druhu: {card}.',
  'merchants.touching.paid.1':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}.',
  'merchants.touching.paid.2':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}.',
  'merchants.touching.paid.3':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}.',
  'merchants.touching.paid.4':
    'Zboží: {good}, poptávka: {visible}. Dostáváte {coins1, plural, one {# minci} few {# mince} other {# mincí}}, {seat2} {coins2}, {seat3} {coins3}, {seat4} {coins4}.',

  'merchants.stage':
    '{cards, plural, one {V balíčku zbývá # karta} few {V balíčku zbývají # karty} other {V balíčku zbývá # karet}}',

  'merchants.score.start': 'Peníze na začátku',
  'merchants.score.sales': 'Prodej',
  'merchants.score.contracts': 'Smlouvy',
  'merchants.score.purchases': 'Nákup zvláštních karet',

  'error.PLANNING_FIRST': 'Nejdřív fáze I: vyměňte, kupte, nebo pasujte.',
  'error.PLANNING_OVER': 'Fáze I skončila: zahrajte karty, nebo lízněte.',
  'error.GOOD_UNKNOWN': 'Takové zboží není.',
  'error.GOOD_NOT_IN_SUPPLY': 'V zásobě už není žádný žeton tohoto zboží.',
  'error.SAME_GOOD': 'Tato loď už takové zboží veze.',
  'error.SHIP_UNKNOWN': 'Takovou loď nemáte.',
  'error.SHIP_JUST_BOUGHT': 'Doky nevyměňují žeton na právě koupené lodi.',
  'error.CARD_UNKNOWN': 'Taková zvláštní karta není.',
  'error.CARD_SOLD_OUT': 'Tyto zvláštní karty jsou vyprodané.',
  'error.NOT_ENOUGH_MONEY':
    'Stojí to {price, plural, one {# minci} few {# mince} other {# mincí}}; máte {money}.',
  'error.CARDS_NOT_IN_HAND':
    'Tohoto zboží máte v ruce {held, plural, one {# kartu} few {# karty} other {# karet}}.',
  'error.NO_SPACES': 'Vyberte aspoň jedno pole tržiště.',
  'error.TOO_MANY_CARDS': 'Nejvyšší počet karet zahraných v jednom tahu: {max}, na každé pole jedna.',
  'error.SPACE_UNKNOWN': 'Takové pole tržiště nemá.',
  'error.SPACES_REPEATED': 'Každá karta potřebuje vlastní pole.',

  // What a player is asked to do, by type of move.
  'ask.merchants.load': 'naložte loď',
  'ask.merchants.exchange': 'vyměňte žeton',
  'ask.merchants.buyShip': 'kupte loď',
  'ask.merchants.buy': 'kupte kartu',
  'ask.merchants.pass': 'pasujte',
  'ask.merchants.done': 'ukončete výměnu',
  'ask.merchants.officeDraw': 'lízněte kartu díky kanceláři',
  'ask.merchants.officeSkip': 'nelízejte',
  'ask.merchants.play': 'zahrajte karty',
  'ask.merchants.draw': 'lízněte karty',

  // Why standing orders leave a decision to their player.
  'merchants.orders.load': 'Žádné zboží z vašeho seznamu už nemá v zásobě žeton.',
  'merchants.orders.soldOut': 'Podle vašich příkazů se má koupit karta, která je vyprodaná: {card}.',
  'merchants.orders.noMarkerToLoad':
    'Podle vašich příkazů se má koupit loď, ale žeton jejího zboží už v zásobě není: {good}.',
  'merchants.orders.noMarkerToExchange':
    'Podle vašich příkazů má loď {ship} naložit zboží, jehož žeton už v zásobě není: {good}.',
  'merchants.orders.noShip': 'Vaše příkazy mluví o lodi {ship}, a tu nemáte.',
  'merchants.orders.saving':
    'Vaše příkazy šetří na nákup: {card}, {money} z {price, plural, one {# mince} few {# mincí} other {# mincí}}.',
  'merchants.orders.planning': 'Vaše příkazy nechávají fázi I na vás.',
  'merchants.orders.sale':
    'Prodej by vám přinesl {coins, plural, one {# minci} few {# mince} other {# mincí}}: {good}.',
  'merchants.orders.saleLead':
    'Prodej by vám přinesl {coins, plural, one {# minci} few {# mince} other {# mincí}}, o {lead} víc než komukoli jinému: {good}.',
  'merchants.orders.saleAfterExchange':
    'Po výměně žetonu by vám prodej přinesl {coins, plural, one {# minci} few {# mince} other {# mincí}}: {good}.',
  'merchants.orders.lastDraw': 'Příští líznutí ukončí hru.',
} satisfies Translated<typeof english.common>;

/** Czech words of Merchants that the page alone says. */
export const page = {
  // The board.
  'page.merchants.ask.loading': 'naložte loď',
  'page.merchants.ask.planning': 'vyměňte, kupte, nebo pasujte',
  'page.merchants.ask.planning.exchange': 'vyměňte, nebo pasujte',
  'page.merchants.ask.planning.buy': 'kupte, nebo pasujte',
  'page.merchants.ask.docks': 'vyměňte ještě jednou díky dokům',
  'page.merchants.ask.office': 'lízněte díky kanceláři, nebo ne',
  'page.merchants.ask.trade': 'zahrajte karty, nebo lízněte',
  'page.merchants.market': 'Tržiště',
  'page.merchants.space': 'Pole {space}',
  'page.merchants.under': 'pod: {n}',
  'page.merchants.playOn': 'Zahrát na pole {space}: {good}, přes {covered}',
  'page.merchants.hand': 'Vaše ruka ({n, plural, one {# karta} few {# karty} other {# karet}})',
  'page.merchants.hand.empty': 'Žádné karty.',
  'page.merchants.supply': 'Zásoba',
  'page.merchants.pile':
    'Balíček: {n, plural, one {# karta} few {# karty} other {# karet}}. S poslední hra končí.',
  'page.merchants.money': '{n, plural, one {# mince} few {# mince} other {# mincí}}',
  'page.merchants.gain': '+{n}',
  'page.merchants.loss': '−{n}',
  'page.merchants.inDraft': 'v konceptu',
  'page.merchants.cards': '{n, plural, one {# karta} few {# karty} other {# karet}} v ruce',
  'page.merchants.special': '{card} ×{n}',
  'page.merchants.ships': 'Lodě',
  'page.merchants.ship': 'Loď {ship}',
  'page.merchants.ship.empty': 'prázdná',
  'page.merchants.do.pass': 'Pasovat',
  'page.merchants.do.done': 'Už nevyměňovat',
  'page.merchants.do.officeDraw': 'Líznout kartu',
  'page.merchants.do.officeSkip': 'Nelízat',
  'page.merchants.do.lay': 'Vyložit {n, plural, one {# kartu} few {# karty} other {# karet}}',
  'page.merchants.draw': 'Líznout {n, plural, one {# kartu} few {# karty} other {# karet}}',
  'page.merchants.officeDraw': 'Líznutí karty díky kanceláři',
  'page.merchants.hint.loading': 'Vyberte zboží ze zásoby.',
  'page.merchants.hint.planning': 'Vyberte loď a její nové zboží, nebo zvláštní kartu.',
  'page.merchants.hint.planning.exchange': 'Vyberte loď a potom její nové zboží.',
  'page.merchants.hint.planning.buy': 'Vyberte zvláštní kartu.',
  'page.merchants.hint.docks': 'Vyberte loď a potom její nové zboží.',
  'page.merchants.hint.office': 'Chcete-li líznout, vyberte balíček.',
  'page.merchants.hint.trade': 'Vyberte v ruce karty jednoho zboží, nebo balíček.',
  'page.merchants.chooseSpaces': 'Vyberte pole tržiště ({good}): {n} z {max}.',
  'page.merchants.gains': '+{n, plural, one {# mince} few {# mince} other {# mincí}}',
  'page.merchants.costs': '−{n, plural, one {# mince} few {# mince} other {# mincí}}',
  'page.merchants.harbour': 'Vaše lodě a peníze',
  'page.merchants.left': '{n, plural, one {zbývá # žeton} few {zbývají # žetony} other {zbývá # žetonů}}',
  'page.merchants.pileTitle': 'Balíček',
  'page.merchants.pileLeft': 'zbývá {n}',
  'page.merchants.loadGood':
    'Naložit: {good}, {n, plural, one {zbývá # žeton} few {zbývají # žetony} other {zbývá # žetonů}}',
  'page.merchants.exchangeOn': 'Loď {ship}, {good}: vyměnit žeton',
  'page.merchants.exchangeFor': 'Vyměnit na lodi {ship}: {from} → {to}',
  'page.merchants.playGood': 'Zahrát: {good} ×{n}',

  // The special cards on sale, and all goods counted.
  'page.merchants.buyCard':
    'Koupit kartu za {price, plural, one {# minci} few {# mince} other {# mincí}}: {card}',
  'page.merchants.does.ship': 'veze o žeton víc; vyberete jej při koupi.',
  'page.merchants.does.docks': 'o výměnu víc v každé fázi I.',
  'page.merchants.does.contract':
    '+{bonus, plural, one {# mince} few {# mince} other {# mincí}}, kdykoli vám prodej přinese mince.',
  'page.merchants.does.office': 'v každém tahu smíte líznout kartu.',
  'page.merchants.soldOut': 'Vyprodáno.',
  'page.merchants.tooDear': '{price, plural, one {# mince} few {# mince} other {# mincí}}; máte {money}.',
  'page.merchants.shop': 'Zvláštní karty',
  'page.merchants.cardsLeft': 'zbývá {n}',
  'page.merchants.buyShip':
    'Koupit loď za {price, plural, one {# minci} few {# mince} other {# mincí}} a naložit: {good}',
  'page.merchants.onSale': '{card}: {price, plural, one {# mince} few {# mince} other {# mincí}}, zbývá {n}',
  'page.merchants.canBuy':
    '{card}: {price, plural, one {# mince} few {# mince} other {# mincí}}, zbývá {n}; můžete koupit',
  'page.merchants.counts': 'Všechno zboží v číslech',
  'page.merchants.good': 'Zboží',
  'page.merchants.markers': 'Zbývající žetony',
  'page.merchants.visible': 'Na tržišti',
  'page.merchants.out': 'Mimo hru',
  'page.merchants.cardLeft': '{price, plural, one {# mince} few {# mince} other {# mincí}}, zbývá: {n}.',

  // Hints for a first game: a line, and what opens under it.
  'hint.merchants.start':
    'Vyhrává nejvíc mincí. Z prodeje má každý: karty na tržišti × vlastní žetony.\nKdo zahraje karty zboží, prodává je za všechny. Hra končí poslední kartou balíčku.',
  'hint.merchants.loading': 'Naložte zboží, které se asi bude prodávat často. Vydělají i ostatní.',
  'hint.merchants.planning':
    'Vezte to, co hned zahrajete. Zvláštní karty se vyplatí brzy.\nLoď: další žeton. Doky: v každém tahu výměna navíc. Smlouva: +{bonus} z každého prodeje, který vám něco přinese. Kancelář: v každém tahu karta navíc.',
  'hint.merchants.docks': 'Vyměňte na kterékoli lodi kromě právě koupené, nebo na žádné.',
  'hint.merchants.office': 'Karta navíc je skoro vždy dobrá, leda by vám konec balíčku uškodil.',
  'hint.merchants.trade':
    'Prodejte, čeho vezete víc než ostatní – nebo si lízněte.\nKaždý dostane: viditelné karty zboží × vlastní žetony tohoto zboží. Zakryté karty už neplatí.',

  // The guide of a first turn.
  'guide.merchants.aim':
    'Až dojde balíček, vyhrává, kdo má nejvíc mincí. Každý prodej zboží platí všem, kdo je vezou: za každou loď tolik mincí, kolik jeho karet leží na tržišti.',
  'guide.merchants.track': 'Mince za loď podle karet na tržišti',
  'guide.merchants.load': 'Vyberte zboží pro první loď a odešlete: každý jeho prodej vám zaplatí.',
  'guide.merchants.second': 'Naložte druhou loď, nejlépe jiným zbožím, a odešlete.',
  'guide.merchants.planning':
    'První půlka tahu: vyměňte zboží na jedné lodi, kupte zvláštní kartu – nebo pasujte.',
  'guide.merchants.poor': 'První půlka tahu: vyměňte zboží na jedné lodi – nebo pasujte.',
  'guide.merchants.extra': 'Vaše zvláštní karta umožňuje víc: použijte ji, nebo pokračujte.',
  'guide.merchants.hand':
    'Druhá půlka: vyberte z ruky zboží k prodeji, nejlépe takové, jaké vezou vaše lodě.',
  'guide.merchants.market':
    'Vyberte pole pro tyto karty: počítají se všechny odkryté karty toho zboží, zakryté ne.',
  'guide.merchants.sell': 'Vidíte, co prodej komu přinese: odešlete, nebo vyberte jiná pole.',

  // The form of standing orders.
  'page.merchants.orders.part': 'Tahy',
  'page.merchants.orders.load': 'Nejdříve naložit',
  'page.merchants.orders.buy': 'Koupit, jakmile to jde',
  'page.merchants.orders.upTo': 'dokud nebudu mít',
  'page.merchants.orders.loaded': 's nákladem',
  'page.merchants.orders.ship': 'Loď {n} ({good}): vyměnit za',
  'page.merchants.orders.leave': 'bez výměny',
  'page.merchants.orders.done': '{good} (provedeno; dál platí)',
  'page.merchants.orders.planning': 'Jinak ve fázi I',
  'page.merchants.orders.planning.pass': 'pasovat',
  'page.merchants.orders.planning.ask': 'zeptat se',
  'page.merchants.orders.docks': 'Doky: žádné další výměny',
  'page.merchants.orders.office': 'Kancelář',
  'page.merchants.orders.office.draw': 'líznout',
  'page.merchants.orders.office.skip': 'nelízat',
  'page.merchants.orders.trade': 'Fáze II: líznout, ledaže prodej vynese dost',
  'page.merchants.orders.least': 'Aspoň',
  'page.merchants.orders.count': 'Počítá se',
  'page.merchants.orders.count.coins': 'mince',
  'page.merchants.orders.count.lead': 'náskok před nejlepším soupeřem',
  'page.merchants.orders.sale': 'Potom',
  'page.merchants.orders.sale.play': 'prodat',
  'page.merchants.orders.sale.ask': 'zeptat se',
  'page.merchants.orders.line.load': 'Nejdříve naložit: {goods}.',
  'page.merchants.orders.line.loaded': '{line} Lodě jsou už naložené.',
  'page.merchants.orders.line.buy': 'Kupovat karty, dokud jich nebude {n}: {card}.',
  'page.merchants.orders.line.buyShip': 'Kupovat lodě, dokud jich nebude {n}; náklad: {good}.',
  'page.merchants.orders.line.exchange': 'Vyměnit zboží na lodi {n} za: {good}.',
  'page.merchants.orders.line.planning.pass': 'Jinak ve fázi I pasovat.',
  'page.merchants.orders.line.planning.ask': 'Jinak se ve fázi I zeptat.',
  'page.merchants.orders.line.docks': 'V docích žádné další výměny.',
  'page.merchants.orders.line.office.draw': 'S kanceláří líznout.',
  'page.merchants.orders.line.office.skip': 'S kanceláří nelízat.',
  'page.merchants.orders.line.trade.coins.play':
    'Lízat, ledaže prodej vynese {n, plural, one {# minci} few {# mince} other {# mincí}}: pak prodat.',
  'page.merchants.orders.line.trade.coins.ask':
    'Lízat, ledaže prodej vynese {n, plural, one {# minci} few {# mince} other {# mincí}}: pak se zeptat.',
  'page.merchants.orders.line.trade.lead.play':
    'Lízat, ledaže prodej vynese o {n, plural, one {# minci} few {# mince} other {# mincí}} víc než nejlepšímu soupeři: pak prodat.',
  'page.merchants.orders.line.trade.lead.ask':
    'Lízat, ledaže prodej vynese o {n, plural, one {# minci} few {# mince} other {# mincí}} víc než nejlepšímu soupeři: pak se zeptat.',
  'page.merchants.orders.does.buy': 'kupuje kartu, jakmile to jde, dokud jich nebude tolik',
  'page.merchants.orders.does.exchange': 'vymění zboží na lodi',
  'page.merchants.orders.does.phase1': 'co jinak uděláte ve fázi I',

  // What is typed in text mode: in English the names of moves and things as the rules have them.
  'typed.merchants.load': 'naloz',
  'typed.merchants.exchange': 'vymen',
  'typed.merchants.buyShip': 'kupLod',
  'typed.merchants.buy': 'kup',
  'typed.merchants.pass': 'pas',
  'typed.merchants.done': 'hotovo',
  'typed.merchants.officeDraw': 'lizniKancelar',
  'typed.merchants.officeSkip': 'vynechKancelar',
  'typed.merchants.play': 'zahraj',
  'typed.merchants.draw': 'lizni',
  'typed.merchants.fish': 'ryby',
  'typed.merchants.grain': 'obili',
  'typed.merchants.wood': 'drevo',
  'typed.merchants.porcelain': 'porcelan',
  'typed.merchants.spices': 'koreni',
  'typed.merchants.cloth': 'sukno',
  'typed.merchants.ship': 'lod',
  'typed.merchants.docks': 'doky',
  'typed.merchants.contract': 'smlouva',
  'typed.merchants.office': 'kancelar',
} satisfies Translated<typeof english.page>;
