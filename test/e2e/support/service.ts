import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { WRANGLER_ENV } from './migrated.ts';

/** The whole service as `npm start` runs it, on a port and with a state of its own. */
export interface Service {
  readonly origin: string;
  /** Kills it and starts it again on the same state. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Nothing here takes longer on a slow machine; a service that does not come up in this time is broken. */
const START_MS = 60_000;

export async function startService(): Promise<Service> {
  const state = mkdtempSync(join(tmpdir(), 'carrack-e2e-'));
  cpSync(inject('migrated'), state, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const vars = { DEV: '1', CAPTURE_MAILS: '1', ORIGIN: origin, MAIL_HOLD: '1' }; // mails after a second
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const args = ['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--inspector-port', '0', ...given];
  const start = async (): Promise<ChildProcess> => {
    const child = spawn('wrangler', [...args, '--log-level', 'error', '--persist-to', state], {
      env: WRANGLER_ENV,
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true, // its own process group, so that all of it can be killed
    });
    await answering(origin);
    return child;
  };
  let child = await start();
  return {
    origin,
    restart: async () => {
      await kill(child);
      child = await start();
    },
    stop: async () => {
      await kill(child);
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answering(origin: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const up = await fetch(`${origin}/api/health`).then(
      (r) => r.ok,
      () => false,
    );
    if (up) return;
    await pause(100);
  }
  throw new Error('the service did not come up');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
