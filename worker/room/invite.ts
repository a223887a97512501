import { ok } from '../../shared/kernel/result.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import type { Invite, InvitationInfo } from '../../shared/protocol/http.ts';
import { mayInviteAgain } from '../auth/caps.ts';
import { isInvitationToken } from '../../shared/protocol/ids.ts';
import { newId } from '../auth/ids.ts';
import { invitationToken } from '../auth/links.ts';
import { hashOf, sameHash } from '../auth/tokens.ts';
import { database } from '../db/database.ts';
import {
  adoptAddress,
  insertInvitation,
  isStanding,
  selectInvitation,
  selectInvitations,
  updateInvitation,
} from '../db/invitations.ts';
import { playerByEmail, type Person } from '../db/people.ts';
import type { InvitationRow } from '../db/schema.ts';
import { refuse, type Answer } from './failure.ts';
import type { Place, Table } from './table.ts';
import { write, type Room, type Statement } from './write.ts';

/** Seats that are offered by mail. The seat itself stays open; its link's token is in the mail alone. */

export interface NewInvitation {
  readonly row: InvitationRow;
  readonly token: string;
}

export function newInvitation(
  room: Room,
  hostId: string,
  seat: Seat,
  { email, name, note }: Invite,
): NewInvitation {
  const id = newId();
  const now = room.now();
  const row: InvitationRow = {
    gameId: room.gameId,
    seat,
    id,
    email,
    name: name ?? null,
    hostId,
    note: note ?? null,
    state: 'queued',
    reason: null,
    dueAt: now,
    attempts: 0,
    error: null,
    createdAt: now,
    sentAt: null,
  };
  return { row, token: invitationToken(room.env, id) };
}

/** Asks somebody by mail to take an open seat; whoever was asked before, or has its link, has lost it. */
export async function inviteTo(
  room: Room,
  table: Table,
  host: string,
  seat: Seat,
  guest: Invite,
): Promise<Answer<{ readonly seat: Seat; readonly kind: 'invite' }>> {
  const open = table.seats[seat];
  if (open === undefined) return refuse('SEAT_NOT_FOUND');
  const { row, token } = newInvitation(room, host, seat, guest);
  const also = [insertInvitation(database(room.env), row)];
  const written = await write(room, table, { seats: [{ ...open, tokenHash: await hashOf(token) }], also });
  if (!written.ok) return written;
  room.poke([host], row.dueAt ?? room.now());
  return ok({ seat, kind: 'invite' });
}

/** The invitation to a seat that its guest may still answer. */
export async function standingInvitation(
  { env, gameId }: Place,
  seat: Seat,
): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitation(database(env), gameId, seat);
  return row && isStanding(row) ? row : undefined;
}

/** Sends the mail once more, with the same link. */
export async function inviteAgain(
  room: Room,
  row: InvitationRow,
): Promise<Answer<{ readonly seat: Seat; readonly kind: 'invite' }>> {
  const dueAt = room.now();
  if (!(await mayInviteAgain(room.env, row.hostId, row.email, dueAt))) return refuse('INVITES_EXHAUSTED');
  await updateInvitation(database(room.env), row, { state: 'queued', dueAt, attempts: 0, error: null });
  room.poke([row.hostId], dueAt);
  return ok({ seat: row.seat, kind: 'invite' });
}

/** What taking a seat by its mail's link also means: the invitation is accepted, and the address is his. */
export function acceptance({ env }: Place, invitation: InvitationRow, person: Person): readonly Statement[] {
  const db = database(env);
  return [
    updateInvitation(db, invitation, { state: 'accepted', dueAt: null }),
    adoptAddress(db, person.playerId, invitation.email),
  ];
}

/** The guest does not want to play. The seat stays open, its link is dead; the host sees the reason. */
export async function decline(
  room: Room,
  table: Table,
  seat: Seat,
  { token, reason }: { readonly token: string; readonly reason?: string | undefined },
): Promise<Answer<object>> {
  const open = table.seats[seat];
  if (open === undefined) return refuse('SEAT_NOT_FOUND');
  const isHis = open.tokenHash !== null && sameHash(open.tokenHash, await hashOf(token));
  const invitation = isHis ? await standingInvitation(room, seat) : undefined;
  if (invitation === undefined || table.game.status !== 'open') return refuse('INVITATION_CLOSED');
  const declined = updateInvitation(database(room.env), invitation, {
    state: 'declined',
    reason: reason ?? null,
    dueAt: null,
  });
  const written = await write(room, table, { seats: [{ ...open, tokenHash: null }], also: [declined] });
  return written.ok ? ok({}) : written;
}

/** For the host, while seats are open. */
export async function invitationInfos({ env, gameId }: Place): Promise<InvitationInfo[]> {
  const rows = await selectInvitations(database(env), gameId);
  return rows.map(({ seat, email, name, state, reason, sentAt }) => ({
    seat,
    email,
    name,
    state,
    reason,
    sentAt,
  }));
}

/** The player whose address a seat was offered to: whoever has the link reads his mail, and is signed in as him. */
export async function ownerOf(
  place: Place,
  seat: Seat,
  token: string,
): Promise<Pick<Person, 'playerId' | 'name'> | null> {
  if (!isInvitationToken(token)) return null;
  const invitation = await standingInvitation(place, seat);
  const owner = invitation && (await playerByEmail(database(place.env), invitation.email));
  return owner ? { playerId: owner.id, name: owner.name } : null;
}
