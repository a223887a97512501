import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { testStream } from '../../support/testStream.ts';
import { foldFrozen, gameOf, statesOf } from './game.ts';
import { bytes, spyDice, viewersOf, type Law } from './kit.ts';

export const equalDiceSetUpEqually: Law = (kit, seed) => {
  const { options, seats, dice, setup } = gameOf(kit, seed);
  assert.deepStrictEqual(kit.rules.setup(options, seats, dice), setup);
  assert.notDeepStrictEqual(kit.rules.setup(options, seats, gameOf(kit, seed + 1).dice), setup, 'other dice');
};

/** A stream drawn twice would bring the same cards twice. A stream that no check draws could have any result. */
export const everyStreamIsDrawnOnceAndChecked: Law = (kit, seed) => {
  const game = gameOf(kit, seed);
  const states = [undefined, ...statesOf(kit, game)];
  assert(game.drawn.length > 0, 'no chance at all');
  assert.equal(new Set(game.drawn).size, game.drawn.length, `a stream is drawn twice: ${game.drawn.join()}`);
  const checked: string[] = [];
  for (const [i, event] of game.events.entries())
    kit.rules.recomputeChance(states[i], event, spyDice(game.dice, checked));
  assert.deepEqual(new Set(checked), new Set(game.drawn), 'streams drawn by the game and by its check');
};

export const chanceCanBeChecked: Law = (kit, seed) => {
  const game = gameOf(kit, seed);
  const states = [undefined, ...statesOf(kit, game)];
  for (const [i, event] of game.events.entries()) {
    const redrawn = kit.rules.recomputeChance(states[i], event, game.dice);
    if (redrawn === undefined) continue;
    assert.deepStrictEqual(redrawn, event, 'chance drawn again');
    const forged = forge(event);
    assert(forged !== undefined, `nothing in ${event.type} can be forged`);
    assert.notDeepStrictEqual(
      kit.rules.recomputeChance(states[i], forged, game.dice),
      forged,
      `${event.type} forged`,
    );
  }
};

/** Nobody sees a difference, and nothing is left of what chance had decided. */
export const whatNobodyHasSeenIsRedrawn: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  for (const state of statesOf(kit, game)) {
    const redrawn = rules.redraw(state, testStream(seed));
    const other = rules.redraw(state, testStream(seed + 1));
    for (const viewer of viewersOf(game.seats))
      assert.equal(
        bytes(rules.view(redrawn, viewer)),
        bytes(rules.view(state, viewer)),
        `what ${viewer} sees`,
      );
    assert.deepStrictEqual(rules.redraw(other, testStream(seed)), redrawn, 'whatever was there before');
  }
  // With the fewest players the most is left that nobody has seen.
  const begun = foldFrozen(kit, rules.setup(game.options, rules.meta.seats.min, game.dice));
  const draws = Array.from({ length: 9 }, (_, n) => rules.redraw(begun, testStream(n)));
  assert(!draws.every((drawn) => isDeepStrictEqual(drawn, begun)), 'drawn anew');
};

/**
 * The event with its longest list in another order; else with its first word changed, else with its last number
 * raised.
 */
function forge<E extends AnyEvent>(event: E): E | undefined {
  const lists = pathsTo(event, (value) => Array.isArray(value) && !isDeepStrictEqual(turned(value), value));
  const longest = lists.toSorted((a, b) => lengthAt(event, b) - lengthAt(event, a))[0];
  if (longest !== undefined) return replaced(event, longest, (list) => turned(list as unknown[])) as E;
  const word = pathsTo(event, (value) => typeof value === 'string').find(([name]) => name !== 'type');
  if (word !== undefined) return replaced(event, word, (text) => `not ${String(text)}`) as E;
  const number = pathsTo(event, (value) => typeof value === 'number').at(-1);
  return number && (replaced(event, number, (n) => Number(n) + 1) as E);
}

const turned = (list: readonly unknown[]): unknown[] => [...list.slice(1), ...list.slice(0, 1)];

type Path = readonly string[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => Reflect.get(part as object, key), value);

const lengthAt = (value: unknown, path: Path): number => (at(value, path) as unknown[]).length;

function pathsTo(value: unknown, fits: (value: unknown) => boolean, path: Path = []): Path[] {
  const here = path.length > 0 && fits(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [...here, ...Object.entries(value).flatMap(([key, part]) => pathsTo(part, fits, [...path, key]))];
}

function replaced(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const copy: unknown = structuredClone(value);
  const key = path.at(-1) ?? '';
  const parent = at(copy, path.slice(0, -1)) as object;
  Reflect.set(parent, key, change(Reflect.get(parent, key)));
  return copy;
}
