import type * as english from './help.en.ts';
import type { Translated } from '../../../words/languages.ts';

/** The rules of Goa in Czech. */
export const help = {
  'help.goa.edition': 'Vydání',
  'help.goa.part.game': 'Hra',
  'help.goa.part.auctions': 'Dražby',
  'help.goa.part.actions': 'Akce',
  'help.goa.part.colonies': 'Kolonie',
  'help.goa.part.tiles': 'Žetony',
  'help.goa.part.cards': 'Karty expedic',
  'help.goa.part.scoring': 'Bodování',
  'help.goa.part.options': 'Varianty',
  'help.goa.part.editions': 'Dvě vydání',

  'help.goa.goal': 'Cíl hry',
  'help.goa.goal.text':
    'Obchodujete s kořením z Goy. Za dukáty kupujete plantáže a jiné žetony, plantáže a kolonie rodí koření, kořením a loděmi platíte postup a postup posiluje každou akci. Po {rounds} kolech fáze A a {rounds} kolech fáze B vyhrává, kdo má nejvíc vítězných bodů.',
  'help.goa.things': 'Herní materiál',
  'help.goa.things.text':
    'Nic z toho nikdy nedojde. Koření leží na poli, kde smí růst; bez volného pole propadá. Karet expedic je omezeně; když se má lízat a balíček došel, zamíchají se odložené. Když dojde obojí, nelíže se nic.',
  'help.goa.boards': 'Plány a tabulky',
  'help.goa.boards.text':
    'Na herním plánu leží 25 žetonů, pět na pět.\nVaše tabulka skladiště má čtyři místa pro plantáže a po jednom pro každou ze čtyř kolonií.\nVaše tabulka rozvoje má pět sloupců po pěti řádcích. Značka ve sloupci říká, jak silná akce je; všechny začínají v řádku 1.',
  'help.goa.reading': 'Jak číst plány',
  'help.goa.reading.text':
    'Na tabulce rozvoje:\nVelké číslo v poli je výnos tohoto řádku; u Expedice: kolik karet se líže a kolik jich pak smí být v ruce.\nKoření v poli a lodě vlevo od řádku jsou cena kroku na toto pole.\nVlevo jsou i vítězné body řádku. Přesýpací hodiny vedle jsou karta „akce navíc“, až tam dojde poslední z vašich značek; karta v poli je pro prvního hráče, který tam dojde.\n„+2“ u akce říká, co by teď přinesla.',
  'help.goa.setup': 'Příprava hry',
  'help.goa.setup.text':
    'Každý má {ships, plural, one {# loď} few {# lodě} other {# lodí}}, {colonists, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}} a {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}; začínající hráč, který má vlajku, jen {starting}. Postupně se otáčejí karty expedic. Začíná ten, komu se první ukáže symbol: {symbol}. Tato první vlajka nepřináší kartu „akce navíc“.',
  'help.goa.setup.seen':
    'Z {tiles} žetonů se odloží {removed} odkrytě, z toho nejvýš {plantations} plantáže; ostatní se vyloží.',
  'help.goa.setup.unseen': 'Z {tiles} žetonů se odloží {removed} skrytě; ostatní se vyloží.',
  'help.goa.round': 'Kolo',
  'help.goa.round.text':
    'Umístění dražebních značek.\nDražba toho, co leží pod nimi, v pořadí čísel.\nOd začínajícího hráče po směru hodinových ručiček provede každý jednu akci, celkem {actions}× dokola.\nKarty „akce navíc“ dovolují další akce.',
  'help.goa.phases': 'Fáze A, fáze B',
  'help.goa.phases.text':
    'Po kole {rounds} jsou žetony, které zbyly na plánu, mimo hru. Vyloží se cennější žetony fáze B a odloží se jich tolik co předtím. Vše, co máte, zůstává. Po kole {rounds} fáze B se sčítají body.',
  'help.goa.first': 'První hra',
  'help.goa.first.text':
    'Co pomůže na začátku:\nKupte jednu či dvě plantáže s kořením, které stojí první kroky: v každém sloupci začíná jiné koření.\nPak střídejte sklizeň, stavbu lodí a postup: každý krok posílí akci až do konce hry.\n{colony} potřebuje jen {need} kolonistů a otočené karty ({scouts}) jich přinesou {least} až {most}. Když se to nepovede, máte pro další pokus o jednoho víc.\nVysoká nabídka za žeton pod vaší značkou je vítaná: dukáty jsou vaše.\nČervené žetony mají největší cenu brzy, protože působí v každém kole.',

  'help.goa.placing': 'Umístění značek',
  'help.goa.placing.text':
    'Začínající hráč položí vlajku se značkou 1 na prázdné místo nebo ven podél okraje, hranou k žetonu.\nDále postupně každý položí další značku na žeton, který se předchozí dotýká hranou nebo rohem.\nPoslední klade opět začínající hráč. Není-li takový žeton volný, smí to být kterýkoli bez značky.',
  'help.goa.placing.picture': 'Čtyři hráči: vlajka se značkou 1 na okraji, značky 2 až 5 na žetonech.',
  'help.goa.bidding': 'Dražba',
  'help.goa.bidding.text':
    'Dražbu vede majitel značky. Od jeho levice je každý jednou na řadě: nabídne víc, než je nejvyšší nabídka, nebo pasuje. Nikdo nenabízí víc dukátů, než má; kdo nemůže přebít, pasuje. Majitel je na řadě poslední.\nKdyž pasuje, žeton má ten, kdo nabídl nejvíc, a zaplatí majiteli. Když nikdo nenabídl, má ho majitel zdarma.',
  'help.goa.bidding.2004': 'Aby si žeton nechal, musí nejvyšší nabídku přebít a svou zaplatí do banku.',
  'help.goa.bidding.2012': 'Aby si žeton nechal, zaplatí do banku o dukát méně, než je nejvyšší nabídka.',
  'help.goa.flag': 'Vlajka',
  'help.goa.flag.text':
    'Draží se první. Kdo ji získá, dostane {n, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“ a je začínajícím hráčem: v akcích tohoto kola a v příštím kole.',
  'help.goa.example': 'Příklad',
  'help.goa.example.auctioneer': 'majitel značky',
  'help.goa.example.pass': 'pasuje',
  'help.goa.example.bids': 'nabízí {n}',
  'help.goa.example.sell':
    'Majitel pasuje: {winner} má žeton a platí majiteli {n, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'help.goa.example.keep.2004':
    'Nebo nabídne {n}, má žeton sám a platí do banku {n, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'help.goa.example.keep.2012':
    'Nebo si žeton nechá a platí do banku {n, plural, one {# dukát} few {# dukáty} other {# dukátů}}.',
  'help.goa.taking': 'Získání žetonu',
  'help.goa.taking.text':
    'Plantáž se položí na volné místo a hned se naplní. Okamžité žetony se provedou a odloží. Všechny ostatní leží před vámi, dokud je nepoužijete, nebo do konce.\nKdyž není místo, odložte nejdřív plantáž i s kořením. Ty s jedním polem stále bodují.',
  'help.goa.taking.2004': 'Odložit lze i tu novou.',
  'help.goa.taking.2012': 'Musí to být jedna ze čtyř, které už leží.',

  'help.goa.turn': 'Tah s akcí',
  'help.goa.turn.text':
    'Proveďte jednu ze šesti akcí. Před ní a po ní smíte používat žetony a zahrát jednu kartu expedic. Pasovat nelze, ale výběr daní je možný vždy.\nLze-li po akci ještě něco zahrát, „{next}“ zvolené ponechá a hraje se dál; „{end}“ vše odešle a tah ukončí.',
  'help.goa.columns': 'Sloupce',
  'help.goa.columns.text': 'Co dává každý řádek a co stojí krok do dalšího.',
  'help.goa.columns.row': 'Řádek',
  'help.goa.columns.yield': 'Dává',
  'help.goa.columns.cost': 'Cena dalšího řádku',
  'help.goa.expedition.text':
    'Lízněte nejvýš tolik karet, kolik říká první číslo vašeho řádku. Druhé je limit ruky při této akci: abyste udělali místo, před lízáním kartu zahrajte nebo karty odložte. Jinak ruka limit nemá.',
  'help.goa.found.text':
    'Jmenujte kolonii, kterou nemáte, a otočte {scouts, plural, one {# kartu} few {# karty} other {# karet}} expedic; dohromady přinesou {least} až {most} kolonistů. Sečtěte: kolonisté vašeho řádku + kolonisté na těchto kartách. Chybějící smíte doplnit svými.\nNež se rozhodnete, lze hrát jen to, co přináší kolonisty. Pak ji založte: vezměte jeden její žeton a hned ho naplňte kořením, které připouští. Nemůžete-li nebo nechcete, neplatíte nic a dostanete {consolation, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}.',
  'help.goa.found.example':
    'Příklad: {colony} potřebuje {need}. Řádek dává {row}, karty ukazují {a} a {b}; zbývá zaplatit {missing, plural, one {# kolonistu} few {# kolonisty} other {# kolonistů}}.',
  'help.goa.bonuses': 'Bonusy za postup',
  'help.goa.bonuses.text':
    'Kdo první dosáhne ve sloupci řádku 4 a kdo první řádku 5, lízne {cards, plural, one {# kartu} few {# karty} other {# karet}} expedic bez ohledu na limit.\nKdyž vaše poslední značka opustí řádek 1, 2, 3 nebo 4, dostanete {extra, plural, one {# kartu} few {# karty} other {# karet}} „akce navíc“.',
  'help.goa.extra': 'Akce navíc',
  'help.goa.extra.text':
    'Po posledních akcích každý, postupně a opakovaně, zahraje kartu „akce navíc“ a provede další akci, nebo pasuje a v tomto kole končí. Při pasování si lze nechat nejvýš {kept, plural, one {# takovou kartu} few {# takové karty} other {# takových karet}}. Karty mezitím získané lze ještě zahrát. Kolo končí, když skončili všichni.',
  'help.goa.plays': 'Karty a žetony',
  'help.goa.plays.text':
    'Jedna karta expedic v každém tahu s akcí: před akcí, při ní nebo po ní. Karty se značkou A patří k akci a hrají se s ní.\nŽetonů libovolný počet. Co by nic nepřineslo, použít nelze. Karty lze odkládat bez omezení. Nic z toho není akce a nepřeruší napůl placení ani sklizeň.',

  'help.goa.colonies': 'Jejich založení',
  'help.goa.colonies.text':
    'Každý může založit každou kolonii jednou. Nakresleno je koření, které žeton připouští.',
  'help.goa.colony.text':
    'Potřeba kolonistů: {need}. {fields, plural, one {# pole} few {# pole} other {# polí}}; {n, plural, one {# žeton} few {# žetony} other {# žetonů}} ve hře.',
  'help.goa.colony.any': 'jakékoli koření',

  'help.goa.tiles': 'Pět druhů',
  'help.goa.tiles.text':
    'Plantáže rodí koření. Okamžité žetony působí při získání. Červené působí jednou v každém kole, i v kole získání. Některé působí jednou za hru, jiné na konci. Pod každým: kolik jich je ve fázi A a ve fázi B.',
  'help.goa.tiles.count': 'A: {a} · B: {b}',
  'help.goa.kind.plantation': 'plantáž',
  'help.goa.kind.immediate': 'ihned',
  'help.goa.kind.red': 'červený: jednou za kolo',
  'help.goa.kind.once': 'jednou',
  'help.goa.kind.end': 'na konec',
  'help.goa.plantations': 'Plantáže: {n, plural, one {# pole} few {# pole} other {# polí}}',
  'help.goa.plantations.text': 'Leží na vaší tabulce skladiště a hned se naplní kořením, které ukazují.',

  'help.goa.cards': 'Tři věci na každé',
  'help.goa.cards.text':
    'Karet je {n}, druhů {kinds}. Obrázek říká, k čemu ji zahrát. Číslo platí, když se karta otočí při zakládání kolonie. Na konci bodují stejné symboly v ruce.',

  'help.goa.bonanza': 'Žetony Bonanza (varianta z roku 2012)',
  'help.goa.bonanza.text':
    'Na začátku každé fáze leží jeden skrytě pod každým rohovým žetonem. Kdo vezme rohový žeton, dostane hned, co Bonanza ukazuje. Koření bez pole propadá.',
  'help.goa.quickStart': 'Rychlý start',
  'help.goa.quickStart.text':
    'Před prvním kolem si každý postupně vezme {ducats, plural, one {# dukát} few {# dukáty} other {# dukátů}}, nebo posune do řádku 2 {markers, plural, one {# značku} few {# různé značky} other {# různých značek}}.',
  'help.goa.money': 'Skryté dukáty',
  'help.goa.money.text':
    'Dukáty ostatních nejsou do konce vidět, i když je lze spočítat ze záznamu. Varianta „viditelné“ je ukáže.',

  'help.goa.scoring': 'Vítězné body',
  'help.goa.scoring.text':
    'Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má víc dukátů; dál je vítězství společné.',
  'help.goa.scoring.left':
    'Nic jiného neboduje: ani lodě, ani kolonisté, ani koření, ani karty „akce navíc“, ani jiné žetony.',
  'help.goa.score.what': 'Za',
  'help.goa.score.rows': 'každá značka, podle řádku',
  'help.goa.score.colonies': 'kolonie, podle počtu',
  'help.goa.score.symbols': 'stejné symboly v ruce, podle počtu, pro každý symbol',
  'help.goa.score.richest': 'nejvíc dukátů; při shodě každý',
  'help.goa.score.small': 'každá plantáž s jedním polem, i odložená',
  'help.goa.score.foreman': 'totéž, máte-li žeton {tile}; Střídání plodin neboduje',
  'help.goa.score.duty': 'splněno: {tile}',
  'help.goa.sample': 'Příklad výsledku',
  'help.goa.sample.text':
    'Řádky {rows}; kolonie: {colonies}; karty se stejnými symboly: {cards}; nejvíc dukátů; plantáž s jedním polem.',

  'help.goa.editions': 'Čím se liší',
  'help.goa.editions.text': 'Stránka ukazuje vydání zvolené nahoře.',
  'help.goa.diff.start': 'Dukáty začínajícího hráče',
  'help.goa.diff.symbol': 'Symbol začínajícího hráče',
  'help.goa.diff.tilesIn': 'Žetonů v každé fázi',
  'help.goa.diff.removed': 'Odložené žetony',
  'help.goa.diff.removed.2004': '{n}, skrytě',
  'help.goa.diff.removed.2012': '{n}, odkrytě',
  'help.goa.diff.price': 'Kdo vede dražbu, nechá si žeton za',
  'help.goa.diff.price.2004': 'vlastní vyšší nabídku',
  'help.goa.diff.price.2012': 'nejvyšší nabídku bez jednoho',
  'help.goa.diff.discard': 'Se čtyřmi plantážemi se odkládá',
  'help.goa.diff.discard.2004': 'jedna z pěti, i nová',
  'help.goa.diff.discard.2012': 'jedna ze čtyř starých',
  'help.goa.diff.tiles': 'Jen v tomto vydání',
  'help.goa.diff.none': '–',
  'help.goa.diff.any': 'bez omezení',
  'help.goa.diff.sell': '{card}: nejvýš',
  'help.goa.diff.payDucats.2004': 'je akce',
  'help.goa.diff.payDucats.2012': 'není akce',
  'help.goa.diff.thirdScout.2004': 'před otočením karet',
  'help.goa.diff.thirdScout.2012': 'před otočením nebo po něm',
  'help.goa.diff.espionage.2004': 'vezměte lodě, koření nebo dukáty, či při zakládání kolonisty jeho řádku',
  'help.goa.diff.espionage.2012': 'proveďte celou akci jeho značkou; i založení kolonie',
  'help.goa.diff.symbols': 'Symboly na kartách',
  'help.goa.diff.steps': 'Sloupec „{column}“: koření kroků po řadě',
  'help.goa.diff.bonanza.2004': 'ne',
  'help.goa.diff.bonanza.2012': 'ano, podle přání',

  'help.goa.figure.yield': 'Sloupec „{column}“: co dávají řádky',
  'help.goa.figure.sources':
    'EN, CZ a FR jsou pravidla z roku 2004, PL z roku 2012; AID je veřejný přehled z roku 2004. G, P, C, N, L: zázvor, pepř, skořice, muškátový ořech, hřebíček.',
  'help.goa.figure.cost': 'Sloupec „{column}“: co stojí kroky',
  'help.goa.figure.tiles': 'Jaké jsou žetony kolonie: {colony}',
  'help.goa.figure.cardColonists': 'Kolonisté na kartách expedic',
  'help.goa.figure.cardSymbols': 'Která karta expedic má který symbol',
  'help.goa.figure.payDucatsByStep': 'Cena v dukátech: {card}',
  'help.goa.figure.bonanzaGains': 'Co přinášejí žetony Bonanza',
  'help.goa.figure.tilesA': 'Kolik je žetonů každého druhu, fáze A',
  'help.goa.figure.tilesB': 'Kolik je žetonů každého druhu, fáze B',
} satisfies Translated<typeof english.help>;
