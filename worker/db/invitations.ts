import { and, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Seat } from '#shared/kernel/types.ts';
import type { InvitationState } from '#shared/protocol/http.ts';
import type { Due } from '../wakeDue.ts';
import type { Database } from './database.ts';
import { isAfter } from './games.ts';
import { invitations, players, refusals, type InvitationRow } from './schema.ts';

const at = (gameId: string, seat: Seat) => and(eq(invitations.gameId, gameId), eq(invitations.seat, seat));

/** States in which the recipient may still accept or decline. */
export const ANSWERABLE: readonly InvitationState[] = ['queued', 'sent', 'failed'];
export const isAnswerable = ({ state }: Pick<InvitationRow, 'state'>): boolean => ANSWERABLE.includes(state);

/** Statement: inserts a seat's invitation. It replaces the seat's earlier one. */
export const insertInvitation = (db: Database, row: InvitationRow) =>
  db
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: [invitations.gameId, invitations.seat], set: row });

export const selectInvitation = (db: Database, gameId: string, seat: Seat) =>
  db.select().from(invitations).where(at(gameId, seat));

export const selectInvitations = (db: Database, gameId: string) =>
  db.select().from(invitations).where(eq(invitations.gameId, gameId)).orderBy(invitations.seat);

/** Statement: updates an invitation. Does nothing if a newer invitation has replaced it. */
export const updateInvitation = (
  db: Database,
  { gameId, seat, id }: Pick<InvitationRow, 'gameId' | 'seat' | 'id'>,
  change: Partial<InvitationRow>,
) =>
  db
    .update(invitations)
    .set(change)
    .where(and(at(gameId, seat), eq(invitations.id, id)));

/** Statement: closes all answerable invitations to these seats. */
export const closeInvitations = (
  db: Database,
  gameId: string,
  seats: readonly Seat[],
  state: 'revoked' | 'expired',
) =>
  db
    .update(invitations)
    .set({ state, dueAt: null })
    .where(
      and(
        eq(invitations.gameId, gameId),
        inArray(invitations.seat, [...seats]),
        inArray(invitations.state, [...ANSWERABLE]),
      ),
    );

/** The host's due invitations, oldest first. */
export const dueInvitations = (db: Database, hostId: string, now: number, limit: number) =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.hostId, hostId), lte(invitations.dueAt, now)))
    .orderBy(invitations.dueAt)
    .limit(limit);

/** When the host's next invitation is due, if any. */
export const nextInvitation = (db: Database, hostId: string) =>
  db
    .select({ dueAt: sql<number | null>`min(${invitations.dueAt})` })
    .from(invitations)
    .where(and(eq(invitations.hostId, hostId), isNotNull(invitations.dueAt)));

/** Hosts with invitations that were due before `late`: their mailboxes lost their alarm. Oldest first, beginning after `after`. */
export const overdueHosts = async (
  db: Database,
  late: number,
  after: Due | undefined,
  limit: number,
): Promise<readonly Due[]> => {
  const dueAt = sql<number>`min(${invitations.dueAt})`;
  return db
    .select({ id: invitations.hostId, dueAt })
    .from(invitations)
    .where(and(isNotNull(invitations.dueAt), lt(invitations.dueAt, late)))
    .groupBy(invitations.hostId)
    .having(isAfter(dueAt, invitations.hostId, after))
    .orderBy(dueAt, invitations.hostId)
    .limit(limit);
};

/** Statement: the address becomes the player's, if they have none and no other player has it. */
export const adoptAddress = (db: Database, playerId: string, email: string) =>
  db
    .update(players)
    .set({ email })
    .where(
      and(
        eq(players.id, playerId),
        isNull(players.email),
        sql`NOT EXISTS (SELECT 1 FROM players AS other WHERE other.email = ${email})`,
      ),
    );

/** In the column `host`: all hosts. */
export const EVERYBODY = '*';

/** Has this address refused invitations from this host, or from everybody? */
export async function isRefused(db: Database, address: string, hostId: string): Promise<boolean> {
  const [row] = await db
    .select({ host: refusals.host })
    .from(refusals)
    .where(and(eq(refusals.address, address), inArray(refusals.host, [hostId, EVERYBODY])))
    .limit(1);
  return row !== undefined;
}

export const insertRefusal = (db: Database, address: string, host: string, createdAt: number) =>
  db.insert(refusals).values({ address, host, createdAt }).onConflictDoNothing();

/** The address accepts invitations again, from everybody. */
export const deleteRefusals = (db: Database, address: string) =>
  db.delete(refusals).where(eq(refusals.address, address));
