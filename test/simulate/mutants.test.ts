import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  gamesTable,
  joinRequestsTable,
  logTable,
  noticesTable,
  playersTable,
} from '../../worker/db/schema.ts';
import { db } from '../worker/support/database.ts';
import { DB } from '../worker/support/stored.ts';
import { visit } from './people/visit.ts';
import { checkAnswer } from './invariants/answers.ts';
import { checkAll, checkHour } from './invariants/invariants.ts';
import { MESSAGE_MUTANTS, type Mutant, type Spoil } from './messageMutants.ts';
import { requestsAreAnswered } from './invariants/offers.ts';
import { VIEW_MUTANTS } from './viewMutants.ts';
import { simulate, takeStep } from './world/run.ts';
import { seatsIn } from './world/stored.ts';
import type { Breach, World } from './world/world.ts';

/**
 * Every invariant notices what it is there for. A world without faults lives for some days; then one thing is spoilt after the
 * other, and the checks name it.
 */

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

/** A turn of days ago whose notice was dropped. */
const untold: Spoil = async (world) => {
  await db().update(playersTable).set({ muted: false });
  await db().update(noticesTable).set({ state: 'dropped' });
  await db()
    .update(gamesTable)
    .set({ turnAt: world.now - 72 * HOUR, asleepSince: null, pausedUntil: null });
};

/** A turn of an hour ago whose player is told tomorrow. */
const toldTomorrow: Spoil = async (world) => {
  const [createdAt, dueAt] = [world.now - HOUR, world.now + 24 * HOUR];
  await db().update(playersTable).set({ muted: false, telling: null, backAt: 0 });
  await db().update(noticesTable).set({ state: 'queued', kind: 'turn', createdAt, dueAt, toldAt: null });
  world.outbox.asked.clear();
  for (const person of world.people) person.wishedAt = 0;
  await checkHour(world);
};

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

const unfair: Spoil = async (world) => {
  const playerId = world.people.flatMap(({ browsers }) => browsers.flatMap((one) => one.playerId ?? []))[0];
  await DB.prepare('INSERT INTO counters (day, key, n) VALUES (1, ?, 99)').bind(`profile ${playerId}`).run();
};

const costly: Spoil = async (world) => {
  world.service.falsify = async (_, response) => {
    for (let asked = 0; asked < 40; asked += 1) await DB.prepare('SELECT count(*) FROM games').all();
    return response;
  };
  await someVisits(world);
  world.service.falsify = (_, response) => response;
};

const archived: Spoil = async (world) => {
  const text = new Response('{"by":"p0erased0person"}').body?.pipeThrough(new CompressionStream('gzip'));
  await env.ARCHIVE?.put('a/x.json.gz', await new Response(text).arrayBuffer());
  world.erased.push({ playerId: 'p0erased0person', name: 'Nobody-Else', at: 0 });
};

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

const LAPSED = { kind: 'end', id: 'x', by: 0, asked: 2, agreed: 1, lapses: 1 } as const;
/** In this order: the later ones spoil more. */
const MUTANTS: readonly Mutant[] = [
  ['a page that misses a row', 'pages', lostFrame],
  [
    'a list that hides whose turn it is',
    'lists',
    falsify('/api/me/games', (text) => text.replaceAll('"yourTurn":true', '"yourTurn":false')),
  ],
  ['an answer that is not described', 'answers', falsify('/api/me/games', () => '{}', 500)],
  ['an unexpected line in the log', 'log', async () => console.error({ event: 'something else' })],
  ['a look that asks the database too often', 'costs', costly],
  ...MESSAGE_MUTANTS,
  ...VIEW_MUTANTS,
  ['a private game on the list', 'private', toldToAll],
  ['an answer with the id of another player', 'secrets', namedById],
  ['a request to join that outlives its listing', 'requests', askedInVain],
  ['a request to join that is lost', 'requests', unanswered],
  ['a player who is charged for what was refused', 'quotas', unfair],
  ['an archived game that knows a deleted account', 'forgotten', archived],
  ['a question that does not end', 'questions', updateGame({ question: LAPSED })],
  ['a room that does not do what is due', 'overdue', updateGame({ question: null, due: 1 })],
  ['a turn of which nobody is told at once', 'told', toldTomorrow],
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
  await simulate({ seed: 14, days: 2, people: 6 }, async (world) => {
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
