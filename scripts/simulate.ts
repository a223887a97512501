import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { runCommand, wholeNumber } from './lib/command.ts';

/**
 * Runs the whole service under people and faults (test/simulate). The exit code is 1 if something did not hold; what happened
 * is printed then, and with `--shrink` the fewest visits and faults that lead there, as a test; in any case what was tried. It is 2 for a wrong call.
 */
const USAGE = 'usage: npm run simulate -- [--seed S] [--seeds N] [--days N] [--people N] [--shrink]';

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      seeds: { type: 'string', default: '1' },
      days: { type: 'string', default: '30' },
      people: { type: 'string', default: '12' },
      shrink: { type: 'boolean', default: false },
    },
  });
  const setting = {
    seed: wholeNumber('seed', values.seed),
    seeds: wholeNumber('seeds', values.seeds, { min: 1 }),
    days: wholeNumber('days', values.days, { min: 1 }),
    people: wholeNumber('people', values.people, { min: 2, max: 200 }),
    shrink: values.shrink,
  };
  const parts = Math.min(setting.seeds, availableParallelism());
  const partOf = (n: number): number => Math.floor((n * setting.seeds) / parts);
  const runs = Array.from({ length: parts }, (_, n) => {
    const [from, to] = [partOf(n), partOf(n + 1)];
    return simulate({ ...setting, seed: setting.seed + from, seeds: to - from });
  });
  return Math.max(...(await Promise.all(runs)));
}

/** One run needs one core: its service is one process, which waits for nothing. */
async function simulate(setting: { readonly seed: number; readonly seeds: number }): Promise<number> {
  const args = ['run', '--project', 'worker', '--silent=false', 'test/simulate/simulate.test.ts'];
  const env = { ...process.env, SIMULATE: JSON.stringify(setting) };
  const [code] = await once(spawn('vitest', args, { stdio: 'inherit', env }), 'exit');
  return typeof code === 'number' ? code : 1;
}

await runCommand(USAGE, run);
