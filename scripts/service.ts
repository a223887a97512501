/** The service as wrangler runs it on this machine, for `npm start` and `npm run dev`. Offline and without an account. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { localVapidKeys } from './vapid.ts';

const env = {
  ...process.env,
  CI: process.env['CI'] ?? 'true', // then wrangler asks nothing
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

/** Runs a command to its end. If it fails, prints its output and ends this process. */
export function run(command: string, ...args: string[]): void {
  const done = spawnSync(command, args, { env, encoding: 'utf8' });
  if (done.status === 0) return;
  console.error(`${command} ${args.join(' ')} failed:\n${done.error?.message ?? done.stdout + done.stderr}`);
  process.exit(1);
}

/**
 * Applies the migrations and starts the Worker at `port`, until this process is told to end. Resolves when the
 * Worker answers. `origin` is the page's address, which mails link to. State is kept in .wrangler/.
 */
export async function startService(port: number, origin: string): Promise<void> {
  console.log('Preparing the database …');
  run('wrangler', 'd1', 'migrations', 'apply', 'carrack', '--local');
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
  const dev = ['dev', '--port', `${port}`, '--ip', '127.0.0.1', ...named, '--log-level', 'warn'];
  const service = spawn('wrangler', dev, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
  service.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
  process.on('exit', () => service.kill());
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
