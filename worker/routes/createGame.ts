import type { Context } from 'hono';
import { ok } from '#shared/kernel/result.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { callerOf, nameGuest, newGuest } from '../people/session.ts';
import { clientKey } from '../http/guard.ts';
import { signInReturningGuest, storeGuestOnce } from '../people/switchPlayer.ts';
import { idOfOneGame, openShards } from '../db/shards.ts';
import { gameIdOf, guestIdOf, newGameId } from '../lib/ids.ts';
import { gameQuotas, inviteQuotas, refundQuotas, tryCharge } from '../people/quotas.ts';
import { serviceQuota, tryChargeService } from '../people/serviceQuotas.ts';
import type { Person } from '../db/people/players.ts';
import { isSwitchedOn } from '../lib/settings.ts';
import { checkNewGame, type Creation, type NewGameRequest } from '../room/seats/creation.ts';
import { isNotDone, refuse, type RoomResult } from '../lib/failure.ts';
import { roomOf } from '../lib/objects.ts';
import { callRoom } from './requests.ts';

type RoomStub = ReturnType<typeof roomOf>;

/** Creates the game, or answers with the game that the same request with the same `key` has created before. */
export async function createGame(
  c: Context<AppEnv>,
  request: NewGameRequest,
  key: string | undefined,
): Promise<Response> {
  if (request.seed !== undefined && !isSwitchedOn(c.env, 'DEV')) return problem(c, { code: 'SEED_REFUSED' });
  const checked = await checkNewGame(c.env, request);
  if (!checked.ok) return problem(c, checked.failure);
  const id =
    key === undefined
      ? newGameId(openShards(c.env))
      : await idOfOneGame(c.env, (open) => gameIdOf(open, key, request));
  const room = roomOf(c.env, id);
  const earlier =
    key === undefined ? ok(null) : await callRoom(c, room.findCreation(callerOf(c), request, key));
  if (!earlier.ok) return problem(c, earlier.failure);
  return earlier.value === null
    ? createNew(c, room, request, key)
    : respondWithGame(c, earlier.value, request, key);
}

/** Charges the quotas, gives a caller without a session a guest's session, and creates the game. */
async function createNew(
  c: Context<AppEnv>,
  room: RoomStub,
  request: NewGameRequest,
  key: string | undefined,
): Promise<Response> {
  const known = c.get('person');
  const ownSeat = request.seats.find((seat) => seat.kind === 'me');
  const isGuests = known === null && !isBotsOnly(request);
  const guest = isGuests ? await newGuest(ownSeat?.name, guestIdFor(request, key)) : null;
  const charged = await chargeGame(c, request, known ?? guest?.person ?? null);
  if (!charged.ok) return problem(c, charged.failure);
  const { waits, refund } = charged.value;
  const host = guest === null ? known : await storeGuestOnce(c, guest);
  const created = await callRoom(c, room.create(callerOf(c), host, request, { key, waits }));
  if (created.ok) {
    await nameGuest(c, known, ownSeat?.name);
    return respondWithGame(c, created.value, request, key);
  }
  if (isNotDone(created.failure)) await refund();
  return problem(c, created.failure);
}

/** The id of the guest who comes with the request; undefined: any id, because without a key there is no repeat. */
const guestIdFor = (request: NewGameRequest, key: string | undefined): string | undefined =>
  key === undefined ? undefined : guestIdOf('game', key, request);

const isBotsOnly = ({ seats }: NewGameRequest): boolean => seats.every((seat) => seat.kind === 'bot');

/**
 * Answers with a game that was created now or by an earlier request with the same key. If the caller is not its host, the
 * first answer was lost, and the host's guest cookie with it. The key proves that the caller is that guest, if the host is
 * still the guest of this request. It proves nothing about an heir, or the player whom the guest has signed in as. The caller
 * may be another guest by now, because a repeat that failed made them one.
 */
async function respondWithGame(
  c: Context<AppEnv>,
  { hostId, ...created }: Creation,
  request: NewGameRequest,
  key: string | undefined,
): Promise<Response> {
  if (hostId !== null && c.get('person')?.playerId !== hostId) {
    if (hostId !== guestIdFor(request, key)) return problem(c, { code: 'NOT_HOST' });
    const back = await signInReturningGuest(c, { guestId: hostId }, 'NOT_HOST');
    if (!back.ok) return problem(c, back.failure);
  }
  return c.json(created, 201);
}

interface Charged {
  /** True if the service has started its daily maximum of bot games: this one starts tomorrow. */
  readonly waits: boolean;
  readonly refund: () => Promise<void>;
}

/** Counts the game and its invitations before anything is written for it, the guest included. */
async function chargeGame(
  c: Context<AppEnv>,
  request: NewGameRequest,
  host: Person | null,
): Promise<RoomResult<Charged>> {
  const now = Date.now();
  const machine = clientKey(c);
  const botsOnly = isBotsOnly(request);
  const emails = request.seats.flatMap((seat) => (seat.kind === 'invite' ? [seat.email] : []));
  const invites = host === null ? [] : inviteQuotas({ hostId: host.playerId, machine, emails });
  const games = isSwitchedOn(c.env, 'DEV') ? [] : gameQuotas(machine, botsOnly);
  if (!(await tryCharge(c.env, invites, now))) return refuse('INVITES_EXHAUSTED');
  if (!(await tryCharge(c.env, games, now))) {
    await refundQuotas(c.env, invites, now);
    return refuse('GAMES_EXHAUSTED');
  }
  const countsForService = botsOnly && games.length > 0;
  const waits = countsForService && !(await tryChargeService(c.env, 'bots', now));
  const charged = [
    ...invites,
    ...games,
    ...(countsForService && !waits ? [serviceQuota(c.env, 'bots')] : []),
  ];
  return ok({ waits, refund: () => refundQuotas(c.env, charged, now) });
}
