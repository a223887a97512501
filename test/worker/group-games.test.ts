import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, test, vi } from 'vitest';
import type { CreatedGame, GameView, Groups, OpenTables, TableQuestion } from '#shared/protocol/http.ts';
import { createApp } from '../../worker/app.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { envWith } from './support/bindings.ts';
import { Client, codeOf } from './support/client.ts';
import { later, startAnotherMonth } from './support/clock.ts';
import {
  type Group,
  groupWith,
  joinBy,
  memberNamed,
  newGroup,
  page,
  person,
  read,
  remove,
  tokenOf,
} from './support/groups.ts';
import { playerIdOf } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { throughGate } from './support/database.ts';
import { DB } from './support/stored.ts';

/** Tables that are open to a group, and its games: members see them, and nobody else. */

const DAY = 86_400_000;

startAnotherMonth();

const OWN = [{ kind: 'me', name: 'Ana' }, { kind: 'open' }];
const EMPTY_SEATS = (n: number) => Array.from({ length: n }, () => ({ kind: 'open' }));

/** A game with these seats, which its host opens to the group. */
async function openedTo(group: Group, host: Client, name: string, seats = 2) {
  const made = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name }, ...EMPTY_SEATS(seats - 1)],
  });
  const path = `/api/games/${made.id}`;
  expect(await codeOf(host.send(`${path}/listing`, { group: group.id }))).toBe(200);
  return { id: made.id, path, links: made.seats.map(({ link }) => link ?? '') };
}

const joinTable = (client: Client, path: string, name: string) =>
  codeOf(client.send(`${path}/join`, { name }));

/** All agree to end the game. */
async function end(path: string, first: Client, second: Client): Promise<void> {
  const { question } = await first.post<{ question: TableQuestion }>(`${path}/questions`, { kind: 'end' });
  const { seq } = await second.get<GameView>(path);
  await second.post(`${path}/votes`, { expect: seq, question: question.id, answer: 'yes' });
}

describe('a table that is open to a group', () => {
  test('stands on the group’s page, and not on the list for everybody', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { id, path } = await openedTo(group, group.owner, 'Ana');
    expect((await page(ben, group)).tables).toMatchObject([{ id, free: 1, people: [{ name: 'Ana' }] }]);
    later(1);
    expect((await new Client().get<OpenTables>('/api/tables')).tables.map((table) => table.id)).not.toContain(
      id,
    );
    expect((await new Client().get<GameView>(path)).listing).toMatchObject({ group: true });
    expect(JSON.stringify(await new Client().get<GameView>(path))).not.toContain(group.id);
  });

  test('lets in members alone', async () => {
    const [ben, eve] = [await person('Ben'), await person('Eve')];
    const group = await groupWith(ben);
    const { path, id } = await openedTo(group, group.owner, 'Ana', 3);
    expect(await joinTable(eve, path, 'Eve')).toBe('NOT_LISTED');
    expect(await joinTable(ben, path, 'Ben')).toBe(200);
    expect((await ben.get<Groups>(`/api/groups?game=${id}`)).groups).toHaveLength(1);
    expect((await eve.get<Groups>(`/api/groups?game=${id}`)).groups).toEqual([]);
  });

  test('is opened by its host, to a group of theirs', async () => {
    const group = await newGroup();
    const eve = await person('Eve');
    const { id } = await eve.post<CreatedGame>('/api/games', { game: VEHICLE, seats: EMPTY_SEATS(2) });
    const list = (client: Client) => codeOf(client.send(`/api/games/${id}/listing`, { group: group.id }));
    expect([await list(eve), await list(group.owner)]).toEqual(['NOT_FOUND', 'NOT_HOST']);
    expect((await page(group.owner, group)).tables).toEqual([]);
  });

  test('is open to the group or to everybody, whichever its host said last', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { id, path } = await openedTo(group, group.owner, 'Ana', 3);
    const listed = async () => {
      later(1);
      const { tables } = await new Client().get<OpenTables>('/api/tables');
      return [tables.some((table) => table.id === id), (await page(ben, group)).tables.length];
    };
    expect(await listed()).toEqual([false, 1]);
    await group.owner.post(`${path}/listing`);
    expect(await listed()).toEqual([true, 0]);
    await group.owner.post(`${path}/listing`, { group: group.id });
    expect(await listed()).toEqual([false, 1]);
    await group.owner.fetch(`${path}/listing`, { method: 'DELETE' });
    expect(await listed()).toEqual([false, 0]);
  });

  test('stays on the group’s page where its host may open no more tables to everybody', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { id, path } = await openedTo(group, group.owner, 'Ana', 3);
    for (let n = 0; n < 3; n += 1) {
      const other = await group.owner.post<CreatedGame>('/api/games', { game: VEHICLE, seats: OWN });
      await group.owner.post(`/api/games/${other.id}/listing`);
    }
    expect(await codeOf(group.owner.send(`${path}/listing`, {}))).toBe('LISTINGS_EXHAUSTED');
    expect((await group.owner.get<GameView>(path)).listing).toMatchObject({ group: true });
    expect((await page(ben, group)).tables).toMatchObject([{ id }]);
    expect(await joinTable(ben, path, 'Ben')).toBe(200);
  });

  test('is shown where it was, if it is opened to others and the game’s database fails', async () => {
    const group = await newGroup();
    const { id, path } = await openedTo(group, group.owner, 'Ana', 3);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const code = await throughGate(
      (statements, go) => {
        if (statements.some((sql) => /^update "games"/i.test(sql))) throw new Error('D1 is down');
        return go();
      },
      () => codeOf(group.owner.send(`${path}/listing`, {})),
    );
    logged.mockRestore();
    expect(code).toBe('OUTCOME_UNKNOWN');
    await group.owner.send(`${path}/title`, { title: 'Friday' }, { method: 'PUT' });
    later(1);
    const { tables } = await new Client().get<OpenTables>('/api/tables');
    expect(tables.filter((table) => table.id === id)).toEqual([]);
    expect((await page(group.owner, group)).tables).toMatchObject([{ id, title: 'Friday' }]);
  });

  test('stands on the page only while its host is a member', async () => {
    const [ben, cid] = [await person('Ben'), await person('Cid')];
    const group = await groupWith(ben, cid);
    await openedTo(group, ben, 'Ben');
    await openedTo(group, cid, 'Cid');
    const hosts = async () =>
      (await page(group.owner, group)).tables.map(({ people }) => people[0]?.name).toSorted();
    expect(await hosts()).toEqual(['Ben', 'Cid']);
    await remove(group.owner, group, await memberNamed(ben, group, 'Ben'));
    expect(await hosts()).toEqual(['Cid']);
    await remove(cid, group, await memberNamed(cid, group, 'Cid'));
    expect(await hosts()).toEqual([]);
  });

  test('leaves nothing of the people there with a group that has ended', async () => {
    const group = await newGroup();
    const { id, path } = await openedTo(group, group.owner, 'Ana');
    await group.owner.send(group.path, {}, { method: 'DELETE' });
    await group.owner.fetch(`${path}/title`, { method: 'PUT', json: { title: 'Still open' } });
    const { results } = await DB.prepare('SELECT game_id FROM group_games WHERE game_id = ?').bind(id).all();
    expect(results).toEqual([]);
  });

  test('is there on a service without public tables, too', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { path } = await openedTo(group, group.owner, 'Ana');
    const init = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: ben.cookie ?? '',
        origin: 'http://carrack.test',
      },
      body: JSON.stringify({ name: 'Ben' }),
    };
    const request = new Request(`http://carrack.test${path}/join`, init);
    const answer = await createApp().fetch(
      request,
      envWith({ PUBLIC_TABLES: '0' }),
      createExecutionContext(),
    );
    expect(answer.status).toBe(200);
  });
});

describe('the games of a group', () => {
  test('are those that were opened to it: others, with or without its members, leave its page the same to the byte', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { path } = await openedTo(group, group.owner, 'Ana');
    await joinTable(ben, path, 'Ben');
    const textOf = async () => (await ben.fetch(group.path)).text();
    const without = await textOf();
    const made = await group.owner.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      title: 'Secret club',
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
    });
    await ben.post(...claimOf(made.seats[1]?.link ?? '', 'Ben'));
    expect(await codeOf(group.owner.send(`/api/games/${made.id}/listing`, { group: group.id }))).toBe(
      'GAME_NOT_OPEN',
    );
    expect(await textOf()).toBe(without);
    await end(`/api/games/${made.id}`, group.owner, ben);
    expect(await textOf()).toBe(without);
    const superfluous = 'INSERT INTO group_games (group_id, game_id, at, written_at) VALUES (?, ?, 0, 0)';
    await DB.prepare(superfluous).bind(group.id, made.id).run();
    expect(await textOf()).toBe(without); // the game itself says that it was never opened
  });

  test('are told with ranks once they have ended; whoever is no member is not named', async () => {
    const [ben, eve] = [await person('Ben'), await person('Eve')];
    const group = await groupWith(ben);
    const { id, path, links } = await openedTo(group, group.owner, 'Ana', 3);
    await joinTable(ben, path, 'Ben');
    await eve.post(...claimOf(links[2] ?? '', 'Eve'));
    const [ana, bens] = [await memberNamed(ben, group, 'Ana'), await memberNamed(ben, group, 'Ben')];
    expect((await page(ben, group)).games).toMatchObject([
      { id, over: false, open: true, seats: [{ member: ana }, { member: bens }, {}] },
    ]);
    const { question } = await ben.post<{ question: TableQuestion }>(`${path}/questions`, { kind: 'end' });
    for (const client of [eve, group.owner]) {
      const { seq, status } = await client.get<GameView>(path);
      if (status === 'running')
        await client.send(`${path}/votes`, { expect: seq, question: question.id, answer: 'yes' });
    }
    const { games } = await page(ben, group);
    expect(games).toMatchObject([
      {
        id,
        over: true,
        seats: [{ member: ana, rank: expect.any(Number) }, { member: bens }, { rank: expect.any(Number) }],
      },
    ]);
    expect(JSON.stringify(games)).not.toContain('Eve');
    expect(JSON.stringify(games)).not.toContain(await playerIdOf(eve));
    await remove(ben, group, bens);
    expect((await page(group.owner, group)).games[0]?.seats[1]).toEqual({ rank: expect.any(Number) });
  });

  test('that spectators see late name to them nobody who plays: it would tell of a successor too early', async () => {
    const [ben, cid] = [await person('Ben'), await person('Cid')];
    const group = await groupWith(ben, cid);
    const { id } = await group.owner.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      watchDelay: DAY,
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
    });
    await group.owner.post(`/api/games/${id}/listing`, { group: group.id });
    await joinTable(ben, `/api/games/${id}`, 'Ben');
    const seatsFor = async (client: Client) => (await page(client, group)).games[0]?.seats;
    expect(await seatsFor(ben)).toMatchObject([
      { member: expect.any(String) },
      { member: expect.any(String) },
    ]);
    expect(await seatsFor(cid)).toEqual([]);
  });

  test('that spectators see late have ended there when they have ended for everybody', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const { id } = await group.owner.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      watchDelay: DAY,
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
    });
    const path = `/api/games/${id}`;
    await group.owner.post(`${path}/listing`, { group: group.id });
    await joinTable(ben, path, 'Ben');
    await end(path, group.owner, ben);
    expect((await new Client().get<GameView>(path)).status).toBe('over');
    expect((await page(ben, group)).games).toMatchObject([{ id, over: true }]);
  });

  test('that may not be watched lead nowhere for who did not play', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    const cid = await person('Cid');
    await joinBy(cid, group, await tokenOf(group), 'Cid');
    const { id } = await group.owner.post<CreatedGame>('/api/games', {
      game: VEHICLE,
      watch: false,
      seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
    });
    await group.owner.post(`/api/games/${id}/listing`, { group: group.id });
    await joinTable(ben, `/api/games/${id}`, 'Ben');
    const openTo = async (client: Client) => (await page(client, group)).games.map(({ open }) => open);
    expect([await openTo(ben), await openTo(cid)]).toEqual([[true], [false]]);
  });
});

describe('a game is taken out of a group', () => {
  const takeOut = (client: Client, group: Group, id: string) =>
    codeOf(client.send(`${group.path}/games/${id}`, {}, { method: 'DELETE' }));
  const rows = async (id: string) =>
    (await DB.prepare('SELECT group_id FROM group_games WHERE game_id = ?').bind(id).all()).results.length;

  test('by its owner: an open table closes, and says so; who sits there stays', async () => {
    const [ben, cid] = [await person('Ben'), await person('Cid')];
    const group = await groupWith(ben, cid);
    const { id, path } = await openedTo(group, ben, 'Ben', 3);
    await joinTable(group.owner, path, 'Ana');
    expect((await page(ben, group)).hosted).toEqual([id]);
    expect((await page(cid, group)).hosted).toEqual([]);
    expect([await takeOut(cid, group, id), await takeOut(await person('Eve'), group, id)]).toEqual([
      'NOT_OWNER',
      'NOT_FOUND',
    ]);
    expect(await takeOut(group.owner, group, id)).toBe(200);
    expect((await page(ben, group)).tables).toEqual([]);
    expect(await joinTable(cid, path, 'Cid')).toBe('NOT_LISTED');
    expect((await ben.get<GameView>(path)).listing).toMatchObject({ ended: 'owner' });
    expect((await group.owner.get<GameView>(path)).you).toBe(1);
    await ben.post(`${path}/listing`, { group: group.id });
    expect((await page(cid, group)).tables).toMatchObject([{ id }]); // its host may open it again
  });

  test('by its host, also once it has ended: it counts no more, and the webhook hears nothing of it', async () => {
    const ben = await person('Ben');
    const group = await groupWith(ben);
    await group.owner.send(
      `${group.path}/webhook`,
      { url: 'https://hooks.example.com/1', shape: 'json' },
      { method: 'PUT' },
    );
    const { id, path } = await openedTo(group, ben, 'Ben');
    await joinTable(group.owner, path, 'Ana');
    const news = async () =>
      (await DB.prepare('SELECT kind FROM group_news WHERE group_id = ? ORDER BY kind').bind(group.id).all())
        .results;
    expect(await news()).toEqual([{ kind: 'gameBegan' }, { kind: 'tableOpened' }]);
    expect((await page(ben, group)).games).toMatchObject([{ id, over: false }]);
    expect(await takeOut(ben, group, id)).toBe(200);
    await end(path, ben, group.owner);
    expect((await page(ben, group)).games).toEqual([]);
    expect(await news()).toEqual([]);
  });

  test('only out of the group that it was opened to', async () => {
    const group = await groupWith();
    const other = await newGroup('Other');
    const { id } = await openedTo(group, group.owner, 'Ana');
    const charged = async (client: Client) =>
      DB.prepare('SELECT n FROM counters WHERE key = ?')
        .bind(`group of ${await playerIdOf(client)}`)
        .first('n');
    const before = await charged(other.owner);
    expect(await takeOut(other.owner, other, id)).toBe('NOT_FOUND');
    expect(await charged(other.owner)).toBe(before);
    expect((await page(group.owner, group)).tables).toHaveLength(1);
  });

  test('when its host calls it off: it takes no room among the newest', async () => {
    const group = await groupWith();
    const cancelled = async (unlisted: boolean) => {
      const { id, path } = await openedTo(group, group.owner, 'Ana');
      if (unlisted) await group.owner.fetch(`${path}/listing`, { method: 'DELETE' });
      expect(await rows(id)).toBe(1);
      await group.owner.post(`${path}/cancel`);
      return rows(id);
    };
    expect([await cancelled(false), await cancelled(true)]).toEqual([0, 0]);
  });
});

test('a game of a group is on no player’s page, and its open table shows one to members alone', async () => {
  const [ben, eve] = [await person('Ben'), await person('Eve')];
  const group = await groupWith(ben);
  const { path } = await openedTo(group, group.owner, 'Ana', 3);
  const pageOfAna = (client: Client) => client.fetch(`${path}/seats/0/player`).then(({ status }) => status);
  expect([await pageOfAna(ben), await pageOfAna(eve)]).toEqual([200, 404]);
  const ended = await openedTo(group, group.owner, 'Ana');
  await joinTable(ben, ended.path, 'Ben');
  await end(ended.path, group.owner, ben);
  const { results } = await ben.get<{ results: readonly object[] }>(`${ended.path}/seats/0/player`);
  expect(results).toEqual([]);
});

test('members see each other’s pages, unless one is hidden or its player has blocked them; others see none', async () => {
  const [ben, eve] = [await person('Ben'), await person('Eve')];
  const group = await groupWith(ben);
  const [ana, own] = [await memberNamed(ben, group, 'Ana'), await memberNamed(ben, group, 'Ben')];
  const look = (client: Client, member: string) =>
    read(client, { ...group, path: `${group.path}/members/${member}/player` });
  expect([await look(ben, ana), await look(ben, own), await look(ben, 'none')]).toEqual([
    200,
    200,
    'NOT_FOUND',
  ]);
  expect([await look(eve, ana), await look(new Client(), ana)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  const { path } = await openedTo(group, group.owner, 'Ana', 3);
  await joinTable(ben, path, 'Ben');
  await group.owner.post(`${path}/seats/1/block`);
  expect([await look(ben, ana), await look(group.owner, own)]).toEqual(['PAGE_HIDDEN', 200]);
  await remove(group.owner, group, own);
  expect([await look(ben, ana), await look(group.owner, own)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});
