import { spawnSync } from 'node:child_process';
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
  const args = ['run', '--project', 'worker', '--silent=false', 'test/simulate/simulate.test.ts'];
  const env = { ...process.env, SIMULATE: JSON.stringify(setting) };
  return spawnSync('vitest', args, { stdio: 'inherit', env }).status ?? 1;
}

await runCommand(USAGE, run);
