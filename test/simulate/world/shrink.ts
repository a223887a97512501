import type { Script, Strike, Visit } from './script.ts';
import type { Breach, Setting, World } from './world.ts';

/** Runs a setting to its end, or to the first thing that does not hold. */
type Run = (setting: Setting) => Promise<World>;

/** After so many runs the script is small enough. */
const RUNS = 400;

/**
 * The fewest visits and faults after which the same invariant still does not hold: whole people are left out, then halves,
 * quarters and so on down to single ones (delta debugging). Undefined if the script as it was does not lead there.
 */
export async function shrink(
  setting: Setting,
  breach: Breach,
  script: Script,
  run: Run,
): Promise<Script | undefined> {
  let runs = 0;
  const fails = async (tried: Script): Promise<boolean> => {
    runs += 1;
    const { breaches } = await run({ ...setting, until: breach.at, script: tried });
    return breaches[0]?.invariant === breach.invariant;
  };
  if (!(await fails(script))) return undefined;
  const isDone = (): boolean => runs >= RUNS;
  let { visits, strikes } = script;
  if (await fails({ visits, strikes: [] })) strikes = [];
  for (const person of new Set(visits.map((visit) => visit.person))) {
    const others = visits.filter((visit) => visit.person !== person);
    if (!isDone() && (await fails({ visits: others, strikes }))) visits = others;
  }
  visits = await fewest(visits, (some) => fails({ visits: some, strikes }), isDone);
  strikes = await fewest(strikes, (some) => fails({ visits, strikes: some }), isDone);
  return { visits, strikes };
}

/** The fewest items that still fail, in their order (Zeller and Hildebrandt's ddmin). */
export async function fewest<T>(
  items: readonly T[],
  fails: (items: readonly T[]) => Promise<boolean>,
  isDone: () => boolean = () => false,
): Promise<readonly T[]> {
  let left = items;
  let parts = 2;
  while (left.length > 0 && !isDone()) {
    const without = await firstThatFails(left, Math.min(parts, left.length), fails);
    if (without !== undefined) {
      left = without;
      parts = Math.max(parts - 1, 2);
    } else if (parts >= left.length) break;
    else parts *= 2;
  }
  return left;
}

/** The list without one of so many parts, if that still fails. The last parts are left out first: they matter least. */
async function firstThatFails<T>(
  items: readonly T[],
  parts: number,
  fails: (items: readonly T[]) => Promise<boolean>,
): Promise<readonly T[] | undefined> {
  const size = Math.ceil(items.length / parts);
  for (let part = parts - 1; part >= 0; part -= 1) {
    const without = [...items.slice(0, part * size), ...items.slice((part + 1) * size)];
    if (without.length < items.length && (await fails(without))) return without;
  }
  return undefined;
}

/** The script as a test, to be pasted into a file. */
export function asTest({ seed, days, people }: Setting, { invariant, what }: Breach, script: Script): string {
  const lines = (items: readonly (Visit | Strike)[]): string =>
    items.map((item) => `      ${JSON.stringify(item)},\n`).join('');
  return `// ${what.replaceAll('\n', ' ').slice(0, 200)}
test('${invariant}', async () => {
  const script: Script = {
    visits: [
${lines(script.visits)}    ],
    strikes: [
${lines(script.strikes)}    ],
  };
  const { breaches } = await simulate({ seed: ${seed}, days: ${days}, people: ${people}, script });
  expect(breaches).toEqual([]);
});`;
}
