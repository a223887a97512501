import { env } from 'cloudflare:workers';
import { and, eq, inArray } from 'drizzle-orm';
import { canonicalJson } from '#shared/kernel/json.ts';
import { gamesTable, seatsTable, type GameRow, type StoredRow } from '../../../worker/db/schema.ts';
import { GameArchive } from '../../../worker/room/storage/archive.ts';
import { db, logRows } from '../../worker/support/database.ts';
import type { ObjectName } from '../world/objects.ts';
import type { Acknowledged, World } from '../world/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The cron comes at least so often; then what was lost is made good, at the second try too (ms). */
const LATEST = 8 * HOUR;

/** Every acknowledged move is in the log: once, in order, for ever. The log has no gap. */
export async function movesAreKept(world: World): Promise<void> {
  const byGame = Map.groupBy(world.acknowledged, ({ gameId }) => gameId);
  for (const [gameId, commits] of byGame) await checkLog(world, gameId, commits);
}

/** The rows of a game, wherever they are kept by now. */
async function storedLog(gameId: string): Promise<readonly Pick<StoredRow, 'seq' | 'seat' | 'moves'>[]> {
  const archived = await new GameArchive(env, gameId).current();
  if (archived === undefined) return logRows(gameId);
  return archived.rows.map((row) => ({ ...row, moves: JSON.parse(row.moves) as StoredRow['moves'] }));
}

async function checkLog(world: World, gameId: string, commits: readonly Acknowledged[]): Promise<void> {
  const rows = await storedLog(gameId);
  const [game] = await db().select({ seq: gamesTable.seq }).from(gamesTable).where(eq(gamesTable.id, gameId));
  if (rows.some(({ seq }, n) => seq !== n + 1) || rows.length !== game?.seq)
    world.breach('moves', `${gameId}: the log has ${rows.length} rows, the game ${game?.seq}`);
  for (const { seq, seat, moves } of commits) {
    const row = rows[seq - 1];
    if (row?.seat !== seat || canonicalJson(row.moves) !== canonicalJson(moves))
      world.breach(
        'moves',
        `${gameId} row ${seq}: acknowledged ${JSON.stringify(moves)}, stored ${JSON.stringify(row)}`,
      );
  }
}

/** A running game always has a person who must act, or a time at which the room does. */
export async function somebodyIsNext(world: World, touched?: readonly ObjectName[]): Promise<void> {
  const ids = touched?.flatMap(({ kind, name }) => (kind === 'room' ? [name] : []));
  if (ids?.length === 0) return;
  const games = await db()
    .select()
    .from(gamesTable)
    .where(and(eq(gamesTable.status, 'running'), ids && inArray(gamesTable.id, ids)));
  for (const game of games) {
    if (game.due !== null || world.objects.alarmOf({ kind: 'room', name: game.id }) !== undefined) continue;
    if (!(await waitsForPerson(game))) world.breach('goes on', `${game.id}: nobody is next, nothing is due`);
  }
}

async function waitsForPerson({ id, acting }: GameRow): Promise<boolean> {
  const seats = await db().select().from(seatsTable).where(eq(seatsTable.gameId, id));
  return seats.some(
    ({ seat, kind, vacancy }) => kind === 'person' && vacancy === null && (acting >> seat) & 1,
  );
}

/** What is due is done; votes and questions end; a game that is not filled is called off. */
export async function nothingIsOverdue(world: World): Promise<void> {
  const { now } = world;
  for (const { id, status, due, question, createdAt } of await db().select().from(gamesTable)) {
    if (status !== 'open' && status !== 'running') continue;
    if (due !== null && due < now - LATEST)
      world.breach('overdue', `${id}: due since ${new Date(due).toISOString()}`);
    if (status === 'open' && createdAt < now - 16 * DAY) world.breach('overdue', `${id}: open for 16 days`);
    if (question?.lapses !== undefined && question.lapses < now - LATEST)
      world.breach(
        'questions',
        `${id}: its question should have ended at ${new Date(question.lapses).toISOString()}`,
      );
  }
}
