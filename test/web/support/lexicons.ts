import { expect, test } from 'vitest';
import { help as pageCs } from '#shared/words/cs/help.ts';
import { help as pageFr } from '#shared/words/fr/help.ts';
import { help as pagePl } from '#shared/words/pl/help.ts';
import { lexiconOf, type Lexicon } from '../../../web/features/text-mode/lexicon.ts';

/** A catalogue, of which tests of lexicons read what is typed. */
export type TypedWords = Readonly<Record<string, string>>;

const typedIn = (words: TypedWords): TypedWords =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('typed.')));

/** What is typed besides moves, by language. */
const PAGE_WORDS = { pl: pagePl, cs: pageCs, fr: pageFr } as const;

export function lexiconFrom(...catalogues: readonly TypedWords[]): Lexicon {
  const words = typedIn(Object.assign({}, ...catalogues) as TypedWords);
  return lexiconOf(Object.keys(words), (key) => words[key] ?? key);
}

/** The token that a word key is for. */
const tokenOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Words that cannot be typed as one word, or whose token is not what they are read as. */
function unsoundWords(words: TypedWords): readonly string[] {
  const { toEnglish, fromEnglish } = lexiconFrom(words);
  return Object.entries(typedIn(words)).flatMap(([key, word]) => {
    const token = tokenOf(key);
    const isSound =
      /^[a-zA-Z]+$/.test(word) && toEnglish(fromEnglish(token)) === token && toEnglish(token) === token;
    return isSound ? [] : [key];
  });
}

/** Laws of the typed words of a game, in each language. `common`: has what players are asked, by type of move. */
export function testTypedWords(
  { en, ...others }: Readonly<Record<'en' | keyof typeof PAGE_WORDS, TypedWords>>,
  common: TypedWords,
): void {
  test.each(['pl', 'cs', 'fr'] as const)(
    'each word is one word without accents, and means one thing (%s)',
    (language) => {
      expect(unsoundWords({ ...others[language], ...PAGE_WORDS[language] })).toEqual([]);
    },
  );

  test('all moves have words', () => {
    const tokens = new Set(Object.keys(typedIn(en)).map(tokenOf));
    const types = Object.keys(common)
      .filter((key) => key.startsWith('ask.'))
      .map(tokenOf);
    expect(types.length).toBeGreaterThan(0);
    expect(types.filter((type) => !tokens.has(type))).toEqual([]);
  });
}
