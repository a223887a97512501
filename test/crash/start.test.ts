import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/service.ts';
import { ROOT } from '../support/service.ts';
import { until } from '../support/until.ts';

/** `npm start` as a person has it: from nothing, again, and ended. */

/** A checkout of its own: what is built and stored here is nobody else's. */
const home = mkdtempSync(join(tmpdir(), 'carrack-start-'));
for (const part of ['web', 'shared', 'worker', 'scripts', 'migrations', '.npmrc'])
  cpSync(join(ROOT, part), join(home, part), { recursive: true });
for (const part of [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'wrangler.toml',
])
  cpSync(join(ROOT, part), join(home, part));
symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Started {
  readonly npm: ChildProcess;
  readonly output: () => string;
  readonly port: number;
}

let seen: readonly number[] = [];
afterEach(() => seen.filter(isRunning).forEach((pid) => process.kill(pid, 'SIGKILL')));

async function start(): Promise<Started> {
  const port = await freePort();
  const npm = spawn('npm', ['start'], { cwd: home, env: { ...process.env, PORT: `${port}` } });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  return { npm, output: () => output, port };
}

const says = (it: Started, text: string): Promise<true> =>
  until(`“${text}” in “${it.output()}”`, () => it.output().includes(text) || undefined, 120_000);

/** Running processes with their parents; one that has ended and is not yet collected does not run. */
const processes = (): readonly (readonly number[])[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith('Z'))
    .map(([pid, parent]) => [Number(pid), Number(parent)]);

const isRunning = (pid: number): boolean => processes().some(([one]) => one === pid);

/** A process and all that come from it. */
function family(root: number): readonly number[] {
  const all = processes();
  const members = [root];
  for (const member of members)
    members.push(...all.flatMap(([pid = 0, parent]) => (parent === member ? [pid] : [])));
  return members;
}

/** Ends npm by a signal, and waits until nothing of it runs. */
async function end({ npm }: Started, signal: NodeJS.Signals): Promise<void> {
  seen = family(npm.pid ?? 0);
  expect(seen.length).toBeGreaterThan(2);
  const gone = once(npm, 'exit');
  npm.kill(signal);
  await gone;
  await until('all that npm had started to end', () => !seen.some(isRunning) || undefined, 30_000);
}

test('ended while it builds, it leaves nothing running', async () => {
  const it = await start();
  await says(it, 'Building the page');
  await until('the build', () => family(it.npm.pid ?? 0).length > 2 || undefined);
  await end(it, 'SIGTERM');
});

/** Starts it, sees that it serves, and ends npm by the signal. The result is what it has written. */
async function runEndedBy(signal: NodeJS.Signals): Promise<string> {
  const it = await start();
  await says(it, 'Carrack is at');
  expect((await fetch(`http://127.0.0.1:${it.port}/`)).status).toBe(200);
  await end(it, signal);
  return it.output();
}

test('it builds and migrates what has changed, and nothing twice, warns of nothing, and leaves nothing running', async () => {
  await runEndedBy('SIGTERM');
  expect(await runEndedBy('SIGHUP')).not.toMatch(/Building|Prepared|warn/i);
  rmSync(join(home, '.wrangler/state'), { recursive: true });
  cpSync(join(ROOT, 'README.md'), join(home, 'web/public/new.txt'));
  expect(await runEndedBy('SIGINT')).toMatch(/Building the page[^]*Prepared the database/);
  expect(await runEndedBy('SIGKILL')).not.toMatch(/Building|Prepared|warn/i);
}, 600_000);
