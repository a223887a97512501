import { and, desc, eq, inArray, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { InvitationState } from '#shared/protocol/http.ts';
import { gamesTable, type GameRow } from './gameTables.ts';
import { invitationsTable, type InvitationRow } from './talkTables.ts';
import { isAfter } from './games.ts';
import type { Due } from '../../lib/time.ts';
import type { GamesDatabase } from '../database.ts';

/** Days after which a game that still has open seats is closed. */
const OPEN_DAYS = 14;
const DAY_MS = 86_400_000;

/** When such a game is closed (ms). */
export const openUntil = ({ createdAt }: Pick<GameRow, 'createdAt'>): number =>
  createdAt + OPEN_DAYS * DAY_MS;

const at = (gameId: string, seat: Seat) =>
  and(eq(invitationsTable.gameId, gameId), eq(invitationsTable.seat, seat));

/** States in which the recipient may still accept or decline. */
export const ANSWERABLE: readonly InvitationState[] = ['queued', 'sent', 'failed'];
export const isAnswerable = ({ state }: Pick<InvitationRow, 'state'>): boolean => ANSWERABLE.includes(state);

/** In the column `email`: there is none, or the guest or the host has deleted their account. */
export const FORGOTTEN_ADDRESS = '';

/** Statement: inserts a seat's invitation. It replaces the seat's earlier one. */
export const insertInvitation = (db: GamesDatabase, row: InvitationRow) =>
  db
    .insert(invitationsTable)
    .values(row)
    .onConflictDoUpdate({ target: [invitationsTable.gameId, invitationsTable.seat], set: row });

export const selectInvitation = (db: GamesDatabase, gameId: string, seat: Seat) =>
  db.select().from(invitationsTable).where(at(gameId, seat));

export const selectInvitations = (db: GamesDatabase, gameId: string) =>
  db
    .select()
    .from(invitationsTable)
    .where(eq(invitationsTable.gameId, gameId))
    .orderBy(invitationsTable.seat);

/** The invitation that the companion may still answer. */
export async function invitationOf(
  db: GamesDatabase,
  gameId: string,
  guestId: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitationsTable)
    .where(and(eq(invitationsTable.gameId, gameId), isOpenTo(guestId)));
  return row;
}

/** Maximum of invitations that a companion is shown. */
const INVITATIONS_LISTED = 20;

/** The open games to which the companion is invited, with the seat that is kept for them; the newest first. */
export const invitationsTo = (db: GamesDatabase, guestId: string) =>
  db
    .select({ game: gamesTable, seat: sql<Seat>`${invitationsTable.seat}`.as('kept_seat') })
    .from(invitationsTable)
    .innerJoin(gamesTable, eq(gamesTable.id, invitationsTable.gameId))
    .where(and(isOpenTo(guestId), eq(gamesTable.status, 'open')))
    .orderBy(desc(invitationsTable.createdAt))
    .limit(INVITATIONS_LISTED);

const isOpenTo = (guestId: string) =>
  and(eq(invitationsTable.guestId, guestId), inArray(invitationsTable.state, [...ANSWERABLE]));

/**
 * A guest has become a player, and so has whoever was invited, or invites; where the player sits, is invited already or was removed, no
 * other seat is kept.
 */
export function handOverInvitations(db: GamesDatabase, guestId: string, playerId: string) {
  const known = sql`(SELECT game_id FROM seats WHERE player_id = ${playerId}
    UNION SELECT game_id FROM notices WHERE player_id = ${playerId} AND kind = 'removed'
    UNION SELECT game_id FROM invitations WHERE ${isOpenTo(playerId)})`;
  return db.batch([
    db
      .update(invitationsTable)
      .set({ state: 'revoked', dueAt: null })
      .where(and(isOpenTo(guestId), sql`${invitationsTable.gameId} IN ${known}`)),
    db.update(invitationsTable).set({ guestId: playerId }).where(eq(invitationsTable.guestId, guestId)),
    db.update(invitationsTable).set({ hostId: playerId }).where(eq(invitationsTable.hostId, guestId)),
  ]);
}

type InvitationKey = Pick<InvitationRow, 'gameId' | 'seat' | 'id'>;
const isRow = ({ gameId, seat, id }: InvitationKey) => and(at(gameId, seat), eq(invitationsTable.id, id));

/** Statement: updates an invitation. Does nothing if a newer invitation has replaced it. */
export const updateInvitation = (db: GamesDatabase, key: InvitationKey, change: Partial<InvitationRow>) =>
  db.update(invitationsTable).set(change).where(isRow(key));

/** Statement: what became of an invitation's mail. Does nothing if it was answered or withdrawn meanwhile. */
export const updateQueued = (db: GamesDatabase, key: InvitationKey, change: Partial<InvitationRow>) =>
  db
    .update(invitationsTable)
    .set(change)
    .where(and(isRow(key), eq(invitationsTable.state, 'queued')));

/** Statement: closes all answerable invitations to these seats. */
export const closeInvitations = (
  db: GamesDatabase,
  gameId: string,
  seats: readonly Seat[],
  state: 'revoked' | 'expired',
) => close(db, gameId, inArray(invitationsTable.seat, [...seats]), state);

/** Statement: no seat of the game is kept any more for these players, because they sit there. */
export const closeInvitationsTo = (db: GamesDatabase, gameId: string, guestIds: readonly string[]) =>
  close(db, gameId, inArray(invitationsTable.guestId, [...guestIds]), 'revoked');

const close = (db: GamesDatabase, gameId: string, which: SQL, state: 'revoked' | 'expired') =>
  db
    .update(invitationsTable)
    .set({ state, dueAt: null })
    .where(and(eq(invitationsTable.gameId, gameId), which, inArray(invitationsTable.state, [...ANSWERABLE])));

/** Statement: the invitation by which the seat was taken counts no more, because its player has gone before the game began. */
export const endInvitation = (db: GamesDatabase, gameId: string, seat: Seat) =>
  db.update(invitationsTable).set({ state: 'revoked', dueAt: null }).where(at(gameId, seat));

/** The host's due invitations, oldest first. */
export const dueInvitations = (db: GamesDatabase, hostId: string, now: number, limit: number) =>
  db
    .select()
    .from(invitationsTable)
    .where(and(eq(invitationsTable.hostId, hostId), lte(invitationsTable.dueAt, now)))
    .orderBy(invitationsTable.dueAt)
    .limit(limit);

/** When the host's next invitation is due, if any. */
export const nextInvitation = (db: GamesDatabase, hostId: string) =>
  db
    .select({ dueAt: sql<number | null>`min(${invitationsTable.dueAt})` })
    .from(invitationsTable)
    .where(and(eq(invitationsTable.hostId, hostId), isNotNull(invitationsTable.dueAt)));

/** Hosts with invitations that were due before `late`: their mailboxes lost their alarm. Oldest first, beginning after `after`. */
export const overdueHosts = async (
  db: GamesDatabase,
  late: number,
  after: Due | undefined,
  limit: number,
): Promise<readonly Due[]> => {
  const dueAt = sql<number>`min(${invitationsTable.dueAt})`;
  return db
    .select({ id: invitationsTable.hostId, dueAt })
    .from(invitationsTable)
    .where(and(isNotNull(invitationsTable.dueAt), lt(invitationsTable.dueAt, late)))
    .groupBy(invitationsTable.hostId)
    .having(isAfter(dueAt, invitationsTable.hostId, after))
    .orderBy(dueAt, invitationsTable.hostId)
    .limit(limit);
};
