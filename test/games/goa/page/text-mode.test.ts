import { beforeAll, describe, expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { contains, type Choice } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { common } from '#shared/games/goa/words/en.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { readMove } from '../../../../web/features/text-mode/commands.ts';
import { exampleOf, lineOf, usageOf } from '../../../../web/lib/tokens.ts';
import { tokenNames, inWords } from '../../../../web/games/goa/text/inWords.ts';
import { setLocale } from '../../../../web/lib/language.ts';
import { term } from '../../../../web/lib/i18n.ts';
import { OPTIONS } from '../options.ts';
import { auction, space, table } from '../support.ts';
import { keyOf, playOut } from '../../../support/playout.ts';
import { testStream } from '../../../support/testStream.ts';
import { sceneFor } from './scene.ts';
import { useAllWords } from '../../../web/support/allWords.ts';

beforeAll(useAllWords);

/** The decisions of whole games played at random. */
function decisionsOfGames(): readonly (readonly Choice[])[] {
  const seen = new Map<string, readonly Choice[]>();
  for (const [game, options] of OPTIONS.entries()) {
    const stream = testStream(game);
    const setting = { options, seats: 2 + (game % 3), dice: seededDice(keyOf(game)) };
    playOut(rules, setting, (state, seat) => {
      const choices = rules.choices(seatView(rules, state, seat));
      seen.set(JSON.stringify(choices), choices);
      return sampleMove(choices, stream);
    });
  }
  return [...seen.values()];
}

const DECISIONS = decisionsOfGames();

describe('Every decision of Goa', () => {
  test('can be typed: each offered move’s text is parsed as exactly that move', () => {
    const stream = testStream(1);
    for (const choices of DECISIONS)
      for (const choice of choices) {
        const move = sampleMove([choice], stream);
        const line = lineOf(move, choice, tokenNames);
        expect(readMove(line, choices, tokenNames), line).toEqual({ ok: true, value: move });
      }
  });

  test('has examples that are parsed as the moves they stand for', () => {
    for (const choices of DECISIONS)
      for (const choice of choices) {
        const read = readMove(exampleOf(choice, tokenNames), choices, tokenNames);
        expect(read.ok && contains(choice, read.value), usageOf(choice, tokenNames)).toBe(true);
      }
  });

  test('is explained: every word of a usage is described, and so is each command', () => {
    for (const choice of DECISIONS.flat()) {
      expect(usageOf(choice, tokenNames)).not.toMatch(/\bnone\b|\(0\)/);
      expect(common).toHaveProperty([`ask.goa.${choice.type}`]);
    }
  });
});

const spices = (fields: Readonly<Record<string, readonly string[]>>, min: number, max: number) =>
  ({ kind: 'fields', name: 'spices', fields, min, max }) as const;

const HARVEST: Choice = {
  type: 'harvest',
  params: [
    { kind: 'one', name: 'card', of: ['none', 'harvestMix2'] },
    spices({ 'p1.0': ['ginger'], 'p1.1': ['ginger'], 'Madras.0': ['clove', 'pepper'] }, 0, 3),
  ],
};

const progress = (card: readonly string[], ...fields: readonly string[]): Choice => ({
  type: 'progress',
  params: [
    { kind: 'one', name: 'column', of: ['ships'] },
    { kind: 'one', name: 'card', of: card },
    {
      kind: 'fields',
      name: 'payment',
      fields: Object.fromEntries(fields.map((field) => [field, ['ginger']])),
      min: Math.min(1, fields.length),
      max: Math.min(1, fields.length),
      ...(fields.length === 0 ? {} : { need: { ginger: 1 } }),
    },
  ],
});

const CHOSEN: readonly Choice[] = [
  { type: 'placeMarker', params: [{ kind: 'one', name: 'space', of: [3, 24] }] },
  HARVEST,
  progress(['none'], 'p1.0', 'p2.0'),
  progress(['shipsOnly1']),
  { type: 'fill', params: [spices({ 'p1.0': ['clove'], 'p1.1': ['clove'] }, 2, 2)] },
];

test('optional parts stand in square brackets, and examples leave them out', () => {
  const said = CHOSEN.map((choice) => [usageOf(choice, tokenNames), exampleOf(choice, tokenNames)]);
  expect(said).toEqual([
    ['placeMarker 0.3|3.3', 'placeMarker 0.3'],
    ['harvest [harvestMix2] p1.1=ginger p1.2=ginger Madras.1=clove|pepper (0…3)', 'harvest p1.1=ginger'],
    ['progress ships [p1.1=ginger p2.1=ginger] (ginger ×1)', 'progress ships'],
    ['progress ships shipsOnly1', 'progress ships shipsOnly1'],
    ['fill p1.1=clove p1.2=clove (2)', 'fill p1.1=clove p1.2=clove'],
  ]);
});

const moves: readonly [string, object][] = [
  ['place 3.3', { type: 'placeMarker', space: 24 }],
  ['place 0.3', { type: 'placeMarker', space: 3 }],
  ['harvest', { type: 'harvest', card: 'none', spices: {} }],
  ['harvest p1.2', { type: 'harvest', card: 'none', spices: { 'p1.1': 'ginger' } }],
  ['harvest p1 p1', { type: 'harvest', card: 'none', spices: { 'p1.0': 'ginger', 'p1.1': 'ginger' } }],
  ['har gin clo', { type: 'harvest', card: 'none', spices: { 'p1.0': 'ginger', 'Madras.0': 'clove' } }],
  ['har mix', { code: 'COMMAND_UNFIT' }],
  ['har harvestMix2 madras=pe', { type: 'harvest', card: 'harvestMix2', spices: { 'Madras.0': 'pepper' } }],
  ['har clove pepper', { code: 'COMMAND_UNFIT' }],
  ['progress ships', { type: 'progress', column: 'ships', card: 'none', payment: { 'p1.0': 'ginger' } }],
  ['prog ships p2.1', { type: 'progress', column: 'ships', card: 'none', payment: { 'p2.0': 'ginger' } }],
  ['progress ships ships', { type: 'progress', column: 'ships', card: 'shipsOnly1', payment: {} }],
  ['fill', { type: 'fill', spices: { 'p1.0': 'clove', 'p1.1': 'clove' } }],
];

test.each(moves)('“%s” is %o', (line, meant) => {
  const read = readMove(line, CHOSEN, tokenNames);
  expect(read.ok ? read.value : read.failure).toMatchObject(meant);
});

test('The hand is listed as its cards are typed, in each language', async () => {
  const [, hand] = inWords.sections(sceneFor(table({ players: [{ hand: ['sell1'] }, {}] })));
  expect(hand?.lines[0]).toMatch(/^sell1:/);
  await setLocale('pl');
  const [, said] = inWords.sections(sceneFor(table({ players: [{ hand: ['sell1'] }, {}] })));
  expect(term('typed.goa.sell')).not.toBe('sell');
  expect(said?.lines[0]).toMatch(new RegExp(`^${term('typed.goa.sell')}1:`));
  await setLocale('en');
});

test('The supply tells the colonists on revealed cards, and which bonuses for being first are gone', () => {
  const players = [{ rows: { taxes: 4 } }, { rows: { ships: 5, taxes: 3 } }];
  const scene = sceneFor({ ...table({ players }), revealed: ['ducats3', 'sell2'] });
  const { lines = [] } = inWords.sections(scene).at(-1) ?? {};
  expect(lines).toContain('Revealed: 5 colonists (Ducats and Sell spices)');
  const told = lines.map((line) => line.replaceAll(/[\u2068\u2069]/g, ''));
  expect(
    told.filter((line) => /^[^.]+: taken by Seat \d$/.test(line)).map((line) => line.split(':')[0]),
  ).toEqual(['ships, row 4', 'ships, row 5', 'taxes, row 4']);
});

test('Of the plantations that a player has discarded, those that score are told', () => {
  const scene = sceneFor(table({ players: [{ kept: ['cropRotation', 'clove1'] }, {}] }));
  const seats = [{ seat: 0 } as SeatInfo];
  const lines = inWords.sections({ ...scene, seats }).flatMap((section) => section.lines);
  expect(lines.filter((line) => line.endsWith(' (face down, for points)'))).toEqual([
    'Clove plantation (1 field) (face down, for points)',
  ]);
});

test('The lot that is being auctioned is told from the others', () => {
  const markers = [null, { seat: 1, space: space(2, 2) }, { seat: 0, space: space(2, 3) }];
  const grid = { [space(2, 2)]: 'duty', [space(2, 3)]: 'mission2' } as const;
  const [board] = inWords.sections(sceneFor(table({ grid, markers, step: auction(0, 2) })));
  expect(board?.lines.filter((line) => line.endsWith('; being auctioned now'))).toEqual([
    expect.stringMatching(/^2\.2: Duty; marker 2 of /),
  ]);
});
