import { expect, test } from 'vitest';
import { rules } from '../support/vehicle.ts';
import { foldLog } from '#shared/kernel/fold.ts';
import { createPast, nextMark, pointsOver, totalsBySeat } from '../../web/table/history.ts';
import { storyOf, turnsOf } from '../../web/lib/story.ts';
import { GameServer } from './support/server.ts';

/** A game in which a decision was undone and made differently, as seat 0 sees it. */
function played(): GameServer {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' }, { type: 'draw' });
  server.takeBack(0, server.seq - 1);
  server.play(0, { type: 'pass' });
  server.play(0, { type: 'draw' });
  return server;
}

test('every past state is the fold of the log up to that row, in any order of requests', () => {
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

test('a past state is computed once', () => {
  const log = played().commitsAfter(0);
  const past = createPast(rules);
  expect(past(log, 3)).toBe(past(log, 3));
});

test('later rows add their states', () => {
  const log = played().commitsAfter(0);
  const past = createPast(rules);
  const third = past(log.slice(0, 3), 3);
  expect(past(log.slice(0, 3), 4)).toBeUndefined();
  expect(past(log, 4)).toEqual(foldLog(rules, log.slice(0, 4)));
  expect(past(log, 3)).toBe(third);
});

test('there is no state before the first row', () => {
  expect(createPast(rules)(played().commitsAfter(0), 0)).toBeUndefined();
});

test('the score chart has a point for every turn that counts, and ends with the current score', () => {
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

test('consecutive rows of one seat are one turn', () => {
  const story = storyOf(rules, played().commitsAfter(0));
  const turns = turnsOf(story);
  expect(turns.flat()).toEqual(story);
  const seats = turns.map(([first]) => first?.seat);
  expect(seats.every((seat, i) => i === 0 || seat !== seats[i - 1])).toBe(true);
  expect(turns.at(-1)?.map(({ seat }) => seat)).toEqual([0, 0, 0, 0]);
});

test('the turn keys lead to the next mark, and not beyond the last', () => {
  const marks = [1, 4, 9];
  expect(nextMark(marks, 4, 1)).toBe(9);
  expect(nextMark(marks, 6, -1)).toBe(4);
  expect(nextMark(marks, 9, 1)).toBe(9);
  expect(nextMark(marks, 1, -1)).toBe(1);
});
