import { describe, expect, test } from 'vitest';
import { goaTyped as goaCs } from '#shared/games/goa/words/cs/typed.ts';
import { goaTyped as goaEn } from '#shared/games/goa/words/en/typed.ts';
import { goaTyped as goaFr } from '#shared/games/goa/words/fr/typed.ts';
import { goaTyped as goaPl } from '#shared/games/goa/words/pl/typed.ts';
import { merchantsTyped as merchantsCs } from '#shared/games/merchants/words/cs/typed.ts';
import { merchantsTyped as merchantsEn } from '#shared/games/merchants/words/en/typed.ts';
import { merchantsTyped as merchantsFr } from '#shared/games/merchants/words/fr/typed.ts';
import { merchantsTyped as merchantsPl } from '#shared/games/merchants/words/pl/typed.ts';
import { typed as pageCs } from '#shared/words/cs/typed.ts';
import { typed as pageEn } from '#shared/words/en/typed.ts';
import { typed as pageFr } from '#shared/words/fr/typed.ts';
import { typed as pagePl } from '#shared/words/pl/typed.ts';
import { goaAsks } from '#shared/games/goa/words/en/asks.ts';
import { merchantsAsks } from '#shared/games/merchants/words/en/asks.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { readMove } from '../../web/models/commands.ts';
import { lexiconOf, localTokens } from '../../web/models/lexicon.ts';
import { exampleOf, PLAIN_TOKENS, usageOf } from '../../web/models/tokens.ts';

/** Commands of the text mode in the reader’s language. */

type Words = Readonly<Record<string, string>>;

const CATALOGUES: readonly (readonly [string, Words, Words])[] = [
  ['Goa in Polish', goaPl, pagePl],
  ['Goa in Czech', goaCs, pageCs],
  ['Goa in French', goaFr, pageFr],
  ['Merchants in Polish', merchantsPl, pagePl],
  ['Merchants in Czech', merchantsCs, pageCs],
  ['Merchants in French', merchantsFr, pageFr],
];
const lexicon = (...catalogues: readonly Words[]) => {
  const words: Words = Object.assign({}, ...catalogues);
  return lexiconOf(Object.keys(words), (key) => words[key] ?? key);
};

const CHOICES: readonly Choice[] = [
  { type: 'bid', params: [{ kind: 'range', name: 'amount', min: 1, max: 12 }] },
  {
    type: 'progress',
    params: [
      { kind: 'one', name: 'column', of: ['ships', 'taxes'] },
      { kind: 'one', name: 'card', of: ['none', 'shipsOnly'] },
      {
        kind: 'fields',
        name: 'payment',
        fields: { 'p1.1': ['ginger'], 'Quilon.1': ['pepper'] },
        min: 0,
        max: 2,
      },
    ],
  },
  { type: 'useTile', params: [{ kind: 'one', name: 'tile', of: ['expeditions2', 'ginger1'] }] },
  { type: 'pass', params: [] },
];

describe.each(CATALOGUES)('%s', (_, game, page) => {
  const words = Object.values({ ...game, ...page });

  test('each word is one word without accents', () => {
    for (const word of words) expect(word).toMatch(/^[a-zA-Z]+$/);
  });

  test('no word means two things, and none is another word in English', () => {
    const { toEnglish, fromEnglish } = lexicon(game, page);
    for (const key of Object.keys({ ...game, ...page })) {
      const token = key.slice(key.lastIndexOf('.') + 1);
      expect([token, toEnglish(fromEnglish(token))]).toEqual([token, token]);
      expect([token, toEnglish(token)]).toEqual([token, token]);
    }
  });
});

test('all moves have words', () => {
  const types = (asks: Words): string[] =>
    Object.keys(asks).map((key) => key.slice(key.lastIndexOf('.') + 1));
  for (const type of types(goaAsks)) expect(Object.keys(goaEn)).toContain(`typed.goa.${type}`);
  for (const type of types(merchantsAsks))
    expect(Object.keys(merchantsEn)).toContain(`typed.merchants.${type}`);
});

test('English shows itself', () => {
  const { toEnglish, fromEnglish } = lexicon(goaEn, pageEn);
  for (const line of ['bid 10', 'progress ships p1.1=ginger', 'orders plan back'])
    expect([toEnglish(line), fromEnglish(line)]).toEqual([line, line]);
});

test.each<[string, Words, Words]>([
  ['licytuj 7', goaPl, { type: 'bid', amount: 7 } as unknown as Words],
  ['LICYTUJ 7', goaPl, { type: 'bid', amount: 7 } as unknown as Words],
  ['lic 7', goaPl, { type: 'bid', amount: 7 } as unknown as Words],
  ['bid 7', goaPl, { type: 'bid', amount: 7 } as unknown as Words],
  ['enchérir 7', goaFr, { type: 'bid', amount: 7 } as unknown as Words],
  ['użyjŻetonu imbir1', goaPl, { type: 'useTile', tile: 'ginger1' }],
  ['pouzijZeton expedice2', goaCs, { type: 'useTile', tile: 'expeditions2' }],
  ['pas', goaPl, { type: 'pass' }],
])('“%s” is understood', (line, words, move) => {
  const read = readMove(lexicon(words).toEnglish(line), CHOICES);
  expect(read).toEqual({ ok: true, value: move });
});

test('what is shown can be typed', () => {
  for (const words of [goaPl, goaCs, goaFr]) {
    const local = lexicon(words);
    const shown = localTokens(PLAIN_TOKENS, local);
    for (const choice of CHOICES) {
      const example = exampleOf(choice, shown);
      expect(example).not.toBe(exampleOf(choice));
      expect(readMove(local.toEnglish(example), CHOICES)).toEqual(readMove(exampleOf(choice), CHOICES));
      expect(local.toEnglish(usageOf(choice, shown))).toBe(usageOf(choice));
    }
  }
});
