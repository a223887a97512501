import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { Channels, Me, OwnData } from '#shared/protocol/http.ts';
import { GameArchive } from '../../worker/room/storage/archive.ts';
import { hook } from './support/channels.ts';
import { Client } from './support/client.ts';
import { later, startAnotherMonth } from './support/clock.ts';
import {
  decline,
  endTogether,
  invitationsOf,
  keep,
  played,
  someone,
  tableOf,
  untold,
  type Someone,
} from './support/companions.ts';
import { gameRow, throughGate } from './support/database.ts';
import { redeem } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { evict, ringAlarm } from './support/rooms.ts';
import { signInLink } from './support/signIn.ts';
import { DB } from './support/stored.ts';

/** What a guest has written to others is the player's once they sign in: they can take it along, and it goes with their account. */

startAnotherMonth();

const WEEK = 7 * 24 * 60;

const say = ({ client }: Someone, id: string, text: string) =>
  client.post(`/api/games/${id}/messages`, { id: `said-${text.replaceAll(' ', '-')}`, text });

/** A guest, a player, and Ann, who hosts. */
const people = async () => ({
  ann: await someone('Ann'),
  guest: await untold('Gus'),
  ben: await someone('Ben'),
});

const signIn = async (guest: Someone, ben: Someone) =>
  redeem(await signInLink(new Client(), ben.email), guest.client, { bring: true });

const ownData = ({ client }: Someone): Promise<OwnData> => client.get<OwnData>('/api/me/export');

const textsOf = async (who: Someone): Promise<readonly unknown[]> =>
  (await ownData(who)).messages.map(({ text }) => text).toSorted();

const remove = ({ client, name }: Someone) => client.send('/api/me', { name }, { method: 'DELETE' });

/** Rows of a table of people or games that name the player as theirs. */
const rowsOf = async (table: 'messages' | 'reports' | 'invitations', id: string): Promise<number> => {
  const column = table === 'invitations' ? 'host_id' : 'player_id';
  return (await DB.prepare(`SELECT * FROM ${table} WHERE ${column} = ?1`).bind(id).all()).results.length;
};

test('messages at a table, also at one that the guest left before its game began', async () => {
  const { ann, guest, ben } = await people();
  const { id } = await tableOf([ann, guest]);
  await say(guest, id, 'At the table');
  const { id: left, seats } = await tableOf([ann], 2);
  await guest.client.post(...claimOf(seats[1]?.link ?? '', 'Gus'));
  await say(guest, left, 'Before it began');
  await guest.client.post(`/api/games/${left}/seats/1/leave`);
  await signIn(guest, ben);
  expect(await textsOf(ben)).toEqual(['At the table', 'Before it began']);
  await remove(ben);
  expect(await rowsOf('messages', guest.id)).toBe(0);
  expect(await rowsOf('messages', ben.id)).toBe(0);
});

test('messages of a game that is archived', async () => {
  const { ann, guest, ben } = await people();
  const { id } = await tableOf([ann, guest]);
  for (const text of ['Hello', 'Well played']) await say(guest, id, text);
  await endTogether(id, [ann, guest]);
  later(WEEK);
  await ringAlarm(id);
  const before = (await gameRow(id)).archived;
  expect(before).not.toBeNull();
  await signIn(guest, ben);
  expect(await textsOf(ben)).toEqual(['Hello', 'Well played']);
  const { archived } = await gameRow(id);
  const { messages } = await new GameArchive(env, id).read(archived ?? '');
  expect(messages.map(({ playerId }) => playerId)).toEqual([ben.id, ben.id]);
  expect((await env.ARCHIVE?.list({ prefix: id }))?.objects).toHaveLength(1);
});

/** The guest wrote in a game, and lost their seat there; it has ended and is archived. */
async function lostAndArchived({ ann, guest }: Awaited<ReturnType<typeof people>>): Promise<string> {
  const cleo = await untold('Cleo');
  const { id } = await tableOf([ann, guest]);
  await say(guest, id, 'Hello');
  await say(ann, id, 'Well played');
  await guest.client.post(`/api/games/${id}/seats/1/leave`);
  const open = { open: true };
  const { link } = await ann.client.post<{ link?: string }>(`/api/games/${id}/seats/1/replace`, open);
  await cleo.client.post(...claimOf(link ?? '', 'Cleo'));
  await endTogether(id, [ann, cleo]);
  later(WEEK);
  await ringAlarm(id);
  return id;
}

test('messages of an archived game whose seat the guest had lost', async () => {
  const all = await people();
  const { guest, ben } = all;
  const id = await lostAndArchived(all);
  expect((await signIn(guest, ben)).status).toBe(200);
  expect(await textsOf(ben)).toEqual(['Hello']);
  await remove(ben);
  const object = await new GameArchive(env, id).read((await gameRow(id)).archived ?? '');
  expect(JSON.stringify(object.messages)).not.toContain(guest.id);
});

test('the same where the archive did not answer at first', async () => {
  const all = await people();
  const { guest, ben } = all;
  const id = await lostAndArchived(all);
  const key = `${id}/${(await gameRow(id)).archived}.json.gz`;
  const content = await (await env.ARCHIVE?.get(key))?.arrayBuffer();
  await env.ARCHIVE?.delete(key);
  await evict(id);
  vi.spyOn(console, 'error').mockReturnValue();
  expect((await signIn(guest, ben)).status).toBe(503);
  vi.restoreAllMocks();
  await env.ARCHIVE?.put(key, content ?? '');
  await evict(id);
  expect((await signIn(guest, ben)).status).toBe(200);
  expect(await textsOf(ben)).toEqual(['Hello']);
});

test('reports to the operator', async () => {
  const { ann, guest, ben } = await people();
  const { id } = await tableOf([ann, guest]);
  await guest.client.post(`/api/games/${id}/report`, { seat: 0, text: 'Rude words' });
  await signIn(guest, ben);
  expect((await ownData(ben)).reports).toMatchObject([{ text: 'Rude words' }]);
  await remove(ben);
  expect(await rowsOf('reports', guest.id)).toBe(0);
});

test('invitations: who refuses their host then is invited by the player no more', async () => {
  const { ann, guest, ben } = await people();
  await played(guest, ann);
  const { id } = await tableOf([guest], 2);
  await keep(guest, id, 1, 'Ann');
  await signIn(guest, ben);
  expect((await decline(ann, id, 1, { refuse: 'host' })).status).toBe(200);
  const { id: next } = await tableOf([ben], 2);
  await keep(ben, next, 1, 'Ann');
  expect(await invitationsOf(ann)).toEqual([]);
  await remove(ben);
  expect(await rowsOf('invitations', guest.id)).toBe(0);
});

test('the guest keeps neither name nor webhook: the player’s account is all that must be deleted', async () => {
  const { ann, guest, ben } = await people();
  await tableOf([ann, guest]);
  await hook(guest.client);
  const named = async (): Promise<string> =>
    JSON.stringify([
      (await DB.prepare('SELECT * FROM players WHERE id = ?1').bind(guest.id).all()).results,
      (await DB.prepare('SELECT * FROM channels WHERE player_id = ?1').bind(guest.id).all()).results,
    ]);
  expect(await named()).toContain('My hook');
  await signIn(guest, ben);
  expect(await named()).not.toContain('Gus');
  expect(await named()).not.toContain('My hook');
});

test('the guest keeps both while nobody is signed in yet', async () => {
  const { guest, ben } = await people();
  await hook(guest.client);
  const link = await signInLink(new Client(), ben.email);
  const redeemed = () => redeem(link, guest.client, { bring: true });
  vi.spyOn(console, 'error').mockReturnValue();
  const failed = await throughGate(
    (statements, go) =>
      statements.some((text) => text.startsWith('insert into "used_links"'))
        ? Promise.reject(new Error('D1_ERROR: Network connection lost.'))
        : go(),
    redeemed,
  );
  vi.restoreAllMocks();
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await guest.client.get<Me>('/api/me')).player).toMatchObject({ id: guest.id, name: 'Gus' });
  expect((await guest.client.get<Channels>('/api/me/channels')).channels).toHaveLength(1);
  expect((await redeemed()).status).toBe(200);
  const { results } = await DB.prepare('SELECT name FROM players WHERE id = ?1').bind(guest.id).all();
  expect(results).toEqual([{ name: 'Guest' }]);
});
