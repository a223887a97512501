import { maskOf, seatsOf } from '#shared/kernel/types.ts';
import type { ListingInfo } from '#shared/protocol/http.ts';
import type { GameRow, Listing, SeatRow } from '../../db/schema.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** The listing of a game: whether strangers may join it before it begins. */

/** The change that ends a listing whose time is over. */
export const lapse = (listing: Listing) => ({ game: { listing: { ...listing, ended: 'time' as const } } });

/** May the host begin a game with bots? In one that was listed, all others at the table must have agreed. */
export const isAgreed = ({ game, seats }: LoadedGame): boolean =>
  game.listing === null ||
  seats.every(
    ({ kind, seat, playerId }) =>
      kind !== 'person' || playerId === game.hostId || ((game.listing?.agreed ?? 0) >> seat) & 1,
  );

/** The listing after a change of seats: what it knows of a player goes with them. */
export function listingAfter(
  loaded: LoadedGame,
  {
    seats,
    game,
    samePeople,
  }: {
    readonly seats?: readonly SeatRow[];
    readonly game?: Partial<GameRow>;
    readonly samePeople?: boolean;
  },
): Listing | null {
  const listing = game?.listing === undefined ? loaded.game.listing : game.listing;
  if (listing === null || seats === undefined || samePeople) return listing;
  const gone = seats
    .filter((row) => row.playerId === null && loaded.seats[row.seat]?.playerId !== null)
    .map(({ seat }) => seat);
  if (gone.length === 0) return listing;
  const records = Object.fromEntries(
    Object.entries(listing.records).filter(([seat]) => !gone.includes(Number(seat))),
  );
  return { ...listing, records, agreed: listing.agreed & ~maskOf(gone) };
}

/** The listing as everybody at the table sees it; missing if the game was never listed, or has begun. */
export function listingInfo({ status, listing }: GameRow): { readonly listing?: ListingInfo } {
  if (listing === null || status !== 'open') return {};
  const { until, accepts, group, ended, reason, agreed } = listing;
  return {
    listing: {
      until,
      agreed: seatsOf(agreed),
      ...(group === undefined ? {} : { group: true as const }),
      ...(accepts === undefined ? {} : { accepts }),
      ...(ended === undefined ? {} : { ended }),
      ...(reason === undefined ? {} : { reason }),
    },
  };
}
