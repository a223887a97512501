import { env } from 'cloudflare:workers';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  blocksTable,
  channelsTable,
  countersTable,
  erasuresTable,
  gamesTable,
  gameTellingTable,
  groupMembersTable,
  groupNewsTable,
  groupsTable,
  invitationsTable,
  joinRequestsTable,
  logTable,
  noticesTable,
  playersTable,
  refusalsTable,
  resultsTable,
  seatsTable,
  undeliverableTable,
  type GameRow,
  type SeatRow,
  type StoredRow,
} from '../../../worker/db/schema.ts';
import { addressKey } from '../../../worker/lib/mail.ts';
import { GameArchive } from '../../../worker/room/storage/archive.ts';
import { db, logRows, tableNames } from '../../worker/support/database.ts';
import { TABLES } from '../../support/sides.ts';
import { databases, DB, peopleBinding } from '../../worker/support/stored.ts';

/** All that the simulation reads of the database by itself, and not as a person of the service. */

export const allGames = (): Promise<readonly GameRow[]> => db().select().from(gamesTable).all();

export const gamesOf = (ids: readonly string[]): Promise<readonly GameRow[]> =>
  db()
    .select()
    .from(gamesTable)
    .where(inArray(gamesTable.id, [...ids]))
    .all();

export async function lastSeq(id: string): Promise<number | undefined> {
  const [row] = await db().select({ seq: gamesTable.seq }).from(gamesTable).where(eq(gamesTable.id, id));
  return row?.seq;
}

export const seatsIn = (gameId: string): Promise<readonly SeatRow[]> =>
  db().select().from(seatsTable).where(eq(seatsTable.gameId, gameId)).all();

/** Running games and seats of a player who plays there. */
export const runningSeatsOf = (playerId: string) =>
  db()
    .select({ id: gamesTable.id, acting: gamesTable.acting, seat: seatsTable.seat })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(
      and(eq(seatsTable.playerId, playerId), isNull(seatsTable.vacancy), eq(gamesTable.status, 'running')),
    )
    .all();

/** The rows of a game, wherever they are kept by now. */
export async function storedLog(
  gameId: string,
): Promise<readonly Pick<StoredRow, 'seq' | 'seat' | 'moves' | 'at'>[]> {
  const archived = await new GameArchive(env, gameId).current();
  if (archived === undefined) return logRows(gameId);
  return archived.rows.map((row) => ({ ...row, moves: JSON.parse(row.moves) as StoredRow['moves'] }));
}

/** The rows of a running game after this one. */
export const rowsAfter = (gameId: string, seq: number) =>
  db()
    .select({
      seq: logTable.seq,
      seat: logTable.seat,
      by: logTable.by,
      undone: logTable.undone,
      at: logTable.at,
    })
    .from(logTable)
    .where(and(eq(logTable.gameId, gameId), gt(logTable.seq, seq)))
    .orderBy(asc(logTable.seq))
    .all();

export const unfinishedErasures = () => db().select().from(erasuresTable).all();

/** Tables that have one of the words, as text. */
export async function tablesWith(
  words: readonly string[],
): Promise<readonly [table: string, word: string][]> {
  const found: [string, string][] = [];
  for (const table of await tableNames()) {
    const { results } = await DB.prepare(`SELECT * FROM "${table}"`).all();
    const text = JSON.stringify(results);
    for (const word of words) if (text.includes(word)) found.push([table, word]);
  }
  return found;
}

/** Objects of the archive that have one of the words. */
export async function objectsWith(words: readonly string[]): Promise<readonly [key: string, word: string][]> {
  const found: [string, string][] = [];
  for (const { key } of (await env.ARCHIVE?.list())?.objects ?? []) {
    const object = await env.ARCHIVE?.get(key);
    if (!object) continue;
    const text = await new Response(object.body.pipeThrough(new DecompressionStream('gzip'))).text();
    for (const word of words) if (text.includes(word)) found.push([key, word]);
  }
  return found;
}

/** The seats of running games with their players, and what tells these of the game. */
export async function tellings() {
  const [games, seats, players, telling, notices] = await Promise.all([
    db().select().from(gamesTable).where(eq(gamesTable.status, 'running')),
    db().select().from(seatsTable),
    db().select().from(playersTable),
    db().select().from(gameTellingTable),
    db().select().from(noticesTable),
  ]);
  const byId = new Map(players.map((player) => [player.id, player]));
  return games.flatMap((game) =>
    seats.flatMap((seat) => {
      const player = seat.gameId === game.id ? byId.get(seat.playerId ?? '') : undefined;
      if (player === undefined) return [];
      const isOfBoth = (row: { readonly gameId: string; readonly playerId: string }): boolean =>
        row.gameId === game.id && row.playerId === player.id;
      return [{ game, seat, player, telling: telling.find(isOfBoth), notice: notices.find(isOfBoth) }];
    }),
  );
}

export async function playerWith(address: string) {
  const [player] = await db().select().from(playersTable).where(eq(playersTable.email, address));
  return player;
}

/** What a player was charged, over all days. */
export const countersOf = (playerId: string) =>
  db()
    .select({ key: countersTable.key, n: sql<number>`sum(${countersTable.n})` })
    .from(countersTable)
    .where(sql`instr(${countersTable.key}, ${playerId}) > 0`)
    .groupBy(countersTable.key)
    .all();

/** Webhooks that send to this address, with their players. */
export const webhooksTo = (url: string) =>
  db()
    .select({ channel: channelsTable, player: playersTable })
    .from(channelsTable)
    .innerJoin(playersTable, eq(playersTable.id, channelsTable.playerId))
    .where(sql`instr(${channelsTable.target}, ${url}) > 0`)
    .all();

export const undeliverable = () => db().select().from(undeliverableTable).all();

/** A player's notices, with the status of their games. */
export const noticesOf = (playerId: string) =>
  db()
    .select({
      gameId: noticesTable.gameId,
      id: noticesTable.id,
      kind: noticesTable.kind,
      status: gamesTable.status,
      question: gamesTable.question,
      sleptAt: gamesTable.sleptAt,
      isPlayed: sql<number>`EXISTS (SELECT 1 FROM ${seatsTable} WHERE ${seatsTable.gameId} = ${noticesTable.gameId}
        AND ${seatsTable.playerId} = ${noticesTable.playerId} AND ${seatsTable.vacancy} IS NULL)`,
    })
    .from(noticesTable)
    .innerJoin(gamesTable, eq(gamesTable.id, noticesTable.gameId))
    .where(eq(noticesTable.playerId, playerId))
    .all();

/** A seat of an open game that is kept for a companion, with what tells them of it. */
export type Invited = Awaited<ReturnType<typeof invitedNow>>[number];

export async function invitedNow() {
  const rows = await db()
    .select({ gameId: gamesTable.id, hostId: gamesTable.hostId, notice: noticesTable })
    .from(invitationsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, invitationsTable.gameId))
    .innerJoin(
      noticesTable,
      and(eq(noticesTable.gameId, gamesTable.id), eq(noticesTable.playerId, invitationsTable.guestId)),
    )
    .where(
      and(
        eq(gamesTable.status, 'open'),
        eq(noticesTable.kind, 'invited'),
        inArray(invitationsTable.state, ['queued', 'sent', 'failed']),
      ),
    );
  if (rows.length === 0) return [];
  const [players, tellings, seats] = await Promise.all([
    db().select().from(playersTable),
    db().select().from(gameTellingTable),
    db().select().from(seatsTable),
  ]);
  return rows.flatMap((row) => {
    const player = players.find(({ id }) => id === row.notice.playerId);
    if (player === undefined) return [];
    const seated = seats.flatMap((seat) => (seat.gameId === row.gameId ? (seat.playerId ?? []) : []));
    const isWanted = !tellings.some((one) => one.gameId === row.gameId && one.playerId === player.id);
    return [{ ...row, player, playerId: player.id, seated, isWanted }];
  });
}

/** Where messages to the player about the game go: an address, devices, webhooks. */
export async function waysTo({
  gameId,
  player,
}: Pick<Invited, 'gameId' | 'player'>): Promise<readonly string[]> {
  const [channels, returned] = await Promise.all([
    db().select().from(channelsTable).where(eq(channelsTable.playerId, player.id)),
    undeliverable(),
  ]);
  const { email, muted } = player;
  const isMailed = email !== null && !muted && !returned.some(({ address }) => address === addressKey(email));
  const on = channels.filter((one) => one.off === null && (one.gameId === null || one.gameId === gameId));
  return [
    ...(isMailed ? [email] : []),
    ...on.map(({ target }) => (target.kind === 'push' ? target.endpoint : target.url)),
  ];
}

/** Whose invitations the player refuses, hosts or `*`; and with whom they sit at no table, because one has blocked the other. */
export async function unwelcomeTo(playerId: string) {
  const [refusals, blocks] = await Promise.all([
    db().select().from(refusalsTable).where(eq(refusalsTable.address, playerId)),
    db().select().from(blocksTable),
  ]);
  const between = blocks.filter((one) => one.playerId === playerId || one.blocked === playerId);
  return {
    hosts: refusals.map(({ host }) => host),
    people: between.map((one) => (one.playerId === playerId ? one.blocked : one.playerId)),
  };
}

export const newestGroups = (limit: number) =>
  db().select({ id: groupsTable.id }).from(groupsTable).orderBy(desc(groupsTable.createdAt)).limit(limit);

/** The members of a group: their ids there and as players, and their names. */
export const memberIdsOf = (groupId: string) =>
  db()
    .select({ id: groupMembersTable.id, playerId: groupMembersTable.playerId, name: playersTable.name })
    .from(groupMembersTable)
    .innerJoin(playersTable, eq(playersTable.id, groupMembersTable.playerId))
    .where(eq(groupMembersTable.groupId, groupId))
    .all();

/** The group, if it has a webhook that is on. */
export const groupWithHook = (groupId: string) =>
  db()
    .select({ name: groupsTable.name, shape: sql<string>`${channelsTable.target} ->> '$.shape'` })
    .from(groupsTable)
    .innerJoin(channelsTable, eq(channelsTable.playerId, groupsTable.id))
    .where(and(eq(groupsTable.id, groupId), isNull(channelsTable.off)))
    .all();

export const groupNewsNow = () => db().select().from(groupNewsTable).all();

/** Games that the player has played to the end. */
export async function gamesFinishedBy(playerId: string): Promise<readonly string[]> {
  const isWhole = and(isNotNull(resultsTable.rank), isNull(resultsTable.left));
  const rows = await db()
    .select({ gameId: resultsTable.gameId })
    .from(resultsTable)
    .where(and(eq(resultsTable.playerId, playerId), isWhole));
  return rows.map(({ gameId }) => gameId);
}

/** Who asks to join which game. */
export const askersNow = () =>
  db()
    .select({ gameId: joinRequestsTable.gameId, playerId: joinRequestsTable.playerId })
    .from(joinRequestsTable)
    .all();

/** Has the player a seat in the game, one that is kept for them, or a notice that says what came of their asking? */
export async function isAnswered(gameId: string, playerId: string): Promise<boolean> {
  const seats = await seatsIn(gameId);
  if (seats.some((seat) => seat.playerId === playerId)) return true;
  const notices = await db()
    .select({ kind: noticesTable.kind })
    .from(noticesTable)
    .where(and(eq(noticesTable.gameId, gameId), eq(noticesTable.playerId, playerId)));
  return notices.some(({ kind }) => kind === 'declined' || kind === 'full' || kind === 'invited');
}

/** All databases at a moment. */
export type Copy = readonly {
  readonly database: D1Database;
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
}[];

export async function copyOfDatabase(): Promise<Copy> {
  const copies = databases().flatMap((database) =>
    TABLES[database === peopleBinding() ? 'people' : 'games'].map(async (table) => {
      const { results } = await database.prepare(`SELECT * FROM "${table}"`).all();
      return { database, table, rows: results };
    }),
  );
  return Promise.all(copies);
}

/** D1 takes a bounded number of statements in one batch. */
const AT_ONCE = 500;

export async function overwriteDatabase(copy: Copy): Promise<void> {
  for (const { database, table, rows } of copy) {
    const statements = [
      database.prepare(`DELETE FROM "${table}"`),
      ...rows.map((row) => insertInto(database, table, row)),
    ];
    for (let at = 0; at < statements.length; at += AT_ONCE)
      await database.batch(statements.slice(at, at + AT_ONCE));
  }
}

function insertInto(database: D1Database, table: string, row: Record<string, unknown>): D1PreparedStatement {
  const names = Object.keys(row).map((name) => `"${name}"`);
  const values = names.map(() => '?');
  const sql = `INSERT INTO "${table}" (${names.join()}) VALUES (${values.join()})`;
  return database.prepare(sql).bind(...Object.values(row));
}

/** What `npm run forget -- again` does for an account that a restore has brought back. */
export const forgetAgain = (playerId: string, now: number) =>
  DB.batch([
    DB.prepare(
      `INSERT OR IGNORE INTO erasures (player_id, name, email, language, session, started_at, searched)
       SELECT id, name, email, language, '', ?, 0 FROM players WHERE id = ?`,
    ).bind(now, playerId),
    DB.prepare('DELETE FROM sessions WHERE player_id = ?').bind(playerId),
    DB.prepare('DELETE FROM api_tokens WHERE player_id = ?').bind(playerId),
  ]);
