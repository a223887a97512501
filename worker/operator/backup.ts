import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers';
import { bytesToHex } from '@noble/hashes/utils.js';
import { rootCauseMessage } from '../lib/failure.ts';
import { isPaidPlan } from '../lib/settings.ts';
import {
  BACKUP_INDEX,
  isDatabase,
  type BackupManifest,
  type BackupPart,
  type RowCounts,
} from './backupFormat.ts';

/**
 * The nightly backup: each database goes to the bucket BACKUPS in portions, as gzipped lines of JSON, and a manifest with counts
 * and hashes after them. `npm run restore` reads it.
 *
 * A game is read in one transaction, with its seats, its log and all else that begins with its id: so it is whole as of some
 * moment, whatever is played meanwhile. Games come before the rest: who comes meanwhile is there without a game, and no game is
 * there without its players.
 */

/** Backups are kept for so many days. */
const KEPT_DAYS = 30;

/** Rows of a part, about. The free plan allows a step 10 ms of the processor's time, and an instance 1 024 steps. */
const ROWS = { free: 100, paid: 2_000 };

/** Games of a part at most: an archived one has few rows. */
const GAMES = 500;

const RETRIES = { retries: { limit: 5, delay: '1 minute', backoff: 'exponential' } } as const;

export class Backup extends WorkflowEntrypoint<Env> {
  override run({ timestamp }: Readonly<WorkflowEvent<unknown>>, step: WorkflowStep): Promise<void> {
    return backUp(this.env, timestamp.getTime(), (name, work) => step.do(name, RETRIES, work));
  }
}

/** A part of the work whose result is kept, so that it is not done again after a stop. */
type Step = (name: string, work: () => Promise<string>) => Promise<string>;

/** Backs all databases up that the Worker is bound to. Does nothing without a bucket. */
export async function backUp(env: Env, at: number, step: Step): Promise<void> {
  const bucket = env.BACKUPS;
  if (bucket === undefined) return;
  const rows = isPaidPlan(env) ? ROWS.paid : ROWS.free;
  try {
    for (const [binding, db] of databasesOf(env))
      await new DatabaseBackup({ bucket, db, step, rows, binding, at }).make();
    await step('index', () => endBackup(bucket, at));
  } catch (error) {
    console.error({ event: 'backup failed', error: rootCauseMessage(error) });
    throw error;
  }
}

/** People come last: then no game that is restored has a player who is not. */
const databasesOf = (env: Env): readonly (readonly [string, D1Database])[] =>
  Object.entries(env)
    .filter((entry): entry is [string, D1Database] => isDatabase(entry[0]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

interface Table {
  readonly name: string;
  /** The columns of its primary key. */
  readonly key: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

interface Portion {
  readonly tables: readonly (readonly [table: string, rows: readonly Row[]])[];
  /** The key after which the next portion begins; undefined: this is the last. */
  readonly next: readonly unknown[] | undefined;
}

interface Task {
  readonly bucket: R2Bucket;
  readonly db: D1Database;
  readonly step: Step;
  readonly rows: number;
  readonly binding: string;
  readonly at: number;
}

class DatabaseBackup {
  readonly #task: Task;
  readonly #parts: BackupPart[] = [];

  constructor(task: Task) {
    this.#task = task;
  }

  async make(): Promise<void> {
    const { db, bucket, binding, at } = this.#task;
    const { schema, tables } = await this.#step('schema', () => schemaOf(db));
    const hasGames = tables.some(({ name }) => name === 'games');
    const ofGames = tables.filter(({ name, key }) => name === 'games' || (hasGames && key[0] === 'game_id'));
    if (hasGames) await this.#putAll('games', (after) => this.#readGames(ofGames, after));
    for (const table of tables.filter((table) => !ofGames.includes(table)))
      await this.#putAll(table.name, (after) => this.#readTable(table, after));
    const rows = sumOf(this.#parts);
    const manifest: BackupManifest = { format: 1, database: binding, at, schema, rows, parts: this.#parts };
    await this.#step('manifest', async () => {
      await bucket.put(this.#keyOf('manifest.json'), JSON.stringify(manifest));
      return {};
    });
  }

  async #step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { step, binding } = this.#task;
    return JSON.parse(await step(`${binding}: ${name}`, async () => JSON.stringify(await work()))) as T;
  }

  /** Reads portion by portion, and puts each into an object. */
  async #putAll(name: string, read: (after: readonly unknown[]) => Promise<Portion>): Promise<void> {
    let after: readonly unknown[] | undefined = [];
    for (let n = 1; after !== undefined; n += 1) {
      const from: readonly unknown[] = after;
      const done = await this.#step(`${name} ${n}`, async () => {
        const { tables, next } = await read(from);
        return { part: await this.#put(`${name}-${n}.ndjson.gz`, tables), next };
      });
      this.#parts.push(done.part);
      after = done.next;
    }
  }

  async #put(name: string, tables: Portion['tables']): Promise<BackupPart> {
    const lines = tables.flatMap(([table, rows]) => rows.map((row) => `${JSON.stringify([table, row])}\n`));
    const stream = new Blob(lines).stream().pipeThrough(new CompressionStream('gzip'));
    const bytes = await new Response(stream).arrayBuffer();
    const sha256 = bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
    const key = this.#keyOf(name);
    await this.#task.bucket.put(key, bytes, { sha256 }); // refused if it arrives as something else
    return { key, sha256, rows: Object.fromEntries(tables.map(([table, { length }]) => [table, length])) };
  }

  #keyOf = (name: string): string => `${momentOf(this.#task.at)}/${this.#task.binding}/${name}`;

  /** All rows of the next games. */
  async #readGames(tables: readonly Table[], [after = '']: readonly unknown[]): Promise<Portion> {
    const { db, rows } = this.#task;
    const { results } = await db
      .prepare('SELECT id, seq, archived FROM games WHERE id > ? ORDER BY id LIMIT ?')
      .bind(after, GAMES)
      .all<{ readonly id: string; readonly seq: number; readonly archived: string | null }>();
    let sum = 0;
    const last = results.find(({ seq, archived }) => (sum += archived === null ? seq : 1) >= rows);
    const upTo = last?.id ?? (results.length === GAMES ? results.at(-1)?.id : undefined);
    const selects = tables.map(({ name, key: [column] }) =>
      upTo === undefined
        ? db.prepare(`SELECT * FROM "${name}" WHERE "${column}" > ?`).bind(after)
        : db.prepare(`SELECT * FROM "${name}" WHERE "${column}" > ? AND "${column}" <= ?`).bind(after, upTo),
    );
    const found = await db.batch<Row>(selects);
    return {
      tables: tables.map(({ name }, n) => [name, found[n]?.results ?? []]),
      next: upTo === undefined ? undefined : [upTo],
    };
  }

  /** The next rows of a table, in the order of its key. */
  async #readTable({ name, key }: Table, after: readonly unknown[]): Promise<Portion> {
    const { db, rows } = this.#task;
    const columns = key.map((column) => `"${column}"`).join();
    const from = after.length === 0 ? '' : `WHERE (${columns}) > (${key.map(() => '?').join()})`;
    const { results } = await db
      .prepare(`SELECT * FROM "${name}" ${from} ORDER BY ${columns} LIMIT ?`)
      .bind(...after, rows)
      .all<Row>();
    const last = results.length < rows ? undefined : results.at(-1);
    return { tables: [[name, results]], next: last && key.map((column) => last[column]) };
  }
}

/** Tables of the platform and of SQLite itself are left out, and the triggers of `npm run part`: nothing could be restored through them. */
async function schemaOf(
  db: D1Database,
): Promise<{ readonly schema: readonly string[]; readonly tables: readonly Table[] }> {
  const { results } = await db
    .prepare(
      `SELECT name, type, sql FROM sqlite_master
        WHERE sql IS NOT NULL AND type <> 'trigger' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' ORDER BY type = 'index', rowid`,
    )
    .all<{ readonly name: string; readonly type: string; readonly sql: string }>();
  const names = results.filter(({ type }) => type === 'table').map(({ name }) => name);
  const keys = await db.batch<{ readonly name: string }>(
    names.map((name) =>
      db.prepare('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk').bind(name),
    ),
  );
  return {
    schema: results.map(({ sql }) => sql),
    tables: names.map((name, n) => ({ name, key: keys[n]?.results.map((column) => column.name) ?? [] })),
  };
}

/** Deletes the backups that are too old, and lists those that are left. */
async function endBackup(bucket: R2Bucket, now: number): Promise<string> {
  const oldest = momentOf(now - KEPT_DAYS * 86_400_000);
  for (;;) {
    const { objects } = await bucket.list(); // in the order of the keys
    const old = objects.map(({ key }) => key).filter((key) => key < oldest);
    if (old.length === 0) break;
    await bucket.delete(old);
  }
  const { delimitedPrefixes } = await bucket.list({ delimiter: '/' });
  const list = JSON.stringify(delimitedPrefixes.map((prefix) => prefix.slice(0, -1)));
  await bucket.put(BACKUP_INDEX, list);
  return list;
}

/** As backups are named, and sorted: `2026-11-28T03-00-00`. */
const momentOf = (at: number): string => new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');

function sumOf(parts: readonly BackupPart[]): RowCounts {
  const sum: Record<string, number> = {};
  for (const { rows } of parts)
    for (const [table, n] of Object.entries(rows)) sum[table] = (sum[table] ?? 0) + n;
  return sum;
}
