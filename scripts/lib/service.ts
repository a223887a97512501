import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { localVapidKeys } from '../keys.ts';
import { boundDatabases, type BoundDatabase } from './database.ts';
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The databases of a local service, as files that Miniflare keeps. */

/** Where wrangler keeps the state of a local service. */
export const LOCAL_STATE = '.wrangler/state';

/** The class under which Miniflare keeps databases. */
const CLASS = 'miniflare-D1DatabaseObject';

const fileOf = (state: string, binding: string): string =>
  join(state, 'v3/d1', CLASS, `${objectId(CLASS, binding)}.sqlite`);

/** The id that workerd gives to an object of this name, and its file. */
function objectId(namespace: string, name: string): string {
  const key = createHash('sha256').update(namespace).digest();
  const hmac = (of: string | Buffer): Buffer => createHmac('sha256', key).update(of).digest().subarray(0, 16);
  return Buffer.concat([hmac(name), hmac(hmac(name))]).toString('hex');
}

/** The table in which wrangler notes what it has applied. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Brings a database up to date, while no service runs on it. Does the same as `wrangler d1 migrations apply --local`, which
 * starts a server for each migration and so takes ten seconds. Answers the migrations that were missing.
 */
export function migrate({ binding, migrations }: BoundDatabase, state = LOCAL_STATE): readonly string[] {
  const file = fileOf(state, binding);
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec(APPLIED);
    const known = database.prepare('SELECT name FROM d1_migrations').all();
    const applied = new Set(known.map(({ name }) => name));
    const missing = readdirSync(migrations).filter((name) => name.endsWith('.sql') && !applied.has(name));
    const note = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)');
    for (const name of missing.toSorted()) {
      database.exec(`BEGIN; ${readFileSync(join(migrations, name), 'utf8')}`);
      note.run(name);
      database.exec('COMMIT');
    }
    return missing;
  } finally {
    database.close();
  }
}

/** The service as wrangler runs it on this machine, for `npm start` and `npm run dev`. Offline and without an account. */

const env = {
  ...process.env,
  CI: process.env['CI'] ?? 'true', // then wrangler asks nothing
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

/** What this process has started and what runs. Each has a process group of its own, so that its children end with it. */
const started = new Set<ChildProcess>();
let isEnding = false;

function start(command: string, args: readonly string[], stdio: StdioOptions): ChildProcess {
  const child = spawn(command, args, { env, stdio, detached: true });
  started.add(child);
  child.on('exit', () => {
    signalGroup(child, 'SIGKILL'); // what outlived its parent
    started.delete(child);
  });
  return child;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {} // it is gone
}

/** After this time (ms) what does not end is killed. */
const GRACE = 5_000;

/**
 * Ends this process, with all that it has started, when it is told to, when its terminal closes, and when the npm that
 * started it is gone. Told twice, it does not wait.
 */
export function endTogether(): void {
  const end = (): void => {
    if (isEnding || started.size === 0) process.exit(0);
    isEnding = true;
    for (const child of started) {
      child.once('exit', () => started.size === 0 && process.exit(0));
      signalGroup(child, 'SIGTERM');
    }
    setTimeout(() => process.exit(0), GRACE);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
  process.on('exit', () => started.forEach((child) => signalGroup(child, 'SIGKILL')));
}

/** Runs a command to its end. If it fails, prints its output and ends this process. */
export async function run(command: string, ...args: string[]): Promise<void> {
  const child = start(command, args, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = await once(child, 'close').catch((error: Error) => [error.message]);
  if (code === 0) return;
  console.error(`${command} ${args.join(' ')} failed:\n${output || code}`);
  process.exit(1);
}

/**
 * Applies the migrations and starts the Worker at `port`, until this process is told to end. Resolves when the
 * Worker answers. `origin` is the page's address, which mails link to. State is kept in .wrangler/.
 */
export async function startService(port: number, origin: string): Promise<void> {
  for (const database of boundDatabases())
    if (migrate(database).length > 0) console.log(`Prepared the database ${database.binding}`);
  const vars = {
    DEV: '1',
    PICTURES: '1',
    CAPTURE_MAILS: '1', // mails are shown at /dev/mails instead of being sent
    ORIGIN: origin,
    ...localVapidKeys(),
    ...given('MAIL_HOLD'),
    ...given('TIME_SCALE'),
    ...given('OPERATOR_TOKEN'),
  };
  const named = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const address = ['--port', `${port}`, '--ip', '127.0.0.1'];
  // Without `--test-scheduled` wrangler warns that nobody runs the cron; `startCron` does.
  const dev = ['dev', ...address, ...named, '--test-scheduled', '--log-level', 'warn'];
  start('wrangler', dev, ['ignore', 'inherit', 'inherit']).on(
    'exit',
    (code) => isEnding || process.exit(code ?? 1),
  );
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 200));
}

/** A variable of this process that the Worker gets too. */
const given = (name: string): Record<string, string> => {
  const value = process.env[name];
  return value === undefined ? {} : { [name]: value };
};

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    (response) => response.ok,
    () => false,
  );

/** Ends this process if the port is taken: before anything is written under a service that runs. */
export async function checkPort(port: number): Promise<void> {
  const taken = await listening(port).then(
    (server) => new Promise<false>((resolve) => server.close(() => resolve(false))),
    (error: Error) => error,
  );
  if (taken === false) return;
  console.error(`Port ${port} cannot be used: ${taken.message}`);
  process.exit(1);
}

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = await listening(0);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The cron of wrangler.toml for a local service. Miniflare runs a cron only on request. */

/** The interval of wrangler.toml's cron. */
const EVERY_MS = 5 * 60_000;

/** Runs the cron now. False if the service does not answer or its sweep failed. */
export const runCron = (address: string): Promise<boolean> =>
  fetch(`${address}/cdn-cgi/local/scheduled`).then(
    (response) => response.ok,
    () => false,
  );

/**
 * Runs the cron at once, for everything that became due while the service was down, and then as in production.
 */
export function startCron(address: string): void {
  const sweep = async (): Promise<void> => {
    if (!(await runCron(address))) console.error('The cron did not run; it is tried again in five minutes.');
  };
  void sweep();
  setInterval(sweep, EVERY_MS).unref();
}
