import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { InvitationState, NoticeKind, NoticeState } from '#shared/protocol/http.ts';

/** Tables of games beside their play: what players are told of a game, and what they write to each other about it. */

/**
 * Notices to players about their games, and their delivery. One row for each player who can be told and each of their
 * games. The next occasion overwrites it, so that a notice costs one written row and the table does not grow with time. No
 * index: the cron reads it in portions by its key. WITHOUT ROWID.
 */
export const noticesTable = sqliteTable(
  'notices',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Identifies the occasion. A repeated mail carries the same id. */
    id: text('id').notNull(),
    seat: integer('seat').notNull(),
    /** The log row it is about. */
    seq: integer('seq').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    state: text('state').$type<NoticeState>().notNull(),
    /** When the mailbox must handle it next (ms): end of the hold, next try or reminder. Null for never. */
    dueAt: integer('due_at'),
    attempts: integer('attempts').notNull(),
    /** Why the last try failed. */
    error: text('error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
    /** When the last message with this game in the current absence was sent (ms). Null if there was none, or the player is back. */
    toldAt: integer('told_at'),
    /** Reminders sent on this occasion. */
    reminders: integer('reminders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** Messages in games: append-only. The key is a fence against a second writer. WITHOUT ROWID. */
export const messagesTable = sqliteTable(
  'messages',
  {
    gameId: text('game_id').notNull(),
    /** From 1, without gaps. */
    seq: integer('seq').notNull(),
    /** The author's seat; null for a host without a seat, and for who has left the seat before the game began. */
    seat: integer('seat'),
    playerId: text('player_id').notNull(),
    /** An id made by the page. A repeat carries the same id. */
    id: text('id').notNull(),
    text: text('text').notNull(),
    at: integer('at').notNull(),
    /** True: the author has left the seat before the game began. */
    former: integer('former', { mode: 'boolean' }),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seq] }),
    index('messages_player').on(table.playerId), // leads to all that a player wrote, when their account is deleted
  ],
);

/** A player's private notes on a game. Only this player can read them. WITHOUT ROWID. */
export const notesTable = sqliteTable(
  'notes',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    text: text('text').notNull(),
    /** Incremented with every change. */
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** Invitations to a seat, by mail or of a companion. Only the newest of each seat is stored. WITHOUT ROWID. */
export const invitationsTable = sqliteTable(
  'invitations',
  {
    gameId: text('game_id').notNull(),
    seat: integer('seat').notNull(),
    /** The token of the link is derived from it (`auth/links.ts`). */
    id: text('id').notNull(),
    /** Of a companion: empty, as once either of the two has deleted their account. */
    email: text('email').notNull(),
    /** The companion who is invited: nobody else may take the seat. Null: the invitation goes by mail. */
    guestId: text('guest_id'),
    /** The recipient's name, as the host wrote it; a companion's own. */
    name: text('name'),
    hostId: text('host_id').notNull(),
    /** The host's personal line. */
    note: text('note'),
    state: text('state').$type<InvitationState>().notNull(),
    /** Why the recipient declined, in their words. */
    reason: text('reason'),
    /** When to send it, or to try again (ms); null for never. */
    dueAt: integer('due_at'),
    attempts: integer('attempts').notNull(),
    error: text('error'),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.seat] }),
    index('invitations_due')
      .on(table.dueAt)
      .where(sql`due_at IS NOT NULL`),
    index('invitations_host').on(table.hostId),
    index('invitations_email').on(table.email),
    index('invitations_guest')
      .on(table.guestId)
      .where(sql`guest_id IS NOT NULL`),
  ],
);

export type NoticeRow = typeof noticesTable.$inferSelect;
export type MessageRow = typeof messagesTable.$inferSelect;
export type InvitationRow = typeof invitationsTable.$inferSelect;
