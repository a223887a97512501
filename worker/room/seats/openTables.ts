import { ok } from '#shared/kernel/result.ts';
import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { LISTED_FOR, type ListGame, type Reliability } from '#shared/protocol/http.ts';
import { activeListing } from '../../db/games/games.ts';
import { peopleDatabase } from '../../db/database.ts';
import { isAnswerable, selectInvitations } from '../../db/games/invitations.ts';
import { selectJoinRequests } from '../../db/games/joinRequests.ts';
import { turnedAwayAt } from '../../db/games/notices.ts';
import { blockedBetween } from '../../db/people/blocks.ts';
import { forgetGroupGame, groupOf } from '../../db/people/groups.ts';
import { gameDatabase } from '../../db/shards.ts';
import type { Person } from '../../db/people/players.ts';
import type { Listing, SeatRow } from '../../db/schema.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import { rightsOf } from '../../people/access.ts';
import { chosenCalendar, seatCalendarOf } from '../../people/calendar.ts';
import { chargedAtTable } from '../../people/quotas.ts';
import { isReachable } from '../../people/told.ts';
import type { Change, Room, Statement } from '../roomContext.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { write } from '../storage/write.ts';
import { freeSeats } from '../views/openTable.ts';
import { acceptanceStatements } from './invitations.ts';
import { decline, request, type Joined } from './joinRequests.ts';
import { distinctName } from './seatNames.ts';
import { isSeated } from './seating.ts';
import { refuseUnlessHostOfOpen, seatAndStart } from './start.ts';

/** A host lists an open game, so that anybody may join, and strangers take its seats. */

/** How reliable the people of a table are, by seat. */
export type Records = Listing['records'];

/** The host lists the game, or on other terms than before. A repeat changes nothing. For the same people it is listed as long as before. */
export async function list(
  room: Room,
  loaded: LoadedGame,
  { playerId, language = null }: Person,
  records: Records,
  { group, accepts }: ListGame,
): Promise<RoomResult<{ readonly isChanged: boolean }>> {
  const refused = refuseUnlessHostOfOpen(loaded, playerId);
  if (refused) return refused;
  const active = activeListing(loaded.game);
  const terms = { ...(group === undefined ? {} : { group }), ...(accepts === 'each' ? { accepts } : {}) };
  const isForTheSame = active !== undefined && active.group === terms.group;
  if (isForTheSame && active.accepts === terms.accepts) return ok({ isChanged: false });
  const since = isForTheSame ? active.since : room.now();
  const agreed = loaded.game.listing?.agreed ?? 0;
  const listing: Listing = { since, until: since + LISTED_FOR, ...terms, language, records, agreed };
  const changed = await changeListing(room, loaded, playerId, listing);
  return changed.ok ? ok({ isChanged: true }) : changed;
}

/** The host takes the game off the list. Who has joined stays. A repeat changes nothing. */
export async function unlist(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
): Promise<RoomResult<object>> {
  const refused = refuseUnlessHostOfOpen(loaded, playerId);
  if (refused) return refused;
  const listing = activeListing(loaded.game);
  if (listing === undefined || playerId === null) return ok({});
  return changeListing(room, loaded, playerId, { ...listing, ended: 'host' });
}

/** The operator takes the game off the list, and says why. A repeat changes nothing. */
export async function endListing(
  room: Room,
  loaded: LoadedGame,
  reason: string,
): Promise<RoomResult<object>> {
  const listing = activeListing(loaded.game);
  if (listing === undefined) return ok({});
  const written = await write(room, loaded, { game: { listing: { ...listing, ended: 'operator', reason } } });
  return written.ok ? ok({}) : written;
}

/**
 * The owner of a group, or the host, takes the game out of the group: its page shows it no more. An open table is closed to the
 * group; who has joined stays.
 */
export async function takeOutOfGroup(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  { group, isOwner }: { readonly group: string; readonly isOwner: boolean },
): Promise<RoomResult<object>> {
  const { listing, hostId } = loaded.game;
  if (listing?.group !== group) return refuse('NOT_FOUND');
  const isHost = hostId !== null && hostId === playerId;
  if (playerId === null || (!isOwner && !isHost)) return refuse('NOT_OWNER');
  const active = activeListing(loaded.game);
  if (active !== undefined) {
    const ended = isHost ? 'host' : 'owner';
    const closed = await changeListing(room, loaded, playerId, { ...active, ended });
    if (!closed.ok) return closed;
  }
  await forgetGroupGame(peopleDatabase(room.env), group, room.gameId);
  return ok({});
}

async function changeListing(
  room: Room,
  loaded: LoadedGame,
  playerId: string,
  listing: Listing,
): Promise<RoomResult<object>> {
  const written = await chargedAtTable(room, playerId, () => write(room, loaded, { game: { listing } }));
  return written.ok ? ok({}) : written;
}

/** Whoever joins a listed game. */
export interface Joiner {
  readonly name: string;
  readonly entropy?: string | undefined;
  readonly reliability: Reliability;
  /** Whose tables they may join: of these groups; null: of everybody. */
  readonly audiences: readonly (string | null)[];
}

/**
 * Takes a free seat of a listed game, or asks for one if the host accepts each one. The last seat taken starts it. A repeat gets
 * the same answer.
 */
export async function join(
  room: Room,
  loaded: LoadedGame,
  person: Person,
  { name, entropy: added, reliability, audiences }: Joiner,
): Promise<RoomResult<Joined>> {
  const { game, seats } = loaded;
  const { playerId, language = null } = person;
  const entropy = added ?? null;
  const own = seats.find((row) => row.playerId === playerId);
  if (own !== undefined) return ok({ seat: own.seat, isChanged: false });
  const listing = activeListing(game);
  if (listing === undefined || listing.until <= room.now()) return refuse('NOT_LISTED');
  if (!audiences.includes(listing.group ?? null)) return refuse('NOT_LISTED');
  const unwelcome = await refuseUnwelcome(room, loaded, playerId);
  if (unwelcome) return unwelcome;
  const { free, kept } = await freeSeatFor(room, loaded, playerId);
  if (free === undefined) return refuse('SEAT_TAKEN');
  if (listing.accepts === 'each' && kept === undefined)
    return request(room, loaded, listing, { playerId, name, entropy, reliability, language });
  const calendar = seatCalendarOf(person.hours ?? null, person.holidays ?? null);
  const newcomer = { playerId, name, entropy, calendar, reliability };
  const also = acceptanceStatements(room, kept, person);
  const seated = await seatNewcomer(room, loaded, { listing, free, newcomer, also });
  return seated.ok ? ok({ ...seated.value, isChanged: true }) : seated;
}

/** The seat that the player would get, and the invitation by which it is kept for them, if it is. */
async function freeSeatFor(room: Room, { seats }: LoadedGame, playerId: string) {
  const invitations = await selectInvitations(gameDatabase(room), room.gameId);
  const kept = invitations.find(
    (row) => row.guestId === playerId && isAnswerable(row) && seats[row.seat]?.kind === 'open',
  );
  const free = kept === undefined ? freeSeats(seats, invitations)[0] : seats[kept.seat];
  return { free, kept };
}

interface Newcomer extends Pick<SeatRow, 'entropy' | 'calendar'> {
  readonly playerId: string;
  readonly name: string;
  readonly reliability: Reliability;
}

interface Seating {
  readonly listing: Listing;
  readonly free: SeatRow;
  readonly newcomer: Newcomer;
  readonly also: readonly Statement[];
  /** What they are told, beside the beginning. */
  readonly notices?: Change['notices'];
}

/** Seats somebody who came by the list. */
async function seatNewcomer(
  room: Room,
  loaded: LoadedGame,
  { listing, free, newcomer, also, notices = [] }: Seating,
): Promise<RoomResult<{ readonly seat: Seat }>> {
  const { playerId, name, entropy, calendar, reliability } = newcomer;
  const names = loaded.seats.map((row) => row.name);
  const taken: SeatRow = {
    ...free,
    kind: 'person',
    playerId,
    name: distinctName(name, names),
    calendar,
    entropy,
    told: true, // nobody else joins
    tokenHash: null, // its link would let somebody else in
  };
  const records = { ...listing.records, [free.seat]: reliability };
  const change = { listing: { ...listing, records }, notices };
  const written = await seatAndStart(room, loaded, [taken], also, change);
  return written.ok ? ok({ seat: free.seat }) : written;
}

/**
 * The host accepts or declines whoever asks. Somebody whom nothing tells any more, who has left the group, or between whom and the
 * table there is a block by now, gets no seat. To the host that is as if they had withdrawn.
 */
export async function answerJoinRequest(
  room: Room,
  loaded: LoadedGame,
  hostId: string | null,
  id: string,
  accept: boolean,
): Promise<RoomResult<object>> {
  const refused = refuseUnlessHostOfOpen(loaded, hostId);
  if (refused) return refused;
  const listing = activeListing(loaded.game);
  if (listing === undefined || listing.until <= room.now()) return refuse('NOT_LISTED');
  const requests = await selectJoinRequests(gameDatabase(room), room.gameId);
  const asking = requests.find((row) => row.id === id);
  if (asking === undefined || isSeated(loaded, asking.playerId)) return refuse('NOT_ASKING');
  if (!accept) {
    await decline(room, loaded, asking);
    return ok({});
  }
  const calendar = await calendarIfWelcome(room, loaded, listing, asking.playerId);
  if (calendar === undefined) {
    await decline(room, loaded, asking);
    return refuse('NOT_ASKING');
  }
  const { free, kept } = await freeSeatFor(room, loaded, asking.playerId);
  if (free === undefined) return refuse('SEAT_TAKEN');
  const also = acceptanceStatements(room, kept, asking);
  const notices = [{ kind: 'accepted', seats: maskOf([free.seat]) }] as const;
  return seatNewcomer(room, loaded, { listing, free, newcomer: { ...asking, calendar }, also, notices });
}

/** When the player's time counts; undefined if they may not sit down here any more. */
async function calendarIfWelcome(room: Room, loaded: LoadedGame, { group }: Listing, playerId: string) {
  const db = peopleDatabase(room.env);
  if (group !== undefined && (await groupOf(db, group, playerId)) === undefined) return undefined;
  if ((await refuseUnwelcome(room, loaded, playerId)) !== undefined) return undefined;
  if (!(await isReachable(room.env, playerId, room.gameId))) return undefined;
  return chosenCalendar(room.env, playerId);
}

/** Who has taken a seat by a link is shown with how reliable they are, as whoever joins. */
export async function addRecord(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  reliability: Reliability,
): Promise<RoomResult<object>> {
  const listing = activeListing(loaded.game);
  const own = loaded.seats.find((row) => row.playerId === playerId);
  if (listing === undefined || own === undefined || playerId === null) return ok({});
  const records = { ...listing.records, [own.seat]: reliability };
  const written = await write(room, loaded, { game: { listing: { ...listing, records } } });
  return written.ok ? ok({}) : written;
}

/** Nobody is told who has blocked whom: JOIN_REFUSED says only that this table is not for them. */
async function refuseUnwelcome(room: Room, { game, seats }: LoadedGame, playerId: string) {
  if ((await turnedAwayAt(gameDatabase(room), 'removed', room.gameId, playerId)) !== undefined)
    return refuse('REMOVED');
  const others = [game.hostId, ...seats.map((row) => row.playerId)].filter((id) => id !== null);
  const blocked = await blockedBetween(peopleDatabase(room.env), playerId, others);
  return blocked.size > 0 ? refuse('JOIN_REFUSED') : undefined;
}

/** A player of a listed game agrees that it begins with bots on the free seats, or no longer does. */
export async function agree(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  agrees: boolean,
): Promise<RoomResult<object>> {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  const { listing, status } = loaded.game;
  if (playerId === null || viewer === 'spectator') return refuse('NOT_YOUR_SEAT');
  if (status !== 'open') return refuse('GAME_NOT_OPEN');
  if (listing === null) return refuse('NOT_LISTED');
  const others = listing.agreed & ~maskOf([viewer]);
  const agreed = agrees ? others | maskOf([viewer]) : others;
  return agreed === listing.agreed ? ok({}) : changeListing(room, loaded, playerId, { ...listing, agreed });
}
