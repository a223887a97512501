import { expect, test } from 'vitest';
import { rules } from '#shared/games/merchants/index.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { createPast, nextMark, pointsOver, totalsBySeat } from '../../web/models/history.ts';
import { storyOf, turnsOf } from '../../web/models/story.ts';
import { GameServer } from './support/server.ts';

/** A game with a decision taken back and played differently; the page sees it as seat 0. */
function played(): GameServer {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  server.takeBack(0, server.seq - 1);
  server.play(0, { type: 'pass' });
  server.play(0, { type: 'draw' });
  return server;
}

test('every state of the past is the fold of the log up to there, whatever is asked for first', () => {
  const log = played().commitsAfter(0);
  const forwards = createPast(rules);
  const atOnce = createPast(rules);
  expect(atOnce(log, log.length)).toEqual(foldLog(rules, log));
  for (const { seq } of log) {
    const state = foldLog(rules, log.slice(0, seq));
    expect(forwards(log, seq)).toEqual(state);
    expect(atOnce(log, seq)).toEqual(state);
  }
});

test('a state of the past is worked out once', () => {
  const log = played().commitsAfter(0);
  const past = createPast(rules);
  expect(past(log, 3)).toBe(past(log, 3));
});

test('states of rows that come later are added', () => {
  const log = played().commitsAfter(0);
  const past = createPast(rules);
  const third = past(log.slice(0, 3), 3);
  expect(past(log.slice(0, 3), 4)).toBeUndefined();
  expect(past(log, 4)).toEqual(foldLog(rules, log.slice(0, 4)));
  expect(past(log, 3)).toBe(third);
});

test('before the first row there is nothing', () => {
  expect(createPast(rules)(played().commitsAfter(0), 0)).toBeUndefined();
});

test('the score has a point for every turn that counts, and ends with the score of now', () => {
  const server = played();
  const log = server.commitsAfter(0);
  const scores = (state: unknown) => totalsBySeat(rules, state);
  const points = pointsOver(log, createPast(rules), ({ seat }) => seat, scores);
  expect(points.map(({ seat }) => seat)).toEqual(
    points.map(({ seat }, i) => (i > 0 && points[i - 1]?.seat === seat ? 'repeated' : seat)),
  );
  expect(points.some(({ seq }) => log[seq - 1]?.undone !== undefined)).toBe(false);
  expect(points.at(-1)?.figures).toEqual(server.state.players.map(({ money }) => money));
});

test('what one seat does in a row is one turn', () => {
  const story = storyOf(rules, played().commitsAfter(0));
  const turns = turnsOf(story);
  expect(turns.flat()).toEqual(story);
  const seats = turns.map(([first]) => first?.seat);
  expect(seats.every((seat, i) => i === 0 || seat !== seats[i - 1])).toBe(true);
  expect(turns.at(-1)?.map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
});

test('turn keys lead to the next mark, and nowhere beyond the last', () => {
  const marks = [1, 4, 9];
  expect(nextMark(marks, 4, 1)).toBe(9);
  expect(nextMark(marks, 6, -1)).toBe(4);
  expect(nextMark(marks, 9, 1)).toBe(9);
  expect(nextMark(marks, 1, -1)).toBe(1);
});
