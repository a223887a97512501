import { type TokenNames, PLAIN_TOKENS } from '../../lib/tokens.ts';
import type { AnyInWords } from '../../games/gameUi.ts';
import { term } from '../../lib/i18n.ts';
import { spoken } from '../../lib/language.ts';

/** The words of text mode in the reader's language. The models read and write English; this stands between. */
export interface Lexicon {
  /** A typed line in English. Words that are no words of the language stay as they are, so English is understood too. */
  toEnglish(line: string): string;
  /** An English token, or a line of them, in the reader's language. */
  fromEnglish(line: string): string;
}

/** A word: letters, and then perhaps a number, as in `ginger2`. */
const WORD = /(\p{L}+)(\d*)/gu;

/** Capitals and accents do not matter. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase();

/** The words in a word that is written with capitals inside: `buildShips`. */
const partsOf = (word: string): readonly string[] =>
  word
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(' ')
    .map(plain);

/** `entries`: tokens in English, each with its word in the language. Of several with the same token the first counts. */
function createLexicon(entries: Iterable<readonly [token: string, word: string]>): Lexicon {
  const words = new Map([...entries].toReversed());
  const tokens = new Map([...words].map(([token, word]) => [plain(word), token]));
  const english = new Set([...words.keys()].map(plain));
  const tokenOf = (typed: string): string => {
    const word = plain(typed);
    const exact = tokens.get(word) ?? (english.has(word) ? typed : undefined);
    if (exact !== undefined) return exact;
    const [begun, another] = [...tokens].filter(([known]) => known.startsWith(word));
    return begun === undefined || another !== undefined ? typed : begun[1];
  };
  const joins = [...words].flatMap(([token, word]) =>
    [token, word].map(partsOf).flatMap((parts) => (isJoined(parts) ? [{ parts, token }] : [])),
  );
  return {
    toEnglish: (line) =>
      joined(line).replace(
        WORD,
        (_, word: string, n: string) => (n === '' ? tokenOf(word) : exactly(word)) + n,
      ),
    fromEnglish: (line) => line.replace(WORD, (_, word: string, n: string) => (words.get(word) ?? word) + n),
  };

  /** Are these words together one, and the first of them none by itself? */
  function isJoined([first = '', ...others]: readonly string[]): boolean {
    return others.length > 0 && !tokens.has(first) && !english.has(first);
  }

  /** The line with words that are typed apart put together: `build ships`. */
  function joined(line: string): string {
    const typed = line.trim().split(/\s+/);
    const read: string[] = [];
    while (typed.length > 0) {
      const found = joins.find(({ parts }) => parts.every((part, at) => plain(typed[at] ?? '') === part));
      const [first = ''] = typed.splice(0, found?.parts.length ?? 1);
      read.push(found?.token ?? first);
    }
    return read.join(' ');
  }

  /** A word with a number after it is not shortened. */
  function exactly(word: string): string {
    return tokens.get(plain(word)) ?? word;
  }
}

/** The token of a word key: its last part. */
const tokenIn = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** The lexicon of these word keys; `wordOf` gives the word of a key in the reader's language. */
export const lexiconOf = (keys: readonly string[], wordOf: (key: string) => string): Lexicon =>
  createLexicon(keys.map((key) => [tokenIn(key), wordOf(key)] as const));

/** How things are typed in the reader's language, where `spell` says how they are typed in English. */
export const localTokens =
  (spell: TokenNames, { fromEnglish }: Lexicon): TokenNames =>
  (param, item) => {
    const word = spell(param, item);
    if (typeof item === 'number') return word;
    return fromEnglish(word ?? item);
  };

/** How things are typed. */
export interface Spelling {
  /** In English, as the models read it. */
  readonly english: TokenNames;
  /** In the reader's language, as the page shows it. */
  readonly shown: TokenNames;
  readonly lexicon: Lexicon;
}

export function spellingOf(words: AnyInWords | undefined, game: string): Spelling {
  const english = words?.tokenNames ?? PLAIN_TOKENS;
  const keys = Object.keys(spoken.value.words).filter(
    (key) => key.startsWith('typed.page.') || key.startsWith(`typed.${game}.`),
  );
  const lexicon = lexiconOf(keys, term);
  return { english, shown: localTokens(english, lexicon), lexicon };
}
