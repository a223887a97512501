import type { Seat } from '#shared/kernel/types.ts';
import type { CreatedGame } from '#shared/protocol/http.ts';
import type { Memory } from './platform.ts';

/** Paths of seat links by seat. The server keeps only their hashes, so the host's device remembers them. */
export type SeatLinks = Readonly<Record<string, string | undefined>>;

export function seatLinksOf(device: Memory, game: string): SeatLinks {
  const kept = device.read(seatLinksKey(game));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The link that a seat has now; undefined: none, so that the one before holds no more. */
export function storeSeatLink(device: Memory, game: string, seat: Seat, link: string | undefined): void {
  device.write(seatLinksKey(game), { ...seatLinksOf(device, game), [seat]: link });
}

export function storeSeatLinks(device: Memory, { id, seats }: CreatedGame): void {
  for (const { seat, link } of seats) if (link !== undefined) storeSeatLink(device, id, seat, link);
}

/** The storage key of a game's seat links. */
export const seatLinksKey = (game: string): string => `${SEAT_LINKS}${game}`;

/** The prefix of all these keys. Signing out deletes them, so that the next person finds none. */
export const SEAT_LINKS = 'carrack.links.';

/** Once the game runs its links are of no use. */
export const forgetSeatLinks = (device: Memory, game: string): void => device.forget(seatLinksKey(game));
