import { countedTime } from '#shared/kernel/calendar.ts';
import { DAY_PARTS, type OpenTable } from '#shared/protocol/http.ts';
import { isAnswerable } from '../../db/games/invitations.ts';
import type { InvitationRow, Listing, SeatCalendar, SeatRow } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** A listed game as everybody may see it: nothing of it is known to its players alone. */

/** Open seats that nobody was invited to. Those with a link to share are among them. */
export function freeSeats(
  seats: readonly SeatRow[],
  invitations: readonly InvitationRow[],
): readonly SeatRow[] {
  const kept = new Set(invitations.filter(isAnswerable).map(({ seat }) => seat));
  return seats.filter(({ kind, seat }) => kind === 'open' && !kept.has(seat));
}

export function openTable(
  { game, seats }: Pick<LoadedGame, 'game' | 'seats'>,
  listing: Listing,
  invitations: readonly InvitationRow[],
  now: number,
): OpenTable {
  const people = seats.filter(({ kind }) => kind === 'person');
  return {
    id: game.id,
    game: game.game,
    title: game.title,
    options: game.options,
    clock: game.clock,
    seats: seats.length,
    free: freeSeats(seats, invitations).length,
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    people: people.map(({ seat, name, playerId }) => ({
      seat,
      name: name ?? '',
      host: playerId === game.hostId,
      reliability: listing.records[seat] ?? null,
    })),
    ...(listing.accepts === undefined ? {} : { accepts: listing.accepts }),
    language: listing.language,
    awake: awakeParts(
      people.map(({ calendar }) => calendar),
      now,
    ),
    since: listing.since,
    until: listing.until,
  };
}

const DAY_MS = 86_400_000;
const PART_MS = DAY_MS / DAY_PARTS;

/** By part of today (UTC), how many are awake for at least half of it. Holidays play no part: they are nobody's business here. */
function awakeParts(calendars: readonly (SeatCalendar | null)[], now: number): OpenTable['awake'] {
  const known = calendars.filter((calendar) => calendar !== null && calendar.awake !== null);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const parts = Array.from({ length: DAY_PARTS }, (_, part) => {
    const from = midnight + part * PART_MS;
    return known.filter((calendar) => calendar !== null && isAwake(calendar, from)).length;
  });
  return { parts, of: known.length };
}

const isAwake = ({ zone, awake }: SeatCalendar, from: number): boolean =>
  countedTime({ zone, awake, weekendsOff: false, off: [] }, from, from + PART_MS) >= PART_MS / 2;
