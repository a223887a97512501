import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { fromFile, type Dump, type StoredGame } from '../scripts/lib/savedGames.ts';
import { inlined } from '../scripts/lib/sql.ts';
import { shadowOfDump, statesOf } from '../scripts/lib/replay.ts';
import { correctionOf, type SqlStatement } from '../worker/room/storage/correction.ts';
import { inspectStored } from '../worker/room/storage/inspect.ts';
import { lastSound } from '../worker/room/storage/damage.ts';
import { cut, playedService, spoilt, storedGame } from './support/savedGame.ts';
import { rules } from './support/vehicle.ts';

/** What the correcting row of a damaged game does to its log, and what the commands about stored games print. */

const NOW = Date.UTC(2026, 10, 22);
const UNKNOWN = JSON.stringify([{ type: 'fromTheFuture' }]);
const ROWS = 60;
const sound = await storedGame(ROWS);

const dumpOf = (game: StoredGame): Dump => ({ dump: 1, engine: '', ...game, states: statesOf(rules, game) });
const kindsOf = (game: Dump): readonly string[] =>
  shadowOfDump(rules, game).map(({ kind, row }) => `${row} ${kind}`);

/** A row of a person's decision in the middle. */
const played = sound.rows.find(({ seq, moves }) => seq > 30 && moves !== '[]');
const MIDDLE = played?.seq ?? 0;

/** The log's table with the rows of a game, and its row. */
function databaseWith({ id, rows, seq, status, options, seed, entropy }: StoredGame): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const name of readdirSync('migrations')
    .filter((file) => file.endsWith('.sql'))
    .toSorted())
    database.exec(readFileSync(`migrations/${name}`, 'utf8'));
  run(database, [
    {
      sql: `INSERT INTO games (id, game, options, status, watch, seq, acting, aware, turn_at, seed, seed_hash, created_at)
        VALUES (?, 'merchants', ?, ?, 1, ?, 3, 3, 0, ?, '', 0)`,
      params: [id, JSON.stringify(options), status, seq, seed],
    },
    ...entropy.map((added, seat) => ({
      sql: `INSERT INTO seats (game_id, seat, kind, name, entropy) VALUES (?, ?, 'person', ?, ?)`,
      params: [id, seat, `Player ${seat}`, added],
    })),
    ...rows.map(({ seq: at, seat, by, moves, events, undone, at: when, version, head }) => ({
      sql: `INSERT INTO log (game_id, seq, seat, "by", moves, events, undone, at, version, engine, head)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?)`,
      params: [id, at, seat, by, moves, events, undone, when, version, head],
    })),
  ]);
  return database;
}

/** As wrangler runs them: as one text, all or none. */
const run = (database: DatabaseSync, statements: readonly SqlStatement[]): void =>
  database.exec(`BEGIN; ${statements.map(inlined).join(';\n')}; COMMIT`);

const folder = mkdtempSync(join(tmpdir(), 'carrack-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The game after its correction, read back from a database. */
async function corrected(game: StoredGame): Promise<StoredGame> {
  const found = await correctionOf(rules, game, game.rows, NOW);
  if (!found.ok) throw new Error(found.failure);
  const database = databaseWith(game);
  run(database, found.value.statements);
  const path = join(folder, 'corrected.db');
  rmSync(path, { force: true });
  database.exec(`VACUUM INTO '${path}'`);
  const read = fromFile(path, game.id);
  if (read === undefined || 'commits' in read) throw new Error('no game');
  return read;
}

describe('A correcting row', () => {
  test.each([
    ['an event is unknown', spoilt(sound, MIDDLE, { events: UNKNOWN }), MIDDLE - 1],
    ['a row is no JSON', spoilt(sound, MIDDLE, { events: '[{' }), MIDDLE - 1],
    ['a row is missing', cut(sound, MIDDLE), MIDDLE - 1],
    ['the last row is missing', cut(sound, ROWS), ROWS - 1],
    [
      'the last row folds to a state that cannot be',
      spoilt(sound, ROWS, { events: '[{"type":"stepBegan"}]', head: null }),
      ROWS - 1,
    ],
    ['a row was taken back already', spoilt(sound, 20, { events: '[{' }), ROWS],
    ['rows lie beyond the end', { ...sound, seq: ROWS - 3 }, ROWS],
  ])('makes the log sound if %s, and takes it back to the last sound row', async (_, game, to) => {
    const after = await corrected(game);
    expect(after).toMatchObject({ seq: ROWS + 1, status: 'running' });
    expect(after.rows.at(-1)).toMatchObject({ seat: null, by: 'forced', undone: to, events: '[]', at: NOW });
    const { faults, state } = await inspectStored(rules, after.seq, after.rows);
    expect(faults).toEqual([]);
    expect(state).toEqual(playedService(0, to).state);
  });

  test('leaves nothing behind that a shadow replay would report', async () => {
    expect(kindsOf(dumpOf(await corrected(cut(sound, MIDDLE))))).toEqual([]);
  });

  test('leaves heads and rows alone where the rows can be shown', async () => {
    const game = spoilt(sound, ROWS, { events: '[{"type":"stepBegan"}]', head: null });
    const after = await corrected(game);
    expect(after.rows.slice(0, -1)).toEqual(game.rows);
    expect(after.rows.at(-1)?.head).toMatch(/^[0-9a-f]{32}$/);
  });

  test('starts the clocks of those who are to move anew, and stops all others', async () => {
    const clock = { bank: 1_000, increment: 500, cap: 1_000, weekendsOff: false };
    const running = { left: 200, since: 7, missed: 1, reminded: 2 };
    const game = { ...cut(sound, MIDDLE), clock, seatClocks: { 0: running, 1: running } };
    const clocksOf = async (of: StoredGame) => {
      const found = await correctionOf(rules, of, of.rows, NOW);
      if (!found.ok) throw new Error(found.failure);
      const { acting, statements } = found.value;
      const text = statements.flatMap(({ params }) => params).find((value) => `${value}`.includes('"since"'));
      return { acting, clocks: JSON.parse(`${text}`) as unknown };
    };
    const { acting, clocks } = await clocksOf(game);
    const [seat = 0] = acting;
    const waiting = { ...running, since: null, reminded: 0 };
    const moving = { ...waiting, left: 500, since: NOW };
    expect(clocks).toEqual({ [seat]: moving, [1 - seat]: waiting });
    expect((await clocksOf({ ...game, stands: true })).clocks).toEqual({ 0: waiting, 1: waiting });
  });

  test('is refused by the database if the game has changed since it was read', async () => {
    const game = spoilt(sound, ROWS, { events: '[{"type":"stepBegan"}]' });
    const found = await correctionOf(rules, game, game.rows, NOW);
    if (!found.ok) throw new Error(found.failure);
    for (const other of [
      { ...game, seq: ROWS - 1 },
      spoilt(game, ROWS, { head: 'ff' }),
      { ...game, status: 'aborted' },
    ])
      expect(() => run(databaseWith(other), found.value.statements)).toThrow(/NOT NULL.*games\.status/);
  });

  test('is not offered for a sound log, an ended game, a game that is open, or without a sound row', async () => {
    const why = async (game: StoredGame) => {
      const found = await correctionOf(rules, game, game.rows, NOW);
      return found.ok ? 'corrected' : found.failure;
    };
    const over = await storedGame();
    expect(await why(sound)).toBe('SOUND');
    expect(await why(spoilt(over, MIDDLE, { events: UNKNOWN }))).toBe('ENDED');
    expect(await why(spoilt(sound, 1, { events: UNKNOWN }))).toBe('NO_SOUND_ROW');
    expect(await why({ ...sound, seq: 0, status: 'open' })).toBe('NOT_STARTED');
    expect(lastSound(rules, [])).toBeUndefined();
  });
});

describe('The commands', () => {
  const node = (script: string, ...args: string[]) =>
    spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], { encoding: 'utf8' });

  function file(name: string, content: unknown): string {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  }

  test('npm run repair says where and why a log breaks, and what would help', () => {
    const broken = spoilt(sound, MIDDLE, { events: UNKNOWN });
    const { status, stdout } = node('repair', broken.id, file('broken.json', dumpOf(broken)));
    expect(stdout).toMatch(new RegExp(`row ${MIDDLE} is unfoldable: .*fromTheFuture`));
    expect(stdout).toContain(`--restore writes back the events of row ${MIDDLE}: `);
    expect(stdout).toContain(
      `--append writes row ${ROWS + 1}, which takes back everything after row ${MIDDLE - 1}, and empties row ${MIDDLE};`,
    );
    expect(stdout.split('\n').length).toBeLessThan(25);
    expect(status).toBe(1);
    const fine = node('repair', sound.id, file('fine.json', dumpOf(sound)));
    expect([fine.status, fine.stdout]).toEqual([0, expect.stringContaining('can be folded and played on')]);
  });

  test('npm run repair writes to no file, and wants a game', () => {
    const path = file('fine.json', dumpOf(sound));
    expect(node('repair').status).toBe(2);
    expect(node('repair', sound.id, path, '--append', '--yes').status).toBe(2);
    expect(node('repair', 'a333333333333333', file('own.json', playedService().export())).status).toBe(2);
  });

  test('npm run shadow sums up by game and kind, and fails if anything differs', () => {
    const saved = mkdtempSync(join(folder, 'saved-'));
    const put = (name: string, content: unknown) => writeFileSync(join(saved, name), JSON.stringify(content));
    put('a.json', dumpOf(sound));
    put('b.json', playedService().export());
    const fine = node('shadow', saved);
    expect([fine.status, fine.stdout]).toEqual([0, '2 games replayed, none differs\n']);
    put('c.json', dumpOf(spoilt(sound, MIDDLE, { moves: '[{"type":"castle"}]' })));
    put('d.json', { ...playedService().export(), head: '00' });
    put('e.json', { hello: 1 });
    const differing = node('shadow', saved);
    expect(differing.stdout).toMatch(
      new RegExp(
        `merchants, check: 1 rows in 1 games; first d.json, row 0: head does not match\n` +
          `merchants, refused: 1 rows in 1 games; first c.json, row ${MIDDLE}: move 1 \\(castle\\) is refused now: \\w+\n` +
          `unknown, check: 1 rows in 1 games; first e.json, row 0: this is no saved game\n` +
          `5 games replayed, 3 differ\n`,
      ),
    );
    expect(differing.status).toBe(1);
    expect(node('shadow').status).toBe(2);
    const empty = mkdtempSync(join(folder, 'empty-'));
    for (const wrong of [empty, join(empty, 'gone')]) {
      const { status, stderr } = node('shadow', wrong); // a wrong path before a deploy is not "none differs"
      expect([status, stderr]).toEqual([2, `there are no saved games in ${wrong}\n`]);
    }
  });
});
