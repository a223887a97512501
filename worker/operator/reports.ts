import { peopleDatabase } from '../db/database.ts';
import { activeListing, seatsOfAll, titlesOfGames } from '../db/games/games.ts';
import { newestReports } from '../db/people/blocks.ts';
import { inShards } from '../db/shards.ts';

/** A report that waits for the operator. */
export interface WaitingReport {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  /** Null: it is about a group. */
  readonly game: string | null;
  /** Null: it is about a game. */
  readonly group: string | null;
  /** The name of the game or group now; null: none, or it is gone. */
  readonly title: string | null;
  /** Is the game on a list of open tables now? */
  readonly listed: boolean;
  /** The seat it is about; null: the game as a whole, or something in a group. */
  readonly seat: number | null;
  /** Is it about a member of the group? */
  readonly member: boolean;
  /** Who has the seat or is the member now; null: nobody. Somebody else may have had the seat then. */
  readonly name: string | null;
}

const REPORTS_SHOWN = 50;

/** The newest reports with their games and groups as they are now. What the operator is done with is deleted. */
export async function waitingReports(env: Env): Promise<readonly WaitingReport[]> {
  const reports = await newestReports(peopleDatabase(env), REPORTS_SHOWN);
  const ids = [...new Set(reports.flatMap(({ gameId, groupId }) => (groupId === null ? [gameId] : [])))];
  const found = await inShards(
    env,
    ids,
    (id) => id,
    async (db, some) => Promise.all([titlesOfGames(db, some), seatsOfAll(db, some)]),
  );
  const games = new Map(found.flatMap(([rows]) => rows.map((row) => [row.id, row])));
  const seats = found.flatMap(([, rows]) => rows);
  return reports.map(({ id, createdAt, text, gameId, seat, groupId, member, groupName, memberName }) => {
    const about = { id, at: createdAt, text, group: groupId, seat, member: member !== null };
    if (groupId !== null) return { ...about, game: null, title: groupName, listed: false, name: memberName };
    const game = games.get(gameId);
    const reported = seats.find((row) => row.gameId === gameId && row.seat === seat);
    return {
      ...about,
      game: gameId,
      title: game?.title ?? null,
      listed: game !== undefined && activeListing(game) !== undefined,
      name: reported?.name ?? null,
    };
  });
}
