import { expect, test } from 'vitest';
import type { State } from '../support/vehicle.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { readMove } from '../../web/features/text-mode/commands.ts';
import { GameModel } from '../../web/table/game.ts';
import { PLAIN_TOKENS, usageOf, wordOf } from '../../web/lib/tokens.ts';
import type { GuideModel } from '../../web/lib/guide.ts';
import { enter } from '../../web/features/text-mode/terminal.ts';
import { TextCommands } from '../../web/features/text-mode/TextCommands.tsx';
import { textIn } from './support/drawn.ts';
import { myTurn } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled } from './support/world.ts';

const CHOICES: readonly Choice[] = [
  { type: 'pass', params: [] },
  {
    type: 'exchange',
    params: [
      { kind: 'one', name: 'ship', of: [0, 2] },
      { kind: 'one', name: 'good', of: ['fish', 'cloth', 'spices'] },
    ],
  },
  {
    type: 'play',
    params: [
      { kind: 'one', name: 'good', of: ['fish'] },
      { kind: 'subset', name: 'spaces', of: [0, 1, 2, 3], min: 1, max: 2 },
    ],
  },
  { type: 'bid', params: [{ kind: 'range', name: 'amount', min: 3, max: 12 }] },
  {
    type: 'harvest',
    params: [
      { kind: 'one', name: 'card', of: ['none', 'thirdScout'] },
      { kind: 'fields', name: 'spices', fields: { a1: ['ginger', 'clove'], a2: ['clove'] }, min: 0, max: 2 },
    ],
  },
];

test.each<[string, object]>([
  ['pass', { type: 'pass' }],
  ['PASS', { type: 'pass' }],
  ['exchange 1 cloth', { type: 'exchange', ship: 0, good: 'cloth' }],
  ['ex 3 sp', { type: 'exchange', ship: 2, good: 'spices' }],
  ['play fish 1 3', { type: 'play', good: 'fish', spaces: [0, 2] }],
  ['play fish 3, 1', { type: 'play', good: 'fish', spaces: [0, 2] }],
  ['bid 10', { type: 'bid', amount: 10 }],
  ['harvest none a1=clove a2=cl', { type: 'harvest', card: 'none', spices: { a1: 'clove', a2: 'clove' } }],
  ['harvest third', { type: 'harvest', card: 'thirdScout', spices: {} }],
])('“%s” is the move %o', (line, move) => {
  expect(readMove(line, CHOICES)).toEqual({ ok: true, value: move });
});

test.each([
  ['dance', 'COMMAND_UNKNOWN'],
  ['', 'COMMAND_UNKNOWN'],
  ['p', 'COMMAND_AMBIGUOUS'],
  ['exchange 2 cloth', 'COMMAND_UNFIT'],
  ['exchange 1', 'COMMAND_UNFIT'],
  ['play fish', 'COMMAND_UNFIT'],
  ['play fish 1 2 3', 'COMMAND_UNFIT'],
  ['bid 13', 'COMMAND_UNFIT'],
  ['bid 1e1', 'COMMAND_UNFIT'],
  ['harvest none a1=nutmeg', 'COMMAND_UNFIT'],
  ['pass now', 'COMMAND_UNFIT'],
])('“%s” is refused as %s', (line, code) => {
  const read = readMove(line, CHOICES);
  expect(read).toMatchObject({ ok: false, failure: { code } });
});

test('a shortened word that could be two moves is refused', () => {
  const choices: Choice[] = [
    { type: 'officeDraw', params: [] },
    { type: 'officeSkip', params: [] },
  ];
  expect(readMove('office', choices)).toMatchObject({ ok: false, failure: { code: 'COMMAND_AMBIGUOUS' } });
});

test('the help says how every choice is typed', () => {
  expect(CHOICES.map((choice) => usageOf(choice))).toEqual([
    'pass',
    'exchange 1|3 fish|cloth|spices',
    'play fish 1|2|3|4 (1…2)',
    'bid 3…12',
    'harvest [thirdScout] a1=ginger|clove a2=clove (0…2)',
  ]);
});

const typed = (move: AnyMove): string =>
  Object.values(move)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .map((value: string | number) => wordOf(value))
    .join(' ');

test('a whole game can be played by typing', async () => {
  const server = new GameServer(0);
  const tab = openTab(server);
  const game = new GameModel('a222222222222222', tab);
  const stream = seededDice(new Uint8Array(32)).stream('typing', 0);
  await settled();
  while (server.view().status === 'running') {
    if (server.acting === 0) {
      const move = sampleMove(game.offered.value, stream);
      expect(enter(game, tab, typed(move))).toEqual({ kind: 'drafted' });
      expect(enter(game, tab, 'send')).toEqual({ kind: 'sent' });
    } else {
      const others = server.choicesOf(server.acting);
      server.play(server.acting, sampleMove(others, stream));
      tab.listener().frame(server.frame());
    }
    await settled();
  }
  expect((game.position.value.state as State).step.phase).toBe('over');
});

test('the verbs act on the draft, and say when there is nothing to do', async () => {
  const { game, tab } = await myTurn();
  expect(enter(game, tab, 'send')).toEqual({ kind: 'nothing', verb: 'send' });
  expect(enter(game, tab, 'back')).toEqual({ kind: 'nothing', verb: 'back' });
  expect(enter(game, tab, 'agree')).toEqual({ kind: 'nothing', verb: 'agree' });
  enter(game, tab, 'pass');
  expect(enter(game, tab, 'Back ')).toEqual({ kind: 'backed' });
  expect(game.planned.value).toEqual([]);
  expect(enter(game, tab, 'help')).toEqual({ kind: 'help', choices: game.offered.value });
  expect(enter(game, tab, 'buy docks')).toMatchObject({ kind: 'misread', line: 'buy docks' });
});

test('what is asked of the table is told apart from a draft that is sent', async () => {
  const { game, tab } = await myTurn();
  enter(game, tab, 'pass');
  expect(enter(game, tab, 'send')).toEqual({ kind: 'sent' });
  await settled();
  expect(enter(game, tab, 'undo')).toEqual({ kind: 'asked' });
});

test('at a guided table nobody can be asked to take a move back', async () => {
  const { game, tab } = await myTurn();
  enter(game, tab, 'pass');
  enter(game, tab, 'send');
  await settled();
  const guided = { ...tab, guide: {} as GuideModel };
  expect(enter(game, guided, 'undo')).toEqual({ kind: 'nothing', verb: 'undo' });
  const told = (isGuided: boolean): string =>
    textIn(TextCommands({ game: 'merchants', choices: [], spell: PLAIN_TOKENS, isGuided }));
  expect(told(false)).toMatch(/undo.*agree/);
  expect(told(true)).not.toMatch(/undo|agree/);
});
