import type { Context } from 'hono';
import type { Seat } from '#shared/kernel/types.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { callerOf, nameGuest, newGuest } from '../people/session.ts';
import { guestIdOf } from '../lib/ids.ts';
import { requestConfirmationMail } from '../people/requestedMails.ts';
import { hasAddress } from '../people/guests.ts';
import { signInReturningGuest, storeGuestOnce } from '../people/switchPlayer.ts';
import { spreadTold } from '../people/told.ts';
import { peopleDatabase } from '../db/database.ts';
import { adoptAddress, type Person } from '../db/people/players.ts';
import { failpoint } from '../lib/failpoints.ts';
import { refuse, type RoomResult } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';
import type { ClaimRequest, ClaimOwner } from '../room/seats/seating.ts';
import { reliabilityOf } from './records.ts';
import { callRoom } from './requests.ts';

/** A claim as it is sent: of which seat, by what. */
export interface SentClaim {
  readonly gameId: string;
  readonly seat: Seat;
  readonly request: ClaimRequest & { readonly mail: boolean };
}

/** Takes a seat by its link, or answers as the same claim was answered before. A caller without a session becomes a guest. */
export async function claimSeat(c: Context<AppEnv>, claim: SentClaim): Promise<Response> {
  const { gameId, seat, request } = claim;
  const room = roomOf(c.env, gameId);
  const hadNoSession = c.get('person') === null;
  if (hadNoSession) {
    const checked = await callRoom(c, room.checkClaim(callerOf(c), seat, request));
    if (!checked.ok) return problem(c, checked.failure);
    const { owner } = checked.value;
    const back = owner && (await becomeOwner(c, claim, owner));
    if (back?.ok === false) return problem(c, back.failure);
  }
  const person =
    c.get('person') ?? (await storeGuestOnce(c, await newGuest(request.name, guestIdFor(claim))));
  const claimed = await callRoom(
    c,
    room.claim(callerOf(c), person, seat, { ...request, isNew: hadNoSession }),
  );
  if (!claimed.ok) return problem(c, claimed.failure);
  const { owner } = claimed.value;
  if (owner.playerId !== person.playerId) {
    const back = await becomeOwner(c, claim, owner);
    return back.ok ? c.json({ seat }) : problem(c, back.failure);
  }
  await nameGuest(c, person, request.name);
  // Without it they are listed as not known: a failure costs nobody their seat.
  if (claimed.value.isUnrecorded) {
    const record = async (): Promise<RoomResult<object>> =>
      await room.addRecord(callerOf(c), await reliabilityOf(c.env, person.playerId));
    await callRoom(c, record());
  }
  if (owner.mailedTo !== undefined && request.mail)
    await (hadNoSession ? takeAddress(c.env, owner) : offerAddress(c, person, owner.mailedTo));
  return c.json({ seat });
}

/** The id of the guest who comes with the claim; undefined: any id, because without entropy there is no repeat. */
const guestIdFor = ({ gameId, seat, request: { token, entropy } }: SentClaim): string | undefined =>
  entropy === undefined ? undefined : guestIdOf('seat', gameId, seat, token, entropy);

/**
 * Signs this browser in as the seat's owner, if that is still the guest who came with this claim. Else fails with SEAT_TAKEN.
 * The claim may have been interrupted before they got the address of their invitation.
 */
async function becomeOwner(
  c: Context<AppEnv>,
  claim: SentClaim,
  owner: ClaimOwner,
): Promise<RoomResult<Person>> {
  const { playerId, mailedTo } = owner;
  if (playerId !== guestIdFor(claim)) return refuse('SEAT_TAKEN');
  const back = await signInReturningGuest(c, { guestId: playerId, mailedTo }, 'SEAT_TAKEN');
  if (back.ok && claim.request.mail) await takeAddress(c.env, owner);
  return back;
}

/** A guest who came by an invitation, without a session, gets its address as their own, unless another player has it. */
async function takeAddress(env: Env, { playerId, mailedTo }: ClaimOwner): Promise<void> {
  await failpoint(env, 'before-address');
  if (mailedTo === undefined) return;
  await adoptAddress(peopleDatabase(env), playerId, mailedTo);
  await spreadTold(env, playerId);
}

/**
 * Asks a guest with an earlier session to confirm the address of their invitation. The invitation may have been passed
 * on, so the address need not be theirs.
 */
async function offerAddress(c: Context<AppEnv>, person: Person, address: string): Promise<void> {
  const mayBeAsked = person.scope === undefined && !(await hasAddress(c.env, person.playerId));
  if (mayBeAsked) await requestConfirmationMail(c, person, address);
}
