import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { canonicalJson } from '#shared/kernel/json.ts';
import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { CreatedGame, NewGame, SeatRequest } from '#shared/protocol/http.ts';
import { isGameId, metas } from '#shared/games/meta.ts';
import { REPEATABLE_MS } from '../../lib/ids.ts';
import { invitationToken } from '../../lib/links.ts';
import { hashOf, newToken, sameHash, TOKEN_DIGITS } from '../../lib/tokens.ts';
import { seatCalendarOf } from '../../people/calendar.ts';
import { gameDatabase } from '../../db/shards.ts';
import { insertInvitation } from '../../db/games/invitations.ts';
import type { Person } from '../../db/people/players.ts';
import type { GameRow, InvitationRow, SeatRow } from '../../db/schema.ts';
import { mailIsOn } from '../../lib/settings.ts';
import { refuse, type RoomResult, type RoomFailure } from '../../lib/failure.ts';
import { newInvitation } from './invitations.ts';
import { emptySeat, gameRow, scaledClock, unwritten } from '../play/newRows.ts';
import { withBotNames } from './seatNames.ts';
import { linkTo } from './seating.ts';
import { isOpenSeat, offersLevel, startChange } from './start.ts';
import { rulesOf, type LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';
import { writeNew } from '../storage/write.ts';

/** Creates a game: checks the request and builds the rows. */

export type NewGameRequest = v.InferOutput<typeof NewGame>;

/** The created game and its host of today. */
export interface Creation extends CreatedGame {
  readonly hostId: string | null;
}

export interface CreationOptions {
  /** The request's idempotency key, if it has one. Game id and link tokens follow from it. */
  readonly key?: string | undefined;
  /** True if the game starts on a later day, because the service has started its daily maximum of bot games. */
  readonly waits?: boolean;
}

/** Creates the game. It starts at once if no seat is open and it does not wait. */
export async function create(
  room: Room,
  person: Person | null,
  request: NewGameRequest,
  { key, waits = false }: CreationOptions,
): Promise<RoomResult<Creation>> {
  const checked = await checkNewGame(room.env, request);
  if (!checked.ok) return checked;
  const clock = request.clock && scaledClock(room.env, request.clock);
  const game = gameRow(room, { ...request, clock }, checked.value, person);
  const { loaded, links, invitations } = await prepareGame(room, person, request, game, key);
  const also = invitations.map((row) => insertInvitation(gameDatabase(room), row));
  const written = await writeNew(room, loaded, {
    ...(waits || loaded.seats.some(isOpenSeat) ? {} : startChange(room, loaded)),
    also,
  });
  if (!written.ok) return (await afterRepeat(room, request, key, written)) ?? written;
  if (also.length > 0 && person !== null) room.scheduleMailboxes([person.playerId], loaded.game.createdAt);
  return ok(creation(room, request, links, game.hostId));
}

/** A new game before it is written. `links`: by seat, the token of its link, or null. */
interface UnwrittenGame {
  readonly loaded: LoadedGame;
  readonly links: readonly (string | null)[];
  readonly invitations: readonly InvitationRow[];
}

async function prepareGame(
  room: Room,
  person: Person | null,
  request: NewGameRequest,
  game: GameRow,
  key: string | undefined,
): Promise<UnwrittenGame> {
  const links = request.seats.map(({ kind }, seat) => (kind === 'open' ? tokenOf(game, seat, key) : null));
  const invited = request.seats.map((seat, i) =>
    seat.kind === 'invite' && person !== null ? newInvitation(room, person.playerId, i, seat) : null,
  );
  const seats = await Promise.all(
    request.seats.map((seat, i) =>
      seatRow(room.gameId, i, seat, links[i] ?? mailedToken(room, invited[i]), person, request),
    ),
  );
  const loaded = await unwritten(room, game, withBotNames(seats));
  return { loaded, links, invitations: invited.filter((row) => row !== null) };
}

/** The token of the link that goes by mail; null for none. */
const mailedToken = ({ env }: Room, row: InvitationRow | null | undefined): string | null =>
  row ? invitationToken(env, row.id) : null;

const creation = (
  room: Room,
  { seats }: NewGameRequest,
  links: readonly (string | null)[],
  hostId: Creation['hostId'],
): Creation => ({
  id: room.gameId,
  seats: seats.map(({ kind }, seat) => ({ seat, kind, ...linkTo(room, seat, links[seat]) })),
  hostId,
});

/** After a conflict: of two equal requests at the same time, the second answers with the game that the first created. */
const afterRepeat = async (
  room: Room,
  request: NewGameRequest,
  key: string | undefined,
  { failure }: { readonly failure: RoomFailure },
): Promise<RoomResult<Creation> | undefined> =>
  key !== undefined && failure.code === 'STALE' ? findEarlierCreation(room, request, key) : undefined;

/**
 * The game that the same request created earlier, with those of its seat links that still work. Undefined if there is
 * none. Fails with BAD_REQUEST if the game is older than a day.
 */
export async function findEarlierCreation(
  room: Room,
  request: NewGameRequest,
  key: string,
): Promise<RoomResult<Creation> | undefined> {
  const loaded = await room.load(Infinity); // always ask D1: the database may have been restored to before this game
  if (loaded === undefined) return undefined;
  const { game, seats } = loaded;
  if (room.now() - game.createdAt > REPEATABLE_MS)
    return refuse('BAD_REQUEST', { params: { reason: 'idempotency key is too old' } });
  const links = await Promise.all(
    seats.map(async ({ tokenHash, kind }, seat) => {
      const token = tokenOf(game, seat, key);
      const isGood = kind === 'open' && tokenHash !== null && sameHash(tokenHash, await hashOf(token));
      return isGood ? token : null;
    }),
  );
  return ok(creation(room, request, links, game.hostId));
}

/**
 * The token of a seat's link. With an idempotency key it is derived from the key and the game's seed; both are secret
 * while the link works. So a repeat gives the same links, though only their hashes are stored.
 */
const tokenOf = ({ id, seed }: Pick<GameRow, 'id' | 'seed'>, seat: Seat, key: string | undefined): string =>
  key === undefined
    ? newToken()
    : bytesToHex(
        hmac(sha256, utf8ToBytes(seed), utf8ToBytes(canonicalJson(['carrack seat link', id, key, seat]))),
      ).slice(0, TOKEN_DIGITS);

/** The game's complete options; or why the request is refused (UNKNOWN_GAME, BAD_SEATS, INVITE_BY_MAIL_OFF, BAD_OPTIONS). */
export async function checkNewGame(env: Env, request: NewGameRequest): Promise<RoomResult<unknown>> {
  if (!isGameId(request.game)) return refuse('UNKNOWN_GAME', { params: { game: request.game } });
  const { seats } = metas[request.game];
  const count = request.seats.length;
  const mine = request.seats.filter((seat) => seat.kind === 'me').length;
  if (count < seats.min || count > seats.max)
    return refuse('BAD_SEATS', { params: { reason: 'count', ...seats } });
  if (mine > 1) return refuse('BAD_SEATS', { params: { reason: 'me' } });
  const unseen = !request.watch && request.seats.every((seat) => seat.kind === 'bot');
  if (unseen) return refuse('BAD_SEATS', { params: { reason: 'watch' } });
  const asked = request.seats.filter((seat) => seat.kind === 'invite').map(({ email }) => email);
  if (asked.length > 0 && !mailIsOn(env)) return refuse('INVITE_BY_MAIL_OFF');
  if (new Set(asked).size < asked.length) return refuse('BAD_SEATS', { params: { reason: 'email' } });
  const level = request.seats.find((seat) => seat.kind === 'bot' && !offersLevel(request.game, seat.level));
  if (level) return refuse('BAD_SEATS', { params: { reason: 'level' } });
  const parsed = v.safeParse((await rulesOf(request.game)).options, request.options);
  if (!parsed.success) return refuse('BAD_OPTIONS', { params: { reason: parsed.issues[0].message } });
  return ok(parsed.output);
}

async function seatRow(
  gameId: string,
  seat: Seat,
  request: SeatRequest,
  token: string | null,
  person: Person | null,
  { entropy }: NewGameRequest,
): Promise<SeatRow> {
  const empty = emptySeat(gameId, seat);
  if (request.kind === 'bot') return { ...empty, kind: 'bot', level: request.level };
  if (request.kind !== 'me' || person === null)
    return { ...empty, tokenHash: token && (await hashOf(token)) };
  const name = request.name ?? person.name;
  const calendar = seatCalendarOf(person.hours ?? null, person.holidays ?? null);
  const { told = false } = person;
  return {
    ...empty,
    kind: 'person',
    playerId: person.playerId,
    name,
    entropy: entropy ?? null,
    calendar,
    told,
  };
}
