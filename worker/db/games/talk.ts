import { and, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { GamesDatabase } from '../database.ts';
import { messagesTable, type MessageRow, notesTable } from './talkTables.ts';
import { isSeatOf, type SeatOwner } from './games.ts';
import { gamesTable, seatsTable } from './gameTables.ts';

/** The messages that a reader sees who sees the game later than it is played: older ones (ms), and their own. */
export interface LateReader {
  readonly until: number;
  readonly playerId: string | null;
}

/** Statement: a game's newest messages, newest first. With `before`: those before that `seq`. `late`: undefined for all. */
export const selectMessages = (
  db: GamesDatabase,
  gameId: string,
  limit: number,
  before?: number,
  late?: LateReader,
) =>
  db
    .select()
    .from(messagesTable)
    .where(
      and(
        eq(messagesTable.gameId, gameId),
        before === undefined ? undefined : lt(messagesTable.seq, before),
        late && or(lte(messagesTable.at, late.until), isBy(late)),
      ),
    )
    .orderBy(desc(messagesTable.seq))
    .limit(limit);

const isBy = ({ playerId }: LateReader) =>
  playerId === null ? undefined : eq(messagesTable.playerId, playerId);

/** Statement: what was written from a seat is a former player's, and not of who takes the seat next. */
export const leaveMessages = (db: GamesDatabase, gameId: string, seat: Seat) =>
  db
    .update(messagesTable)
    .set({ seat: null, former: true })
    .where(and(eq(messagesTable.gameId, gameId), eq(messagesTable.seat, seat)));

/** Statement: a guest has become a player, and so has the author of what they wrote at any table. */
export const handOverMessages = (db: GamesDatabase, guestId: string, playerId: string) =>
  db.update(messagesTable).set({ playerId }).where(eq(messagesTable.playerId, guestId));

/** Statement: adds a message. A plain insert: if another writer took this `seq`, the key refuses it. */
export const insertMessage = (db: GamesDatabase, row: MessageRow) => db.insert(messagesTable).values(row);

/** A player's notes on a game; undefined if there is no such game. Without a seat (`seated`) there are no notes. */
export async function notesOf(db: GamesDatabase, owner: SeatOwner) {
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
  db: GamesDatabase,
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

/**
 * Statements: the notes of a guest (`from`) become those of the player (`to`) they have signed in as. A player who had the
 * seat before has notes too; the guest's follow theirs, even if together they are longer than notes may be written.
 */
export const handOverNotes = (db: GamesDatabase, gameId: string, from: string, to: string) => {
  const ofGuest = and(eq(notesTable.gameId, gameId), eq(notesTable.playerId, from));
  const copied = db
    .select({
      playerId: sql<string>`${to}`.as('player_id'),
      gameId: notesTable.gameId,
      text: notesTable.text,
      version: notesTable.version,
    })
    .from(notesTable)
    .where(ofGuest);
  return [
    db
      .insert(notesTable)
      .select(copied)
      .onConflictDoUpdate({
        target: [notesTable.playerId, notesTable.gameId],
        set: { text: JOINED, version: sql`max(${notesTable.version}, excluded.version) + 1` },
      }),
    db.delete(notesTable).where(ofGuest),
  ];
};

/** SQL: both texts, a blank line between them; one of them if the other says nothing more. */
const JOINED = sql<string>`CASE
  WHEN excluded.text IN ('', ${notesTable.text}) THEN ${notesTable.text}
  WHEN ${notesTable.text} = '' THEN excluded.text
  ELSE ${notesTable.text} || char(10, 10) || excluded.text
END`;
