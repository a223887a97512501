import { and, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { isSeatOf, type SeatOwner } from './games.ts';
import { gamesTable, notesTable, seatsTable } from './schema.ts';

/** A player's notes on a game; undefined if there is no such game. Without a seat (`seated`) there are no notes. */
export async function notesOf(db: Database, owner: SeatOwner) {
  const [row] = await db
    .select({
      seated: sql<0 | 1>`${seatsTable.playerId} IS NOT NULL`.as('seated'),
      text: sql<string>`coalesce(${notesTable.text}, '')`.as('notes_text'),
      version: sql<number>`coalesce(${notesTable.version}, 0)`.as('notes_version'),
    })
    .from(gamesTable)
    .leftJoin(seatsTable, isSeatOf(owner))
    .leftJoin(
      notesTable,
      and(eq(notesTable.playerId, seatsTable.playerId), eq(notesTable.gameId, gamesTable.id)),
    )
    .where(eq(gamesTable.id, owner.gameId));
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
    .insert(notesTable)
    .select(
      db
        .select({
          playerId: sql<string>`${owner.playerId}`.as('player_id'),
          gameId: seatsTable.gameId,
          text: sql<string>`${text}`.as('text'),
          version: sql<number>`${next}`.as('version'),
        })
        .from(seatsTable)
        .where(isSeatOf(owner)),
    )
    .onConflictDoUpdate({
      target: [notesTable.playerId, notesTable.gameId],
      set: { text, version: next },
      setWhere: eq(notesTable.version, version),
    });
  return result.meta.changes > 0;
}

/** Statement: the notes of a guest (`from`) become those of the player (`to`) they have signed in as. */
export const handOverNotes = (db: Database, gameId: string, from: string, to: string) =>
  db
    .update(notesTable)
    .set({ playerId: to })
    .where(and(eq(notesTable.gameId, gameId), eq(notesTable.playerId, from)));
