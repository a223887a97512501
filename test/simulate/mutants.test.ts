import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  blocksTable,
  channelsTable,
  gamesTable,
  groupMembersTable,
  groupNewsTable,
  groupsTable,
  invitationsTable,
  joinRequestsTable,
  logTable,
  noticesTable,
  playersTable,
  refusalsTable,
} from '../../worker/db/schema.ts';
import type { GroupCall } from '#shared/protocol/http.ts';
import { db } from '../worker/support/database.ts';
import { DB } from '../worker/support/stored.ts';
import { visit } from './people/visit.ts';
import { checkAnswer } from './invariants/answers.ts';
import { checkAll } from './invariants/invariants.ts';
import { requestsAreAnswered } from './invariants/offers.ts';
import { GROUP_HOOK, type KeptMail } from './world/network.ts';
import { simulate, takeStep } from './world/run.ts';
import { seatsIn } from './world/stored.ts';
import type { Breach, World } from './world/world.ts';

/**
 * Every invariant notices what it is there for. A world without faults lives for some days; then one thing is spoilt after the
 * other, and the checks name it.
 */

type Spoil = (world: World) => Promise<unknown>;

const HOUR = 3_600_000;

/** So often everybody comes: not each of their lists is held against the database. */
const ROUNDS = 4;

/** Visits of those who are signed in, and what follows, until something is noticed. */
async function someVisits(world: World): Promise<void> {
  const people = world.people.filter(({ browsers }) => browsers[0]?.playerId !== undefined);
  for (const person of Array.from({ length: ROUNDS }, () => people).flat())
    if (world.breaches.length === 0) await takeStep(world, person.name, () => visit(world, person));
}

/** Answers of this path are changed. */
const falsify =
  (path: string, change: (text: string) => string, status?: number): Spoil =>
  async (world) => {
    world.service.falsify = async (request, response) =>
      new URL(request.url).pathname === path
        ? new Response(change(await response.text()), {
            status: status ?? response.status,
            headers: response.headers,
          })
        : response;
    await someVisits(world);
    world.service.falsify = (_, response) => response;
  };

const firstRunning = () =>
  DB.prepare(`SELECT id FROM games WHERE status = 'running' ORDER BY id`).first<string>('id');
const updateGame =
  (set: Partial<typeof gamesTable.$inferInsert>): Spoil =>
  async () =>
    db()
      .update(gamesTable)
      .set(set)
      .where(eq(gamesTable.id, (await firstRunning()) ?? ''));

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

/** The reader of the last mail wants no more, and gets one. */
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

/** A turn of days ago whose notice was dropped. */
const untold: Spoil = async (world) => {
  await db().update(playersTable).set({ muted: false });
  await db().update(noticesTable).set({ state: 'dropped' });
  await db()
    .update(gamesTable)
    .set({ turnAt: world.now - 72 * HOUR, asleepSince: null, pausedUntil: null });
};

/** A page did not get one of the rows. */
const lostFrame: Spoil = async (world) => {
  const pages = world.people.flatMap((person) => [...person.pages.values()]);
  const { live } = pages.find((page) => page.live.closed === undefined && page.live.commits.length > 0) ?? {};
  if (live === undefined) throw new Error('no page is open');
  live.texts.splice(0, live.texts.length, ...live.texts.filter((text) => !text.includes('"type":"commits"')));
};

const forgottenRow: Spoil = async (world) => {
  const { gameId, seq } = world.acknowledged.at(-1) ?? { gameId: '', seq: 0 };
  await DB.prepare('DELETE FROM log WHERE game_id = ? AND seq = ?').bind(gameId, seq).run();
};

const otherMoves: Spoil = async (world) => {
  const { gameId } = world.acknowledged[0] ?? { gameId: '' };
  await db()
    .update(logTable)
    .set({ moves: [{ type: 'other' }] })
    .where(eq(logTable.gameId, gameId));
};

const stillKnown: Spoil = async (world) => {
  const [player] = await db().select().from(playersTable);
  if (player !== undefined) world.erased.push({ playerId: player.id, name: player.name, at: 0 });
};

/** A player was charged for what was refused. */
const unfair: Spoil = async (world) => {
  const playerId = world.people.flatMap(({ browsers }) => browsers.flatMap((one) => one.playerId ?? []))[0];
  await DB.prepare('INSERT INTO counters (day, key, n) VALUES (1, ?, 99)').bind(`profile ${playerId}`).run();
};

/** A mail is in a language that its reader did not choose. */
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

/** Somebody's webhook is called while they sleep. */
const calledAtNight: Spoil = async (world) => {
  const [player] = await db().select().from(playersTable);
  const url = 'https://hooks.example.net/night';
  await addWebhook(player?.id ?? '', url);
  const at = Math.floor(world.now / 86_400_000) * 86_400_000 + 12 * HOUR;
  world.network.calls.push({ at, url, id: 'x', body: JSON.stringify({ version: 1, kind: 'turn', id: 'x' }) });
};

/** A list asks the database more often than it need. */
const costly: Spoil = async (world) => {
  world.service.falsify = async (_, response) => {
    for (let asked = 0; asked < 40; asked += 1) await DB.prepare('SELECT count(*) FROM games').all();
    return response;
  };
  await someVisits(world);
  world.service.falsify = (_, response) => response;
};

/** An object of the archive knows somebody who has deleted their account. */
const archived: Spoil = async (world) => {
  const text = new Response('{"by":"p0erased0person"}').body?.pipeThrough(new CompressionStream('gzip'));
  await env.ARCHIVE?.put('a/x.json.gz', await new Response(text).arrayBuffer());
  world.erased.push({ playerId: 'p0erased0person', name: 'Nobody-Else', at: 0 });
};

/** Whoever knows a group's id gets an answer. */
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
  const nobody = { members: [], link: null, webhook: null, seasons: [], tables: [], games: [] };
  const page = { id: 'group', name: 'Club', ...nobody };
  world.service.falsify = ({ url }, response) =>
    url.endsWith('/api/groups/group') ? Response.json(page) : response;
};

/** Everybody's list has a game that was opened to nobody. */
const toldToAll: Spoil = async (world) => {
  const browser = known(world);
  const text = JSON.stringify({ tables: [{ id: 'a-private-game' }] });
  await checkAnswer(world, browser, {
    method: 'GET',
    path: '/api/tables',
    json: undefined,
    status: 200,
    text,
  });
};

/** An answer names another player by their id. */
const namedById: Spoil = async (world) => {
  const [id] = [...world.players].find(([, number]) => number !== known(world).person.number) ?? [];
  const text = JSON.stringify({ by: id });
  await checkAnswer(world, known(world), { method: 'GET', path: '/x', json: undefined, status: 200, text });
};

function known({ people }: World) {
  for (const person of people)
    for (const browser of person.browsers) if (browser.playerId !== undefined) return { person, browser };
  throw new Error('nobody is signed in');
}

/** Somebody without a seat still asks where nobody listens. */
const askedInVain: Spoil = async (world) => {
  const gameId = (await firstRunning()) ?? '';
  const seated = new Set((await seatsIn(gameId)).map((seat) => seat.playerId));
  const browsers = world.people.flatMap((person) => person.browsers).filter((one) => !one.mayBeAnother);
  const playerId = browsers.flatMap((one) => one.playerId ?? []).find((id) => !seated.has(id)) ?? '';
  const reliability = { finished: 0, timeOuts: 0, times: null };
  await db()
    .insert(joinRequestsTable)
    .values({ gameId, playerId, id: 'request', name: 'Eve', reliability, at: world.now });
};

/** The request of somebody who was told that the host is asked is gone. */
const unanswered: Spoil = async (world) => {
  const rows = await db().select().from(joinRequestsTable);
  for (const { gameId, playerId } of rows) world.asking.add(`${gameId} ${playerId}`);
  await db().delete(joinRequestsTable);
  await requestsAreAnswered(world);
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
  world.wishedAt.clear();
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
  async ({ network, now: at }) => {
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

const LAPSED = { kind: 'end', id: 'x', by: 0, asked: 2, agreed: 1, lapses: 1 } as const;
/** In this order: the later ones spoil more. */
const MUTANTS: readonly (readonly [what: string, invariant: string, spoil: Spoil])[] = [
  ['a page that misses a row', 'pages', lostFrame],
  [
    'a list that hides whose turn it is',
    'lists',
    falsify('/api/me/games', (text) => text.replaceAll('"yourTurn":true', '"yourTurn":false')),
  ],
  ['an answer that is not described', 'answers', falsify('/api/me/games', () => '{}', 500)],
  ['an unexpected line in the log', 'log', async () => console.error({ event: 'something else' })],
  ['a look that asks the database too often', 'costs', costly],
  ['a second mail in one absence', 'mails', secondMail],
  ['a mail in another language', 'mails', otherLanguage],
  ['a mail to somebody who wants none', 'mails', unwanted],
  ['a mail in quiet hours', 'mails', atNight],
  ['a webhook at night', 'calls', calledAtNight],
  ['a group that strangers read', 'groups', openGroup],
  ['a private game on the list', 'private', toldToAll],
  ['an answer with the id of another player', 'secrets', namedById],
  ['a request to join that outlives its listing', 'requests', askedInVain],
  ['a request to join that is lost', 'requests', unanswered],
  ['a player who is charged for what was refused', 'quotas', unfair],
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
  ['an archived game that knows a deleted account', 'forgotten', archived],
  ['a question that does not end', 'questions', updateGame({ question: LAPSED })],
  ['a room that does not do what is due', 'overdue', updateGame({ question: null, due: 1 })],
  ['a turn of which nobody is told', 'told', untold],
  [
    'a game in which nobody is next',
    'goes on',
    async (world) => {
      const id = (await firstRunning()) ?? '';
      await updateGame({ due: null, acting: 0 })(world);
      await world.objects.loseAlarm({ kind: 'room', name: id });
    },
  ],
  ['a deleted account that is still known', 'forgotten', stillKnown],
  ['an acknowledged row with other moves', 'moves', otherMoves],
  ['an acknowledged row that is lost', 'moves', forgottenRow],
];

const noticed = new Map<string, readonly Breach[]>();

beforeAll(async () => {
  await simulate({ seed: 12, days: 2, people: 6 }, async (world) => {
    expect(world.breaches).toEqual([]);
    const known = new Set<string>();
    for (const [name, , spoil] of MUTANTS) {
      world.breaches.length = 0;
      await takeStep(world, name, async () => void (await spoil(world)));
      world.beginStep('check');
      await checkAll(world);
      const fresh = world.breaches.filter(({ what }) => !known.has(what));
      for (const { what } of fresh) known.add(what);
      noticed.set(name, fresh);
    }
  });
});

test.each(MUTANTS)('%s is noticed', (what, invariant) => {
  expect(noticed.get(what)).toContainEqual(expect.objectContaining({ invariant }));
});

afterAll(() => noticed.clear());
