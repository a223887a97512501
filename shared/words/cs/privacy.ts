import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../languages.ts';

/** Words of the page that says what is stored, and for how long: Czech. */
export const privacy = {
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
} satisfies Translated<typeof english>;
