import { canonicalAddress } from '#shared/protocol/addresses.ts';
import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { Invite, InvitationInfo } from '#shared/protocol/http.ts';
import { newId } from '../../lib/ids.ts';
import { invitationToken } from '../../lib/links.ts';
import {
  chargedAtTable,
  refundQuotas,
  tryCharge,
  inviteQuotas,
  type InviteRequest,
} from '../../people/quotas.ts';
import { hashOf, sameHash } from '../../lib/tokens.ts';
import type { FoundCompanion } from '../../people/companions.ts';
import { peopleDatabase } from '../../db/database.ts';
import { isBlockedByAny } from '../../db/people/blocks.ts';
import { insertTables } from '../../db/people/tablesOf.ts';
import { EVERYBODY, insertRefusal } from '../../db/people/mails.ts';
import { gameDatabase } from '../../db/shards.ts';
import {
  FORGOTTEN_ADDRESS,
  insertInvitation,
  invitationOf,
  isAnswerable,
  selectInvitation,
  selectInvitations,
  updateInvitation,
} from '../../db/games/invitations.ts';
import { deleteRemoval, insertNoticeWithoutSeat } from '../../db/games/notices.ts';
import type { Person } from '../../db/people/players.ts';
import type { InvitationRow, SeatRow } from '../../db/schema.ts';
import { isNotDone, refuse, type RoomResult } from '../../lib/failure.ts';
import type { RoomStorage, LoadedGame } from '../storage/loadedGame.ts';
import type { Room, Statement } from '../roomContext.ts';
import { afterListing } from '../storage/listingCopy.ts';
import { write } from '../storage/write.ts';
import { announce } from '../views/noticesFor.ts';

/**
 * Seats offered by mail, or to companions of the host. The seat stays open meanwhile. The token of its link is only in the mail;
 * a companion needs none, because the invitation says who they are.
 */

export function newInvitation(
  room: Room,
  hostId: string,
  seat: Seat,
  { email, name, note }: Invite,
): InvitationRow {
  const now = room.now();
  return {
    gameId: room.gameId,
    seat,
    id: newId(),
    email,
    guestId: null,
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
}

type Offered = RoomResult<{ readonly seat: Seat; readonly kind: 'invite' }>;

/** Offers an open seat by mail, or to a companion. An earlier invitation to the seat, or link to it, stops working. */
export const inviteToSeat = (
  room: Room,
  loaded: LoadedGame,
  asking: Omit<InviteRequest, 'emails'>,
  open: SeatRow,
  guest: Invite | FoundCompanion,
  before: readonly Statement[] = [],
): Promise<Offered> =>
  'email' in guest
    ? inviteByMail(room, loaded, asking, open, guest, before)
    : inviteCompanion(room, loaded, asking, open, guest, before);

async function inviteByMail(
  room: Room,
  loaded: LoadedGame,
  { hostId, machine }: Omit<InviteRequest, 'emails'>,
  open: SeatRow,
  guest: Invite,
  before: readonly Statement[],
): Promise<Offered> {
  const { seat } = open;
  const quotas = inviteQuotas({ hostId, machine, emails: [guest.email] });
  const now = room.now();
  if (!(await tryCharge(room.env, quotas, now))) return refuse('INVITES_EXHAUSTED');
  const row = newInvitation(room, hostId, seat, guest);
  const tokenHash = await hashOf(invitationToken(room.env, row.id));
  const also = [...before, insertInvitation(gameDatabase(room), row)];
  const written = await write(room, loaded, { seats: [{ ...open, tokenHash }], also });
  if (!written.ok) {
    if (isNotDone(written.failure)) await refundQuotas(room.env, quotas, now);
    return written;
  }
  room.scheduleMailboxes([hostId], row.dueAt ?? now);
  return ok({ seat, kind: 'invite' });
}

/**
 * Keeps an open seat for a companion, and writes a notice to them; their mailbox decides whether they are told. For whom one is
 * kept already, that one stays; `before` is done all the same. A repeat changes nothing. Neither the answer nor what is written
 * depends on whether they want the invitation.
 */
async function inviteCompanion(
  room: Room,
  loaded: LoadedGame,
  { hostId, machine }: Omit<InviteRequest, 'emails'>,
  open: SeatRow,
  { playerId: guestId, name }: FoundCompanion,
  before: readonly Statement[],
): Promise<Offered> {
  const { gameId, env } = room;
  const db = gameDatabase(room);
  if (loaded.seats.some(({ playerId }) => playerId === guestId)) return refuse('SEAT_TAKEN');
  const earlier = await invitationOf(db, gameId, guestId);
  if (earlier !== undefined) {
    const free = () => write(room, loaded, { seats: [open], also: before });
    const freed = before.length === 0 ? ok(loaded) : await chargedAtTable(room, hostId, free);
    return freed.ok ? ok({ seat: earlier.seat, kind: 'invite' }) : freed;
  }
  const quotas = inviteQuotas({ hostId, machine, emails: [], companions: [guestId] });
  const now = room.now();
  if (!(await tryCharge(env, quotas, now))) return refuse('INVITES_EXHAUSTED');
  const { seat } = open;
  const by = newInvitation(room, hostId, seat, { email: FORGOTTEN_ADDRESS, name });
  const row: InvitationRow = { ...by, guestId, state: 'sent', dueAt: null, sentAt: now };
  const notice = await announce(room, { seat, playerId: guestId, kind: 'invited' });
  await insertTables(peopleDatabase(env), gameId, [guestId]);
  const written = await write(room, loaded, {
    seats: [{ ...open, tokenHash: null }],
    also: [...before, insertInvitation(db, row), insertNoticeWithoutSeat(db, notice)],
  });
  if (written.ok) return ok({ seat, kind: 'invite' });
  if (isNotDone(written.failure)) await refundQuotas(env, quotas, now);
  return written;
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
  { playerId }: Pick<Person, 'playerId'>,
): readonly Statement[] {
  if (invitation === undefined) return [];
  const db = gameDatabase({ env, gameId });
  return [
    updateInvitation(db, invitation, { state: 'accepted', dueAt: null }),
    deleteRemoval(db, gameId, playerId),
  ];
}

/** A request to decline, by the token of the invitation's link, or as the companion who is invited. */
export interface Decline {
  readonly token?: string | undefined;
  readonly reason?: string | undefined;
  readonly refuse?: 'host' | 'all' | undefined;
}

/** Is this who was invited: by the token of the mail's link, or as a companion of the host? */
export async function isRecipient(
  { guestId }: InvitationRow,
  { tokenHash }: SeatRow,
  { playerId, token }: { readonly playerId: string | null; readonly token: string | undefined },
): Promise<boolean> {
  if (guestId !== null) return guestId === playerId;
  return token !== undefined && tokenHash !== null && sameHash(tokenHash, await hashOf(token));
}

/** The recipient declines. The seat stays open, its link stops working, and the host sees the reason. */
export async function declineInvitation(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  seat: Seat,
  { token, reason, refuse: refused }: Decline,
): Promise<RoomResult<object>> {
  const open = loaded.seats[seat];
  if (open === undefined) return refuse('SEAT_NOT_FOUND');
  const found = await answerableInvitation(room, seat);
  const invitation = found && (await isRecipient(found, open, { playerId, token })) ? found : undefined;
  const isOffered = loaded.game.status === 'open' || open.vacancy !== null;
  if (invitation === undefined || !isOffered || loaded.game.status === 'over')
    return refuse('INVITATION_CLOSED');
  const { guestId, hostId } = invitation;
  if (guestId !== null && refused !== undefined) {
    const host = refused === 'all' ? EVERYBODY : hostId;
    await insertRefusal(peopleDatabase(room.env), guestId, host, room.now());
  }
  const declined = updateInvitation(gameDatabase(room), invitation, {
    state: 'declined',
    reason: reason ?? null,
    dueAt: null,
  });
  const written = await write(room, loaded, { seats: [{ ...open, tokenHash: null }], also: [declined] });
  return written.ok ? ok({}) : written;
}

/** The mailbox, or a guest who signed in, has changed the state of an invitation. */
export async function invitationChanged(room: Room, loaded: LoadedGame): Promise<RoomResult<object>> {
  await afterListing(room, loaded, loaded);
  room.sockets.sendTable(loaded);
  return ok({});
}

/**
 * The seat that is kept for the player; undefined if none is, or somebody at the table has blocked them: they would be refused
 * there.
 */
export async function keptSeat(room: Room, loaded: LoadedGame, playerId: string): Promise<Seat | undefined> {
  const kept = await invitationOf(gameDatabase(room), room.gameId, playerId);
  return kept && !(await isBlockedAt(room, loaded, playerId)) ? kept.seat : undefined;
}

/** Has somebody at the table blocked the player? */
export const isBlockedAt = ({ env }: Room, { game, seats }: LoadedGame, playerId: string): Promise<boolean> =>
  isBlockedByAny(peopleDatabase(env), playerId, [game.hostId, ...seats.map((seat) => seat.playerId)]);

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
  const isShown = ({ seat, hostId, email, guestId, state }: InvitationRow): boolean =>
    (email !== FORGOTTEN_ADDRESS || guestId !== null) &&
    (loaded.game.status === 'open' ||
      // `accepted` is of the player who has gone.
      (hostId === playerId && state !== 'accepted' && loaded.seats[seat]?.vacancy != null));
  return rows
    .filter(isShown)
    .map(({ seat, email, guestId, name, state, reason, sentAt, attempts, dueAt }) => ({
      seat,
      email: canonicalAddress(email),
      name,
      ...(guestId !== null && { companion: true }),
      state,
      reason,
      sentAt,
      ...(state === 'queued' && attempts === 0 && dueAt !== null && dueAt > now ? { later: true } : {}),
    }));
}
