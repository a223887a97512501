import { expect, test } from 'vitest';
import { page as cs } from '#shared/games/goa/words/cs.ts';
import { common, page as en } from '#shared/games/goa/words/en.ts';
import { page as fr } from '#shared/games/goa/words/fr.ts';
import { page as pl } from '#shared/games/goa/words/pl.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { readMove } from '../../../../web/features/text-mode/commands.ts';
import { localTokens } from '../../../../web/features/text-mode/lexicon.ts';
import { exampleOf, PLAIN_TOKENS, usageOf } from '../../../../web/lib/tokens.ts';
import { lexiconFrom, testTypedWords, type TypedWords } from '../../../web/support/lexicons.ts';

/** What is typed in Goa, in each language. */

testTypedWords({ en, pl, cs, fr }, common);

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

test('English shows itself', () => {
  const { toEnglish, fromEnglish } = lexiconFrom(en);
  for (const line of ['bid 10', 'progress ships p1.1=ginger'])
    expect([toEnglish(line), fromEnglish(line)]).toEqual([line, line]);
});

test.each<[string, TypedWords, object]>([
  ['licytuj 7', pl, { type: 'bid', amount: 7 }],
  ['LICYTUJ 7', pl, { type: 'bid', amount: 7 }],
  ['lic 7', pl, { type: 'bid', amount: 7 }],
  ['bid 7', pl, { type: 'bid', amount: 7 }],
  ['enchérir 7', fr, { type: 'bid', amount: 7 }],
  ['użyjŻetonu imbir1', pl, { type: 'useTile', tile: 'ginger1' }],
  ['pouzijZeton expedice2', cs, { type: 'useTile', tile: 'expeditions2' }],
  ['pas', pl, { type: 'pass' }],
])('“%s” is understood', (line, words, move) => {
  const read = readMove(lexiconFrom(words).toEnglish(line), CHOICES);
  expect(read).toEqual({ ok: true, value: move });
});

test('what is shown can be typed', () => {
  for (const words of [pl, cs, fr]) {
    const local = lexiconFrom(words);
    const shown = localTokens(PLAIN_TOKENS, local);
    for (const choice of CHOICES) {
      const example = exampleOf(choice, shown);
      expect(example).not.toBe(exampleOf(choice));
      expect(readMove(local.toEnglish(example), CHOICES)).toEqual(readMove(exampleOf(choice), CHOICES));
      expect(local.toEnglish(usageOf(choice, shown))).toBe(usageOf(choice));
    }
  }
});

test.each<[TypedWords, string, string]>([
  [en, 'build ships', 'buildShips'],
  [en, 'End  Turn', 'endTurn'],
  [pl, 'buduj statki', 'buildShips'],
  [cs, 'postav lode', 'buildShips'],
  [fr, 'fin tour', 'endTurn'],
  [en, 'play spices', 'play spices'], // two words: a card is played
])('%#: words typed apart are read as one where they are one', (words, line, read) => {
  expect(lexiconFrom(words).toEnglish(line)).toBe(read);
});
