import { and, desc, eq, lt, lte, or } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { GamesDatabase } from '../database.ts';
import { messagesTable, type MessageRow } from './talkTables.ts';

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

/** Statement: adds a message. A plain insert: if another writer took this `seq`, the key refuses it. */
export const insertMessage = (db: GamesDatabase, row: MessageRow) => db.insert(messagesTable).values(row);
