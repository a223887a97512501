import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { isSeatOf, type SeatOwner } from './games.ts';
import { games, notes, seats } from './schema.ts';

/** A player's notes on a game; undefined if there is no such game. Without a seat (`seated`) there are no notes. */
export async function notesOf(db: Database, owner: SeatOwner) {
  const [row] = await db
    .select({
      seated: sql<0 | 1>`${seats.playerId} IS NOT NULL`.as('seated'),
      text: sql<string>`coalesce(${notes.text}, '')`.as('notes_text'),
      version: sql<number>`coalesce(${notes.version}, 0)`.as('notes_version'),
    })
    .from(games)
    .leftJoin(seats, isSeatOf(owner))
    .leftJoin(notes, and(eq(notes.playerId, seats.playerId), eq(notes.gameId, games.id)))
    .where(eq(games.id, owner.gameId));
  return row && { ...row, seated: row.seated === 1 };
}

/** Replaces a player's notes; false if the stored ones are not of `version`, or the player has no seat. */
export async function putNotes(
  db: Database,
  owner: SeatOwner,
  { text, version }: { readonly text: string; readonly version: number },
): Promise<boolean> {
  const next = version + 1;
  const result = await db
    .insert(notes)
    .select(
      db
        .select({
          playerId: sql<string>`${owner.playerId}`.as('player_id'),
          gameId: seats.gameId,
          text: sql<string>`${text}`.as('text'),
          version: sql<number>`${next}`.as('version'),
        })
        .from(seats)
        .where(isSeatOf(owner)),
    )
    .onConflictDoUpdate({
      target: [notes.playerId, notes.gameId],
      set: { text, version: next },
      setWhere: eq(notes.version, version),
    });
  return result.meta.changes > 0;
}

/** Statement: the notes of a guest (`from`) become those of the player (`to`) they have signed in as. */
export const handOverNotes = (db: Database, gameId: string, from: string, to: string) =>
  db
    .update(notes)
    .set({ playerId: to })
    .where(and(eq(notes.gameId, gameId), eq(notes.playerId, from)));
