import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from './database.ts';
import { messagesTable, type MessageRow } from './schema.ts';

/** Statement: a game's newest messages, newest first. With `before`: those before that `seq`. */
export const selectMessages = (db: Database, gameId: string, limit: number, before?: number) =>
  db
    .select()
    .from(messagesTable)
    .where(
      and(eq(messagesTable.gameId, gameId), before === undefined ? undefined : lt(messagesTable.seq, before)),
    )
    .orderBy(desc(messagesTable.seq))
    .limit(limit);

/** Statement: adds a message. A plain insert: if another writer took this `seq`, the key refuses it. */
export const insertMessage = (db: Database, row: MessageRow) => db.insert(messagesTable).values(row);
