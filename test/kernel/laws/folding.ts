import assert from 'node:assert/strict';
import { fold, foldLog } from '../../../shared/kernel/fold.ts';
import type { LogRow } from '../../../shared/kernel/log.ts';
import { play } from '../../../shared/kernel/play.ts';
import { rowOf, undoRow } from '../../support/rows.ts';
import { testStream } from '../../support/testStream.ts';
import { foldFrozen, gameOf, statesOf } from './game.ts';
import type { Law } from './kit.ts';

export const jsonOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

export const prefixThenRest: Law = (kit, seed) => {
  const { events, end } = gameOf(kit, seed);
  const cut = 1 + testStream(seed).int(events.length);
  const prefix = fold(kit.rules, events.slice(0, cut));
  assert.deepStrictEqual(fold(kit.rules, events.slice(cut), prefix), end);
  assert.deepStrictEqual(fold(kit.rules, events.slice(cut), jsonOf(prefix)), end, 'from a snapshot in JSON');
};

export const logsAndSnapshotsAreJson: Law = (kit, seed) => {
  const game = gameOf(kit, seed);
  for (const event of game.events) assert.deepStrictEqual(jsonOf(event), event);
  for (const { move } of game.turns) assert.deepStrictEqual(jsonOf(move), move);
  for (const state of statesOf(kit, game)) assert.deepStrictEqual(jsonOf(state), state);
};

/** Events and states are frozen: whoever changed one would throw. */
export const foldingIsPure: Law = (kit, seed) => {
  const game = gameOf(kit, seed);
  const once = withoutClockAndChance(() => statesOf(kit, game));
  assert.deepStrictEqual(statesOf(kit, game), once, 'the same events give another state');
  assert.deepStrictEqual(once.at(-1), game.end);
};

function withoutClockAndChance<T>(run: () => T): T {
  const { random } = Math;
  const { now } = Date;
  const forbidden = (): never => {
    throw new Error('folding asks for the clock or for chance');
  };
  Math.random = forbidden;
  Date.now = forbidden;
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
}

export const todaysEventsStayAsTheyAre: Law = (kit, seed) => {
  const { rules } = kit;
  for (const event of gameOf(kit, seed).events)
    assert.deepStrictEqual(rules.upcast(jsonOf(event), rules.meta.version), event);
};

/** The counts that name the dice's streams are in the state, so that chance stays as it fell. */
export const takingBackBringsTheSameAgain: Law = (kit, seed) => {
  const { rules } = kit;
  const { setup, turns, dice, end } = gameOf(kit, seed);
  const stream = testStream(seed);
  const to = stream.int(turns.length); // turn `to` is the first one taken back
  const until = to + 1 + stream.int(turns.length - to);
  const rows: LogRow[] = [
    rowOf(1, null, setup),
    ...turns.slice(0, until).map((t, i) => rowOf(i + 2, t.seat, t.events)),
  ];
  rows.push(undoRow(rows.length + 1, 0, to + 1));
  let state = foldLog(
    rules,
    rows.map((row) => ({ ...row, version: rules.meta.version })),
  );
  assert.deepStrictEqual(state, turns[to]?.state, 'the state before the turns taken back');
  for (const { seat, move, events } of turns.slice(to)) {
    assert(state !== undefined);
    const again = play(rules, state, seat, move, dice);
    assert.deepStrictEqual(again, { ok: true, value: events }, `${JSON.stringify(move)} played again`);
    state = foldFrozen(kit, again.value, state);
  }
  assert.deepStrictEqual(state, end);
};
