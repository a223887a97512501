import { peopleDatabase } from '../db/database.ts';
import { activeListing, seatsOfAll, titlesOfGames } from '../db/games/games.ts';
import { newestReports } from '../db/people/blocks.ts';
import { inShards } from '../db/shards.ts';

/** A report that waits for the operator. */
export interface WaitingReport {
  readonly id: string;
  readonly at: number;
  readonly text: string;
  readonly game: string;
  /** The game's name now; null: none, or the game is gone. */
  readonly title: string | null;
  /** Is the game on a list of open tables now? */
  readonly listed: boolean;
  /** The seat it is about; null: the game as a whole. */
  readonly seat: number | null;
  /** Who has the seat now. Somebody else may have had it then. */
  readonly name: string | null;
}

const REPORTS_SHOWN = 50;

/** The newest reports with their games as they are now. What the operator is done with is deleted. */
export async function waitingReports(env: Env): Promise<readonly WaitingReport[]> {
  const reports = await newestReports(peopleDatabase(env), REPORTS_SHOWN);
  const ids = [...new Set(reports.map(({ gameId }) => gameId))];
  const found = await inShards(
    env,
    ids,
    (id) => id,
    async (db, some) => Promise.all([titlesOfGames(db, some), seatsOfAll(db, some)]),
  );
  const games = new Map(found.flatMap(([rows]) => rows.map((row) => [row.id, row])));
  const seats = found.flatMap(([, rows]) => rows);
  return reports.map(({ id, createdAt, text, gameId, seat }) => {
    const game = games.get(gameId);
    const reported = seats.find((row) => row.gameId === gameId && row.seat === seat);
    return {
      id,
      at: createdAt,
      text,
      game: gameId,
      title: game?.title ?? null,
      listed: game !== undefined && activeListing(game) !== undefined,
      seat,
      name: reported?.name ?? null,
    };
  });
}
