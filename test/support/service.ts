import { subscribe } from 'node:diagnostics_channel';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Log, LogLevel, Miniflare, Response, type MiniflareOptions } from 'miniflare';
import { build } from 'vite';
import { unstable_readConfig as readConfig } from 'wrangler';
import { boundDatabases } from '../../scripts/lib/database.ts';
import { isInsert, sideOf } from './sides.ts';

/** The real service in a real workerd process on a directory of its own, for tests that need the process itself. */

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type WorkerOptions = MiniflareOptions['workers'][number];

/** A Worker to run: its module, and its bindings besides the database and the rooms. */
interface WorkerSpec {
  readonly name: string;
  /** Path from the project's root. */
  readonly entry: string;
  /** The Durable Object classes it exports; by default all of wrangler.toml's. */
  readonly objects?: readonly string[];
  /** Called with its name at every failpoint. A promise that never settles stops the Worker there. */
  readonly failpoint?: (name: string) => Promise<void>;
  /** Added to wrangler.toml's. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Bindings of databases that lead elsewhere, and further ones. */
  readonly databases?: Readonly<Record<string, string>>;
}

export const PRODUCTION: WorkerSpec = { name: 'carrack', entry: 'worker/index.ts' };

/** The module and all its imports as one text. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(ROOT, entry),
      write: false,
      minify: false,
      target: 'es2024',
      rolldownOptions: {
        external: [/^cloudflare:/, /\.(?:wasm|ttf)$/] /* for pictures, which such a service does not make */,
        output: { codeSplitting: false },
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${entry} was not bundled`);
  return chunk.code;
}

/** What the databases and the bucket are called here. */
const NAME = 'carrack';

/** The databases of games, that of the letter `a` first. */
const GAMES = boundDatabases().flatMap(({ binding }) => (binding.startsWith('GAMES_') ? [binding] : []));

/** The parts of wrangler.toml that are read. */
interface Config {
  readonly compatibility_date?: string | undefined;
  readonly compatibility_flags: string[];
  readonly d1_databases: readonly { readonly binding: string }[];
  readonly r2_buckets: readonly { readonly binding: string }[];
  readonly durable_objects: {
    readonly bindings: readonly { readonly name: string; readonly class_name: string }[];
  };
  readonly vars: Readonly<Record<string, unknown>>;
}

const byName = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries);

/** Settings of a service in development: a seed may be chosen. The real port is not known before it runs. */
const LOCAL = { DEV: '1', ORIGIN: 'http://127.0.0.1' };

const d1 = (database: string) => ({ type: 'd1', id: `${NAME}-${database}` }) as const;

/** The Worker as wrangler.toml describes it, without rate limit, mail, page and cron. */
async function workerOptions({
  name,
  entry,
  objects,
  failpoint,
  vars,
  databases = {},
}: WorkerSpec): Promise<WorkerOptions> {
  const config: Config = readConfig({ config: join(ROOT, 'wrangler.toml') }, { hideWarnings: true });
  const classes = config.durable_objects.bindings
    .map(({ name: binding, class_name: exportName }) => ({ binding, exportName }))
    .filter(({ exportName }) => objects?.includes(exportName) ?? true);
  const handler = async (request: { readonly url: string }): Promise<Response> => {
    await failpoint?.(new URL(request.url).pathname.slice(1));
    return new Response();
  };
  return {
    config: {
      name,
      compatibilityDate: config.compatibility_date ?? '',
      compatibilityFlags: config.compatibility_flags,
      manifest: {
        mainModule: 'index.js',
        modules: { 'index.js': { type: 'esm', contents: await bundle(entry) } },
      },
      env: {
        ...byName(
          Object.entries({
            ...byName(config.d1_databases.map(({ binding }) => [binding, binding])),
            ...databases,
          }).map(([binding, database]) => [binding, d1(database)]),
        ),
        ...byName(config.r2_buckets.map(({ binding }) => [binding, { type: 'r2', name: NAME }])),
        ...byName(
          classes.map(({ binding, exportName }) => [
            binding,
            { type: 'durable-object', worker: name, exportName },
          ]),
        ),
        ...byName(
          Object.entries({ ...config.vars, ...LOCAL, ...vars }).map(([key, value]) => [
            key,
            { type: 'text', value: String(value) },
          ]),
        ),
        ...(failpoint ? { FAILPOINTS: { type: 'fetcher', handler } } : {}),
      },
      exports: byName(
        classes.map(({ exportName }) => [exportName, { type: 'durable-object', storage: 'sqlite' }]),
      ),
    },
    dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
  };
}

const statementsIn = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').split('--> statement-breakpoint');

/** All child processes, so that the runtime's can be identified when it must be killed. */
const children: ChildProcess[] = [];
subscribe('child_process', (message) => children.push((message as { process: ChildProcess }).process));

const isRunningRuntime = (child: ChildProcess): boolean =>
  child.spawnfile?.includes('workerd') && child.exitCode === null && child.signalCode === null;

/** A started service; at most one per process at a time. */
export class Service {
  readonly #dir: string;
  #workers: readonly WorkerOptions[];
  readonly #inspected: boolean;
  #miniflare: Miniflare;
  #up: Promise<unknown>;

  /** `inspected`: with an inspector, for benches that look into its heap. */
  constructor(dir: string, workers: readonly WorkerOptions[], inspected = false) {
    this.#dir = dir;
    this.#inspected = inspected;
    this.#workers = workers;
    this.#miniflare = this.#start();
    this.#up = this.#miniflare.ready;
  }

  #start(): Miniflare {
    return new Miniflare({
      workers: [...this.#workers],
      resourcePersistencePath: this.#dir,
      cf: false,
      ...(this.#inspected ? { inspectorPort: 0 } : {}),
      logRequests: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: ({ level, message }) => void (level === 'error' && this.errors.push(message)),
    });
  }

  /** What the Workers have logged as errors. */
  readonly errors: string[] = [];

  get miniflare(): Miniflare {
    return this.#miniflare;
  }

  /** Process of the runtime. */
  get pid(): number | undefined {
    return children.find(isRunningRuntime)?.pid;
  }

  /** Address of the runtime's inspector, if the service was started with one. */
  async inspector(): Promise<URL> {
    await this.#up;
    return this.#miniflare.getInspectorURL();
  }

  /** Address of a Worker; it changes with every restart. */
  address = async (worker = PRODUCTION.name): Promise<URL> => {
    await this.#up;
    return this.#miniflare.unsafeGetDirectURL(worker);
  };

  /** Rows of a query on the databases themselves, without the Worker: of all that have its tables. */
  async rows<Row>(sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    await this.#up;
    const named = sideOf(sql) === 'people' ? ['PEOPLE'] : GAMES;
    const found: Row[] = [];
    for (const name of isInsert(sql) ? named.slice(0, 1) : named) {
      const db = await this.#miniflare.getD1Database(name);
      const { results } = await db
        .prepare(sql)
        .bind(...values)
        .all<Row>();
      found.push(...results);
    }
    return found;
  }

  /** Runs the scheduled handler, now or for a given time. */
  async scheduled(scheduledTime = new Date()): Promise<void> {
    await this.#up;
    const worker = await this.#miniflare.getWorker();
    await worker.scheduled({ cron: '*/5 * * * *', scheduledTime });
  }

  async migrate(): Promise<void> {
    await this.#up;
    const folder = join(ROOT, 'migrations');
    const bound = Object.entries(this.#workers[0]?.config?.env ?? {}).flatMap(([name, binding]) =>
      binding.type === 'd1' ? [[binding.id, name] as const] : [],
    );
    const databases = await Promise.all(
      [...new Map(bound).values()].map((name) => this.#miniflare.getD1Database(name)),
    );
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted())
      await Promise.all(
        databases.map((database) =>
          database.batch(statementsIn(join(folder, file)).map((sql) => database.prepare(sql))),
        ),
      );
  }

  /**
   * Kills the runtime and starts another on the same directory; settles when the new one answers. `forgetRooms`:
   * without the rooms' storage, alarms included.
   */
  async crash({ forgetRooms = false } = {}): Promise<void> {
    await this.#up; // a runtime that is still starting would break the next start
    for (const child of children.filter(isRunningRuntime)) child.kill('SIGKILL');
    const dead = this.#miniflare.dispose(); // must come first, or it starts a new runtime in place of the dead one
    this.#up = (async () => {
      await dead;
      if (forgetRooms) rmSync(join(this.#dir, 'do'), { recursive: true });
      this.#miniflare = this.#start();
      await this.#miniflare.ready;
    })();
    await this.#up;
  }

  /** Starts another runtime, in which a binding leads to another database. */
  async rebind(binding: string, database: string): Promise<void> {
    await this.#up;
    await this.#miniflare.dispose();
    this.#workers = this.#workers.map(({ config, ...options }) => ({
      ...options,
      config: { ...config, env: { ...config?.env, [binding]: d1(database) } },
    }));
    this.#miniflare = this.#start();
    this.#up = this.#miniflare.ready;
    await this.#up;
  }

  async stop(): Promise<void> {
    await this.#up;
    await this.#miniflare.dispose();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

/** Starts Workers on a new database in one process. `rows` uses the first one's bindings. */
export const startService = (...specs: readonly WorkerSpec[]): Promise<Service> => start(specs, false);

/** The same with an inspector. */
export const startInspected = (...specs: readonly WorkerSpec[]): Promise<Service> => start(specs, true);

async function start(specs: readonly WorkerSpec[], inspected: boolean): Promise<Service> {
  const workers = await Promise.all(specs.map(workerOptions));
  const service = new Service(mkdtempSync(join(tmpdir(), 'carrack-')), workers, inspected);
  await service.migrate();
  return service;
}
