import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  entriesOfOthers,
  forgettingInGames,
  forgettingOf,
  forgottenOf,
  selectName,
} from '../scripts/lib/forgetting.ts';
import { portionsOf } from '../scripts/lib/sql.ts';

/** Who is deleted again after a restore. */

let database: DatabaseSync;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  for (const name of globSync('migrations/*.sql').toSorted()) database.exec(readFileSync(name, 'utf8'));
});

const player = (id: string, createdAt: number) => {
  database.exec(
    `INSERT INTO players (id, name, created_at, email) VALUES ('${id}', '${id}', ${createdAt}, null)`,
  );
  return { id, createdAt };
};

const entries = () => [...portionsOf((sql) => database.prepare(sql).all())].flat();

test('those players are who were deleted meanwhile, and no others', () => {
  const restored = [player('stayed123456', 1), player('deleted12345', 2), player('afterwards12', 9)];
  const ids = forgottenOf({ at: 5, ids: ['stayed123456', 'came12345678'], lost: [] }, restored);
  expect(ids).toEqual(['deleted12345']);
  for (const id of ids) database.exec(forgettingOf(id, 10));
  expect(database.prepare('SELECT player_id, started_at FROM erasures').all()).toEqual([
    { player_id: 'deleted12345', started_at: 10 },
  ]);
  expect(() => forgettingOf("x' OR 1", 10)).toThrow(RangeError);
});

test('a guest who was lost meanwhile has not asked for it: their games keep their name', () => {
  const restored = [player('stayed123456', 1), player('lost12345678', 2)];
  expect(forgottenOf({ at: 5, ids: ['stayed123456'], lost: ['lost12345678'] }, restored)).toEqual([]);
});

describe('where only games were restored', () => {
  /** Every way in which a game may know somebody. Of a result and an invitation, who was deleted before has no id. */
  beforeEach(() => {
    player('stayed123456', 1);
    database.exec(`
      INSERT INTO seats (game_id, seat, kind, player_id, name) VALUES
        ('ba1', 0, 'person', 'stayed123456', 'Ann'), ('ba1', 1, 'person', 'seated123456', 'Bob''s'), ('ba1', 2, 'bot', NULL, NULL);
      INSERT INTO messages (game_id, seq, player_id, id, text, at) VALUES
        ('ba1', 1, 'wrote1234567', 'id', 'Hello', 0), ('ba2', 1, 'lost12345678', 'id', 'Hello', 0), ('ba2', 2, '', 'id', 'Hello', 0);
      INSERT INTO invitations (game_id, seat, id, email, host_id, state, attempts, created_at) VALUES
        ('ba3', 0, '1', 'x@example.org', 'invited12345', 'sent', 0, 0), ('ba3', 1, '2', '', '', 'revoked', 0, 0);
      INSERT INTO invitations (game_id, seat, id, email, guest_id, host_id, state, attempts, created_at) VALUES
        ('ba3', 2, '3', '', 'kept12345678', 'stayed123456', 'sent', 0, 0);
      INSERT INTO join_requests (game_id, player_id, id, name, reliability, at) VALUES ('ba3', 'asked1234567', '4', 'Dora', '{}', 0);
    `);
  });

  test('whoever games know and who is neither a player nor was lost before is deleted again', () => {
    const others = entriesOfOthers(entries(), ['stayed123456', 'lost12345678']);
    expect([...others.keys()].toSorted()).toEqual([
      'asked1234567',
      'invited12345',
      'kept12345678',
      'seated123456',
      'wrote1234567',
    ]);
  });

  test('the deletion is noted with a name, and with the games that lead to them', () => {
    const [id, own] = [...entriesOfOthers(entries(), ['stayed123456'])].find(
      ([one]) => one === 'seated123456',
    ) ?? ['', []];
    const name = String(database.prepare(selectName(id)).get()?.['name']);
    database.exec(forgettingInGames(id, name, own, 10));
    expect(database.prepare('SELECT player_id, name, email, started_at FROM erasures').all()).toEqual([
      { player_id: id, name: "Bob's", email: null, started_at: 10 },
    ]);
    expect(database.prepare('SELECT * FROM tables_of').all()).toEqual([{ player_id: id, game_id: 'ba1' }]);
  });
});
