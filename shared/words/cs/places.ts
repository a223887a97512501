import type { places as english } from '../en/places.ts';
import type { Translated } from '../languages.ts';

/** The pages around the games, in Czech. */
export const places = {
  'page.status.aborted': 'Tato hra byla zrušena, než začala.',
  'page.status.open': 'čeká na hráče',
  'page.status.running': 'probíhá',
  'page.status.over': 'skončila',

  'page.term': '{label}:',

  'page.lost': 'Tady nic není',
  'page.lost.why': 'Tato adresa nikam nevede. Možná chybí část odkazu.',

  'page.home.title': 'Deskové hry, tah po tahu',
  'page.home.what':
    'Na Carracku se deskové hry hrají několik dní: otevřete hru, zahrajte tah, zavřete ji. Přátele pozvete odkazem; nikdo nepotřebuje účet.',
  'page.home.games': 'Vaše hry',
  'page.home.kept': 'V tomto zařízení, jak jste je viděli naposledy:',
  'page.home.noneWaiting': 'Žádná hra na vás nečeká.',
  'page.home.waiting': 'Čekají na vás',
  'page.home.others': 'Čekají na ostatní',
  'page.home.left': 'Opuštěná nebo ztracená místa',
  'page.home.left.bot': 'hraje za vás bot; můžete se vrátit',
  'page.home.yourTurn': 'jste na tahu',
  'page.home.waitsFor': 'čeká se na: {names}',
  'page.home.won':
    '{n, plural, one {Vítězství} few {Společné vítězství} other {Společné vítězství}}: {names}',
  'page.home.scores': 'Skóre – {scores}',
  'page.home.touched': 'Co se vás týkalo',
  'page.home.finished': 'Skončené hry ({n})',
  'page.home.archive': 'Všechny skončené hry',
  'page.home.with': 'u stolu: {names}',
  'page.home.open': '{n, plural, one {# volné místo} few {# volná místa} other {# volných míst}}',
  'page.home.replay': 'Otevřít uloženou hru',
  'page.home.profile': 'Váš profil',
  'page.home.bots': 'Zahrát si hned proti botům: {game}',
  'page.home.guide': 'Naučit se hru v kole s průvodcem: {game}',
  'page.home.sample': 'Prohlédnout si dohranou hru: {game}',
  'page.sample.note':
    'Ukázková hra, kterou boti dohráli do konce. Historie i kontrola náhody fungují jako ve vaší vlastní hře.',

  'page.new.game': 'Hra',
  'page.new.options': 'Volby',
  'page.new.seats': 'Místa',
  'page.new.seats.number': 'Počet míst',
  'page.new.seat': 'Místo {seat}',
  'page.new.seat.me': 'Já',
  'page.new.seat.open': 'Volné: pošlete odkaz',
  'page.new.seat.invite': 'Pozvat e-mailem',
  'page.new.seat.bot': 'Bot, {level}',
  'page.new.title': 'Název hry (nepovinný)',
  'page.new.name': 'Vaše jméno u stolu',
  'page.new.name.optional': 'Vaše jméno u stolu (nepovinné)',
  'page.new.create': 'Vytvořit hru',

  'page.lobby.host': 'Pošlete odkazy. Hra začne, až budou všechna místa obsazena, nebo až ji spustíte.',
  'page.lobby.guest': 'Hra začne, až budou všechna místa obsazena, nebo až ji spustí hostitel.',
  'page.lobby.waits': 'Denní limit her samých botů je vyčerpán. Tato hra začne sama zítra.',
  'page.lobby.start': 'Začít hned, na volných místech s boty',
  'page.lobby.start.what':
    'Boti obsadí {n, plural, one {# volné místo} few {# volná místa} other {# volných míst}} na celou hru a odkazy na ně přestanou platit.',
  'page.lobby.start.yes': 'Začít s boty',
  'page.lobby.removed':
    'Hostitel vaše místo u tohoto stolu uvolnil a odkaz, kterým jste přišli, už nefunguje. Pokud jde o omyl, požádejte ho o pozvánku e-mailem: s ní si znovu přisednete. U vlastního stolu se pro vás místo vždycky najde.',
  'page.lobby.remove': 'Odebrat místo: {name}',
  'page.lobby.remove.what':
    '{name} přijde o místo a dozví se to; vy k němu dostanete nový odkaz. Žádný odkaz na tuto hru už tohoto hráče nepustí, pozvánka e-mailem ano.',
  'page.lobby.remove.yes': 'Odebrat hned: {name}',
  'page.lobby.leave': 'Odejít od stolu',
  'page.lobby.leave.what':
    'Vaše místo se uvolní pro někoho jiného. K návratu potřebujete od hostitele nový odkaz.',
  'page.lobby.leave.host': 'Vaše místo se uvolní pro někoho jiného. Hostitelem zůstáváte vy.',
  'page.lobby.leave.yes': 'Odejít hned',
  'page.lobby.cancel': 'Zrušit hru',
  'page.lobby.cancel.what': 'Hra skončí pro všechny, kdo v ní mají místo, a odkazy přestanou fungovat.',
  'page.lobby.cancel.yes': 'Zrušit hned',
  'page.lobby.free': 'volné',
  'page.link.for': 'Odkaz: {label}',
  'page.link.copy': 'Kopírovat',
  'page.link.copy.for': 'Kopírovat odkaz: {label}',
  'page.link.share': 'Sdílet',
  'page.link.share.for': 'Sdílet odkaz: {label}',
  'page.link.copied': 'Zkopírováno.',
  'page.link.copyFailed': 'Kopírování tu není dovoleno: označte odkaz a zkopírujte jej.',
  'page.link.renew': 'Nový odkaz',
  'page.link.renew.for': 'Nový odkaz: {label}; starý přestane fungovat',
  'page.link.unknown': 'Toto zařízení odkaz nezná. Vytvořte nový; starý přestane fungovat.',

  'page.join.title': 'Obsadit místo ve hře {game}',
  'page.join.title.some': 'Obsadit místo ve hře',
  'page.join.others': 'U stolu:',
  'page.join.how':
    'Toto je pozvánka na místo {seat}. Zadejte jméno, které uvidí ostatní; bez hesla, bez účtu. Tento prohlížeč vám místo uchová.',
  'page.join.minute': 'Pravidla za minutu',
  'page.join.name': 'Vaše jméno',
  'page.join.take': 'Obsadit místo',
  'page.join.look': 'Podívat se na hru',

  'error.LINK_BROKEN': 'Část tohoto odkazu chybí. Požádejte o něj znovu a zkopírujte jej celý.',
} satisfies Translated<typeof english>;
