/**
 * `npm test`, after check and build: all tests. `--fast` (`npm run test:fast`): the check, and the tests that need neither a
 * service nor a browser.
 *
 * What waits runs beside what computes. Tests of killed processes and of browsers leave a core idle for most of their time, those
 * of rules, page and service do not. Of what runs beside, the output follows in one piece once all has ended.
 */
import { spawn } from 'node:child_process';

/** Runs a command; the result says whether it succeeded, and what it has written if that is not shown yet. */
const run = (command: string, args: readonly string[], stdio: 'inherit' | 'pipe') =>
  new Promise<{ readonly isGreen: boolean; readonly output: string }>((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', (code) => resolve({ isGreen: code === 0, output }));
  });

const tests = (stdio: 'inherit' | 'pipe', ...projects: readonly string[]) =>
  run('vitest', ['run', ...projects.flatMap((project) => ['--project', project])], stdio);

const results = await Promise.all(
  process.argv.includes('--fast')
    ? [tests('inherit', 'unit', 'page'), run('npm', ['run', '--silent', 'check'], 'pipe')]
    : [tests('inherit', 'unit', 'page', 'worker'), tests('pipe', 'crash', 'e2e')],
);
for (const { output } of results) process.stdout.write(output);
process.exit(results.every(({ isGreen }) => isGreen) ? 0 : 1);
