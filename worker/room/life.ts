import * as v from 'valibot';
import { commitment, seedHash } from '../../shared/kernel/commitment.ts';
import { ok } from '../../shared/kernel/result.ts';
import type { BotLevel, Seat } from '../../shared/kernel/types.ts';
import type { CreatedGame, NewGame, Replace, SeatRequest } from '../../shared/protocol/http.ts';
import { isInvitationToken } from '../../shared/protocol/ids.ts';
import { isGameId, metas } from '../../shared/games/meta.ts';
import { rightsOf } from '../access.ts';
import { hashOf, newToken, sameHash } from '../auth/tokens.ts';
import { database } from '../db/database.ts';
import { closeInvitations, insertInvitation } from '../db/invitations.ts';
import type { Person } from '../db/people.ts';
import type { GameRow, SeatRow } from '../db/schema.ts';
import { handOverNotes } from '../db/talk.ts';
import { mailIsOn } from '../mailbox/mail.ts';
import { gameDice } from './automatic.ts';
import { chanceOf, drawSeed } from './chance.ts';
import { nextRow } from './command.ts';
import { refuse, type Answer } from './failure.ts';
import { acceptance, inviteAgain, inviteTo, newInvitation, standingInvitation } from './invite.ts';
import { rulesOf, type Table } from './table.ts';
import { write, writeNew, type Change, type Room, type Statement } from './write.ts';

/** A game from its creation to its first move: open → running, or aborted. */

export type NewGameRequest = v.InferOutput<typeof NewGame>;

/** Makes the game; it starts at once when no seat is open. */
export async function create(
  room: Room,
  person: Person | null,
  request: NewGameRequest,
): Promise<Answer<CreatedGame>> {
  const fitting = await checkNewGame(room.env, request);
  if (!fitting.ok) return fitting;
  const links = request.seats.map((seat) => (seat.kind === 'open' ? newToken() : null));
  const invited = request.seats.map((seat, i) =>
    seat.kind === 'invite' && person !== null ? newInvitation(room, person.playerId, i, seat) : null,
  );
  const seats = await Promise.all(
    request.seats.map((seat, i) =>
      seatRow(room.gameId, i, seat, links[i] ?? invited[i]?.token ?? null, person, request),
    ),
  );
  const game = gameRow(room, request, fitting.value, person);
  const table: Table = { game, seats, rules: await rulesOf(game.game), state: undefined, told: new Map() };
  const also = invited
    .filter((one) => one !== null)
    .map(({ row }) => insertInvitation(database(room.env), row));
  const written = await writeNew(room, table, { ...(seats.some(isOpen) ? {} : startNow(room, table)), also });
  if (!written.ok) return written;
  if (also.length > 0 && person !== null) room.poke([person.playerId], game.createdAt);
  return ok({
    id: room.gameId,
    seats: request.seats.map(({ kind }, seat) => ({ seat, kind, ...linkTo(room, seat, links[seat]) })),
  });
}

const isOpen = (seat: SeatRow): boolean => seat.kind === 'open';

const linkTo = ({ gameId }: Room, seat: Seat, token: string | null | undefined): { link?: string } =>
  token ? { link: `/join/${gameId}/${seat}#${token}` } : {};

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

const offersLevel = (game: string, level: BotLevel): boolean =>
  isGameId(game) && metas[game].levels.includes(level);

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

/** The change that begins play: commitment, set-up, first decision. `table` has its final seats. */
function startNow(room: Room, table: Table): Change & { readonly game: Partial<GameRow> } {
  const { game, seats, rules } = table;
  const events = rules.setup(game.options, seats.length, gameDice(table));
  const state = events.reduce<unknown>((now, event) => rules.evolve(now, event), undefined);
  const row = nextRow(room, table, { seat: null, by: 'forced', moves: [], events });
  return { row, state, game: { commitment: commitment(chanceOf(table)) } };
}

export interface ClaimRequest {
  readonly token: string;
  readonly name: string;
  readonly entropy?: string | undefined;
}

/** Takes an open seat; the last one taken starts the game. A repeat by its owner is answered alike. */
export async function claim(
  room: Room,
  table: Table,
  person: Person,
  seat: Seat,
  { token, name, entropy }: ClaimRequest,
): Promise<Answer<{ readonly seat: Seat }>> {
  const claimable = await checkClaim(table, person.playerId, seat, token);
  if (!claimable.ok || claimable.value === 'yours') return claimable.ok ? ok({ seat }) : claimable;
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
  return written.ok ? ok({ seat }) : written;
}

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
  if (playerId !== null && table.seats.some((other) => other.playerId === playerId))
    return refuse('ALREADY_SEATED');
  return ok(row);
}

/** Writes the seats and, when none is open any more, begins play in the same batch. */
function seatAndStart(
  room: Room,
  table: Table,
  taken: readonly SeatRow[],
  also: readonly Statement[],
): Promise<Answer<Table>> {
  const seats = table.seats.map((seat) => taken.find((row) => row.seat === seat.seat) ?? seat);
  const start = seats.some(isOpen) ? {} : startNow(room, { ...table, seats });
  return write(room, table, { ...start, seats: taken, also });
}

/** A guest turned out to be a player: his seat and his place as host are that player's, unless he sits here too. */
export async function adopt(
  room: Room,
  table: Table,
  guestId: string,
  playerId: string,
): Promise<Answer<object>> {
  const { game, seats } = table;
  const own = seats.filter((seat) => seat.playerId === guestId);
  if (seats.some((seat) => seat.playerId === playerId)) return ok({});
  const written = await write(room, table, {
    seats: own.map((seat) => ({ ...seat, playerId })),
    game: { hostId: game.hostId === guestId ? playerId : game.hostId },
    also: [handOverNotes(database(room.env), room.gameId, guestId, playerId)],
  });
  return written.ok ? ok({}) : written;
}

/** The host does not wait any longer: bots take the open seats. */
export async function start(
  room: Room,
  table: Table,
  playerId: string | null,
  level: BotLevel,
): Promise<Answer<{ readonly seq: number }>> {
  const refused = refuseUnlessHostOfOpen(table, playerId);
  if (refused) return refused;
  if (!offersLevel(table.game.game, level)) return refuse('BAD_SEATS', { params: { reason: 'level' } });
  const bots = table.seats
    .filter(isOpen)
    .map((seat): SeatRow => ({ ...seat, kind: 'bot', level, tokenHash: null }));
  const closed = closeOpen(room, table, 'revoked');
  const written = await seatAndStart(room, table, bots, closed);
  return written.ok ? ok({ seq: written.value.game.seq }) : written;
}

/** No invitation to an open seat stands any more. */
const closeOpen = (
  { env, gameId }: Room,
  { seats }: Table,
  state: 'revoked' | 'expired',
): readonly Statement[] => [
  closeInvitations(
    database(env),
    gameId,
    seats.filter(isOpen).map(({ seat }) => seat),
    state,
  ),
];

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

/** The host calls it off before it has begun. */
export async function cancel(
  room: Room,
  table: Table,
  playerId: string | null,
): Promise<Answer<{ readonly status: 'aborted' }>> {
  const refused = refuseUnlessHostOfOpen(table, playerId);
  if (refused) return refused;
  return abort(room, table, 'revoked');
}

/** Ends an open game: called off, or its seats were not taken in time. */
export async function abort(
  room: Room,
  table: Table,
  invitations: 'revoked' | 'expired',
): Promise<Answer<{ readonly status: 'aborted' }>> {
  const also = closeOpen(room, table, invitations);
  const written = await write(room, table, { game: { status: 'aborted' }, also });
  return written.ok ? ok({ status: 'aborted' }) : written;
}

function refuseUnlessHostOfOpen(table: Table, playerId: string | null) {
  if (!rightsOf(playerId, table.game, table.seats).host) return refuse('NOT_HOST');
  return table.game.status === 'open' ? undefined : refuse('GAME_NOT_OPEN');
}
