import { describe, expect, test } from 'vitest';
import { help as cs } from '#shared/words/cs/help.ts';
import { help as en } from '#shared/words/en/help.ts';
import { help as fr } from '#shared/words/fr/help.ts';
import { help as pl } from '#shared/words/pl/help.ts';
import type { GameView, Propose, SeatInfo } from '#shared/protocol/http.ts';
import { enterTable, isAboutTable, enter } from '../../web/features/text-mode/terminal.ts';
import { myTurn } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { lexiconFrom } from './support/lexicons.ts';

/** What is typed about the table itself does what its menu does. */

const DAY = 86_400_000;
const NOW = 100 * DAY;
const base = new GameServer(0).view();
const viewWith = (changed: Partial<GameView>, seatOne: Partial<SeatInfo> = {}): GameView => ({
  ...base,
  seats: base.seats.map((info) => (info.seat === 1 ? { ...info, ...seatOne } : info)),
  ...changed,
});

/** What a line asks of the service, or what it was answered with. */
function typedAt(line: string, view: GameView = viewWith({}), isSure = false) {
  const asked: (Propose | 'left')[] = [];
  const requests = {
    leave: async () => asked.push('left') > 0,
    propose: async (question: Propose) => asked.push(question) > 0,
  };
  const reply = enterTable(line, { view, log: [], now: NOW, requests, isSure });
  return reply.kind === 'tabled' ? asked[0] : reply;
}

describe('About the table one types', () => {
  const paused = viewWith({ clock: { settings: null, pausedUntil: NOW + DAY, asleep: false } });
  const vacant = viewWith({}, { vacancy: 'open' });
  test.each<[string, GameView, unknown]>([
    ['table pause', viewWith({}), { kind: 'pause', until: NOW + DAY }],
    ['Table Pause 3', viewWith({}), { kind: 'pause', until: NOW + 3 * DAY }],
    ['table resume', paused, { kind: 'pause', until: 0 }],
    ['table end', viewWith({}), { kind: 'end' }],
    ['table replace 2 bot', vacant, { kind: 'replace', seat: 1, with: 'bot' }],
    ['table replace 2', vacant, { kind: 'replace', seat: 1, with: 'bot' }],
  ])('%s', (line, view, question) => {
    expect(isAboutTable(line)).toBe(true);
    expect(typedAt(line, view)).toEqual(question);
  });

  test.each([
    'table',
    'table pause 30',
    'table pause x',
    'table end now',
    'table resume',
    'table replace 1 bot',
    'table replace 2 successor',
  ])('%s is answered with what can be typed', (line) => {
    expect(typedAt(line, vacant)).toEqual({
      kind: 'tableUnread',
      usages: ['table leave', 'table pause 1…29', 'table replace 2 bot', 'table end'],
    });
  });
});

test('who leaves types it twice', () => {
  expect(typedAt('table leave')).toEqual({ kind: 'sure' });
  expect(typedAt('table leave', viewWith({}), true)).toBe('left');
});

test('while a question is open one may only leave, and who has no say is offered nothing', () => {
  const open = viewWith({
    question: { kind: 'end', id: 'q', by: 1, asked: [0], agreed: [], declined: [], lapses: null },
  });
  expect(typedAt('table end', open)).toEqual({ kind: 'tableUnread', usages: ['table leave'] });
  expect(typedAt('table end', viewWith({ you: null }))).toEqual({ kind: 'tableUnread', usages: [] });
});

test.each([
  ['pl', 'stół pauza 3', pl],
  ['cs', 'stůl pauza 3', cs],
  ['fr', 'table pause 3', fr],
  ['en', 'table pause 3', en],
  ['pl', 'table pause 3', pl],
])('in %s “%s” asks for a pause', (_, line, words) => {
  expect(lexiconFrom(words).toEnglish(line)).toBe('table pause 3');
});

test('the recap is told from the player’s own last move on', async () => {
  const { server, game, tab } = await myTurn();
  const told = () => enter(game, tab, 'recap');
  expect(told()).toMatchObject({ kind: 'recap' });
  const { seq } = server;
  server.play(0, { type: 'pass' }, { type: 'draw' });
  await game.refresh();
  expect(told()).toEqual({ kind: 'nothing', verb: 'recap' });
  expect(server.seq).toBe(seq + 1);
});
