import { canonicalJson } from '#shared/kernel/json.ts';
import type { GameRow } from '../../../worker/db/schema.ts';
import type { ObjectName } from '../world/objects.ts';
import { allGames, gamesOf, lastSeq, seatsIn, storedLog } from '../world/stored.ts';
import type { Acknowledged, World } from '../world/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The cron comes at least so often; then what was lost is made good, at the second try too (ms). */
const LATEST = 8 * HOUR;

/** Every acknowledged move is in the log: once, in order, for ever. The log has no gap. `since`: of games that were played since (ms). */
export async function movesAreKept(world: World, since = 0): Promise<void> {
  const byGame = Map.groupBy(world.acknowledged, ({ gameId }) => gameId);
  for (const [gameId, commits] of byGame)
    if ((commits.at(-1)?.at ?? 0) >= since) await checkLog(world, gameId, commits);
}

async function checkLog(world: World, gameId: string, commits: readonly Acknowledged[]): Promise<void> {
  const [rows, seq] = [await storedLog(gameId), await lastSeq(gameId)];
  if (rows.some((row, n) => row.seq !== n + 1) || rows.length !== seq)
    world.breach('moves', `${gameId}: the log has ${rows.length} rows, the game ${seq}`);
  for (const commit of commits) {
    const row = rows[commit.seq - 1];
    if (row?.seat !== commit.seat || canonicalJson(row.moves) !== canonicalJson(commit.moves))
      world.breach(
        'moves',
        `${gameId} row ${commit.seq}: acknowledged ${JSON.stringify(commit.moves)}, stored ${JSON.stringify(row)}`,
      );
  }
}

/** A running game always has a person who must act, or a time at which the room does. */
export async function somebodyIsNext(world: World, touched?: readonly ObjectName[]): Promise<void> {
  const ids = touched?.flatMap(({ kind, name }) => (kind === 'room' ? [name] : []));
  if (ids?.length === 0) return;
  for (const game of ids === undefined ? await allGames() : await gamesOf(ids)) {
    if (game.status !== 'running' || game.due !== null) continue;
    if (world.objects.alarmOf({ kind: 'room', name: game.id }) !== undefined) continue;
    if (!(await waitsForPerson(game))) world.breach('goes on', `${game.id}: nobody is next, nothing is due`);
  }
}

async function waitsForPerson({ id, acting }: GameRow): Promise<boolean> {
  const seats = await seatsIn(id);
  return seats.some(
    ({ seat, kind, vacancy }) => kind === 'person' && vacancy === null && (acting >> seat) & 1,
  );
}

/** What is due is done; votes and questions end; a game that is not filled is called off. */
export async function nothingIsOverdue(world: World): Promise<void> {
  const { now } = world;
  for (const { id, status, due, question, createdAt } of await allGames()) {
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
