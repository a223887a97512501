import { gameWords, rulesWords } from '../../../web/games/words.ts';
import { helpWords, useWords } from '../../../web/lib/language.ts';

/** Brings all words of help and games, for tests that draw without the loaders that bring them. */
export const useAllWords = (): Promise<unknown> =>
  Promise.all([helpWords, ...Object.values(gameWords), ...Object.values(rulesWords)].map(useWords));
