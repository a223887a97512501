import { introspectWorkflowInstance, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { manifestOf, statementsOf, type ReadObject } from '../../scripts/lib/backups.ts';
import { backUp } from '../../worker/operator/backup.ts';
import type { BackupManifest } from '../../worker/operator/backupFormat.ts';
import { envWith } from './support/bindings.ts';
import { startClock, stopClock } from './support/clock.ts';
import { logRows, tableNames, throughGate, type Gate } from './support/database.ts';
import { wholeLife } from './support/former.ts';
import {
  clientOf,
  playedGame,
  playRandomly,
  streamOf,
  viewOf,
  wholeLog,
  type Match,
} from './support/play.ts';
import { emptyService } from './support/emptied.ts';
import { DB, databases } from './support/stored.ts';

/** The nightly backup, and what is restored from it. */

beforeEach(async () => {
  await emptyService();
  startClock();
});
afterEach(() => {
  stopClock();
  vi.restoreAllMocks();
});

const AT = Date.UTC(2026, 10, 28, 3);
const BACKUP = '2026-11-28T03-00-00';

/** Every step at once. */
const inOneGo = (_name: string, work: () => Promise<string>): Promise<string> => work();

/** The bucket's objects, to be read as `npm run restore` reads them. */
async function objects(): Promise<Map<string, Uint8Array>> {
  const listed = (await env.BACKUPS?.list())?.objects ?? [];
  const bytes = await Promise.all(
    listed.map(async ({ key }) => {
      const object = await env.BACKUPS?.get(key);
      return [key, new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer())] as const;
    }),
  );
  return new Map(bytes);
}

/** The whole backups, as the bucket lists them. */
const index = async (): Promise<readonly string[]> =>
  (await (await env.BACKUPS?.get('index.json'))?.json<string[]>()) ?? [];

const readerOf =
  (all: ReadonlyMap<string, Uint8Array>): ReadObject =>
  (key) =>
    all.get(key);

/** All rows of all tables. */
async function contents(): Promise<Readonly<Record<string, unknown>>> {
  const names = tableNames();
  const found = await DB.batch(names.map((name) => DB.prepare(`SELECT * FROM "${name}"`)));
  return Object.fromEntries(
    names.map((name, n) => [name, found[n]?.results.map((row) => JSON.stringify(row)).toSorted()]),
  );
}

async function statementsIn(manifest: BackupManifest, read: ReadObject): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const sql of statementsOf(manifest, read)) all.push(sql);
  return all;
}

/** By its binding, each database of the service. */
const bound = (): readonly (readonly [binding: string, database: D1Database])[] =>
  Object.entries(env).flatMap(([binding, database]) =>
    databases().includes(database as unknown as D1Database) && !(env.SIDES === '1' && binding === 'PEOPLE') // then it is GAMES_A
      ? [[binding, database as unknown as D1Database] as const]
      : [],
  );

/** Empties the service, databases, rooms and buckets, and restores the databases. */
async function restoreFrom(all: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await reset();
  const read = readerOf(all);
  for (const [binding, database] of bound()) {
    const ours = `SELECT name FROM sqlite_master WHERE type = 'table' AND name IN ('games', 'players')`;
    expect((await database.prepare(ours).all()).results).toEqual([]);
    const statements = await statementsIn(manifestOf(read, BACKUP, binding), read);
    await database.batch(statements.map((sql) => database.prepare(sql)));
  }
}

/** The rows of all databases together, by table. */
function rowsIn(all: ReadonlyMap<string, Uint8Array>, backup: string): Readonly<Record<string, number>> {
  const counts = bound().flatMap(([binding]) =>
    Object.entries(manifestOf(readerOf(all), backup, binding).rows),
  );
  return Object.fromEntries(
    [...Map.groupBy(counts, ([table]) => table)].map(([table, rows]) => [
      table,
      rows.reduce((sum, [, n]) => sum + n, 0),
    ]),
  );
}

const seen = (match: Match) =>
  Promise.all(
    match.clients.map(async (_, seat) => ({
      view: await viewOf(match, clientOf(match, seat)),
      log: await wholeLog(match, clientOf(match, seat)),
    })),
  );

test('an empty database is restored: the same rows, the same heads, and a game goes on', async () => {
  await wholeLife();
  const match = await playedGame(streamOf(71), 30);
  const [rows, heads, before] = [await contents(), await logRows(match.id), await seen(match)];
  await backUp(env, AT, inOneGo);

  await restoreFrom(await objects());
  expect(await contents()).toEqual(rows);
  expect(await seen(match)).toEqual(before);
  const { seq } = await playRandomly(match, streamOf(72), 3);
  expect((await logRows(match.id)).slice(0, heads.length)).toEqual(heads);
  expect(seq).toBeGreaterThan(heads.length);
});

test('is restored also if it was made while people were closed to part them from games', async () => {
  await playedGame(streamOf(83), 5);
  const rows = await contents();
  const fence = `CREATE TRIGGER closed BEFORE INSERT ON players BEGIN SELECT RAISE(ABORT, 'closed'); END`;
  await env.PEOPLE.prepare(fence).run();
  await backUp(env, AT, inOneGo);
  await restoreFrom(await objects());
  expect(await contents()).toEqual(rows);
});

test('the Workflow that wrangler.toml binds makes it', async () => {
  await playedGame(streamOf(73), 5);
  if (env.BACKUP === undefined) throw new Error('no Workflow');
  const instance = await introspectWorkflowInstance(env.BACKUP, 'tonight');
  await env.BACKUP.create({ id: 'tonight' });
  await instance.waitForStatus('complete');
  await instance.dispose();
  const [backup = ''] = await index();
  expect(rowsIn(await objects(), backup)).toMatchObject({ games: 1 });
});

test('a game is whole as of one moment, whatever is played while portions are read', async () => {
  const matches: Match[] = [];
  for (const seed of [74, 75, 76]) matches.push(await playedGame(streamOf(seed), 60));
  const stream = streamOf(77);
  let portions = 0;
  const playing: Gate = async (statements, go) => {
    const answer = await go();
    if (statements.some((sql) => sql.startsWith('SELECT * FROM "')))
      // the backup's, not the service's
      await playRandomly(matches[(portions += 1) % matches.length]!, stream, 1);
    return answer;
  };
  await throughGate(playing, () => backUp(env, AT, inOneGo));
  const all = await objects();
  expect([...all.keys()].filter((key) => key.includes('/games-')).length).toBeGreaterThan(1);
  await restoreFrom(all);
  for (const match of matches) {
    const { seq } = await viewOf(match, clientOf(match, 0));
    expect(await logRows(match.id)).toHaveLength(seq);
    await playRandomly(match, stream, 1);
  }
});

test('has every row once, however small the portions are', async () => {
  for (let seed = 78; seed < 82; seed += 1) await playedGame(streamOf(seed), 40);
  const numbers = 'WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 250)';
  await DB.prepare(`INSERT INTO counters (day, key, n) ${numbers} SELECT n % 3, n, 1 FROM numbers`).run();
  const rows = await contents();
  await backUp(env, AT, inOneGo);
  const all = await objects();
  const counted = rowsIn(all, BACKUP);
  const parts = bound().flatMap(([binding]) => manifestOf(readerOf(all), BACKUP, binding).parts);
  expect(counted).toMatchObject(
    Object.fromEntries(Object.entries(rows).map(([table, found]) => [table, (found as unknown[]).length])),
  );
  expect(parts.length).toBeGreaterThan(Object.keys(counted).length - 8);
});

describe('a backup that is not whole', () => {
  async function made() {
    await playedGame(streamOf(83), 5);
    await backUp(env, AT, inOneGo);
    const all = await objects();
    const read = readerOf(all);
    const manifest = manifestOf(read, BACKUP, 'PEOPLE');
    const [key = ''] = manifest.parts.map((part) => part.key);
    return { all, key, manifest, statements: () => statementsIn(manifest, read) };
  }

  test('is refused: without its manifest, with an object lost, or changed, or of another format', async () => {
    const { all, key, manifest, statements } = await made();
    const bytes = all.get(key);
    all.delete(key);
    await expect(statements()).rejects.toThrow(`${key} is lost`);
    all.set(key, new Uint8Array(bytes?.toReversed() ?? []));
    await expect(statements()).rejects.toThrow(`${key} has changed`);
    const name = `${BACKUP}/PEOPLE/manifest.json`;
    const other = { ...manifest, format: 2 } satisfies Omit<BackupManifest, 'format'> & { format: number };
    all.set(name, new TextEncoder().encode(JSON.stringify(other)));
    expect(() => manifestOf(readerOf(all), BACKUP, 'PEOPLE')).toThrow('has format 2');
    all.delete(name);
    expect(() => manifestOf(readerOf(all), BACKUP, 'PEOPLE')).toThrow('no whole backup');
  });

  test('has no manifest, and is not in the list, if its work was broken off', async () => {
    await playedGame(streamOf(84), 5);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let portions = 0;
    const broken = backUp(env, AT, async (name, work) => {
      if (/ \d+$/.test(name)) portions += 1;
      if (portions > 1) throw new Error('broken off');
      return work();
    });
    await expect(broken).rejects.toThrow('broken off');
    const keys = [...(await objects()).keys()];
    expect(keys).toEqual([expect.stringMatching(/-1\.ndjson\.gz$/)]);
    expect(logged).toHaveBeenCalledWith({ event: 'backup failed', error: 'broken off' });
  });
});

test('backups older than 30 days are deleted, and the list names the others', async () => {
  const days = [31, 30, 1].map((ago) => new Date(AT - ago * 86_400_000).toISOString().slice(0, 10));
  for (const day of days) await env.BACKUPS?.put(`${day}T03-00-00/PEOPLE/manifest.json`, '{}');
  await backUp(env, AT, inOneGo);
  expect(await index()).toEqual([`${days[1]}T03-00-00`, `${days[2]}T03-00-00`, BACKUP]);
  expect([...(await objects()).keys()].filter((key) => key.startsWith(days[0] ?? ''))).toEqual([]);
});

test('nothing is done without a bucket', async () => {
  const steps: string[] = [];
  await backUp(envWith({ BACKUPS: undefined }), AT, async (name, work) => (steps.push(name), work()));
  expect(steps).toEqual([]);
});
