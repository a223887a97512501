import { and, eq } from 'drizzle-orm';
import type { CreatedGame, CreatedGroup, GameView, GroupView, TableQuestion } from '#shared/protocol/http.ts';
import * as tables from '../../../worker/db/schema.ts';
import { PUSH_TARGET } from '../../support/channels.ts';
import { VEHICLE } from '../../support/vehicle.ts';
import { Client } from './client.ts';
import { db, gameRow, logRows, tableNames } from './database.ts';
import { giveAddress, ringMailbox } from './mails.ts';
import { claimOf } from './play.ts';
import { inRoom } from './rooms.ts';
import { DB } from './stored.ts';

/** A player with everything the service can know of one, and a search of all that is stored. */

export interface Life {
  readonly client: Client;
  readonly playerId: string;
  readonly name: string;
  readonly email: string;
  /** The others of all their games; Bob knows them by name too. */
  readonly bob: Client;
  readonly games: Readonly<Record<'running' | 'hosted' | 'alone' | 'over' | 'left' | 'taken', string>>;
}

const BOB = 'Bob';

async function made(host: Client, name: string, seats: number): Promise<CreatedGame> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
  return host.post<CreatedGame>('/api/games', { game: VEHICLE, seats: [{ kind: 'me', name }, ...open] });
}

const take = (who: Client, game: CreatedGame, seat: number, name: string) =>
  who.post(...claimOf(game.seats[seat]?.link ?? '', name));

/** A running game of two. */
async function pair(host: Client, hostName: string, guest: Client, guestName: string): Promise<string> {
  const game = await made(host, hostName, 2);
  await take(guest, game, 1, guestName);
  return game.id;
}

/** The second player leaves, and `heir` takes the seat. */
async function handOver(id: string, host: Client, leaver: Client, heir: Client, name: string): Promise<void> {
  await leaver.post(`/api/games/${id}/seats/1/leave`);
  const offered = await host.post<CreatedGame['seats'][number]>(`/api/games/${id}/seats/1/replace`, {
    open: true,
  });
  await heir.post(...claimOf(offered.link ?? '', name));
}

let lives = 0;

/** A player with games of every kind, and a row in every table of people. */
export async function wholeLife(): Promise<Life> {
  const n = (lives += 1);
  const [name, email] = [`Zephyrine ${n} “Z”`, `zephyrine${n}@former.example.org`];
  const [client, bob, cleo] = [new Client(), new Client(), new Client()];
  const running = await pair(client, name, bob, BOB);
  const playerId = await giveAddress(client, email);
  const over = await finished(await pair(client, name, bob, BOB), client, bob);
  const left = await pair(bob, BOB, client, name);
  await handOver(left, bob, client, cleo, 'Cleo');
  await noteResult(left, playerId);
  const taken = await pair(bob, BOB, cleo, 'Cleo');
  await handOver(taken, bob, cleo, client, name);
  const hosted = await made(client, name, 3);
  await take(bob, hosted, 1, BOB);
  await client.post(`/api/games/${hosted.id}/listing`);
  const alone = await made(client, name, 2);
  await inGroups(client, bob, alone.id);
  await talk(client, [running, over, hosted.id]);
  await meet(client, bob, running);
  await invite(client, bob, alone.id, email);
  await plant(playerId, name, email);
  await ringMailbox(playerId);
  return {
    client,
    playerId,
    name,
    email,
    bob,
    games: { running, over, left, taken, hosted: hosted.id, alone: alone.id },
  };
}

/** A group of the player's with Bob in it, to which the game is open, and one of their own. */
async function inGroups(client: Client, bob: Client, game: string): Promise<void> {
  const { id } = await client.post<CreatedGroup>('/api/groups', { name: 'Friday' });
  await client.post('/api/groups', { name: 'Alone' });
  const { link } = await client.get<GroupView>(`/api/groups/${id}`);
  await bob.post(`/api/groups/${id}/join`, { token: link?.split('#')[1], name: BOB });
  await client.post(`/api/games/${game}/listing`, { group: id });
}

/** Both agree to end the game now. */
async function finished(id: string, client: Client, other: Client): Promise<string> {
  const path = `/api/games/${id}`;
  const { question } = await client.post<{ question?: TableQuestion }>(`${path}/questions`, { kind: 'end' });
  const { seq } = await other.get<GameView>(path);
  await other.post(`${path}/votes`, { expect: seq, question: question?.id, answer: 'yes' });
  return id;
}

/** The result of a player who was succeeded, as the room writes it. */
async function noteResult(gameId: string, playerId: string): Promise<void> {
  const row = (await logRows(gameId)).find(({ tableEvent }) => tableEvent?.type === 'successorSeated');
  const { game } = await gameRow(gameId);
  const counts = {
    seats: 2,
    rank: null,
    total: null,
    rows: 9,
    timeOuts: 0,
    times: [],
    left: 'left' as const,
  };
  const times = { startedAt: 1, endedAt: row?.at ?? 0 };
  await db()
    .insert(tables.resultsTable)
    .values({ gameId, seat: 1, playerId, game, variant: '{}', ...counts, ...times })
    .onConflictDoNothing();
}

async function talk(client: Client, games: readonly string[]): Promise<void> {
  for (const id of games) {
    await client.post(`/api/games/${id}/messages`, { id: `message-${id}`, text: 'Hello all' });
    await client.fetch(`/api/games/${id}/notes`, { method: 'PUT', json: { text: 'My plan', version: 0 } });
  }
}

/** They block each other, and each reports the other. */
async function meet(client: Client, bob: Client, running: string): Promise<void> {
  await client.post(`/api/games/${running}/seats/1/block`);
  await client.post(`/api/games/${running}/report`, { seat: 1, text: 'Rude words' });
  await bob.post(`/api/games/${running}/seats/0/block`);
  await bob.post(`/api/games/${running}/report`, { seat: 0, text: 'Slow' });
}

/** The player invites somebody, and somebody invites the player's address. */
async function invite(client: Client, bob: Client, alone: string, email: string): Promise<void> {
  const path = `/api/games/${alone}/seats/1/replace`;
  await client.post(path, { invite: { email: `friend${lives}@guests.example.org`, note: 'Come and play' } });
  const invited = { kind: 'invite', email, name: 'Zeph', note: 'Join us' };
  await bob.post('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: BOB }, invited, { kind: 'open' }],
  });
}

/** Rows that other parts of the service write for a player. */
async function plant(playerId: string, name: string, email: string): Promise<void> {
  const [at, gameId] = [Date.now(), 'a'.repeat(16)];
  await db().batch([
    db()
      .insert(tables.passkeysTable)
      .values({ id: `key ${playerId}`, playerId, publicKey: 'k', counter: 0, name, createdAt: at }),
    db()
      .insert(tables.recoveryCodesTable)
      .values({ playerId, hash: `code ${playerId}`, createdAt: at }),
    db()
      .insert(tables.apiTokensTable)
      .values({ hash: `token ${playerId}`, id: 't', playerId, name, scope: 'play', createdAt: at }),
    db().insert(tables.channelsTable).values({ playerId, id: 'c', target: PUSH_TARGET, name, createdAt: at }),
    db().insert(tables.deliveriesTable).values({ playerId, at, id: 'd', channel: 'c', kind: 'turn' }),
    db().insert(tables.gameTellingTable).values({ playerId, gameId, telling: 'none' }),
    db()
      .insert(tables.refusalsTable)
      .values({ address: `somebody ${playerId}`, host: playerId, createdAt: at }),
    db()
      .insert(tables.delayedMailsTable)
      .values({ email, playerId, game: '', language: 'en', createdAt: at }),
    db()
      .insert(tables.joinRequestsTable)
      .values({
        gameId,
        playerId,
        id: 'r',
        name,
        reliability: { finished: 0, timeOuts: 0, times: null },
        at,
      }),
    db()
      .insert(tables.messagesTable)
      .values({ gameId, seq: lives, seat: 0, playerId, id: 'lost', text: 'In a game without seat', at }),
  ]);
}

/** Tables, with those of their rows in which one of the texts stands. */
export async function mentions(
  texts: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, string[]> = {};
  for (const table of await tableNames()) {
    const { results } = await DB.prepare(`SELECT * FROM "${table}"`).all();
    const rows = results.map((row) => JSON.stringify(row));
    const escaped = texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
    const hits = rows.filter((row) =>
      escaped.some((text) => row.includes(text) || row.includes(JSON.stringify(text).slice(1, -1))),
    );
    if (hits.length > 0) found[table] = hits;
  }
  return found;
}

/** Everything that the rooms of these games keep in their own storage, as text. */
export const storageOf = async (ids: readonly string[]): Promise<string> =>
  (
    await Promise.all(
      ids.map((id) => inRoom(id, async ({ storage }) => JSON.stringify([...(await storage.list())]))),
    )
  ).join('\n');

export const resultsOfSeat = (gameId: string, seat: number) =>
  db()
    .select()
    .from(tables.resultsTable)
    .where(and(eq(tables.resultsTable.gameId, gameId), eq(tables.resultsTable.seat, seat)));
