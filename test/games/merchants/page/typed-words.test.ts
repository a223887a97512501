import { expect, test } from 'vitest';
import { merchantsAsks } from '#shared/games/merchants/words/en/asks.ts';
import { merchantsTyped as cs } from '#shared/games/merchants/words/cs/typed.ts';
import { merchantsTyped as en } from '#shared/games/merchants/words/en/typed.ts';
import { merchantsTyped as fr } from '#shared/games/merchants/words/fr/typed.ts';
import { merchantsTyped as pl } from '#shared/games/merchants/words/pl/typed.ts';
import { PAGE_WORDS, tokenOf, unsoundWords, type TypedWords } from '../../../web/support/lexicons.ts';

/** What is typed in Merchants, in each language. */

const LANGUAGES = { pl, cs, fr };

test('each word is one word without accents, and means one thing', () => {
  for (const [language, words] of Object.entries(LANGUAGES) as [keyof typeof LANGUAGES, TypedWords][])
    expect(unsoundWords({ ...words, ...PAGE_WORDS[language] })).toEqual([]);
});

test('all moves have words', () => {
  const tokens = new Set(Object.keys(en).map(tokenOf));
  expect(
    Object.keys(merchantsAsks)
      .map(tokenOf)
      .filter((type) => !tokens.has(type)),
  ).toEqual([]);
});
