import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { seedHash } from '../../shared/kernel/commitment.ts';
import { canonicalJson } from '../../shared/kernel/json.ts';
import { ok } from '../../shared/kernel/result.ts';
import type { Seat } from '../../shared/kernel/types.ts';
import type { CreatedGame, NewGame, SeatRequest } from '../../shared/protocol/http.ts';
import { isGameId, metas } from '../../shared/games/meta.ts';
import { hashOf, newToken, sameHash, TOKEN_DIGITS } from '../auth/tokens.ts';
import { database } from '../db/database.ts';
import { insertInvitation } from '../db/invitations.ts';
import type { Person } from '../db/people.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { mailIsOn } from '../mailbox/mail.ts';
import { drawSeed } from './chance.ts';
import { refuse, type Answer, type Failure } from './failure.ts';
import { newInvitation } from './invite.ts';
import { linkTo } from './seating.ts';
import { isOpen, offersLevel, startNow } from './start.ts';
import { rulesOf, type Table } from './table.ts';
import { writeNew, type Room } from './write.ts';

/** How a game comes to be: what is asked for is checked, and its rows are made. */

export type NewGameRequest = v.InferOutput<typeof NewGame>;

/** What came of a request, and whose game it is. */
export interface Made extends CreatedGame {
  readonly host: Pick<Person, 'playerId' | 'name'> | null;
}

/** Makes the game; it starts at once when no seat is open. `key`: where this room is that of a request with a key. */
export async function create(
  room: Room,
  person: Person | null,
  request: NewGameRequest,
  key: string | undefined,
): Promise<Answer<Made>> {
  const fitting = await checkNewGame(room.env, request);
  if (!fitting.ok) return fitting;
  const game = gameRow(room, request, fitting.value, person);
  const links = request.seats.map(({ kind }, seat) => (kind === 'open' ? tokenOf(game, seat, key) : null));
  const invited = request.seats.map((seat, i) =>
    seat.kind === 'invite' && person !== null ? newInvitation(room, person.playerId, i, seat) : null,
  );
  const seats = await Promise.all(
    request.seats.map((seat, i) =>
      seatRow(room.gameId, i, seat, links[i] ?? invited[i]?.token ?? null, person, request),
    ),
  );
  const table: Table = { game, seats, rules: await rulesOf(game.game), state: undefined, told: new Map() };
  const also = invited
    .filter((one) => one !== null)
    .map(({ row }) => insertInvitation(database(room.env), row));
  const written = await writeNew(room, table, { ...(seats.some(isOpen) ? {} : startNow(room, table)), also });
  if (!written.ok) return (await afterRepeat(room, request, key, written)) ?? written;
  if (also.length > 0 && person !== null) room.poke([person.playerId], game.createdAt);
  return ok({
    id: room.gameId,
    seats: request.seats.map(({ kind }, seat) => ({ seat, kind, ...linkTo(room, seat, links[seat]) })),
    host: person && { playerId: person.playerId, name: person.name },
  });
}

/** Of two that came at the same time, the second found the game made. */
const afterRepeat = async (
  room: Room,
  request: NewGameRequest,
  key: string | undefined,
  { failure }: { readonly failure: Failure },
): Promise<Answer<Made> | undefined> =>
  key !== undefined && failure.code === 'STALE' ? made(room, request, key) : undefined;

/** So long a request may be repeated. */
const REPEATABLE_MS = 86_400_000;

/** The game this request has made earlier, with those of its links that still seat somebody; undefined if it has not. */
export async function made(
  room: Room,
  request: NewGameRequest,
  key: string,
): Promise<Answer<Made> | undefined> {
  const table = await room.load();
  if (table === undefined) return undefined;
  const { game, seats } = table;
  if (room.now() - game.createdAt > REPEATABLE_MS)
    return refuse('BAD_REQUEST', { params: { reason: 'idempotency key is too old' } });
  const links = await Promise.all(
    seats.map(async ({ tokenHash, kind }, seat) => {
      const token = tokenOf(game, seat, key);
      const isGood = kind === 'open' && tokenHash !== null && sameHash(tokenHash, await hashOf(token));
      return isGood ? token : null;
    }),
  );
  const name = seats.find(({ playerId }) => playerId === game.hostId)?.name ?? '';
  return ok({
    id: room.gameId,
    seats: request.seats.map(({ kind }, seat) => ({ seat, kind, ...linkTo(room, seat, links[seat]) })),
    host: game.hostId === null ? null : { playerId: game.hostId, name },
  });
}

/**
 * Token of a seat's link. With a key it follows from that and from the game's seed, neither of which is told to anybody
 * while a link is good: so a repeat gives the same links, though only hashes are stored.
 */
const tokenOf = ({ id, seed }: Pick<GameRow, 'id' | 'seed'>, seat: Seat, key: string | undefined): string =>
  key === undefined
    ? newToken()
    : bytesToHex(
        hmac(sha256, utf8ToBytes(seed), utf8ToBytes(canonicalJson(['carrack seat link', id, key, seat]))),
      ).slice(0, TOKEN_DIGITS);

/** The game's options in full, or why the request fits no game. */
export async function checkNewGame(env: Env, request: NewGameRequest): Promise<Answer<unknown>> {
  if (!isGameId(request.game)) return refuse('UNKNOWN_GAME', { params: { game: request.game } });
  const { seats } = metas[request.game];
  const count = request.seats.length;
  const mine = request.seats.filter((seat) => seat.kind === 'me').length;
  if (count < seats.min || count > seats.max)
    return refuse('BAD_SEATS', { params: { reason: `${seats.min}–${seats.max}` } });
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
  const empty = { gameId, seat, playerId: null, name: null, level: null, tokenHash: null, entropy: null };
  if (request.kind === 'bot') return { ...empty, kind: 'bot', level: request.level };
  if (request.kind !== 'me' || person === null)
    return { ...empty, kind: 'open', tokenHash: token && (await hashOf(token)) };
  const name = request.name ?? person.name;
  return { ...empty, kind: 'person', playerId: person.playerId, name, entropy: entropy ?? null };
}

function gameRow(room: Room, request: NewGameRequest, options: unknown, person: Person | null): GameRow {
  const seed = request.seed ?? drawSeed();
  const now = room.now();
  return {
    id: room.gameId,
    game: request.game,
    options,
    status: 'open',
    hostId: person?.playerId ?? null,
    watch: request.watch,
    seq: 0,
    acting: 0,
    asks: null,
    aware: 0,
    turnAt: now,
    due: null,
    seed,
    seedHash: seedHash(room.gameId, seed),
    commitment: null,
    question: null,
    createdAt: now,
  };
}
