import { typed as pageCs } from '#shared/words/cs/typed.ts';
import { typed as pageFr } from '#shared/words/fr/typed.ts';
import { typed as pagePl } from '#shared/words/pl/typed.ts';
import { lexiconOf, type Lexicon } from '../../../web/models/lexicon.ts';

/** Catalogues of typed words, for tests. */
export type TypedWords = Readonly<Record<string, string>>;

/** What is typed besides moves, by language. */
export const PAGE_WORDS = { pl: pagePl, cs: pageCs, fr: pageFr } as const;

export function lexiconFrom(...catalogues: readonly TypedWords[]): Lexicon {
  const words: TypedWords = Object.assign({}, ...catalogues);
  return lexiconOf(Object.keys(words), (key) => words[key] ?? key);
}

/** The token that a word key is for. */
export const tokenOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Words that cannot be typed as one word, or whose token is not what they are read as. */
export function unsoundWords(words: TypedWords): readonly string[] {
  const { toEnglish, fromEnglish } = lexiconFrom(words);
  return Object.entries(words).flatMap(([key, word]) => {
    const token = tokenOf(key);
    const isSound =
      /^[a-zA-Z]+$/.test(word) && toEnglish(fromEnglish(token)) === token && toEnglish(token) === token;
    return isSound ? [] : [key];
  });
}
