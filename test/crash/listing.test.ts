import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Client, type Answered, type Reply } from '../support/client.ts';
import { FusedService, inTime, type Failpoint } from './failpoints.ts';

/** The process dies while a game is put on the list of open tables, taken off it, or begins: between the list and the game's row. */

let fused: FusedService;
beforeAll(async () => {
  fused = await FusedService.start({ CAPTURE_MAILS: '1' });
});
afterEach(() => fused.disarm());
afterAll(() => fused.service.stop());

let people = 0;

/** Somebody who can be told by mail. */
async function reachable(): Promise<Client> {
  const person = new Client(fused.service);
  await person.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  const me = await person.get<{ player: { id: string } }>('/me');
  const address = `listed${(people += 1)}@example.org`;
  await fused.service.rows('UPDATE players SET email = ? WHERE id = ?', address, me.player.id);
  return person;
}

interface Table {
  readonly id: string;
  readonly host: Client;
}

/** A game for two, whose host is at the table. */
async function table(): Promise<Table> {
  const host = await reachable();
  const { id } = await host.create([{ kind: 'me', name: 'Ann' }, { kind: 'open' }]);
  return { id, host };
}

async function listed(): Promise<Table> {
  const there = await table();
  await list(there);
  return there;
}

type Act = (at: Table) => Promise<Reply<Answered> | undefined>;
const list: Act = ({ id, host }) => host.request('POST', `/games/${id}/listing`, {});
const unlist: Act = ({ id, host }) => host.request('DELETE', `/games/${id}/listing`);
/** Any other change before the game begins. */
const rename: Act = ({ id, host }) => host.request('PUT', `/games/${id}/title`, { title: 'Sunday' });

/** The titles under which the game is in the list: one or none. */
const copies = async ({ id }: Table) => {
  const sql = `SELECT content ->> '$.title' AS title FROM listings WHERE game_id = ?`;
  return (await fused.service.rows<{ title: string | null }>(sql, id)).map(({ title }) => title);
};
const join = async ({ id }: Table, stranger: Client) => {
  const answer = await stranger.request<{ code?: string }>('POST', `/games/${id}/join`, { name: 'Bob' });
  return answer?.body.code ?? answer?.status;
};

async function killedDuring(at: Failpoint, there: Table, act: Act): Promise<void> {
  const killed = fused.killAt({ at, hit: 1 });
  expect(await act(there)).toBeUndefined();
  await inTime(killed);
}

test('a game that was not written as listed lets nobody in, and its next change takes it off the list', async () => {
  const there = await table();
  await killedDuring('before-batch', there, list);
  expect(await copies(there)).toHaveLength(1);
  expect(await join(there, await reachable())).toBe('NOT_LISTED');
  expect((await rename(there))?.status).toBe(200);
  expect(await copies(there)).toEqual([]);
});

test('a host who lists it again has it on the list once', async () => {
  const there = await table();
  await killedDuring('before-batch', there, list);
  expect((await list(there))?.status).toBe(200);
  expect(await copies(there)).toHaveLength(1);
  expect(await join(there, await reachable())).toBe(200);
});

test('a game that was written as listed is on the list, whatever comes then', async () => {
  const there = await table();
  await killedDuring('after-batch', there, list);
  expect(await copies(there)).toHaveLength(1);
  expect(await join(there, await reachable())).toBe(200);
  expect(await copies(there)).toEqual([]); // it has begun
});

test('a game that was not written as unlisted is back on the list with its next change', async () => {
  const there = await listed();
  await killedDuring('before-batch', there, unlist);
  expect(await copies(there)).toEqual([]);
  expect((await rename(there))?.status).toBe(200);
  expect(await copies(there)).toEqual(['Sunday']);
  expect((await unlist(there))?.status).toBe(200);
  expect(await copies(there)).toEqual([]);
});

test('a game that was written as unlisted, or has begun, is off the list', async () => {
  const there = await listed();
  await killedDuring('after-batch', there, unlist);
  expect(await copies(there)).toEqual([]);
  expect(await join(there, await reachable())).toBe('NOT_LISTED');
  const begun = await listed();
  const stranger = await reachable();
  await killedDuring('after-batch', begun, ({ id }) =>
    stranger.request('POST', `/games/${id}/join`, { name: 'Bob' }),
  );
  expect(await copies(begun)).toEqual([]);
  expect((await begun.host.game(begun.id)).status).toBe('running');
});
