import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { CreatedGame, Replace } from '#shared/protocol/http.ts';
import { isInvitationToken } from '#shared/protocol/ids.ts';
import { isDelayed, rightsOf, type Caller } from '../../people/access.ts';
import { seatCalendarOf } from '../../people/calendar.ts';
import { chargedAtTable } from '../../people/quotas.ts';
import { hashOf, newToken, sameHash } from '../../lib/tokens.ts';
import { activeListing } from '../../db/games/games.ts';
import { gameDatabase } from '../../db/shards.ts';
import { insertNoticeWithoutSeat, turnedAwayAt } from '../../db/games/notices.ts';
import { closeInvitations, selectInvitation } from '../../db/games/invitations.ts';
import type { Person } from '../../db/people/players.ts';
import type { InvitationRow, SeatRow } from '../../db/schema.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import { distinctName } from './seatNames.ts';
import { freed, isVacant, refuseUnlessAtTable, succeed, successorHash } from './vacancies.ts';
import type { FoundCompanion } from '../../people/companions.ts';
import {
  acceptanceStatements,
  isBlockedAt,
  resendInvitation,
  inviteToSeat,
  answerableInvitation,
} from './invitations.ts';
import { refuseUnlessHostOfOpen, seatAndStart } from './start.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room, Statement } from '../roomContext.ts';
import { write } from '../storage/write.ts';
import { announce } from '../views/noticesFor.ts';

/** Taking a seat by its link or invitation, and offering an open seat again. */

export interface ClaimRequest {
  /** Missing: the seat is kept for the caller, as a companion of the host. */
  readonly token?: string | undefined;
  readonly name: string;
  readonly entropy?: string | undefined;
  /** Of a claim by invitation: is its address the caller's? Then it becomes their own, if they had no session. */
  readonly mail?: boolean;
  /** The caller had no session: nobody has removed them from this table. */
  readonly isNew?: boolean;
}

export interface ClaimOwner {
  readonly playerId: string;
  /** Of a claim by invitation: the address that its mail went to. Absent if the caller had the seat already. */
  readonly mailedTo?: string | undefined;
}

export interface Claimed {
  readonly seat: Seat;
  /** The seat's player: the caller, or for a repeat whose claim it repeats (see `repeatedClaim`). */
  readonly owner: ClaimOwner;
  /** The game is listed, and its list does not know how reliable the caller is. */
  readonly isUnrecorded?: boolean;
}

/** Takes an open seat. The last seat taken starts the game. A repeat gets the same answer. */
export async function claim(
  room: Room,
  loaded: LoadedGame,
  person: Person,
  seat: Seat,
  request: ClaimRequest,
): Promise<RoomResult<Claimed>> {
  const { token, entropy } = request;
  const invitation = mayBeInvited(token) ? await answerableInvitation(room, seat) : undefined;
  const claimable = await checkClaim(loaded, person.playerId, seat, token, invitation);
  if (!claimable.ok) {
    const owner = isSeated(loaded, person.playerId)
      ? undefined
      : await repeatedClaim(room, loaded, seat, request);
    if (owner !== undefined) return ok({ seat, owner });
    const isRemoved = claimable.failure.code === 'SEAT_LINK_INVALID' && (await removal(room, person));
    return isRemoved ? refuse('REMOVED') : claimable;
  }
  if (claimable.value === 'yours') return ok({ seat, owner: person });
  if (await isBlockedAt(room, loaded, person.playerId))
    return refuse(invitation?.guestId ? 'JOIN_REFUSED' : 'BLOCKED');
  const removed = request.isNew ? undefined : await removal(room, person);
  if (removed !== undefined && (invitation === undefined || invitation.createdAt < removed))
    return refuse('REMOVED');
  const takesAddress = request.isNew === true && request.mail === true && invitation !== undefined;
  const calendar = seatCalendarOf(person.hours ?? null, person.holidays ?? null);
  const names = loaded.seats.map((row) => row.name);
  const owner = {
    kind: 'person',
    playerId: person.playerId,
    name: distinctName(request.name, names),
    calendar,
    told: person.told === true || takesAddress,
  } as const;
  const taken = { ...claimable.value, ...owner };
  const accepted = acceptanceStatements(room, invitation, person);
  const written =
    loaded.game.status === 'running'
      ? await succeed(room, loaded, taken, request, accepted)
      : await seatAndStart(room, loaded, [{ ...taken, entropy: entropy ?? null }], accepted);
  if (!written.ok) return written;
  const mailedTo = invitation?.guestId === null ? invitation.email : undefined;
  const isUnrecorded = activeListing(written.value.game) !== undefined;
  return ok({ seat, owner: { ...person, mailedTo }, isUnrecorded });
}

/** Can whoever comes with this token be invited? Companions come without one. */
const mayBeInvited = (token: string | undefined): boolean => token === undefined || isInvitationToken(token);

/** When the host has removed the person from this table (ms); undefined if they have not. Only an invitation of later lets them in again. */
const removal = ({ env, gameId }: Room, { playerId }: Person): Promise<number | undefined> =>
  turnedAwayAt(gameDatabase({ env, gameId }), 'removed', gameId, playerId);

/** Whether a seat's link works, and whose earlier claim it repeats; null if it repeats none. */
export async function checkLink(
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
  request: ClaimRequest,
): Promise<RoomResult<{ readonly owner: ClaimOwner | null }>> {
  const owner = await repeatedClaim(room, loaded, seat, request);
  if (owner !== undefined) return ok({ owner });
  const claimable = await checkClaim(loaded, null, seat, request.token);
  return claimable.ok ? ok({ owner: null }) : claimable;
}

/** Does the caller see the table as it is now? To others no refusal may tell whether a seat is vacant. */
function seesTable({ game, seats }: LoadedGame, playerId: string | null): boolean {
  const { see, viewer } = rightsOf(playerId, game, seats);
  return see && !(viewer === 'spectator' && isDelayed(game));
}

export const isSeated = ({ seats }: LoadedGame, playerId: string): boolean =>
  seats.some((seat) => seat.playerId === playerId);

/**
 * The player whose claim this one repeats; undefined if it repeats none. A repeat has the same token and the same entropy.
 * Until the game ends, only the browser that claimed and the server know the entropy. The first answer was lost, and the
 * session cookie with it.
 */
async function repeatedClaim(
  room: Room,
  { seats, game }: LoadedGame,
  seat: Seat,
  { token, entropy }: ClaimRequest,
): Promise<ClaimOwner | undefined> {
  const row = seats[seat];
  if (!row?.playerId || !row.tokenHash || entropy === undefined || token === undefined) return undefined;
  if (game.status !== 'open' && game.status !== 'running') return undefined;
  const isFirst =
    row.entropy !== null && sameHash(row.tokenHash, await hashOf(token)) && sameHash(row.entropy, entropy);
  const same = isFirst || sameHash(row.tokenHash, await successorHash(token, entropy));
  if (!same) return undefined;
  const [invitation] = isInvitationToken(token)
    ? await selectInvitation(gameDatabase(room), room.gameId, seat)
    : [];
  return { playerId: row.playerId, mailedTo: invitation?.email };
}

/** The open seat that the token is for, or that is kept for the caller by the invitation; `yours` if the caller has the seat already; or why the claim is refused. */
async function checkClaim(
  loaded: LoadedGame,
  playerId: string | null,
  seat: Seat,
  token: string | undefined,
  invitation?: InvitationRow,
): Promise<RoomResult<SeatRow | 'yours'>> {
  const row = loaded.seats[seat];
  if (row === undefined) return refuse('SEAT_NOT_FOUND');
  if (playerId !== null && row.playerId === playerId)
    return row.vacancy === null ? ok('yours') : refuse('SEAT_VACANT');
  const vacant = isVacant(loaded, row);
  if (!vacant && loaded.game.status === 'running' && !seesTable(loaded, playerId))
    return refuse('SEAT_LINK_INVALID'); // as of a vacant seat
  if (row.kind !== 'open' && !vacant) return refuse('SEAT_TAKEN');
  if (loaded.game.status !== 'open' && !vacant) return refuse('GAME_NOT_OPEN');
  const isLinked =
    token !== undefined && row.tokenHash !== null && sameHash(row.tokenHash, await hashOf(token));
  if (!isLinked && !(playerId !== null && invitation?.guestId === playerId && !vacant))
    return refuse('SEAT_LINK_INVALID');
  if (playerId !== null && isSeated(loaded, playerId)) return refuse('ALREADY_SEATED');
  return ok(row);
}

/**
 * Offers an open seat again, by mail, to a companion of the host, or by a new link. An earlier link or invitation stops working. The host offers seats
 * of an open game; in a running game any player offers a vacant seat. Before the game begins, the host may also offer the
 * seat of a player whom they remove by it.
 */
export async function replace(
  room: Room,
  loaded: LoadedGame,
  { playerId, machine = '' }: Caller,
  seat: Seat,
  { invite, open, remove }: Omit<Replace, 'companion'>,
  companion?: FoundCompanion,
): Promise<RoomResult<CreatedGame['seats'][number]>> {
  const row = loaded.seats[seat];
  const vacant = isVacant(loaded, row);
  const offers = vacant && refuseUnlessAtTable(loaded, playerId) === undefined;
  const refused = offers ? undefined : refuseUnlessHostOfOpen(loaded, playerId);
  if (refused) return refused;
  if (row === undefined) return refuse('SEAT_NOT_FOUND');
  const guest = vacant ? invite : (companion ?? invite);
  const removed = vacant || row.playerId === playerId || row.name !== remove ? null : row.playerId;
  if (row.kind !== 'open' && !vacant && removed === null) return refuse('SEAT_TAKEN');
  if (removed !== null)
    return removeAndOffer(room, loaded, { playerId, machine }, { ...row, playerId: removed }, guest);
  if (guest !== undefined && playerId !== null)
    return inviteToSeat(room, loaded, { hostId: playerId, machine }, row, guest);
  const invitation = open ? undefined : await answerableInvitation(room, seat);
  if (invitation?.guestId === null) return resendInvitation(room, invitation, machine);
  return renewLink(room, loaded, playerId, row);
}

/** The host removes the seat's player, and offers the seat to somebody else in the same batch. */
async function removeAndOffer(
  room: Room,
  loaded: LoadedGame,
  { playerId, machine = '' }: Caller,
  row: SeatRow & { readonly playerId: string },
  guest: Replace['invite'] | FoundCompanion,
): Promise<RoomResult<CreatedGame['seats'][number]>> {
  const { seats, also: freeing } = freed(room, row);
  const [open] = seats;
  const notice = await announce(room, { ...row, kind: 'removed' });
  const also = [...freeing, insertNoticeWithoutSeat(gameDatabase(room), notice)];
  return guest !== undefined && playerId !== null
    ? inviteToSeat(room, loaded, { hostId: playerId, machine }, open, guest, also)
    : renewLink(room, loaded, playerId, open, also);
}

/** A new link to the seat. An earlier link or invitation stops working. */
async function renewLink(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  row: SeatRow,
  before: readonly Statement[] = [],
): Promise<RoomResult<CreatedGame['seats'][number]>> {
  const { seat } = row;
  const token = newToken();
  const also = [...before, closeInvitations(gameDatabase(room), room.gameId, [seat], 'revoked')];
  const seats = [{ ...row, tokenHash: await hashOf(token) }];
  const written = await chargedAtTable(room, playerId, () => write(room, loaded, { seats, also }));
  return written.ok ? ok({ seat, kind: 'open', ...linkTo(room, seat, token) }) : written;
}

/** The path of the link that takes the seat; empty without a token. */
export const linkTo = ({ gameId }: Room, seat: Seat, token: string | null | undefined): { link?: string } =>
  token ? { link: `/join/${gameId}/${seat}#${token}` } : {};
