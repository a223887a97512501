import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ALL_FAULTS, DATABASE_FAULTS } from './faults/rates.ts';
import { ACTS } from './people/visit.ts';
import { simulate } from './world/run.ts';
import { asTest, shrink } from './world/shrink.ts';
import type { Setting, World } from './world/world.ts';

/** The whole service under people and faults; test/README.md says how it is made, and how to add to it. */

/** Lines of what happened that a failed run prints; a run by hand prints all. */
const LAST_LINES = 200;

const HOURS = 3_600_000;

/** What `npm run simulate` asks for. */
interface Asked extends Setting {
  /** Runs with this seed and the following ones. */
  readonly seeds: number;
  /** Is a run that fails cut? */
  readonly shrink: boolean;
}

const asked = env.SIMULATE === '' ? undefined : (JSON.parse(env.SIMULATE) as Asked);

const pinned = (seeds: readonly number[], days: number, people: number): readonly Setting[] =>
  seeds.map((seed) => ({ seed, days, people }));

/** `npm run simulate` gives its own setting; `LOAD=all` adds longer runs. */
function settings(): readonly Setting[] {
  if (asked !== undefined) {
    const { seed, seeds, days, people } = asked;
    return pinned(
      Array.from({ length: seeds }, (_, n) => seed + n),
      days,
      people,
    );
  }
  return [
    ...pinned([33], 2, 8),
    ...(env.LOAD === 'all' ? pinned([11, 12, 13, 14, 15, 16, 17, 18, 19, 20], 12, 10) : []),
  ];
}

/** Worlds in which nothing fails: more is certain there. */
const calm = pinned(
  env.LOAD === 'all' ? [60, 61, 62, 63, 64, 65, 66, 67, 68, 69] : [60],
  env.LOAD === 'all' ? 5 : 2,
  8,
);

/** What was tried and, if something did not hold, what happened before. */
function report({ trace, breaches, coverage, costs, setting, faults }: World, ms: number): string {
  const { seed, days, people } = setting;
  const failed = [
    trace.slice(asked === undefined ? -LAST_LINES : 0).join('\n'),
    `again: npm run simulate -- --seed ${seed} --days ${days} --people ${people}`,
  ];
  const struck = Object.entries(Object.groupBy(faults.hits, ({ fault }) => fault));
  return [
    ...(breaches.length > 0 ? failed : []),
    `seed ${seed}: ${coverage.requests} requests in ${(ms / 1000).toFixed(0)} s, ${coverage.combinations} of act, state and fault`,
    `faults: ${struck.map(([fault, hits]) => `${fault} ${hits?.length}`).join(', ')}`,
    coverage.table,
    `trips and rows at most: ${costs.table}`,
    coverage.missing(
      ACTS.map(({ name }) => name),
      DATABASE_FAULTS,
    ),
  ].join('\n');
}

test.each(settings())(
  'seed $seed: all holds for $days days of $people people, whatever fails',
  { timeout: 24 * HOURS },
  async (setting) => {
    const drawn = { ...setting, faults: ALL_FAULTS };
    const began = performance.now();
    const world = await simulate(drawn);
    console.error(report(world, performance.now() - began));
    const [breach] = world.breaches;
    if (breach !== undefined && asked?.shrink === true) {
      const script = await shrink(drawn, breach, world.script, simulate);
      console.error(
        script === undefined ? 'the script alone does not lead there' : asTest(drawn, breach, script),
      );
    }
    expect(world.breaches).toEqual([]);
  },
);

test.skipIf(asked !== undefined).each(calm)(
  'seed $seed: where nothing fails, whoever must act is told at once',
  { timeout: HOURS },
  async (setting) => expect((await simulate(setting)).breaches).toEqual([]),
);

test.skipIf(asked !== undefined)('one seed gives one run, byte for byte', async () => {
  const setting = { seed: 3, days: 1, people: 4, faults: ALL_FAULTS };
  const [one, two] = [await simulate(setting), await simulate(setting)];
  expect(two.trace).toEqual(one.trace);
});
