import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { VEHICLE, type Event, rules } from './support/vehicle.ts';
import { chainHead } from '#shared/kernel/chain.ts';
import { foldLog, redactRow } from '#shared/kernel/fold.ts';
import { EMPTY_HEAD, headAfter, type RawRow } from '../worker/room/storage/chain.ts';
import { inspectStored } from '../worker/room/storage/inspect.ts';
import { goldenGames } from './support/golden.ts';
import { rowOf } from './support/rows.ts';

/** A whole log as the database holds it. */
async function storedLog(): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  let head = EMPTY_HEAD;
  for (const { moves, events, ...row } of log) {
    const raw = {
      ...row,
      moves: JSON.stringify(moves),
      events: JSON.stringify(events),
      clockLeft: null,
      tableEvent: null,
    };
    head = await headAfter(head, raw);
    rows.push({ ...raw, head });
  }
  return rows;
}

const [{ golden }] = goldenGames(VEHICLE) as [ReturnType<typeof goldenGames>[number]];
const log = golden.rows.map(({ seat, events }, i) => rowOf(i + 1, seat, events as readonly Event[]));
const END = log.length;
const UNKNOWN = JSON.stringify([{ type: 'fromTheFuture' }]);

const changed = (rows: readonly RawRow[], seq: number, change: Partial<RawRow>): RawRow[] =>
  rows.map((row) => (row.seq === seq ? { ...row, ...change } : row));

const faultsOf = async (rows: readonly RawRow[], seq = END) =>
  (await inspectStored(rules, seq, rows)).faults.map(({ kind, row }) => `${row} ${kind}`);

describe('An inspection', () => {
  test('finds nothing in a sound log, and folds it whole', async () => {
    const rows = await storedLog();
    const { faults, folded, state, head } = await inspectStored(rules, END, rows);
    expect([faults, folded, head]).toEqual([[], END, rows.at(-1)?.head]);
    expect(state).toEqual(foldLog(rules, log));
  });

  test('names every row that is missing or too many', async () => {
    const rows = await storedLog();
    const cut = rows.filter(({ seq }) => seq !== 4 && seq !== 9).map((row) => ({ ...row, head: null }));
    expect(await faultsOf(cut)).toEqual(['4 missing', '9 missing']);
    expect(await faultsOf(rows, END - 1)).toEqual([`${END} surplus`]);
    expect(await faultsOf(rows, END + 1)).toEqual([`${END + 1} missing`]);
  });

  test('names every row that is no JSON, is unknown or does not fold, and folds up to the first', async () => {
    const rows = (await storedLog()).map((row) => ({ ...row, head: null }));
    const spoilt = changed(changed(rows, 12, { events: UNKNOWN }), 7, { events: '[{' });
    expect(await faultsOf(spoilt)).toEqual(['7 unreadable', '12 unfoldable']);
    expect((await inspectStored(rules, END, spoilt)).folded).toBe(6);
    expect(await faultsOf(changed(rows, 1, { events: rows[1]?.events ?? '' }))).toEqual(['1 unfoldable']);
  });

  test('says where a row was written after other rows than those before it', async () => {
    const rows = await storedLog();
    expect(await faultsOf(changed(rows, 5, { at: 1 }))).toEqual(['5 rewritten']);
    expect(await faultsOf(rows.filter(({ seq }) => seq !== 5))).toEqual(['5 missing', '6 rewritten']);
    expect(await faultsOf(changed(rows, 5, { at: 1, head: null }))).toEqual(['6 rewritten']);
  });
});

describe('npm run inspect', () => {
  const ID = 'a222222222222222';
  const folder = mkdtempSync(join(tmpdir(), 'carrack-inspect-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/inspect.ts', ...args], {
      encoding: 'utf8',
    });
    return { status, stdout };
  };

  function file(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  const quoted = (value: string | number | null): string =>
    typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;

  /** As `wrangler d1 export` writes it: the tables, then a statement a row. */
  const sqlOf = (rows: readonly RawRow[]): string =>
    [
      ...readdirSync('migrations')
        .filter((name) => name.endsWith('.sql'))
        .toSorted()
        .map((name) => `${readFileSync(`migrations/${name}`, 'utf8')};`),
      `INSERT INTO games (id, game, options, status, watch, seq, acting, turn_at, seed, seed_hash, created_at)
       VALUES ('${ID}', 'merchants', '{}', 'over', 1, ${END}, 0, 0, '', '', 0);`,
      ...rows.map(
        ({ seq, seat, by, moves, events, undone, at, version, head }) =>
          `INSERT INTO log (game_id, seq, seat, "by", moves, events, undone, at, version, engine, head)
           VALUES (${[ID, seq, seat, by, moves, events, undone, at, version, '', head].map(quoted).join()});`,
      ),
    ].join('\n');

  test('reads the export of a database', async () => {
    const rows = await storedLog();
    const sound = run(ID, file('sound.sql', sqlOf(rows)));
    expect(sound.stdout).toContain(`${ID}: merchants, over, ends with row ${END}; ${END} rows are there`);
    expect(sound.stdout).toContain('nothing is wrong with it');
    expect(sound.stdout).toContain(rules.show(foldLog(rules, log) as Parameters<typeof rules.show>[0]));
    expect(sound.status).toBe(0);
    const broken = run(ID, file('broken.sql', sqlOf(changed(rows, 7, { events: UNKNOWN, head: null }))));
    expect(broken.stdout).toMatch(/row 7: unfoldable \(.*fromTheFuture.*\)\nrow 8: rewritten/);
    expect(broken.status).toBe(1);
  });

  test('reads the local database', async () => {
    const rows = await storedLog();
    const at = mkdtempSync(join(folder, 'local-')); // with a database of its own
    cpSync('wrangler.toml', join(at, 'wrangler.toml'));
    const wrangler = ['d1', 'execute', 'GAMES_A', '--local', '--yes', '--file'];
    const env = { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' };
    const broken = file('local.sql', sqlOf(changed(rows, 7, { events: UNKNOWN, head: null })));
    expect(spawnSync('wrangler', [...wrangler, broken], { cwd: at, env }).status).toBe(0);
    const script = join(import.meta.dirname, '../scripts/inspect.ts');
    const { status, stdout } = spawnSync(process.execPath, [script, ID], { cwd: at, env, encoding: 'utf8' });
    expect(stdout).toContain(`${ID}: merchants, over, ends with row ${END}; ${END} rows are there`);
    expect(stdout).toMatch(/row 7: unfoldable \(.*fromTheFuture.*\)\nrow 8: rewritten/);
    expect(status).toBe(1);
  });

  test('reads a game as a player downloaded it', () => {
    const commits = log.map((row) => redactRow(rules, row, 0));
    const own = { id: ID, game: VEHICLE, status: 'running', viewer: 0, seats: [], commits };
    const sound = run(file('own.json', JSON.stringify({ ...own, head: chainHead(commits) })));
    expect([sound.status, sound.stdout.split('\n')[2]]).toEqual([0, 'nothing is wrong with it']);
    const cut = { ...own, commits: commits.filter(({ seq }) => seq !== 6), head: chainHead(commits) };
    const broken = run(file('cut.json', JSON.stringify(cut)));
    expect(broken.stdout).toMatch(/is NOT that of its commits\nrow 6: missing/);
    expect(broken.status).toBe(1);
  });

  test('says how it is called, and that there is no such game', () => {
    expect(run().status).toBe(2);
    expect(run('a333333333333333', file('none.sql', sqlOf([]))).status).toBe(2);
  });

  test.each([
    ['half.json', '{ "id":'],
    ['null.json', 'null'],
    ['other.json', '{}'],
    ['half.sql', 'CREATE TABLE'],
    ['text.sqlite', 'no database'],
  ])('says of a file that it is no game: %s', (name, text) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/inspect.ts', ID, file(name, text)], {
      encoding: 'utf8',
    });
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1]);
  });
});
