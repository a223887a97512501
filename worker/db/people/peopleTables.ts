import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  GroupNewsKind,
  Hours,
  NoticeKind,
  OpenTable,
  Telling,
  TokenScope,
  WebhookShape,
} from '#shared/protocol/http.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import type { Mail, Undeliverable } from '../../lib/mail.ts';

/** Tables of people: players, their sessions, and what is counted or kept by address. */

/** A player's holidays. Each year has a balance of days (`HOLIDAY_DAYS`). */
export interface Holidays {
  /** A holiday begins by itself before the player's time runs out. */
  readonly automatic: boolean;
  /** Holidays taken and to come, in order: [from, to), ms since 1970. Past years are dropped. */
  readonly taken: readonly { readonly from: number; readonly to: number }[];
}

/** A player; without an address a guest, known to one browser only. */
export const playersTable = sqliteTable(
  'players',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    /** The confirmed address, lower case. Set only when a link sent to it was used. */
    email: text('email'),
    /** True if the player wants no mail about their games. */
    muted: integer('muted', { mode: 'boolean' }).notNull().default(false),
    /** Links in mails made before this time (ms) are invalid. */
    linksSince: integer('links_since').notNull().default(0),
    /** The language the player has chosen, else that of the browser in which they became known; null if unknown. */
    language: text('language', { enum: LANGUAGES }),
    /** The player's time zone and waking hours; null: unknown, every hour counts. */
    hours: text('hours', { mode: 'json' }).$type<Hours>(),
    /** The player's holidays. */
    holidays: text('holidays', { mode: 'json' }).$type<Holidays>(),
    /** Channels besides mail that are switched on (`channels`). With none and no mail, no notice is written for the player. */
    channels: integer('channels').notNull().default(0),
    /** When and in what order the player is told; null: at once, by every channel. */
    telling: text('telling', { mode: 'json' }).$type<StoredTelling>(),
    /** When the address of the player's feed was made (ms); every other one is invalid. 0: they have none. */
    feedSince: integer('feed_since').notNull().default(0),
    /** When the player was last back from an absence in which they were told of their games (ms); 0: never. */
    backAt: integer('back_at').notNull().default(0),
    /** Is the player's page hidden from those who have met them? */
    pageHidden: integer('page_hidden', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('players_email')
      .on(table.email)
      .where(sql`email IS NOT NULL`),
  ],
);

/** A signed-in browser. Only the SHA-256 of its token is stored. WITHOUT ROWID. */
export const sessionsTable = sqliteTable(
  'sessions',
  {
    hash: text('hash').primaryKey(),
    playerId: text('player_id').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Name of browser and system, e.g. “Firefox, Android”. */
    browser: text('browser'),
    /** The day of the last request (days since 1970); null in rows of earlier releases. */
    usedOn: integer('used_on'),
  },
  (table) => [index('sessions_player').on(table.playerId)],
);

/**
 * Addresses (as `addressKey`), and players by their id, that refuse invitations from one host, or from everybody (`host` = `*`).
 * WITHOUT ROWID.
 */
export const refusalsTable = sqliteTable(
  'refusals',
  {
    address: text('address').notNull(),
    host: text('host').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.address, table.host] }), index('refusals_host').on(table.host)],
);

/** Counts of quotas on a day (days since 1970). WITHOUT ROWID. */
export const countersTable = sqliteTable(
  'counters',
  {
    day: integer('day').notNull(),
    key: text('key').notNull(),
    n: integer('n').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);

/** One-time links that have been used. WITHOUT ROWID. */
export const usedLinksTable = sqliteTable('used_links', {
  hash: text('hash').primaryKey(),
  expiresAt: integer('expires_at').notNull(),
});

/** Mails requested after the service had sent its daily maximum. Sent when the quota allows. WITHOUT ROWID. */
export const delayedMailsTable = sqliteTable('delayed_mails', {
  email: text('email').primaryKey(),
  /** The player whose address it becomes; null for a sign-in mail. */
  playerId: text('player_id'),
  /** The game a sign-in link leads to; empty for none. */
  game: text('game').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Mails that were stored for `/dev/mails` instead of sent. Development only. */
export const capturedMailsTable = sqliteTable('captured_mails', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  at: integer('at').notNull(),
  mail: text('mail', { mode: 'json' }).$type<Mail>().notNull(),
});

/** Players who do not want to play with another player. WITHOUT ROWID. */
export const blocksTable = sqliteTable(
  'blocks',
  {
    playerId: text('player_id').notNull(),
    blocked: text('blocked').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.blocked] }),
    index('blocks_blocked').on(table.blocked),
  ],
);

/** Reports to the operator: about a game or the player of a seat, or about a group or a member. WITHOUT ROWID. */
export const reportsTable = sqliteTable(
  'reports',
  {
    id: text('id').primaryKey(),
    /** The player who reports. */
    playerId: text('player_id').notNull(),
    /** Empty: it is about a group. */
    gameId: text('game_id').notNull(),
    /** The seat it is about; null: the game as a whole. */
    seat: integer('seat'),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Null: it is about a game. */
    groupId: text('group_id'),
    /** The id of the member it is about; null: the group's name. */
    member: text('member'),
  },
  (table) => [index('reports_player').on(table.playerId)],
);
export type ReportRow = typeof reportsTable.$inferSelect;

/** Passkeys (WebAuthn credentials). WITHOUT ROWID. */
export const passkeysTable = sqliteTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    playerId: text('player_id').notNull(),
    /** The algorithm's number in COSE, a dot, and the key (SPKI, base64url): `-7.MFk…`. */
    publicKey: text('public_key').notNull(),
    /** Signatures made so far, as the authenticator counts them; 0: it does not count. */
    counter: integer('counter').notNull(),
    /** Name of browser and system where it was made. */
    name: text('name').notNull(),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('passkeys_player').on(table.playerId)],
);

/** The recovery code of a player. Only its SHA-256 is stored. WITHOUT ROWID. */
export const recoveryCodesTable = sqliteTable(
  'recovery_codes',
  {
    playerId: text('player_id').primaryKey(),
    hash: text('hash').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.hash)],
);

/** Personal tokens for scripts. Only the SHA-256 of a token is stored. WITHOUT ROWID. */
export const apiTokensTable = sqliteTable(
  'api_tokens',
  {
    hash: text('hash').primaryKey(),
    id: text('id').notNull(),
    playerId: text('player_id').notNull(),
    name: text('name').notNull(),
    scope: text('scope').$type<TokenScope>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** The day of the last request (days since 1970); null: never used. */
    usedOn: integer('used_on'),
  },
  (table) => [index('api_tokens_player').on(table.playerId)],
);

/** A player's telling, as it is stored: before mails could follow later, nothing was said of that. */
export type StoredTelling = Omit<Telling, 'mailAfterHours'> & {
  readonly mailAfterHours?: Telling['mailAfterHours'] | undefined;
};

/** Where a channel sends to. */
export type ChannelTarget =
  | {
      readonly kind: 'push';
      readonly endpoint: string;
      readonly p256dh: string;
      readonly auth: string;
      /** Hash of the session in which it was switched on. It ends with it. */
      readonly session: string;
    }
  | {
      readonly kind: 'webhook';
      readonly url: string;
      readonly shape: WebhookShape;
      /** Signs the body. */
      readonly secret: string;
    };

/** Channels besides mail by which a player is told: devices with web push, and webhooks. That of a group has the group's id. WITHOUT ROWID. */
export const channelsTable = sqliteTable(
  'channels',
  {
    playerId: text('player_id').notNull(),
    id: text('id').notNull(),
    target: text('target', { mode: 'json' }).$type<ChannelTarget>().notNull(),
    /** The player's name for it, e.g. of browser and system. */
    name: text('name').notNull(),
    /** The only game it is for; null: all games. */
    gameId: text('game_id'),
    createdAt: integer('created_at').notNull(),
    /** When the last delivery succeeded (ms). */
    sentAt: integer('sent_at'),
    /** Why the last delivery failed; null: it succeeded. */
    error: text('error'),
    /** Since when all deliveries have failed (ms); null: the last succeeded. */
    failingSince: integer('failing_since'),
    /** Why it was switched off, by the player or after failures; null: it is on. */
    off: text('off').$type<'player' | 'gone' | 'failing'>(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    index('channels_id').on(table.id), // whose device it was before
  ],
);

export type ChannelRow = typeof channelsTable.$inferSelect;

/** Deliveries by channels besides mail, for the player's receipts. Kept for some weeks. WITHOUT ROWID. */
export const deliveriesTable = sqliteTable(
  'deliveries',
  {
    playerId: text('player_id').notNull(),
    at: integer('at').notNull(),
    /** Id of the notice, or of a test. */
    id: text('id').notNull(),
    channel: text('channel').notNull(),
    gameId: text('game_id'),
    kind: text('kind').$type<NoticeKind | 'test'>().notNull(),
    /** Why it failed; null: it was accepted. */
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.at, table.id, table.channel] })],
);

/** A player's telling for one game, where it differs. WITHOUT ROWID. */
export const gameTellingTable = sqliteTable(
  'game_telling',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
    /** Nothing but what is urgent, or nothing at all. */
    telling: text('telling', { enum: ['urgent', 'none'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/** Addresses (as `addressKey`) that mails came back from, or whose readers complained. Nothing is sent there. WITHOUT ROWID. */
export const undeliverableTable = sqliteTable('undeliverable', {
  address: text('address').primaryKey(),
  reason: text('reason').$type<Undeliverable>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/**
 * The games that may know a player, so that one asks only the databases that have some. Written before the player gets a seat
 * or a game of theirs, and deleted with the account: a superfluous row is harmless, a missing one is not. WITHOUT ROWID.
 */
export const tablesOfTable = sqliteTable(
  'tables_of',
  {
    playerId: text('player_id').notNull(),
    gameId: text('game_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);

/**
 * Open tables, as everybody may see them: a copy of what their rooms know, so that the list is one read. The room writes it
 * before the game is listed, and deletes it afterwards: a superfluous row is harmless, because the room lets people in. WITHOUT
 * ROWID.
 */
export const listingsTable = sqliteTable(
  'listings',
  {
    gameId: text('game_id').primaryKey(),
    hostId: text('host_id'),
    /** When the listing ends (ms). */
    until: integer('until').notNull(),
    /** When the room wrote the row (ms): an older copy replaces no newer one. */
    writtenAt: integer('written_at').notNull(),
    content: text('content', { mode: 'json' }).$type<OpenTable>().notNull(),
  },
  (table) => [
    index('listings_until').on(table.until),
    index('listings_host')
      .on(table.hostId)
      .where(sql`host_id IS NOT NULL`),
  ],
);

/**
 * A group of people who play with each other. Only its members know of it. WITHOUT ROWID.
 */
export const groupsTable = sqliteTable(
  'groups',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Null only within the transaction that deletes a group without members. */
    ownerId: text('owner_id'),
    /** What the token of the link to join is signed over: random, and new with each renewal. Null: the link is closed. */
    link: text('link'),
    /** When its seasons began (ms), the present one last. */
    seasons: text('seasons', { mode: 'json' }).$type<readonly number[]>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('groups_owner').on(table.ownerId)],
);
export type GroupRow = typeof groupsTable.$inferSelect;

/** The members of groups. WITHOUT ROWID. */
export const groupMembersTable = sqliteTable(
  'group_members',
  {
    groupId: text('group_id').notNull(),
    playerId: text('player_id').notNull(),
    /** How the API names the member, in this group alone. */
    id: text('id').notNull(),
    joinedAt: integer('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.playerId] }),
    index('group_members_player').on(table.playerId),
  ],
);

/**
 * Games that were opened to a group, and, while one is, its table as the members may see it. The room writes a row before its
 * game says that it is open to the group: a superfluous row is harmless, because the game's own row decides. WITHOUT ROWID.
 */
export const groupGamesTable = sqliteTable(
  'group_games',
  {
    groupId: text('group_id').notNull(),
    gameId: text('game_id').notNull(),
    /** When it was opened first (ms). */
    at: integer('at').notNull(),
    hostId: text('host_id'),
    /** When the listing ends (ms); null: it has ended. */
    until: integer('until'),
    /** When the room wrote the copy (ms): an older one replaces no newer one. */
    writtenAt: integer('written_at').notNull(),
    /** Null: the table is not open. */
    content: text('content', { mode: 'json' }).$type<OpenTable>(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.gameId] }),
    index('group_games_newest').on(table.groupId, table.at),
    index('group_games_until')
      .on(table.until)
      .where(sql`until IS NOT NULL`),
  ],
);

/**
 * What a group's webhook is still to be told. Written before what it tells of is, so that nothing is forgotten; the group's mailbox
 * asks whether it is true, and deletes it once it is delivered. WITHOUT ROWID.
 */
export const groupNewsTable = sqliteTable(
  'group_news',
  {
    groupId: text('group_id').notNull(),
    kind: text('kind').$type<GroupNewsKind>().notNull(),
    /** The game, or the member's id. */
    subject: text('subject').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.kind, table.subject] })],
);
export type GroupNewsRow = typeof groupNewsTable.$inferSelect;

/** Accounts that are being deleted: what is still to be done for each. The row is the last that goes. WITHOUT ROWID. */
export const erasuresTable = sqliteTable('erasures', {
  playerId: text('player_id').primaryKey(),
  name: text('name').notNull(),
  /** The former address, until it was told; null for none. */
  email: text('email'),
  language: text('language', { enum: LANGUAGES }),
  /** Hash of the session that asked for it: that browser may ask again. */
  session: text('session').notNull(),
  startedAt: integer('started_at').notNull(),
  /** Means nothing since the games' tables lead to all that a player left: always 0. */
  searched: integer('searched').notNull(),
});
export type ErasureRow = Omit<typeof erasuresTable.$inferSelect, 'searched'>;
export type PlayerRow = typeof playersTable.$inferSelect;
