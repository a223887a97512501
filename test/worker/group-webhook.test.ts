import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  GROUPS_AT_MOST,
  type CreatedGame,
  type CreatedGroupWebhook,
  type GameView,
  type GroupCall,
  type OwnData,
  type TableQuestion,
  type TestedChannel,
} from '#shared/protocol/http.ts';
import { overdueGroups } from '../../worker/db/people/groupNews.ts';
import { channelById, noteOutcome } from '../../worker/db/people/channels.ts';
import { GROUP_WEBHOOK, putGroupWebhook, updateGroup } from '../../worker/db/people/groups.ts';
import { groupMailbox } from '../../worker/lib/objects.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { type Client, codeOf } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, tripsOf } from './support/database.ts';
import {
  change,
  groupWith,
  joinBy,
  memberNamed,
  newGroup,
  page,
  person,
  tokenOf,
  type Group,
} from './support/groups.ts';
import { loseAlarm, mailboxAlarm, mailsTo, playerIdOf, ringMailbox } from './support/mails.ts';
import { DB } from './support/stored.ts';

/** The webhook of a group: what it is told, once and signed. */

const DAY = 1_440; // minutes

beforeEach(startClock);
afterEach(stopClock);

const setWebhook = (group: Group, client = group.owner, url = 'https://hooks.example.com/group') =>
  client.send<CreatedGroupWebhook & { code?: string }>(
    `${group.path}/webhook`,
    { url, shape: 'json' },
    { method: 'PUT' },
  );

/** The group's mailbox calls; what it has called so far. Calls are captured as mails are. */
async function calls(group: Group) {
  later(5);
  await ringMailbox(groupMailbox(group.id));
  const captured = await mailsTo('webhook: ');
  return captured.filter(({ text }) => text.includes(group.id) || text.includes('"player":"Friday"'));
}

const kindsOf = async (group: Group) =>
  (await calls(group)).map(({ text }) => (JSON.parse(text) as GroupCall).kind);

async function openTo(group: Group, host: Client): Promise<string> {
  const { id } = await host.post<CreatedGame>('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ana' }, { kind: 'open' }],
  });
  await host.post(`/api/games/${id}/listing`, { group: group.id });
  return `/api/games/${id}`;
}

async function end(path: string, first: Client, second: Client): Promise<void> {
  const { question } = await first.post<{ question: TableQuestion }>(`${path}/questions`, { kind: 'end' });
  const { seq } = await second.get<GameView>(path);
  await second.post(`${path}/votes`, { expect: seq, question: question.id, answer: 'yes' });
}

beforeEach(() => DB.prepare('DELETE FROM captured_mails').run());

test('it is told of members, tables, beginnings and ends with ranks, each once', async () => {
  const ben = await person('Ben');
  const group = await groupWith();
  await setWebhook(group);
  const token = (await page(group.owner, group)).link?.split('#')[1] ?? '';
  await ben.post(`${group.path}/join`, { token, name: 'Ben' });
  expect(await kindsOf(group)).toEqual(['memberJoined']);
  const path = await openTo(group, group.owner);
  expect(await kindsOf(group)).toEqual(['memberJoined', 'tableOpened']);
  await ben.post(`${path}/join`, { name: 'Ben' });
  expect(await kindsOf(group)).toEqual(['memberJoined', 'tableOpened', 'gameBegan']);
  await end(path, group.owner, ben);
  const all = await calls(group);
  const last = JSON.parse(all.at(-1)?.text ?? '{}') as GroupCall;
  expect(last).toMatchObject({ version: 1, kind: 'gameEnded', player: 'Friday', games: [] });
  expect(last.text).toMatch(/1\. .*(Ana|Ben)/);
  expect(await kindsOf(group)).toEqual(['memberJoined', 'tableOpened', 'gameBegan', 'gameEnded']);
});

test('its calls are signed with the secret that was shown once', async () => {
  const group = await groupWith();
  const { body } = await setWebhook(group);
  await openTo(group, group.owner);
  const [call] = await calls(group);
  const headers = call?.headers ?? {};
  const key = Uint8Array.from(atob(body.secret.slice('whsec_'.length)), (char) => char.charCodeAt(0));
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${call?.text}`;
  const mac = hmac(sha256, key, utf8ToBytes(signed));
  expect(headers['webhook-signature']).toBe(`v1,${btoa(String.fromCharCode(...mac))}`);
  expect((await page(group.owner, group)).webhook).toEqual({ host: 'hooks.example.com', error: null });
});

test('it leads to no private network, is its owner’s, and goes with them', async () => {
  const ben = await person('Ben');
  const group = await groupWith(ben);
  expect((await setWebhook(group, group.owner, 'https://127.0.0.1/')).body.code).toBe('URL_NOT_PUBLIC');
  expect(await codeOf(setWebhook(group, ben))).toBe('NOT_OWNER');
  await setWebhook(group);
  expect((await page(ben, group)).webhook).toBeNull();
  await change(group.owner, group, { owner: await memberNamed(ben, group, 'Ben') });
  expect((await page(ben, group)).webhook).toBeNull();
});

test('what has not come true is not told, and nothing is kept without a webhook', async () => {
  const group = await groupWith();
  await setWebhook(group);
  const path = await openTo(group, group.owner);
  await calls(group);
  await DB.prepare('INSERT INTO group_news (group_id, kind, subject, at) VALUES (?, ?, ?, ?)')
    .bind(group.id, 'gameBegan', path.split('/').at(-1), Date.now())
    .run();
  expect(await kindsOf(group)).toEqual(['tableOpened']);
  await group.owner.send(`${group.path}/webhook`, {}, { method: 'DELETE' });
  expect(await kindsOf(group)).toEqual(['tableOpened']);
  await openTo(group, group.owner);
  const { results } = await DB.prepare('SELECT kind FROM group_news').all();
  expect(results).toEqual([]);
});

test('a table that is closed again, or full, by the time of the call is not said to be open', async () => {
  const ben = await person('Ben');
  const group = await groupWith(ben);
  await setWebhook(group);
  const closed = await openTo(group, group.owner);
  await group.owner.send(`${closed}/listing`, {}, { method: 'DELETE' });
  const full = await openTo(group, group.owner);
  await ben.post(`${full}/join`, { name: 'Ben' });
  expect(await kindsOf(group)).toEqual(['gameBegan']);
  later(10);
  expect([await kindsOf(group), await newsOf(group)]).toEqual([['gameBegan'], []]);
});

const newsOf = async ({ id }: Group) =>
  (await DB.prepare('SELECT kind FROM group_news WHERE group_id = ?').bind(id).all()).results;

/** Rows of what never comes true, older than all else. */
const noteUntrue = ({ id }: Group, kind: string, subjects: readonly string[]) =>
  DB.batch(
    subjects.map((subject) =>
      DB.prepare('INSERT INTO group_news (group_id, kind, subject, at) VALUES (?, ?, ?, ?)').bind(
        id,
        kind,
        subject,
        Date.now() - 1_000,
      ),
    ),
  );

test('who does not get in is nothing to tell', async () => {
  const ben = await person('Ben');
  for (let n = 0; n < GROUPS_AT_MOST; n += 1) await newGroup(`Group ${n}`, ben);
  const group = await newGroup();
  await setWebhook(group);
  expect(await joinBy(ben, group, await tokenOf(group), 'Ben')).toBe('GROUPS_EXHAUSTED');
  expect(await newsOf(group)).toEqual([]);
});

test('what never comes true holds nothing up for long: members who have left, games that were called off', async () => {
  const group = await groupWith();
  await setWebhook(group);
  await noteUntrue(
    group,
    'memberJoined',
    Array.from({ length: 20 }, (_, n) => `gone${n}`),
  );
  await noteUntrue(
    group,
    'tableOpened',
    Array.from({ length: 20 }, (_, n) => `a2222222222222${String.fromCharCode(97 + n)}2`),
  );
  await openTo(group, group.owner);
  for (let n = 0; n < 12; n += 1) await kindsOf(group);
  expect([await kindsOf(group), await newsOf(group)]).toEqual([['tableOpened'], []]);
});

test('much at once is told in parts, each within what an invocation may ask of the database', async () => {
  const others = await Promise.all(Array.from({ length: 12 }, (_, n) => person(`Guest ${n}`)));
  const group = await newGroup();
  await setWebhook(group);
  const token = await tokenOf(group);
  for (const other of others) expect(await joinBy(other, group, token, 'Guest')).toBe(200);
  later(5);
  const statements: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    await loseAlarm(groupMailbox(group.id));
    const trips = await tripsOf(() => ringMailbox(groupMailbox(group.id)));
    statements.push(trips.reduce((sum, trip) => sum + trip.statements.length, 0));
    expect(await mailboxAlarm(groupMailbox(group.id))).toBe(n < 2 ? Date.now() : null);
  }
  expect(await newsOf(group)).toEqual([]);
  expect(Math.max(...statements)).toBeLessThan(40); // of 50; a game needs two more for each
});

test('it is not set by who owns the group no more, however the requests meet', async () => {
  const ben = await person('Ben');
  const group = await groupWith(ben);
  const former = { id: group.id, ownerId: await playerIdOf(group.owner) };
  const target = { kind: 'webhook', url: 'https://hooks.example.com/', shape: 'json', secret: 'x' } as const;
  const put = () => putGroupWebhook(db(), former, target, Date.now());
  expect(await put()).toBe(true);
  await change(group.owner, group, { owner: await memberNamed(ben, group, 'Ben') });
  expect([await put(), (await page(ben, group)).webhook]).toEqual([false, null]);
  await codeOf(ben.send(group.path, {}, { method: 'DELETE' }));
  expect(await put()).toBe(false);
});

test('a change by who owns the group no more leaves the webhook of who does, however the requests meet', async () => {
  const ben = await person('Ben');
  const group = await groupWith(ben);
  const former = { id: group.id, ownerId: await playerIdOf(group.owner) };
  await change(group.owner, group, { owner: await memberNamed(ben, group, 'Ben') });
  await setWebhook(group, ben);
  expect(await updateGroup(db(), former, { name: 'Saturday' })).toBe(false);
  expect(await page(ben, group)).toMatchObject({ name: 'Friday', webhook: { error: null } });
});

test('what the last call of a former one says is not noted of the one in its place', async () => {
  const group = await newGroup();
  await setWebhook(group);
  const former = await channelById(db(), group.id, GROUP_WEBHOOK);
  if (former === undefined) throw new Error('no webhook');
  await setWebhook(group, group.owner, 'https://hooks.example.com/another');
  const [noted] = noteOutcome(db(), former, { ...former, error: 'TIMEOUT', failingSince: 1 });
  await noted;
  expect((await page(group.owner, group)).webhook).toMatchObject({ error: null });
});

test('one that has failed for a day is called again once it accepts a test', async () => {
  const group = await newGroup();
  await setWebhook(group);
  await DB.prepare(
    `UPDATE channels SET off = 'failing', error = 'HTTP_500', failing_since = 1 WHERE player_id = ?`,
  )
    .bind(group.id)
    .run();
  await openTo(group, group.owner);
  expect(await kindsOf(group)).toEqual([]);
  await group.owner.post(`${group.path}/webhook/test`);
  await openTo(group, group.owner);
  expect(await kindsOf(group)).toEqual(['test', 'tableOpened']);
});

test('one machine sets as many as other webhooks in a day', async () => {
  later(30 * DAY);
  const group = await newGroup();
  const answers: number[] = [];
  for (let n = 0; n < 21; n += 1) answers.push((await setWebhook(group)).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
});

test('its owner tests it, and finds its address in their download', async () => {
  const ben = await person('Ben');
  const group = await groupWith(ben);
  const test = (client: Client) =>
    client.send<TestedChannel & { code?: string }>(`${group.path}/webhook/test`);
  expect(await codeOf(test(group.owner))).toBe('NOT_FOUND');
  await setWebhook(group);
  expect(await codeOf(test(ben))).toBe('NOT_OWNER');
  expect((await test(group.owner)).body).toEqual({ error: null });
  const [call] = await mailsTo('webhook: ');
  expect(JSON.parse(call?.text ?? '{}')).toMatchObject({ kind: 'test', player: 'Friday' });
  const { results } = await DB.prepare('SELECT * FROM deliveries WHERE player_id = ?').bind(group.id).all();
  expect(results).toEqual([]);
  const webhooks = async (client: Client) =>
    (await client.get<OwnData>('/api/me/export')).groups.map(({ webhook }) => webhook);
  expect(await webhooks(group.owner)).toEqual(['https://hooks.example.com/group']);
  expect(await webhooks(ben)).toEqual([null]);
});

test('groups whose alarm was lost are woken in the order of their wait, after them those whose webhook fails', async () => {
  const late = async (n: number, error: string | null, at: number): Promise<string> => {
    const group = await newGroup(`Group ${n}`);
    await setWebhook(group);
    await DB.prepare('UPDATE channels SET error = ? WHERE player_id = ?').bind(error, group.id).run();
    for (const [subject, since] of [
      ['m1', at],
      ['m2', at + 1],
    ] as const)
      await DB.prepare('INSERT INTO group_news (group_id, kind, subject, at) VALUES (?, ?, ?, ?)')
        .bind(group.id, 'memberJoined', subject, since)
        .run();
    return group.id;
  };
  await DB.prepare('DELETE FROM group_news').run();
  const failing = await Promise.all([1, 2, 3, 4, 5].map((at) => late(at, 'HTTP_500', at)));
  const [younger, older] = [await late(6, null, 200), await late(7, null, 100)];
  const woken = await overdueGroups(db(), 1_000, 5);
  expect(woken.map(({ groupId }) => groupId)).toEqual([older, younger, ...failing.slice(0, 3)]);
});
