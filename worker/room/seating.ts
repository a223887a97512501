import { ok } from '../../shared/kernel/result.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import type { CreatedGame, Replace } from '../../shared/protocol/http.ts';
import { isInvitationToken } from '../../shared/protocol/ids.ts';
import { hashOf, newToken, sameHash } from '../auth/tokens.ts';
import { database } from '../db/database.ts';
import { closeInvitations } from '../db/invitations.ts';
import type { Person } from '../db/people.ts';
import type { SeatRow } from '../db/schema.ts';
import { handOverNotes } from '../db/talk.ts';
import { refuse, type Answer } from './failure.ts';
import { acceptance, inviteAgain, inviteTo, standingInvitation } from './invite.ts';
import { refuseUnlessHostOfOpen, seatAndStart } from './start.ts';
import type { Table } from './table.ts';
import { write, type Room } from './write.ts';

/** Who takes which seat: by its link or invitation, and how one that is still open is offered anew. */

export interface ClaimRequest {
  readonly token: string;
  readonly name: string;
  readonly entropy?: string | undefined;
}

export interface Claimed {
  readonly seat: Seat;
  /** Who sits there now: whoever asked, or the guest he was when he asked the first time (see `repeatedClaim`). */
  readonly owner: Pick<Person, 'playerId' | 'name'>;
}

/** Takes an open seat; the last one taken starts the game. A repeat by its owner is answered alike. */
export async function claim(
  room: Room,
  table: Table,
  person: Person,
  seat: Seat,
  request: ClaimRequest,
): Promise<Answer<Claimed>> {
  const { token, name, entropy } = request;
  const claimable = await checkClaim(table, person.playerId, seat, token);
  if (!claimable.ok) {
    const owner = sits(table, person.playerId) ? undefined : await repeatedClaim(table, seat, request);
    return owner === undefined ? claimable : ok({ seat, owner });
  }
  if (claimable.value === 'yours') return ok({ seat, owner: person });
  const mine: SeatRow = {
    ...claimable.value,
    kind: 'person',
    playerId: person.playerId,
    name,
    entropy: entropy ?? null,
  };
  const invitation = isInvitationToken(token) ? await standingInvitation(room, seat) : undefined;
  const also = invitation === undefined ? [] : acceptance(room, invitation, person);
  const written = await seatAndStart(room, table, [mine], also);
  return written.ok ? ok({ seat, owner: person }) : written;
}

const sits = ({ seats }: Table, playerId: string): boolean =>
  seats.some((seat) => seat.playerId === playerId);

/**
 * Whose claim this one repeats: the same link with the same entropy, which nobody knows but the browser
 * that claimed and (until the game ends) the server. Its first answer was lost, and with it the cookie.
 */
export async function repeatedClaim(
  { seats, game }: Table,
  seat: Seat,
  { token, entropy }: ClaimRequest,
): Promise<Pick<Person, 'playerId' | 'name'> | undefined> {
  const row = seats[seat];
  if (!row?.playerId || !row.tokenHash || !row.entropy || entropy === undefined) return undefined;
  if (game.status !== 'open' && game.status !== 'running') return undefined;
  const same = sameHash(row.tokenHash, await hashOf(token)) && sameHash(row.entropy, entropy);
  return same ? { playerId: row.playerId, name: row.name ?? '' } : undefined;
}

/** The open seat the token is for, or that it is the caller's already. */
export async function checkClaim(
  table: Table,
  playerId: string | null,
  seat: Seat,
  token: string,
): Promise<Answer<SeatRow | 'yours'>> {
  const row = table.seats[seat];
  if (row === undefined) return refuse('SEAT_NOT_FOUND');
  if (playerId !== null && row.playerId === playerId) return ok('yours');
  if (row.kind !== 'open') return refuse('SEAT_TAKEN');
  if (table.game.status !== 'open') return refuse('GAME_NOT_OPEN');
  if (row.tokenHash === null || !sameHash(row.tokenHash, await hashOf(token)))
    return refuse('SEAT_LINK_INVALID');
  if (playerId !== null && sits(table, playerId)) return refuse('ALREADY_SEATED');
  return ok(row);
}

/**
 * A guest turned out to be a player: his seat and his place as host are that player's, unless he sits here too. The
 * guest's pages are sent away, to come back as that player's.
 */
export async function adopt(
  room: Room,
  table: Table,
  guestId: string,
  playerId: string,
): Promise<Answer<object>> {
  const { game, seats } = table;
  const own = seats.filter((seat) => seat.playerId === guestId);
  if (sits(table, playerId)) return ok({});
  const written = await write(room, table, {
    seats: own.map((seat) => ({ ...seat, playerId })),
    game: { hostId: game.hostId === guestId ? playerId : game.hostId },
    also: [handOverNotes(database(room.env), room.gameId, guestId, playerId)],
  });
  if (!written.ok) return written;
  room.sockets.sendAway(guestId);
  return ok({});
}

/** Offers an open seat anew: by mail, or by a link; what offered it before stops working. */
export async function replace(
  room: Room,
  table: Table,
  playerId: string | null,
  seat: Seat,
  { invite, open }: Replace,
): Promise<Answer<CreatedGame['seats'][number]>> {
  const refused = refuseUnlessHostOfOpen(table, playerId);
  if (refused) return refused;
  const row = table.seats[seat];
  if (row === undefined) return refuse('SEAT_NOT_FOUND');
  if (row.kind !== 'open') return refuse('SEAT_TAKEN');
  if (invite !== undefined && playerId !== null) return inviteTo(room, table, playerId, seat, invite);
  const standing = open ? undefined : await standingInvitation(room, seat);
  if (standing !== undefined) return inviteAgain(room, standing);
  const token = newToken();
  const also = [closeInvitations(database(room.env), room.gameId, [seat], 'revoked')];
  const written = await write(room, table, { seats: [{ ...row, tokenHash: await hashOf(token) }], also });
  return written.ok ? ok({ seat, kind: 'open', ...linkTo(room, seat, token) }) : written;
}

/** The address at which the seat is taken; none without a token. */
export const linkTo = ({ gameId }: Room, seat: Seat, token: string | null | undefined): { link?: string } =>
  token ? { link: `/join/${gameId}/${seat}#${token}` } : {};
