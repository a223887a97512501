import assert from 'node:assert/strict';
import { fold, foldLog, redactRow } from '#shared/kernel/fold.ts';
import type { LogRow } from '#shared/kernel/log.ts';
import { play } from '#shared/kernel/play.ts';
import { rowOf, undoRow } from '../../support/rows.ts';
import { testStream } from '../../support/testStream.ts';
import { rememberingJson } from '../../support/alike.ts';
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
  const isJson = rememberingJson();
  for (const state of statesOf(kit, game))
    if (!isJson(state)) assert.deepStrictEqual(jsonOf(state), state, 'a state is not JSON');
  assert.deepStrictEqual(jsonOf(game.end), game.end);
};

/** Events and states are frozen, so changing one throws. */
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

/**
 * Rows of newer rules (after a rollback) and of versions that never existed are refused, with game, row and
 * version.
 */
export const unknownVersionsAreRefused: Law = ({ rules, ...kit }, seed) => {
  const [event] = gameOf({ rules, ...kit }, seed).events;
  assert(event !== undefined);
  const { id, version } = rules.meta;
  for (const other of [version + 1, version + 0.5, 0, -1, NaN]) {
    const row = { ...rowOf(12, null, [event]), version: other };
    const named = new RegExp(`${id}.*row 12.*version ${other}`);
    assert.throws(() => rules.upcast(event, other, 12), named);
    assert.throws(() => foldLog(rules, [row]), named, 'folded');
    assert.throws(() => redactRow(rules, row, 'spectator'), named, 'told');
  }
};

/** The counters that name the dice's streams are in the state, so that draws are the same again after an undo. */
export const takingBackBringsTheSameAgain: Law = (kit, seed) => {
  const { rules } = kit;
  const { setup, turns, dice, end } = gameOf(kit, seed);
  const stream = testStream(seed);
  const to = stream.int(turns.length); // turn `to` is the first that is taken back
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
