import { eq } from 'drizzle-orm';
import type { GroupCall } from '#shared/protocol/http.ts';
import {
  blocksTable,
  channelsTable,
  gamesTable,
  groupMembersTable,
  groupNewsTable,
  groupsTable,
  invitationsTable,
  noticesTable,
  playersTable,
  refusalsTable,
} from '../../worker/db/schema.ts';
import { db } from '../worker/support/database.ts';
import { GROUP_HOOK, type KeptMail } from './world/network.ts';
import { takeStep } from './world/run.ts';
import type { World } from './world/world.ts';

/** What breaks the invariants of messages: mails, calls of webhooks, invitations of companions. */

export type Spoil = (world: World) => Promise<unknown>;

/** Something that is spoilt, and which invariant notices it. */
export type Mutant = readonly [what: string, invariant: string, spoil: Spoil];

const HOUR = 3_600_000;

/** The service sends a mail once more, changed so that it is another message. */
function sendAgain(world: World, mail: KeptMail, at: number, more: readonly string[] = []): void {
  const { mails } = world.network;
  mails.push({ ...mail, number: mails.length, at, notices: [...mail.notices, ...more] });
}

/** The last mail about a turn that is still known. */
async function lastTold({ outbox }: World): Promise<KeptMail> {
  const known = new Set((await db().select({ id: noticesTable.id }).from(noticesTable)).map(({ id }) => id));
  const last = [...outbox.lastTold.values()].findLast(({ notices }) => notices.some((id) => known.has(id)));
  if (last === undefined) throw new Error('nobody was told');
  return last;
}

/** A copy of that mail, once its reader has gone. */
const secondMail: Spoil = async (world) => {
  const last = await lastTold(world);
  const person = world.people.find(({ address }) => address === last.to);
  if (person !== undefined) person.lastAt = 0;
  sendAgain(world, last, last.at + HOUR, ['other']);
};

const unwanted: Spoil = async (world) => {
  await db().update(playersTable).set({ muted: true });
  await secondMail(world);
};

/** It is night where the reader lives. */
const atNight: Spoil = async (world) => {
  const hours = { zone: 'UTC', awake: { from: 0, to: 480 } };
  await db()
    .update(playersTable)
    .set({ muted: false, hours, telling: { quiet: true, digestHour: null, mailAfterHours: null } });
  const at = Math.floor(world.now / 86_400_000) * 86_400_000 + 12 * HOUR;
  sendAgain(world, await lastTold(world), at);
};

const otherLanguage: Spoil = async (world) => {
  const last = await lastTold(world);
  await db().update(playersTable).set({ language: 'cs' }).where(eq(playersTable.email, last.to));
  sendAgain(world, { ...last, html: last.html.replace(/<html lang="../, '<html lang="pl') }, world.now);
};

/** A player or a group has this webhook. */
async function addWebhook(playerId: string, url: string): Promise<void> {
  const target = { kind: 'webhook', url, shape: 'json', secret: '' } as const;
  const row = { id: url, playerId, target, name: 'Hook', gameId: null, createdAt: 0 };
  await db().insert(channelsTable).values(row).onConflictDoNothing();
}

const calledAtNight: Spoil = async (world) => {
  const [player] = await db().select().from(playersTable);
  const url = 'https://hooks.example.net/night';
  await addWebhook(player?.id ?? '', url);
  const at = Math.floor(world.now / 86_400_000) * 86_400_000 + 12 * HOUR;
  world.network.calls.push({ at, url, id: 'x', body: JSON.stringify({ version: 1, kind: 'turn', id: 'x' }) });
};

const openGroup: Spoil = async (world) => {
  const [player] = await db().select().from(playersTable);
  const group = {
    id: 'group',
    name: 'Club',
    ownerId: player?.id ?? '',
    link: null,
    seasons: [0],
    createdAt: world.now,
  };
  await db().insert(groupsTable).values(group);
  await db()
    .insert(groupMembersTable)
    .values({ groupId: 'group', playerId: player?.id ?? '', id: 'member', joinedAt: 0 });
  const nobody = { members: [], hosted: [], link: null, webhook: null, seasons: [], tables: [], games: [] };
  const page = { id: 'group', name: 'Club', ...nobody };
  world.service.falsify = ({ url }, response) =>
    url.endsWith('/api/groups/group') ? Response.json(page) : response;
};

/** A seat is kept for somebody whom mail reaches, and their notice is in this state. Returns their id and the mail that tells of it. */
async function invite(world: World, state: 'sent' | 'dropped') {
  const last = await lastTold(world);
  await db().update(playersTable).set({ muted: false, telling: null });
  const [guest] = await db().select().from(playersTable).where(eq(playersTable.email, last.to));
  const [game] = await db().select().from(gamesTable);
  if (game === undefined || guest === undefined) throw new Error('no game or no guest');
  const gameId = `a${crypto.randomUUID()}`;
  const row = { gameId, seat: 1, id: gameId, createdAt: world.now, attempts: 0 };
  const open = { status: 'open', hostId: 'host', due: null, createdAt: world.now } as const;
  await db()
    .insert(gamesTable)
    .values({ ...game, ...open, id: gameId });
  await db()
    .insert(invitationsTable)
    .values({ ...row, email: '', guestId: guest.id, hostId: 'host', state: 'queued' });
  await db()
    .insert(noticesTable)
    .values({ ...row, playerId: guest.id, seq: 0, kind: 'invited', state, reminders: 0 });
  for (const person of world.people) person.wishedAt = 0;
  return { playerId: guest.id, mail: { ...last, notices: [gameId] } };
}

const invitedAgain: Spoil = async (world) => {
  const { mail } = await invite(world, 'sent');
  sendAgain(world, mail, world.now);
  sendAgain(world, mail, world.now + HOUR);
};

const invitedByOneWay: Spoil = async (world) => {
  const { mail, playerId } = await invite(world, 'sent');
  await addWebhook(playerId, 'https://hooks.example.net/one');
  sendAgain(world, mail, world.now);
};

const refusedInvitation: Spoil = async (world) => {
  const { mail, playerId } = await invite(world, 'sent');
  await db().insert(refusalsTable).values({ address: playerId, host: '*', createdAt: 0 });
  sendAgain(world, mail, world.now);
};

const blockedInvitation: Spoil = async (world) => {
  await db().delete(refusalsTable);
  const { mail, playerId } = await invite(world, 'sent');
  await db().insert(blocksTable).values({ playerId: 'host', blocked: playerId, createdAt: 0 });
  sendAgain(world, mail, world.now);
  await takeStep(world, 'blocked', async () => undefined);
  await db().delete(blocksTable);
};

/** The webhook of a group with nobody of the simulation in it is called. */
const calledGroup =
  (text: string, change: (call: GroupCall) => object = (call) => call, times = 1): Spoil =>
  async ({ network, outbox, now: at }) => {
    outbox.toldGroups.clear();
    const id = 'group-memberJoined-member';
    await addWebhook('group', `${GROUP_HOOK}group`);
    const call = { version: 1, id, at, kind: 'memberJoined', player: 'Club', text, games: [] } as const;
    const body = JSON.stringify(change(call));
    for (let n = 0; n < times; n += 1) network.calls.push({ at, url: `${GROUP_HOOK}group`, id, body });
  };

const removedHook: Spoil = async (world) => {
  await calledGroup('Somebody has joined.')(world);
  await db().delete(channelsTable).where(eq(channelsTable.playerId, 'group'));
};

const forgottenNews: Spoil = async ({ now }) =>
  db()
    .insert(groupNewsTable)
    .values({ groupId: 'group', kind: 'gameEnded', subject: 'x', at: now - 48 * HOUR });

/** In this order: the later ones spoil more. */
export const MESSAGE_MUTANTS: readonly Mutant[] = [
  ['a second mail in one absence', 'mails', secondMail],
  ['a mail in another language', 'mails', otherLanguage],
  ['a mail to somebody who wants none', 'mails', unwanted],
  ['a mail in quiet hours', 'mails', atNight],
  ['a webhook at night', 'calls', calledAtNight],
  ['a group that strangers read', 'groups', openGroup],
  ['a companion who is invited twice', 'invited', invitedAgain],
  ['a companion who is not told', 'invited', async (world) => invite(world, 'dropped')],
  ['a companion who is told by one way of two', 'ways', invitedByOneWay],
  ['a companion who refuses, and is told', 'unwelcome', refusedInvitation],
  ['a companion who is blocked, and is told', 'unwelcome', blockedInvitation],
  ['a group’s webhook that names a stranger', 'group calls', calledGroup('Person-9-9 has joined.')],
  ['a group’s webhook in another form', 'group calls', calledGroup('', (call) => ({ ...call, at: 0 }))],
  ['a group’s webhook that says it twice', 'group calls', calledGroup('', (call) => call, 2)],
  ['a group’s webhook that is called once it is gone', 'group calls', removedHook],
  ['a group’s webhook that waits for ever', 'group calls', forgottenNews],
];
