import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { titles } from '#shared/games/metas.ts';
import type { ListPlace } from '#shared/protocol/http.ts';
import type { Database } from '../database.ts';
import { withSeats } from './games.ts';
import { isOlder } from './results.ts';
import { gamesTable, seatsTable } from '../schema.ts';

/** A player's finished and called-off games with their seats, newest first. `name`: a part of a name at the table, or of the game's title. */
export async function archivedGames(
  db: Database,
  playerId: string,
  { before, name }: { readonly before: ListPlace | undefined; readonly name: string },
  limit: number,
) {
  const own = await db
    .select({ game: gamesTable, you: seatsTable.seat })
    .from(seatsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, seatsTable.gameId))
    .where(
      and(
        eq(seatsTable.playerId, playerId),
        inArray(gamesTable.status, ['over', 'aborted']),
        isOlder(gamesTable.turnAt, gamesTable.id, before),
        matches(name.trim()),
      ),
    )
    .orderBy(desc(gamesTable.turnAt), desc(gamesTable.id))
    .limit(limit);
  return withSeats(db, own);
}

/** Condition: the name is at the table, or in the game's title. SQLite knows the capitals of English only, so we try some. */
function matches(name: string) {
  if (name === '') return undefined;
  const lower = name.toLowerCase();
  const capitals = lower.replace(/(^|[\s-])(\p{L})/gu, (found) => found.toUpperCase());
  const spellings = [...new Set([name, lower, name.toUpperCase(), capitals])];
  const fits = sql.join(
    spellings.map((text) => sql`instr(lower(named.name), lower(${text})) > 0`),
    sql` OR `,
  );
  const games = Object.entries(titles).flatMap(([key, title]) =>
    title.toLowerCase().includes(lower) ? [key.replace(/^game\./, '')] : [],
  );
  return or(
    sql`EXISTS (SELECT 1 FROM ${seatsTable} AS named WHERE named.game_id = ${gamesTable.id} AND (${fits}))`,
    games.length === 0 ? undefined : inArray(gamesTable.game, games),
  );
}
