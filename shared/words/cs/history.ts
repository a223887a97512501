import type { history as english } from '../en/history.ts';
import type { Translated } from '../languages.ts';

/** Words of the recap, the history, the revealed secrets and the fairness check: Czech. */
export const history = {
  'page.since': 'Od poslední návštěvy',
  'page.since.move': 'Od vašeho posledního tahu',
  'page.since.start': 'Dosud',
  'page.since.meanwhile': 'Od vašeho tahu:',
  'page.since.meanwhile.start': 'Dosud:',
  'page.since.untouched': 'Nic z toho se vás netýkalo.',
  'page.since.brief': 'Ve zkratce',
  'page.since.all': 'Vše ({n})',
  'page.since.undone': 'Něco, co jste už viděli, bylo vzato zpět.',
  'page.since.play': 'Přehrát',
  'page.since.pause': 'Pozastavit',
  'page.since.step': 'Krok',
  'page.since.skip': 'Přeskočit',
  'page.since.close': 'Zavřít',
  'page.since.frame': '{at} z {of}: {text}',
  'page.since.marks': 'Co se změnilo, je na plánu vyznačeno.',

  'page.witness.rewritten':
    'Záznam této hry byl přepsán: do položky {seq} teď server ukazuje něco jiného, než dříve ukázal tomuto prohlížeči.',
  'page.witness.chance': 'Server teď pro náhodu této hry uvádí jiné otisky, než tento prohlížeč viděl dříve.',

  'page.history.of': '{game}: historie',
  'page.history.back': 'Zpět ke stolu',
  'page.history.position': 'Pozice v záznamu',
  'page.history.at': 'Položka {at} z {of}',
  'page.history.turns': '{n, plural, one {# tah} few {# tahy} other {# tahů}}',
  'page.history.first': 'Na začátek',
  'page.history.turnBack': 'O tah zpět',
  'page.history.backwards': 'O krok zpět',
  'page.history.forwards': 'O krok dál',
  'page.history.turnOn': 'O tah dál',
  'page.history.last': 'Na konec',
  'page.history.quiet': 'Není co hlásit.',
  'page.history.undone': 'To bylo později vzato zpět.',
  'page.history.beyond': 'Tak dlouhý záznam není: toto je jeho konec.',
  'page.history.setup': 'Příprava',
  'page.history.try': 'Zkusit odtud',

  'page.chart': 'Skóre tah po tahu',
  'page.chart.table': 'Jako tabulka',
  'page.chart.turn': 'Po tahu',
  'page.chart.what': 'Čárový graf čísel z tabulky níže.',

  'page.revealed': 'Co bylo skryto',
  'page.revealed.show': 'Ukázat, co bylo skryto',
  'page.revealed.pile':
    'Balíček po zamíchání, {n, plural, one {# karta} few {# karty} other {# karet}}, od vrchní: vše, co bylo rozdáno, vyloženo a líznuto, přišlo z něj v tomto pořadí.',

  'page.verified': 'Bylo to poctivé?',
  'page.verified.what':
    'Váš prohlížeč může náhodu této hry přepočítat ze semínka a porovnat ji s tím, co bylo předem zveřejněno a během hry ukázáno.',
  'page.verified.check': 'Ověřit tuto hru',
  'page.verified.busy': 'Ověřuje se …',
  'page.verified.download': 'Stáhnout tuto hru',
  'page.verified.file': 'S tímto souborem může kdokoli hru přehrát a ověřit, i bez této stránky.',
  'page.verified.replay': 'Otevřít uloženou hru',
  'page.verified.ok': 'Ověřeno: vše souhlasí.',
  'page.verified.bad': 'Něco nesouhlasí.',
  'page.verified.seed.ok': 'Semínko je to, jehož otisk byl zveřejněn při vytvoření hry.',
  'page.verified.seed.bad': 'Semínko není to, jehož otisk byl zveřejněn při vytvoření hry.',
  'page.verified.commitment.ok':
    'Otisk semínka a příspěvků hráčů je ten, který byl zveřejněn před prvním tahem.',
  'page.verified.commitment.bad':
    'Otisk semínka a příspěvků hráčů není ten, který byl zveřejněn před prvním tahem.',
  'page.verified.draws.ok':
    'Přepočítáno: {count, plural, one {# míchání či losování} few {# míchání a losování} other {# míchání a losování}}; {count, plural, one {odpovídá} few {všechna odpovídají} other {všechna odpovídají}} semínku a příspěvkům hráčů.',
  'page.verified.draws.bad': 'Položka {at} záznamu: výsledek losování neodpovídá semínku a příspěvkům hráčů.',
  'page.verified.draws.none': 'Žádné míchání ani losování k přepočítání nebylo.',
  'page.verified.log.ok':
    'Ukázaný záznam odpovídá hře, jak se hrála ({count, plural, one {# položka} few {# položky} other {# položek}}).',
  'page.verified.log.bad': 'Položka {at} ukázaného záznamu neodpovídá hře, jak se hrála.',
  'page.verified.memory.same':
    'Záznam nebyl přepsán: do položky {seq} je takový, jaký tento prohlížeč viděl během hry.',
  'page.verified.memory.untold': 'Tento prohlížeč hru v jejím průběhu neviděl, takže nemá s čím porovnávat.',
  'page.verified.memory.incomparable':
    'Tento prohlížeč hru v jejím průběhu viděl, ale jeho zápis nelze porovnat: patří k jiné verzi pravidel, nebo k tomu, co mohl vidět někdo jiný.',
  'page.verified.memory.rewritten':
    'Záznam byl přepsán: do položky {seq} není takový, jaký tento prohlížeč viděl během hry.',
  'page.verified.memory.chance': 'Nyní uváděné otisky nejsou ty, které tento prohlížeč viděl během hry.',

  'error.NOTHING_REVEALED': 'Server semínko této hry neodhalil.',
  'page.history.part': 'Přejít na',
  'page.chart.part': 'Až po',
  'page.chart.byPart': 'Skóre kolo po kole',
  'page.chart.turnOf': '{n}: {who}',
} satisfies Translated<typeof english>;
