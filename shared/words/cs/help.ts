import type * as english from '../en/help.ts';
import type { Translated } from '../languages.ts';

/** Czech words of the pages that explain: help and privacy. */
export const help = {
  // The frame of the help, and how to play on this site.
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

  // What is stored, and for how long.
  'privacy.title': 'Soukromí',
  'privacy.lead':
    'Carrack ukládá to, co potřebují vaše hry. Nejsou tu reklamy, nikdo nepočítá návštěvy a žádná stránka nenačítá nic odjinud.',
  'privacy.why':
    'Všechno slouží vašim hrám: vrátit vám místo, dát vědět, když jste na tahu, a zabránit zneužití.',
  'privacy.operator': 'Za vaše data odpovídá ten, kdo službu provozuje; může také číst její databázi.',
  'privacy.stored': 'Co je uloženo a jak dlouho',
  'privacy.what': 'Co',
  'privacy.kept': 'Jak dlouho',
  'privacy.account':
    'Vaše jméno, jazyk, časové pásmo, hodiny, kdy nespíte, dovolené a jak chcete dostávat oznámení; e-mailová adresa, pokud ji zadáte',
  'privacy.account.kept': 'dokud účet nesmažete',
  'privacy.keys':
    'Vaše přístupové klíče, obnovovací kód a tokeny pro skripty, v podobě, se kterou se nelze přihlásit',
  'privacy.keys.kept': 'dokud je neodstraníte; kód jen do použití',
  'privacy.session': 'Prohlížeče, ve kterých jste přihlášeni: druh prohlížeče, den posledního použití',
  'privacy.session.kept': '{days} dní od přihlášení, nebo do odhlášení',
  'privacy.guest': 'Jméno hosta, za kterého se už nikdo nemůže přihlásit',
  'privacy.guest.kept': '{days} dní od první návštěvy',
  'privacy.games': 'Vaše hry: každý tah, zprávy u stolu, výsledky a jméno, pod kterým hrajete',
  'privacy.games.kept': 'natrvalo, protože patří všem; po smazání účtu bez vašeho jména',
  'privacy.orders': 'Vaše trvalé příkazy',
  'privacy.orders.kept': 'do konce hry, nebo dokud místo neopustíte',
  'privacy.notes': 'Vaše soukromé poznámky ke hře',
  'privacy.notes.kept': '{days} dní od posledního tahu',
  'privacy.calledOff': 'Kdo měl místo ve zrušené hře a co tam napsal',
  'privacy.calledOff.kept': '{days} dní od jejího založení',
  'privacy.channels': 'Zařízení a adresy, které vám dávají vědět o hrách',
  'privacy.channels.kept': 'dokud je neodstraníte; {days} dní, pokud tam už nic nedojde',
  'privacy.notice': 'Kdy vám byl poslán e-mail o hře',
  'privacy.notice.kept': 'do konce hry, nejméně {days} dní',
  'privacy.delivery': 'Kdy vám přišla zpráva jinou cestou',
  'privacy.delivery.kept': '{days} dní',
  'privacy.invitation': 'Adresa a jméno člověka pozvaného e-mailem a vzkaz od hostitele',
  'privacy.invitation.kept': '{days} dní od odeslání, jakmile přišla odpověď, nebo už přijít nemůže',
  'privacy.delayedMail': 'E-mail na vaši žádost, který ještě nešlo odeslat',
  'privacy.delayedMail.kept': 'do odeslání, nejvýš {days} dní',
  'privacy.bounce': 'Že se e-maily na některou adresu vracejí, pod otiskem té adresy',
  'privacy.bounce.kept': '{days} dní, nebo do nového potvrzení adresy',
  'privacy.refusals': 'Že některá adresa nechce e-maily, pod otiskem té adresy',
  'privacy.refusals.kept': 'dokud si to její majitel nerozmyslí',
  'privacy.blocks': 'Hráči, se kterými nechcete hrát',
  'privacy.blocks.kept': 'dokud je neodblokujete',
  'privacy.report': 'Hlášení provozovateli',
  'privacy.report.kept': '{days} dní',
  'privacy.links': 'Otisky použitých odkazů',
  'privacy.links.kept': 'do konce jejich platnosti, nejvýš tři dny',
  'privacy.counts': 'Počítadla proti zneužití, pod otisky e-mailových a síťových adres',
  'privacy.counts.kept': 'do konce dne',
  'privacy.job':
    'Data, jejichž doba uplynula, se smažou zhruba do 30 hodin. V zálohách mohou zůstat ještě {days} dní.',
  'privacy.here': 'Na vašem zařízení',
  'privacy.here.what':
    'Prohlížeč si nechává cookie, která vás přihlašuje, cookie s otisky adres, které v něm byly použity, na minutu cookie, která ukáže, že se cookies ukládají, naposledy otevřené hry, koncepty a nastavení. Nic z toho vás nesleduje.',
  'privacy.seen': 'Kdo co vidí',
  'privacy.seen.table':
    'Kdo smí hru vidět, vidí jména u stolu, tahy a zprávy, kdo je online a kdy se hráč naposledy dozvěděl, že je na tahu. O tom, zda se smí přihlížet, rozhoduje hostitel.',
  'privacy.seen.nobody':
    'Nikdo u stolu nevidí vaši e-mailovou adresu. Hostitel vidí adresy, které sám pozval.',
  'privacy.seen.you': 'Poznámky a příkazy vidíte jen vy.',
  'privacy.seen.channels':
    'Pokud si zapnete oznámení, předává je výrobce prohlížeče a číst je nemůže. Webhook dostává stejná oznámení, s názvem hry a jmény hráčů.',
  'privacy.seen.others':
    'Firmy, u kterých služba běží a které doručují její e-maily, pracují pro jejího provozovatele.',
  'privacy.can': 'Co můžete udělat',
  'privacy.can.export': 'Stáhnout vše, co o vás máme uloženo, nebo smazat účet: obojí v profilu.',
  'privacy.can.stop': 'Vypnout e-maily odkazem na konci každého z nich.',
  'privacy.can.refuse':
    'Pozvánka vás nezajímá? Má odkaz, kterým další odmítnete: od tohoto hostitele, nebo od všech.',
  'privacy.can.profile': 'Do profilu',
} satisfies Translated<typeof english.help>;
