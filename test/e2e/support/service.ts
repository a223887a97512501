import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, migrate } from '../../../scripts/lib/service.ts';
import { boundDatabases } from '../../../scripts/lib/database.ts';
import { until } from '../../support/until.ts';
import { newVapidKeys } from '../../../scripts/keys.ts';

/** The whole service as `npm start` runs it, with its own port and state. */
export interface Service {
  readonly origin: string;
  /** Kills it and starts it again on the same state. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Its error output. */
  readonly complaints: () => string;
}

/** Limit of a start, also on a slow machine; a service that takes longer is broken. */
const START_MS = 60_000;

/** Wrangler for tests: it asks nothing and makes no network calls. */
const WRANGLER_ENV = {
  ...process.env,
  CI: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
};

/** Opens the operator's page of every service of the tests. */
export const OPERATOR_TOKEN = 'operator-of-the-tests';

const newDirectory = (): string => mkdtempSync(join(tmpdir(), 'carrack-e2e-'));
const remove = (directory: string): void => rmSync(directory, { recursive: true, force: true });

/** A directory with an empty database that is up to date. */
export function migratedState(): { readonly path: string; remove(): void } {
  const path = newDirectory();
  for (const database of boundDatabases()) migrate(database, path);
  return { path, remove: () => remove(path) };
}

/** Starts it on a copy of a migrated state. */
export async function startService(migrated: string): Promise<Service> {
  const state = newDirectory();
  cpSync(migrated, state, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const vars = {
    DEV: '1',
    CAPTURE_MAILS: '1',
    ORIGIN: origin,
    MAIL_HOLD: '1', // mails after a second
    OPERATOR_TOKEN,
    ...newVapidKeys(),
  };
  const given = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const args = ['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--inspector-port', '0', ...given];
  let complaints = '';
  const start = async (): Promise<ChildProcess> => {
    const child = spawn('wrangler', [...args, '--log-level', 'error', '--persist-to', state], {
      env: WRANGLER_ENV,
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true, // its own process group, so that all of it can be killed
    });
    child.stderr?.on('data', (text: Buffer) => (complaints += text.toString()));
    await until('the service to come up', () => isUp(origin), START_MS).catch((error: unknown) => {
      throw new Error(`wrangler said: ${complaints}`, { cause: error });
    });
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
      remove(state);
    },
    complaints: () => complaints,
  };
}

const isUp = (origin: string): Promise<true | undefined> =>
  fetch(`${origin}/api/health`).then(
    (response) => response.ok || undefined,
    () => undefined,
  );

async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
