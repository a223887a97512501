import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { isSeatOf, type Sitter } from './games.ts';
import { games, messages, notes, seats, type MessageRow } from './schema.ts';

/** Statement: a game's newest messages, newest first; those before `before` where that is given. */
export const selectMessages = (db: Database, gameId: string, limit: number, before?: number) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.gameId, gameId), before === undefined ? undefined : lt(messages.seq, before)))
    .orderBy(desc(messages.seq))
    .limit(limit);

/** Statement: one more message. A plain insert: its key is the fence against a second writer. */
export const insertMessage = (db: Database, row: MessageRow) => db.insert(messages).values(row);

/** A player's notes on a game. `seated`: only then has he any; undefined where there is no such game. */
export async function notesOf(db: Database, sitter: Sitter) {
  const [row] = await db
    .select({
      seated: sql<0 | 1>`${seats.playerId} IS NOT NULL`.as('seated'),
      text: sql<string>`coalesce(${notes.text}, '')`.as('notes_text'),
      version: sql<number>`coalesce(${notes.version}, 0)`.as('notes_version'),
    })
    .from(games)
    .leftJoin(seats, isSeatOf(sitter))
    .leftJoin(notes, and(eq(notes.playerId, seats.playerId), eq(notes.gameId, games.id)))
    .where(eq(games.id, sitter.gameId));
  return row && { ...row, seated: row.seated === 1 };
}

/** Writes a player's notes over those of that version; false where they are of another, or he has no seat. */
export async function putNotes(
  db: Database,
  sitter: Sitter,
  { text, version }: { readonly text: string; readonly version: number },
): Promise<boolean> {
  const next = version + 1;
  const written = await db
    .insert(notes)
    .select(
      db
        .select({
          playerId: sql<string>`${sitter.playerId}`.as('player_id'),
          gameId: seats.gameId,
          text: sql<string>`${text}`.as('text'),
          version: sql<number>`${next}`.as('version'),
        })
        .from(seats)
        .where(isSeatOf(sitter)),
    )
    .onConflictDoUpdate({
      target: [notes.playerId, notes.gameId],
      set: { text, version: next },
      setWhere: eq(notes.version, version),
    });
  return written.meta.changes > 0;
}

/** Statement: a guest's notes on a game are the player's he turned out to be. */
export const handOverNotes = (db: Database, gameId: string, from: string, to: string) =>
  db
    .update(notes)
    .set({ playerId: to })
    .where(and(eq(notes.gameId, gameId), eq(notes.playerId, from)));
