import { canonicalAddress } from '#shared/protocol/addresses.ts';
import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Invite, InvitationInfo } from '#shared/protocol/http.ts';
import { newId } from '../../lib/ids.ts';
import { invitationToken } from '../../lib/links.ts';
import { refundQuotas, tryCharge, inviteQuotas, type InviteRequest } from '../../people/quotas.ts';
import { hashOf, sameHash } from '../../lib/tokens.ts';
import { gameDatabase } from '../../db/shards.ts';
import {
  FORGOTTEN_ADDRESS,
  insertInvitation,
  isAnswerable,
  selectInvitation,
  selectInvitations,
  updateInvitation,
} from '../../db/games/invitations.ts';
import { deleteRemoval } from '../../db/games/notices.ts';
import type { Person } from '../../db/people/players.ts';
import type { InvitationRow, SeatRow } from '../../db/schema.ts';
import { isNotDone, refuse, type RoomResult } from '../../lib/failure.ts';
import type { RoomStorage, LoadedGame } from '../storage/loadedGame.ts';
import type { Room, Statement } from '../roomContext.ts';
import { write } from '../storage/write.ts';

/** Seats offered by mail. The seat stays open meanwhile. The token of its link is only in the mail. */

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

/** Offers an open seat by mail. An earlier invitation to the seat, or link to it, stops working. */
export async function inviteToSeat(
  room: Room,
  loaded: LoadedGame,
  { hostId, machine }: Omit<InviteRequest, 'emails'>,
  open: SeatRow,
  guest: Invite,
  before: readonly Statement[] = [],
): Promise<RoomResult<{ readonly seat: Seat; readonly kind: 'invite' }>> {
  const { seat } = open;
  const quotas = inviteQuotas({ hostId, machine, emails: [guest.email] });
  const now = room.now();
  if (!(await tryCharge(room.env, quotas, now))) return refuse('INVITES_EXHAUSTED');
  const { row, token } = newInvitation(room, hostId, seat, guest);
  const also = [...before, insertInvitation(gameDatabase(room), row)];
  const written = await write(room, loaded, { seats: [{ ...open, tokenHash: await hashOf(token) }], also });
  if (!written.ok) {
    if (isNotDone(written.failure)) await refundQuotas(room.env, quotas, now);
    return written;
  }
  room.scheduleMailboxes([hostId], row.dueAt ?? now);
  return ok({ seat, kind: 'invite' });
}

/** The invitation to a seat, if its recipient may still answer it. */
export async function answerableInvitation(
  { env, gameId }: RoomStorage,
  seat: Seat,
): Promise<InvitationRow | undefined> {
  const [row] = await selectInvitation(gameDatabase({ env, gameId }), gameId, seat);
  return row && isAnswerable(row) ? row : undefined;
}

/** Sends the mail of an invitation again, with the same link. */
export async function resendInvitation(
  room: Room,
  row: InvitationRow,
  machine: string,
): Promise<RoomResult<{ readonly seat: Seat; readonly kind: 'invite' }>> {
  const dueAt = room.now();
  const quotas = inviteQuotas({ hostId: row.hostId, machine, emails: [row.email] });
  if (!(await tryCharge(room.env, quotas, dueAt))) return refuse('INVITES_EXHAUSTED');
  await updateInvitation(gameDatabase(room), row, { state: 'queued', dueAt, attempts: 0, error: null });
  room.scheduleMailboxes([row.hostId], dueAt);
  return ok({ seat: row.seat, kind: 'invite' });
}

/** Statements by which the person accepts an invitation, if they have one; it lets in whom the host has removed before. */
export function acceptanceStatements(
  { env, gameId }: RoomStorage,
  invitation: InvitationRow | undefined,
  { playerId }: Person,
): readonly Statement[] {
  if (invitation === undefined) return [];
  const db = gameDatabase({ env, gameId });
  return [
    updateInvitation(db, invitation, { state: 'accepted', dueAt: null }),
    deleteRemoval(db, gameId, playerId),
  ];
}

/** A request to decline, by the token of the invitation's link. */
export interface Decline {
  readonly token: string;
  readonly reason?: string | undefined;
}

/** The recipient declines. The seat stays open, its link stops working, and the host sees the reason. */
export async function declineInvitation(
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
  { token, reason }: Decline,
): Promise<RoomResult<object>> {
  const open = loaded.seats[seat];
  if (open === undefined) return refuse('SEAT_NOT_FOUND');
  const isTokenValid = open.tokenHash !== null && sameHash(open.tokenHash, await hashOf(token));
  const invitation = isTokenValid ? await answerableInvitation(room, seat) : undefined;
  const isOffered = loaded.game.status === 'open' || open.vacancy !== null;
  if (invitation === undefined || !isOffered || loaded.game.status === 'over')
    return refuse('INVITATION_CLOSED');
  const declined = updateInvitation(gameDatabase(room), invitation, {
    state: 'declined',
    reason: reason ?? null,
    dueAt: null,
  });
  const written = await write(room, loaded, { seats: [{ ...open, tokenHash: null }], also: [declined] });
  return written.ok ? ok({}) : written;
}

/** Does the caller see invitations here? Of an open game its host does, and whoever has offered a vacant seat. */
const mayHaveInvited = ({ game, seats }: LoadedGame, playerId: string | null): boolean =>
  playerId !== null &&
  (game.status === 'open'
    ? game.hostId === playerId
    : game.status === 'running' && seats.some(({ vacancy }) => vacancy !== null));

/** The state of the invitations that the caller may know of; undefined if there are none. */
export async function invitationInfos(
  { env, gameId, now: clock }: Room,
  loaded: LoadedGame,
  playerId: string | null,
): Promise<InvitationInfo[] | undefined> {
  if (!mayHaveInvited(loaded, playerId)) return undefined;
  const now = clock();
  const rows = await selectInvitations(gameDatabase({ env, gameId }), gameId);
  const isShown = ({ seat, hostId, email, state }: InvitationRow): boolean =>
    email !== FORGOTTEN_ADDRESS &&
    (loaded.game.status === 'open' ||
      // `accepted` is of the player who has gone.
      (hostId === playerId && state !== 'accepted' && loaded.seats[seat]?.vacancy != null));
  return rows.filter(isShown).map(({ seat, email, name, state, reason, sentAt, attempts, dueAt }) => ({
    seat,
    email: canonicalAddress(email),
    name,
    state,
    reason,
    sentAt,
    ...(state === 'queued' && attempts === 0 && dueAt !== null && dueAt > now ? { later: true } : {}),
  }));
}
