import { ok } from '#shared/kernel/result.ts';
import { maskOf, type Seat } from '#shared/kernel/types.ts';
import { LISTED_FOR, type Reliability } from '#shared/protocol/http.ts';
import { peopleDatabase } from '../../db/database.ts';
import { isAnswerable, selectInvitations } from '../../db/games/invitations.ts';
import { removedAt } from '../../db/games/notices.ts';
import { blockedBetween } from '../../db/people/blocks.ts';
import { gameDatabase } from '../../db/shards.ts';
import type { Person } from '../../db/people/players.ts';
import type { Listing, SeatRow } from '../../db/schema.ts';
import { isNotDone, refuse, type RoomResult } from '../../lib/failure.ts';
import { rightsOf } from '../../people/access.ts';
import { seatCalendarOf } from '../../people/calendar.ts';
import { refundQuotas, tableQuotas, tryCharge } from '../../people/quotas.ts';
import type { Room } from '../roomContext.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { write } from '../storage/write.ts';
import { freeSeats } from '../views/openTable.ts';
import { acceptanceStatements } from './invitations.ts';
import { activeListing } from './listing.ts';
import { distinctName } from './seatNames.ts';
import { refuseUnlessHostOfOpen, seatAndStart } from './start.ts';

/** A host lists an open game, so that anybody may join, and strangers take its seats. */

/** How reliable the people of a table are, by seat. */
export type Records = Listing['records'];

/** The host lists the game, for the members of `group` or for everybody. A repeat changes nothing. */
export async function list(
  room: Room,
  loaded: LoadedGame,
  { playerId, language = null }: Person,
  records: Records,
  group?: string,
): Promise<RoomResult<object>> {
  const refused = refuseUnlessHostOfOpen(loaded, playerId);
  if (refused) return refused;
  const active = activeListing(loaded.game);
  if (active !== undefined && active.group === group) return ok({});
  const since = room.now();
  const agreed = loaded.game.listing?.agreed ?? 0;
  const audience = group === undefined ? {} : { group };
  const listing: Listing = { since, until: since + LISTED_FOR, language, records, agreed, ...audience };
  return changeListing(room, loaded, playerId, listing);
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

async function changeListing(
  room: Room,
  loaded: LoadedGame,
  playerId: string,
  listing: Listing,
): Promise<RoomResult<object>> {
  const quotas = tableQuotas({ gameId: room.gameId, playerId });
  if (!(await tryCharge(room.env, quotas, room.now()))) return refuse('CHANGES_EXHAUSTED');
  const written = await write(room, loaded, { game: { listing } });
  if (!written.ok && isNotDone(written.failure)) await refundQuotas(room.env, quotas, room.now());
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

/** Takes a free seat of a listed game. The last seat taken starts it. A repeat gets the same answer. */
export async function join(
  room: Room,
  loaded: LoadedGame,
  person: Person,
  { name, entropy, reliability, audiences }: Joiner,
): Promise<RoomResult<{ readonly seat: Seat }>> {
  const { game, seats } = loaded;
  const { playerId } = person;
  const own = seats.find((row) => row.playerId === playerId);
  if (own !== undefined) return ok({ seat: own.seat });
  const listing = activeListing(game);
  if (listing === undefined || listing.until <= room.now()) return refuse('NOT_LISTED');
  if (!audiences.includes(listing.group ?? null)) return refuse('NOT_LISTED');
  const unwelcome = await refuseUnwelcome(room, loaded, playerId);
  if (unwelcome) return unwelcome;
  const invitations = await selectInvitations(gameDatabase(room), room.gameId);
  const kept = invitations.find((row) => row.guestId === playerId && isAnswerable(row));
  const free = kept === undefined ? freeSeats(seats, invitations)[0] : seats[kept.seat];
  if (free === undefined) return refuse('SEAT_TAKEN');
  const names = seats.map((row) => row.name);
  const taken: SeatRow = {
    ...free,
    kind: 'person',
    playerId,
    name: distinctName(name, names),
    calendar: seatCalendarOf(person.hours ?? null, person.holidays ?? null),
    entropy: entropy ?? null,
    told: true, // nobody else joins
    tokenHash: null, // its link would let somebody else in
  };
  const records = { ...listing.records, [free.seat]: reliability };
  const accepted = acceptanceStatements(room, kept, person);
  const written = await seatAndStart(room, loaded, [taken], accepted, { listing: { ...listing, records } });
  return written.ok ? ok({ seat: free.seat }) : written;
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
  if ((await removedAt(gameDatabase(room), room.gameId, playerId)) !== undefined) return refuse('REMOVED');
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
