import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ALL_FAULTS } from './faults/faults.ts';
import { simulate } from './world/run.ts';
import type { Setting, World } from './world/world.ts';

/** The whole service under people and faults; test/README.md says how it is made, and how to add to it. */

/** Lines of what happened that a failed run prints; a run by hand prints all. */
const LAST_LINES = 200;

const HOURS = 3_600_000;

const pinned = (seeds: readonly number[], days: number, people: number): readonly Setting[] =>
  seeds.map((seed) => ({ seed, days, people }));

/** `npm run simulate` gives its own setting; `LOAD=all` adds longer runs. */
function settings(): readonly Setting[] {
  if (env.SIMULATE !== '') return [JSON.parse(env.SIMULATE) as Setting];
  return [
    ...pinned([1, 4], 3, 6),
    ...(env.LOAD === 'all' ? pinned([11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 12, 10) : []),
  ];
}

/** What was tried and, if something did not hold, what happened before. */
function report({ trace, breaches, coverage, setting }: World): string {
  const { seed, days, people } = setting;
  const failed = [
    trace.slice(env.SIMULATE === '' ? -LAST_LINES : 0).join('\n'),
    `again: npm run simulate -- --seed ${seed} --days ${days} --people ${people}`,
  ];
  return [...(breaches.length > 0 ? failed : []), `${coverage.acts} requests`, coverage.table].join('\n');
}

test.each(settings())(
  'seed $seed: all holds for $days days of $people people, whatever fails',
  { timeout: 4 * HOURS },
  async (setting) => {
    const world = await simulate({ ...setting, faults: ALL_FAULTS });
    console.error(report(world));
    expect(world.breaches).toEqual([]);
  },
);

test.skipIf(env.SIMULATE !== '')('one seed gives one run, byte for byte', async () => {
  const setting = { seed: 3, days: 1, people: 6, faults: ALL_FAULTS };
  const [one, two] = [await simulate(setting), await simulate(setting)];
  expect(two.trace).toEqual(one.trace);
});
