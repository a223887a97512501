import type { replay as english } from '../en/replay.ts';
import type { Translated } from '../languages.ts';

/** The page that opens a saved game: Czech. */
export const replay = {
  'page.replay': 'Otevřít uloženou hru',
  'page.replay.what':
    'Otevřete soubor hry stažený z její stránky. Tento prohlížeč jej ověří a ukáže tah po tahu. Soubor se nikam neposílá a nic z něj se neukládá.',
  'page.replay.choose': 'Vybrat soubor',
  'page.replay.drop': 'nebo jej přetáhněte sem',
  'page.replay.busy': 'Načítá se soubor …',
  'page.replay.note': 'Uložená hra ze souboru {file}',
  'page.replay.other': 'Otevřít jiný soubor',
  'page.replay.checked': 'Co se ověřilo',
  'page.replay.ok': 'Vše, co lze ověřit, souhlasí.',
  'page.replay.bad': 'Něco v tomto souboru nesouhlasí.',
  'page.replay.rows.ok':
    'V záznamu nic nechybí a vše lze přehrát ({count, plural, one {# položka} few {# položky} other {# položek}}).',
  'page.replay.rows.bad': 'Položka {at} záznamu chybí, nebo ji nelze přehrát.',
  'page.replay.head.ok': 'Poslední otisk záznamu odpovídá jeho položkám.',
  'page.replay.head.bad': 'Poslední otisk záznamu neodpovídá jeho položkám.',
  'page.replay.end.ok': 'Záznam končí tam, kde uvádí soubor.',
  'page.replay.end.bad': 'Soubor uvádí jiný konec hry než její záznam.',
  'page.replay.log.ok': 'Ukázaný záznam (kdo se díval: {viewer}) odpovídá hře, jak se hrála.',
  'page.replay.log.bad':
    'Položka {at} ukázaného záznamu (kdo se díval: {viewer}) neodpovídá hře, jak se hrála.',
  'page.replay.spectator': 'divák',
  'page.replay.open.running':
    'Semínko, míchání a losování jsou během hry tajné; ověřit je lze po jejím konci.',
  'page.replay.open.none': 'Hra byla zrušena před prvním tahem, takže se nic nelosovalo.',
  'page.replay.open.fault': 'Kvůli této chybě se míchání a losování neověřovalo.',
  'page.replay.names': 'Jména hráčů žádný otisk nezahrnuje.',
  'error.NO_EXPORT': 'Toto není soubor uložené hry ({where}).',
  'error.OTHER_GAME': 'Tato stránka nezná hru {game}.',
} satisfies Translated<typeof english>;
