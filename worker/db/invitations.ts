import { and, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Seat } from '../../shared/kernel/types.ts';
import type { InvitationState } from '../../shared/protocol/http.ts';
import type { Database } from './database.ts';
import { invitations, players, refusals, type InvitationRow } from './schema.ts';

const at = (gameId: string, seat: Seat) => and(eq(invitations.gameId, gameId), eq(invitations.seat, seat));

/** States in which the guest may still answer. */
export const STANDING: readonly InvitationState[] = ['queued', 'sent', 'failed'];
export const isStanding = ({ state }: Pick<InvitationRow, 'state'>): boolean => STANDING.includes(state);

/** Statement: the seat's newest invitation; the one before it is forgotten. */
export const insertInvitation = (db: Database, row: InvitationRow) =>
  db
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: [invitations.gameId, invitations.seat], set: row });

export const selectInvitation = (db: Database, gameId: string, seat: Seat) =>
  db.select().from(invitations).where(at(gameId, seat));

export const selectInvitations = (db: Database, gameId: string) =>
  db.select().from(invitations).where(eq(invitations.gameId, gameId)).orderBy(invitations.seat);

/** Statement: what became of an invitation; nothing where another has taken its place. */
export const updateInvitation = (
  db: Database,
  { gameId, seat, id }: Pick<InvitationRow, 'gameId' | 'seat' | 'id'>,
  change: Partial<InvitationRow>,
) =>
  db
    .update(invitations)
    .set(change)
    .where(and(at(gameId, seat), eq(invitations.id, id)));

/** Statement: no invitation to these seats stands any more. */
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
        inArray(invitations.state, [...STANDING]),
      ),
    );

/** The host's invitations that are due, longest first. */
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

/** Hosts whose invitations were due before `now`: their mailboxes lost their alarm. */
export const overdueHosts = (db: Database, now: number, limit: number) =>
  db
    .selectDistinct({ hostId: invitations.hostId })
    .from(invitations)
    .where(and(isNotNull(invitations.dueAt), lt(invitations.dueAt, now)))
    .limit(limit);

/** Statement: the address becomes the player's, if he has none and it is nobody's. */
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

/** Host that stands for all hosts. */
export const EVERYBODY = '*';

/** Does this address want no invitations from this host? */
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
