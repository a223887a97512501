import type * as english from '../en/mails.ts';
import type { Translated } from '../languages.ts';

/** Czech words of mails, and of the page that shows captured ones. Subjects are one line. */
export const mails = {
  'mail.game': '{game} ({names})',
  'mail.game.many': '{game} ({names} a {n, plural, one {# další} few {# další} other {# dalších}})',
  'mail.titled': '{game} „{title}“',
  'mail.bot': 'Bot {seat}',
  'mail.seat': 'Místo {seat}',
  'mail.hello': 'Dobrý den, {name},',
  'mail.hello.stranger': 'Dobrý den,',
  'mail.more': ' (a ještě {n, plural, one {# hra} few {# hry} other {# her}})',

  'mail.turn.subject': 'Jste na tahu: {games}',
  'mail.turn.reminder.subject': 'Stále jste na tahu: {games}',
  'mail.turn.ask': ' – {ask}',
  'mail.turn.also': ' – na tahu jste i zde: {games}',
  'mail.turn.more': '{n, plural, one {ještě # hra} few {ještě # hry} other {ještě # her}}',
  'mail.turn.decide': 'Jste na tahu: {ask}.',
  'mail.turn.waits': 'Ostatní na vás stále čekají: {ask}.',
  'mail.began': 'Hra začala.',
  'mail.orders.ask': 'Vaše příkazy nechaly rozhodnutí na vás: {why}',
  'mail.orders.did': 'Co udělaly vaše příkazy:',
  'mail.touching': 'Co se vás týkalo od vašeho posledního tahu:',
  'mail.touching.seat': 'Co se vás týkalo od převzetí místa:',
  'mail.touching.began': 'Co se vás zatím týkalo:',
  'mail.latest': 'Naposledy:',
  'mail.since': 'Vše od vašeho posledního tahu:',
  'mail.since.seat': 'Vše od převzetí místa:',
  'mail.since.began': 'Vše dosud:',
  'mail.earlier': '… a předtím ještě {n, plural, one {# věta} few {# věty} other {# vět}} v záznamu hry.',
  'mail.go.turn': 'Zahrát tah',
  'mail.moves': 'Nebo odpovězte hned. Každé tlačítko se nejdřív zeptá.',
  'mail.moves.more': 'Nebo odpovězte hned; další odpovědi jsou níže. Každé tlačítko se nejdřív zeptá.',
  'mail.moves.others': 'Další odpovědi',
  'mail.go.game': 'Otevřít hru',
  'mail.others': 'Také pro vás:',
  'mail.others.turn': '{game}: jste na tahu',
  'mail.others.time': '{game}: dochází vám čas',
  'mail.others.holiday': '{game}: začala vám dovolená',
  'mail.others.played': '{game}: čas vypršel, hrál za vás bot',
  'mail.others.vacant': '{game}: přišli jste o místo',
  'mail.others.removed': '{game}: už nemáte místo',
  'mail.removed.what':
    'Hostitel uvolnil vaše místo dřív, než hra začala. Odkaz, kterým jste přišli, už nefunguje.',
  'mail.removed.next':
    'Pokud jde o omyl, požádejte ho o pozvánku e-mailem: s ní si znovu přisednete. U vlastního stolu se pro vás místo vždycky najde.',
  'mail.go.removed': 'K vašim hrám',
  'mail.others.request': '{game}: někdo se chce přidat',
  'mail.others.accepted': '{game}: máte místo',
  'mail.others.declined': '{game}: tentokrát bez místa',
  'mail.others.full': '{game}: místa jsou obsazená',
  'mail.request.what':
    'Někdo by si rád zahrál u vašeho stolu. Na stránce uvidíte, kdo to je a jak je spolehlivý; přijmete ho, nebo odmítnete.',
  'mail.go.request': 'Podívat se, kdo se hlásí',
  'mail.accepted.what': 'Hostitel vás přijal ke stolu. Až hra začne, dáme vám vědět.',
  'mail.declined.what':
    'Tentokrát to s místem u tohoto stolu nevyšlo. Díky za zájem: hráče hledají i jiné stoly.',
  'mail.full.what':
    'Všechna místa se obsadila dřív, než vám hostitel odpověděl, a hra začala. Hráče hledají i jiné stoly.',
  'mail.go.tables': 'Jiné otevřené stoly',
  'mail.others.invited': '{game}: drží vám místo někdo, s kým jste už hráli',
  'mail.others.mention': '{game}: zpráva pro vás',
  'mail.others.vote': '{game}: hráči se vás ptají',
  'mail.others.started': '{game}: hra začala',
  'mail.others.over': '{game}: hra skončila',
  'mail.others.more':
    '… a {n, plural, one {čeká na vás ještě # hra} few {čekají na vás ještě # hry} other {čeká na vás ještě # her}}.',
  'mail.picture': 'Stůl, jak ho vidí všichni',
  'mail.picture.who': 'Shora dolů: {names}',
  'mail.lasting':
    'Odkazy jsou jen vaše: tento e-mail nepředávejte dál. Přihlásí jednou, během tří dnů; potom už nepřihlašují.',

  'mail.until': ' – do {until}',
  'mail.deadline': 'Máte čas do {until}.',
  'mail.atZero.bot': 'Pokud do té doby nezahrajete, odehraje tento tah za vás bot.',
  'mail.atZero.seat':
    'Pokud do té doby nezahrajete, odehraje tah bot a vy přijdete o místo: čas vám už jednou vypršel.',
  'mail.atZero.holiday': 'Pokud do té doby nezahrajete, začne vám sama dovolená, máte-li ještě volné dny.',
  'mail.time.subject': 'Dochází vám čas – {game}: {ask}',
  'mail.time.what': 'Dochází vám čas: zbývá do {until}.',
  'mail.holiday.what':
    'Čas vám vypršel, a tak vaše dovolená začala sama. Potrvá do {until} a do té doby vám čas neběží.',
  'mail.played.subject': '{game}: čas vám vypršel, hrál za vás bot',
  'mail.played.what': 'Čas vám vypršel, a tak za vás hrál bot.',
  'mail.played.moves': 'Co zahrál:',
  'mail.played.next': 'Pokud vám čas vyprší i v příštím tahu, přijdete o místo.',
  'mail.vacant.left': 'Od hry jste odešli. Dokud vaše místo někdo nepřevezme, hraje bot.',
  'mail.vacant.timeOut':
    'Čas vám vypršel dvakrát za sebou, a tak vaše místo může převzít někdo jiný. Do té doby hraje bot.',
  'mail.vacant.vote': 'Hráči hlasovali, že vaše místo nabídnou někomu jinému. Do té doby hraje bot.',
  'mail.vacant.bot': 'Hráči hlasovali, že za vás hru dohraje bot.',
  'mail.vacant.back': 'Vrátit se můžete, dokud místo nepřevezme někdo jiný.',
  'mail.vote.subject': '{game}: {name} žádá o váš hlas',
  'mail.vote.until': 'Hlasovat můžete do {until}.',
  'mail.vote.silence': 'Hlasovat můžete do {until}. Mlčení znamená souhlas.',
  'mail.vote.row': 'Hlasovat můžete, dokud někdo nezahraje.',
  'mail.mention.what': 'Napsáno vám u stolu:',
  'mail.mention.said': '{name}: „{text}“',
  'mail.host': 'Hostitel',
  'mail.go.vacant': 'Vrátit se ke stolu',
  'mail.go.vote': 'Hlasovat',

  'mail.started.subject': '{game}: hra začala',
  'mail.started.waits': 'Ještě nejste na tahu. Až budete, přijde vám e-mail.',
  'mail.over.subject': '{game}: hra skončila',
  'mail.over.final': 'Konečný výsledek:',
  'mail.over.rank': '{rank}. {name}: {total}',

  'mail.invited.subject': '{host} vás zve ke hře: {game}',
  'mail.invited.what':
    '{host} vás zve ke hře {game} na Carracku. Hraje se několik dní v prohlížeči: otevřete, zahrajte tah, zavřete. Bez hesla, bez účtu.',
  'mail.invited.note': '{host} dodává: „{note}“',
  'mail.invited.seats': 'U stolu: {names}.',
  'mail.kept.what': '{host} vás zve ke hře {game} a drží vám místo. Jednu hru už máte společně za sebou.',
  'mail.kept.clock': 'Hraje se na čas. Kolik ho máte, ukáže stránka.',
  'mail.kept.relaxed': 'Hraje se bez hodin: hráči dostávají jen připomínky.',
  'mail.kept.why':
    'Tento e-mail dostáváte, protože {host} a vy máte společnou hru za sebou. Nechcete už pozvánky od tohoto hostitele, nebo od nikoho?',
  'mail.invited.take': 'Přijmout místo, nebo odmítnout',
  'mail.invited.quiet': 'Když neuděláte nic, nic se nestane.',
  'mail.invited.until': 'Pozvánka platí do {until}.',
  'mail.invited.running': 'Hra už běží: převezmete v ní místo po někom, kdo odešel.',
  'mail.invited.refuse': 'Odmítnout pozvánky',
  'mail.invited.why':
    'Tento e-mail dostáváte, protože vaši adresu uvádí {host}. Nechcete už pozvánky od tohoto hostitele, nebo od nikoho?',

  'mail.in.subject': 'Přihlášení na Carrack',
  'mail.in.what':
    'Otevřete tento odkaz v prohlížeči, ve kterém chcete hrát. Funguje jednou, během jedné hodiny.',
  'mail.in.later':
    'Otevřete tento odkaz v prohlížeči, ve kterém chcete hrát. Funguje jednou, během jednoho dne.',
  'mail.code': 'Nebo během hodiny napište tento kód v prohlížeči, ve kterém jste o e-mail požádali: {code}',
  'mail.in.go': 'Přihlásit se',
  'mail.in.ignore': 'Pokud jste o něj nežádali, e-mail ignorujte: bez odkazu nebo kódu se nikdo nepřihlásí.',

  'mail.own.subject': 'Potvrďte svou adresu pro Carrack',
  'mail.own.what':
    '{name} chce na tuto adresu dostávat zprávy o tom, že je na tahu. Odkaz funguje jednou, během jednoho dne, v prohlížeči, ve kterém byla adresa zadána.',
  'mail.own.go': 'Potvrdit adresu',
  'mail.own.ignore': 'Pokud to nejste vy, e-mail ignorujte: žádný další nepřijde.',

  'mail.former.subject': 'Vaše adresa na Carracku',
  'mail.former.what': '{name} už tuto adresu nepoužívá. Odkazy v dřívějších e-mailech přestaly fungovat.',
  'mail.former.not':
    'Pokud jste to nebyli vy, někdo jiný používá prohlížeč, ve kterém jste přihlášeni. Odhlaste jej v profilu.',
  'mail.erased.subject': 'Váš účet na Carracku je smazaný',
  'mail.erased.what':
    'Účet hráče {name} je smazaný a s ním i tato adresa. Vaše hry zůstávají bez vašeho jména. Je to poslední zpráva na tuto adresu, ledaže by na ni někdo znovu poslal pozvánku.',
  'mail.erased.not':
    'Pokud jste to nebyli vy, použil někdo jiný prohlížeč, ve kterém jste byli přihlášeni. Vrátit to nejde.',
  'mail.test.subject': 'Zkušební e-mail od Carracku',
  'mail.test.what': 'Toto je e-mail, o který jste požádali v profilu: pošta sem dochází.',

  'mail.channel.test.title': 'Zkušební oznámení od Carracku',
  'mail.channel.test.what': 'O toto oznámení jste požádali v profilu: zprávy sem docházejí.',
  'mail.group.memberJoined': 'Do skupiny přibývá {name}.',
  'mail.group.tableOpened': 'Otevřený stůl: {game} ({names}).',
  'mail.group.gameBegan': 'Začala hra {game}: {names}.',
  'mail.group.gameEnded': 'Skončila hra {game}: {names}.',
  'mail.group.bot': 'bot',
  'mail.group.other': 'někdo jiný',
  'mail.off.subject': 'Webhook byl vypnut',
  'mail.off.what': 'Na webhook „{webhook}“ se celý den nepodařilo nic doručit, proto je vypnutý.',
  'mail.off.next': 'V profilu ho můžete vyzkoušet a znovu zapnout.',

  'mail.stop': 'Vypnout e-maily o hrách',
  'mail.stop.why': 'Tento e-mail dostáváte, protože hrajete na Carracku. Nechcete už žádné další?',

  'mail.feed.name': 'Carrack: termíny',
  'mail.feed.deadline': '{game}: dochází vám čas',

  'mail.dev.title': 'Zachycené zprávy',
  'mail.dev.what':
    'Tato služba běží ve vývojovém režimu: e-maily, oznámení push a volání webhooků se neposílají, ale zůstávají zde. Nejnovější první.',
  'mail.dev.none': 'Zatím žádná zpráva.',
  'mail.dev.text': 'Text',
  'mail.dev.html': 'HTML',
  'mail.dev.headers': 'Hlavičky',
  'mail.dev.back': 'Všechny zprávy',

  // What a messenger shows of a link to a game.
  'preview.invites': '{host} zve ke hře: {game}',
  'preview.invited': 'Pozvánka ke hře: {game}',
  'preview.seats': 'Obsazená místa: {taken} z {n}.',
  'preview.names': '{game}: {names}',
  'preview.running': 'Hra se hraje a lze ji sledovat.',
  'preview.aborted': 'Hra byla zrušena.',
  'preview.won': '{n, plural, one {Vítěz} few {Vítězové} other {Vítězové}}: {names}.',
  'preview.first': 'Naučit se hru v kole s průvodcem: {game}',
  'preview.sample': 'Dohraná hra k prohlédnutí: {game}',
  'preview.cover': 'Součásti hry {game} na stole',
} satisfies Translated<typeof english.mails>;
