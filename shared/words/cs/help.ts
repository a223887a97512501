import type { help as english } from '../en/help.ts';
import type { Translated } from '../languages.ts';

/** The frame of the help pages, and how to play on this site, in Czech. */
export const help = {
  'help.title': 'Pravidla a nápověda',
  'help.topics': 'Témata',
  'help.playing': 'Jak se tu hraje',
  'help.guide': 'Zahrát si první kolo s průvodcem',
  'help.contents': 'Obsah',
  'help.search': 'Hledat na této stránce',
  'help.search.found': 'Nalezeno: {n, plural, one {# heslo} few {# hesla} other {# hesel}}',
  'help.search.none': 'Tady nic není. Pravidla každé hry mají vlastní stránku: zvolte ji nahoře.',
  // One group a line: words that players search for = words that the help uses.
  'help.synonyms': [
    'peníz, peněz, mince, mincí, zlato, hotovost, platb, platit, cena, ceny, náklad = dukát, minc, peníze',
    'člun, plachetnic, karak, flotil, koráb, loďk = loď, lodě, lodí',
    'vb, bod, skóre, výhr, vítěz = bod',
    'osadník, lidé, dělník, obyvatel = kolonist',
    'pytel, pytl, kostk, surovin, zboží = koření, zboží',
    'farm, zahrad, pole, polí = plantáž',
    'přesýpac, hodin, bonus, prémi = akce navíc',
    'vylepš, úroveň, vývoj, rozvoj = postup, rozvoj',
    'dlaždic, destičk, figurk = žeton, značk',
    'aukc, nabídk, příhoz, licitac = dražb, nabíd',
    'průzkum, objev, ruka, ruky = expedic',
    'začín, pořadí = začínající, vlajk',
    'příjem, příjm, důchod = výběr daní, dukát',
    'konec, konce, remíz, vítěz = nejvíc bodů, nejvíc mincí, na konci',
    'strateg, tip, začáteč, návod, start = první hra, na začátku',
    'zpět, vrátit, omyl, chyb = vzít zpět, ubere, vrátí',
    'email, pošt, upozorn = mail',
    'počítač, robot, soupeř = bot',
    'náhod, kostky, podvod = náhod, semínk',
    'hesl, účet, přihlá, zařízen = míst, přihlás',
    'klávesnic, zkratk = klávesy',
    'balík, hromádk = balíč',
    'dovolen, prázdnin, volno, nepřítomn, odjezd, pryč = dovolen, když tu nejste',
  ].join('\n'),

  'help.doubts': 'Co není jisté',
  'help.doubts.text':
    'Některé hodnoty jsou v pravidlech jen nakresleny. Jsou doplněny, mají značku ≈ a jsou tu vypsány. Rozehraná hra si ponechává hodnoty, s nimiž začala.',
  'help.doubts.none': 'Všechny hodnoty jsou jisté.',
  'help.doubts.figure': 'Doplněné hodnoty',
  'help.doubts.source': 'Proč',
  'help.doubt.mark': 'není jisté: {sure}',
  'help.doubt.likely': 'pravděpodobné',
  'help.doubt.likely.why': 'Pravděpodobné: zčásti vytištěno, zbytek plyne z jasného vzoru.',
  'help.doubt.guess': 'naše volba',
  'help.doubt.guess.why': 'Naše volba: jen nakresleno; hodnota, s níž se hraje dobře.',
  'help.doubt.reconstructed': 'doplněné',
  'help.doubt.reconstructed.why':
    'Doplněné: zčásti vytištěno a doplněno tak, aby platily všechny součty a příklady.',

  'help.playing.part.turn': 'Váš tah',
  'help.playing.part.days': 'Hra na mnoho dní',
  'help.playing.part.page': 'Stránka',
  'help.playing.draft': 'Koncept a odeslání',
  'help.playing.draft.text':
    'Co lze zvolit, je na plánu orámováno; lišta říká, o co jde.\nKaždá volba jde do konceptu. Plán ukazuje, jak to po ní bude; nikdo jiný to nevidí.\nTeprve „{send}“ platí. Když se nejdřív musí líznout karta, „{soFar}“ odešle začátek a dál hrajete, až kartu uvidíte.\nKoncept zůstává na tomto zařízení. Pokud se hra mezitím pohne, zůstane z něj vše, co je ještě možné.',
  'help.playing.back': 'Vzít zpět',
  'help.playing.back.text':
    '„{back}“ nebo Escape ubere poslední krok konceptu.\nOdeslané vrátí „{undo}“: bez ptaní, dokud potom nikdo nehrál a nic se neodkrylo, jinak se souhlasem těch, kdo něco viděli nebo hráli. Jakmile odpověděl bot, ptáme se všech ostatních; boti sami souhlasí vždy. Pořadí balíčků se nemění: přijdou tytéž karty.',
  'help.playing.look': 'Kde co hledat',
  'help.playing.look.text':
    'Ve většině her se po klepnutí skoro na cokoli ukáže vysvětlení; co teď zvolit nelze, u toho stojí proč.\n„{log}“ vypráví každý tah a každou platbu: podívejte se tam, když táhli jiní a vaše peníze se změnily.\nPravidla každé hry otevřete nahoře na této stránce a pod každým stolem.',
  'help.playing.days': 'Tah po tahu',
  'help.playing.days.text':
    'Podívejte se, rozhodněte, zavřete stránku. Nikdo nemusí být přítomen ve stejnou dobu.\nV dražbě každý jednou nabídne, nebo pasuje, popořadě. Kdo nabídnout nemůže, pasuje automaticky, a rozhodnutí s jedinou možnou odpovědí se udělá samo.\nHra může mít hodiny. Váš čas běží, jen když jste na tahu a vzhůru; tyto hodiny i dovolenou nastavíte na stránce „{profile}“. Když čas vyprší, odehraje tento tah bot.',
  'help.playing.bots': 'Boti',
  'help.playing.bots.text':
    'Bot může obsadit každé místo a táhne hned. Ví to, co hráč na jeho místě, nic víc. Počet úrovní závisí na hře.',
  'help.playing.told': 'Oznámení',
  'help.playing.told.text':
    'Potvrďte adresu na stránce „{profile}“ a dostanete e-mail, když na vás hra čeká: po třech minutách, jeden za všechny hry. Ve hře bez hodin přijdou připomínky po dni, po dalších třech dnech a po dalším týdnu; ve hře s hodinami vás e-mail varuje, když vám dochází čas. Když se na hru díváte, nepřijde nic. Odkaz v každém e-mailu vypne ty další.\nTelefon nebo počítač může také ukázat oznámení: zapněte je na stránce „{profile}“, na každém zařízení zvlášť. Webhook dá vědět chatu nebo vašemu programu.\nPokud chcete, otevřená hra přehraje tichý zvuk nebo zavibruje, když jste na tahu. Zapnete to na stránce „{profile}“ nebo pod stolem.',
  'help.playing.since': 'Od poslední návštěvy',
  'help.playing.since.text':
    'Po návratu stránka poví, co se stalo, na přání krok za krokem. „{history}“ ukáže stůl po kterémkoli tahu; vede tam každý řádek záznamu.',
  'help.playing.orders': 'Trvalé příkazy',
  'help.playing.orders.text':
    '„{orders}“ vedle rozhodnutí vám dovolí odpovědět předem. Příkazy vidíte jen vy a kdykoli je můžete změnit nebo odvolat.\nKde se draží, zadáte limit pro každou dražbu kola: klepněte na ni na plánu. Nad limitem pasujete, nebo se vás zeptáme. Jinde příkazy říkají, co koupit, kdy pasovat a kdy skončit.\nKdyž hrají ostatní, můžete si na plánu naplánovat svůj tah. Až přijde, odešle se plán sám nebo jedním klepnutím. Nejde-li už provést, stránka řekne, ve kterém kroku a proč.\nOdpověď podle příkazů čeká půl minuty až tři minuty, aby ji nikdo nerozeznal od vaší. Když tu nejste, může o tom, co příkazy nechávají otevřené, rozhodovat bot a hra běží dál; dovolená místo toho zastaví váš čas.',
  'help.playing.seat': 'Vaše místo',
  'help.playing.seat.text':
    'Místo patří prohlížeči, v němž bylo obsazeno; heslo není. S potvrzenou adresou se jinde přihlásíte odkazem z e-mailu. Kdo se dívá, vidí, co je odkryté, pokud to hostitel dovolí.',
  'help.playing.chance': 'Ověřitelná náhoda',
  'help.playing.chance.text':
    'Když hra vzniká, server zveřejní otisk tajného semínka a prohlížeče hráčů přidají vlastní náhodu. Karty tak nemůže řídit nikdo.\nPo konci je semínko odkryté a váš prohlížeč může přepočítat každé míchání a losování.',
  'help.playing.text': 'Textový režim',
  'help.playing.text.text':
    '„{text}“ ukáže stůl slovy a má řádek pro povely: pro čtečky obrazovky a pro ty, kdo raději píší. Povel „pomoc“ vypíše ostatní.',
  'help.playing.hints': 'Rady',
  'help.playing.hints.text':
    'Ve vaší první hře daného druhu provází každé rozhodnutí krátká rada; klepnutí ji otevře. „{done}“ odloží tuto radu, „{never}“ všechny. Na stránce „{profile}“ rady vypnete, nebo zapnete pro další hru.',
  'help.playing.keys': 'Klávesy',
  'help.playing.keys.text': 'Klávesami Tab, Enter a mezerníkem se dostanete všude. Kromě toho:',
  'help.playing.key.n': 'k další hře, která na vás čeká',
  'help.playing.key.f': 'ukáže, co se dělo od vašeho posledního tahu',
  'help.playing.key.escape': 'vezme zpět poslední krok nebo zavře, co je otevřené',
  'help.playing.key.send': 'odešle koncept',
  'help.playing.key.slash': 'hledá na těchto stránkách',
  'help.playing.key.arrows': 'historií, tah po tahu',
  'help.playing.key.ends': 'na začátek nebo na konec historie',
} satisfies Translated<typeof english>;
