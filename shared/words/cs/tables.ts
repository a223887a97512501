import type * as english from '../en/tables.ts';
import type { Translated } from '../languages.ts';

/** Czech words of tables before their games begin: the list of open ones, the lobby, and the page of a player one meets there. */
export const tables = {
  'page.tables.title': 'Otevřené stoly',
  'page.tables.what': 'Hry, které hledají hráče. Volné místo může obsadit kdokoli.',
  'page.tables.none': 'Teď není otevřený žádný stůl. Otevřete nějaký: ostatní ho tu najdou.',
  'page.tables.noneSuch': 'Žádný otevřený stůl takový není.',
  'page.tables.open': 'Otevřít stůl',
  'page.tables.any': 'libovolné',
  'page.tables.players': 'Hráči',
  'page.tables.clock': 's hodinami',
  'page.tables.relaxed': 'bez hodin',
  'page.tables.free': '{n, plural, one {# volné místo} few {# volná místa} other {# volných míst}} z {seats}',
  'page.tables.bots': '{n, plural, one {# bot} few {# boti} other {# botů}}',
  'page.tables.host': 'hostitel',
  'page.tables.record': '{n, plural, one {# dohraná hra} few {# dohrané hry} other {# dohraných her}}',
  'page.tables.outs': 'čas vypršel {outs, plural, one {#krát} few {#krát} other {#krát}}',
  'page.tables.new': 'zatím žádná dohraná hra',
  'page.tables.pace': 'tři rozhodnutí ze čtyř do: {duration}',
  'page.tables.awake': 'Vzhůru, ve vašem čase',
  'page.tables.awake.unknown': 'Nikdo u stolu neřekl, kdy je vzhůru.',
  'page.tables.together':
    'asi {n, plural, one {# hodinu} few {# hodiny} other {# hodin}} denně zároveň s vámi',
  'page.tables.speaks': 'Jazyk hostitele: {language}',
  'page.tables.since': 'otevřeno {when}',
  'page.tables.look': 'Prohlédnout stůl hráče {name}',
  'page.listing.title': 'Pustit kohokoli',
  'page.listing.what':
    'Na týden bude hra v seznamu otevřených stolů: s nastavením, se jmény u stolu, s tím, jak jsou spolehliví a kdy jsou vzhůru. Volné místo může obsadit každý, komu lze dát vědět, že je na tahu. Místa, na která jste pozvali e-mailem, zůstávají.',
  'page.listing.yes': 'Dát do seznamu',
  'page.listing.on': 'Tento stůl je otevřený: přidat se může kdokoli do {when}.',
  'page.listing.off': 'Stáhnout ze seznamu',
  'page.listing.ended.host': 'Hostitel stáhl stůl ze seznamu. Kdo tu sedí, zůstává.',
  'page.listing.ended.time': 'Stůl byl otevřený týden a už není v seznamu. Kdo tu sedí, zůstává.',
  'page.listing.ended.operator': 'Provozovatel stáhl stůl ze seznamu: {reason}',
  'page.listing.agree': 'Za mě můžeme začít s boty na volných místech',
  'page.listing.agreed': 'Začít s boty chtějí: {names}',
  'page.listing.waits': 'Aby se začalo s boty, musí souhlasit všichni ostatní u stolu.',
  'page.joining.title': 'Obsadit volné místo',
  'page.joining.take': 'Přidat se ke stolu',
  'page.joining.why':
    'Ostatní by na vás čekali, proto vám něco musí říct, že jste na tahu: e-mail, nebo oznámení na tomto zařízení.',
  'page.joining.asked':
    'Na adresu {address} jsme poslali e-mail. Jeho odkaz vede zpátky k tomuto stolu, kde pak obsadíte místo.',
  'page.joining.list': 'Jiné otevřené stoly',

  'page.lobby.host': 'Pošlete odkazy. Hra začne, až budou všechna místa obsazena, nebo až ji spustíte.',
  'page.lobby.guest': 'Hra začne, až budou všechna místa obsazena, nebo až ji spustí hostitel.',
  'page.lobby.waits': 'Denní limit her samých botů je vyčerpán. Tato hra začne sama zítra.',
  'page.lobby.start': 'Začít hned, na volných místech s boty',
  'page.lobby.start.what':
    'Boti obsadí {n, plural, one {# volné místo} few {# volná místa} other {# volných míst}} na celou hru a odkazy na ně přestanou platit.',
  'page.lobby.start.yes': 'Začít s boty',
  'page.lobby.remove': 'Odebrat místo: {name}',
  'page.lobby.remove.what':
    '{name} přijde o místo a dozví se to; vy k němu dostanete nový odkaz. Žádný odkaz na tuto hru už tohoto hráče nepustí, pozvánka e-mailem ano. Pokud tato služba neposílá e-maily, zbývá jen nová hra.',
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

  'page.player.since': 'Hraje tu od: {month}',
  'page.player.results': 'Výsledky u otevřených stolů',
  'page.player.none': 'Zatím bez dohrané hry u otevřeného stolu.',
  'page.player.counted':
    'Čísla zahrnují všechny hry. Vypsané jsou jen ty, ke kterým se mohl připojit kdokoli.',
  'page.player.back': 'Přejít ke hře',
  'page.player.own': 'Vaše stránka hráče',
  'page.player.own.what':
    'Kdo s vámi sedí nebo seděl u stolu, nebo vás vidí u otevřeného, si tam přečte, odkdy tu jste, kolik her jste dohráli, jak spolehlivě hrajete a jaké máte výsledky u otevřených stolů. Soukromé hry se jen počítají.',
  'page.player.own.show': 'Zobrazovat moji stránku',
} satisfies Translated<typeof english.tables>;
