import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rules } from '../support/vehicle.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import type { Archive, GameView, LogPage, MyGames, Sessions } from '#shared/protocol/http.ts';
import * as schema from '../../worker/db/schema.ts';
import { useD1 } from './support/emptied.ts';
import { reindex } from './support/reindexed.ts';
import { TABLES } from '../support/sides.ts';
import { DB, databases } from './support/stored.ts';
import { db, logRows, rowCount, tableNames } from './support/database.ts';
import { commit, decision, inPlay, lookAt, streamOf } from './support/play.ts';
import { evict, wipe } from './support/rooms.ts';
import { insertWorld, plant, planted, randomWorld, stateOf, type World } from './support/worldsOfVehicle.ts';

await useD1(); // it has the migrations' bookkeeping

const tables = Object.values<unknown>(schema).filter((value): value is SQLiteTable => is(value, SQLiteTable));

/** All migrations, or the first `n`, of all databases. */
async function migrateAll(n?: number): Promise<void> {
  for (const database of databases()) await applyD1Migrations(database, env.MIGRATIONS.slice(0, n));
}

describe('the migrations', () => {
  test('create every table of the schema with all its columns from an empty database', async () => {
    expect((await tableNames()).toSorted()).toEqual(tables.map(getTableName).toSorted());
    for (const table of tables) {
      const database = TABLES.people.includes(getTableName(table)) ? env.PEOPLE : env.GAMES_A;
      const { results } = await database.prepare(`PRAGMA table_info("${getTableName(table)}")`).all<{
        name: string;
      }>();
      const wanted = Object.values(getTableColumns(table)).map((column) => column.name);
      expect(results.map(({ name }) => name).toSorted(), getTableName(table)).toEqual(wanted.toSorted());
    }
  });

  test('change nothing when they are applied again', async () => {
    const match = await inPlay();
    const [view, rows] = [await lookAt(match), await rowCount()];
    await migrateAll();
    await evict(match.id);
    expect([await lookAt(match), await rowCount()]).toEqual([view, rows]);
  });

  test('create the log without a row id: its key is the fence against a second writer', async () => {
    const [{ sql } = { sql: '' }] = (
      await env.GAMES_A.prepare(`SELECT sql FROM sqlite_master WHERE name = 'log'`).all<{ sql: string }>()
    ).results;
    expect(sql).toMatch(/PRIMARY KEY\(`game_id`, `seq`\)\s*\)\s*WITHOUT ROWID$/);
    const [row] = await logRows((await inPlay()).id);
    await expect(db().insert(schema.logTable).values(row!)).rejects.toThrow();
  });
});

describe('the database of every earlier release', () => {
  const ID = 'a555555555555555';
  const releases = env.MIGRATIONS.slice(0, -1).map((_, i) => ({ n: i + 1 }));

  test.each(releases)(
    'with $n migrations and a game in it is brought up to date, and the game goes on',
    async ({ n }) => {
      const world = randomWorld(2, 24, 95);
      await emptyDatabase();
      await migrateAll(n);
      await insertWorld(ID, world);
      await migrateAll();
      await reindex();
      await wipe(ID);
      const view = await planted(0).get<GameView>(`/api/games/${ID}`);
      expect(view).toMatchObject({
        status: 'running',
        seq: world.length,
        state: rules.view(stateOf(world), 0),
      });
      const [seat = 0] = view.acting;
      const { choices } = await planted(seat).get<GameView>(`/api/games/${ID}`);
      const moves = [sampleMove(choices, streamOf(95))];
      await planted(seat).post(`/api/games/${ID}/moves`, { expect: view.seq, moves });
      expect((await planted(0).get<GameView>(`/api/games/${ID}`)).seq).toBe(world.length + 1);
      expect((await planted(0).get<MyGames>('/api/me/games')).games.map(({ id }) => id)).toEqual([ID]);
      const { sessions } = await planted(0).get<Sessions>('/api/me/sessions');
      expect(sessions).toMatchObject([{ browser: null, here: true }]);
    },
  );

  test('has the games in their players’ archives that had ended', async () => {
    await emptyDatabase();
    await migrateAll(17);
    await insertWorld(ID, randomWorld(2, 24, 95));
    await DB.prepare(`UPDATE games SET status = 'over', acting = 0`).run();
    await migrateAll();
    await reindex();
    expect((await planted(0).get<Archive>('/api/me/archive')).games.map(({ id }) => id)).toEqual([ID]);
  });

  async function emptyDatabase(): Promise<void> {
    for (const database of databases())
      for (const table of [...tableNames(), 'd1_migrations'])
        await database.prepare(`DROP TABLE IF EXISTS "${table}"`).run();
  }
});

describe('a row written with an older version of the events', () => {
  const ID = 'a987654323456789';
  const PATH = `/api/games/${ID}`;
  afterEach(() => void vi.restoreAllMocks());

  /** In version 0 a pass was called `skipped` and named no seat. */
  const aged = (world: World) =>
    world.map((row) => {
      const old = row.events.some(({ type }) => type === 'passed');
      const events = row.events.map((event): AnyEvent =>
        event.type === 'passed' ? { type: 'skipped' } : event,
      );
      return old ? { ...row, version: 0, events } : row;
    }) as unknown as World;

  const bySeat = (world: World) => world.filter(({ events }) => events.some(({ type }) => type === 'passed'));

  test('is upcast wherever it is read: state, log, export and later moves', async () => {
    const now = randomWorld(2, 30, 96);
    const passes = bySeat(now);
    expect(passes.length).toBeGreaterThan(0);
    const seats = passes.map(({ seat }) => seat);
    let next = 0;
    const upcast = vi.spyOn(rules, 'upcast').mockImplementation((event, version) => {
      if (version > 0 || event.type !== 'skipped') return event as ReturnType<typeof rules.upcast>;
      return { type: 'passed', seat: seats[next++ % seats.length] ?? 0 };
    });
    await plant(ID, now);
    const today = await planted(0).get<LogPage>(`${PATH}/log`);
    const view = await planted(0).get<GameView>(PATH);
    await plantRows(aged(now));
    next = 0;
    expect(await planted(0).get<LogPage>(`${PATH}/log`)).toEqual(today);
    expect(await planted(0).get<GameView>(PATH)).toEqual(view);
    expect(upcast.mock.calls.some(([event, version]) => event.type === 'skipped' && version === 0)).toBe(
      true,
    );
    expect(today.commits.every(({ version }) => version === rules.meta.version)).toBe(true);

    async function plantRows(rows: World): Promise<void> {
      await plant(ID, now);
      for (const row of rows) {
        const { events, version } = row;
        await env.GAMES_A.prepare('UPDATE log SET events = ?, version = ? WHERE game_id = ? AND seq = ?')
          .bind(JSON.stringify(events), version, ID, row.seq)
          .run();
      }
    }
  });

  test('an unknown event makes its own game unreadable, and does not crash the service', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const healthy = await inPlay();
    await plant(ID, randomWorld(2, 12, 97));
    await env.GAMES_A.prepare('UPDATE log SET events = ? WHERE game_id = ? AND seq = 3')
      .bind(JSON.stringify([{ type: 'fromTheFuture' }]), ID)
      .run();
    expect((await planted(0).fetch(PATH)).status).toBe(503);
    const { client, view, move } = await decision(healthy, streamOf(98));
    expect((await commit(healthy, client, view.seq, move)).seq).toBe(view.seq + 1);
  });
});

test('a planted game is read back as it was planted', async () => {
  const world = randomWorld(3, 25, 99);
  await plant('a333333333333333', world);
  const view = await planted(1).get<GameView>('/api/games/a333333333333333');
  expect(view.state).toEqual(rules.view(stateOf(world), 1));
});
