import { ok } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { rightsOf, isKept } from '../../people/access.ts';
import { chargedAtTable } from '../../people/quotas.ts';
import { gameDatabase } from '../../db/shards.ts';
import { endInvitation } from '../../db/games/invitations.ts';
import { leaveMessages } from '../../db/games/talk.ts';
import { emptySeat } from '../play/newRows.ts';
import { hashOf } from '../../lib/tokens.ts';
import type { SeatRow } from '../../db/schema.ts';
import type { Change, Room, Statement } from '../roomContext.ts';
import { tableRow } from '../play/commit.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { awakened, giveBack, vacate } from './tableChanges.ts';
import { refuseIdle } from '../play/undo.ts';
import { write } from '../storage/write.ts';

/** Seats whose player has left or was lost: leaving, coming back, and the successor. */

/** May somebody else take the seat in a running game? */
export const isVacant = ({ game }: LoadedGame, row: SeatRow | undefined): boolean =>
  game.status === 'running' && row !== undefined && row.vacancy !== null;

/** NOT_YOUR_SEAT unless the caller has a seat here that they have not left; else undefined. */
export function refuseUnlessAtTable(loaded: LoadedGame, playerId: string | null) {
  const { viewer } = rightsOf(playerId, loaded.game, loaded.seats);
  const row = viewer === 'spectator' ? undefined : loaded.seats[viewer];
  return row !== undefined && isKept(row) ? undefined : refuse('NOT_YOUR_SEAT');
}

/** The caller leaves the table. In a running game a repeat changes nothing; before it begins the seat is open again. */
export const leave = (
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  seat: Seat,
): Promise<RoomResult<object>> =>
  loaded.game.status === 'open'
    ? changeOwnSeat(room, loaded, playerId, seat, (row) => freed(room, row), 'open')
    : changeOwnSeat(room, loaded, playerId, seat, (row) =>
        row.vacancy === null ? vacate(room, loaded, seat, 'left') : undefined,
      );

/** The seat is open again, before the game begins. Its link is dead; the host makes a new one. */
export const freed = ({ env, gameId }: Room, { seat }: SeatRow) => ({
  seats: [emptySeat(gameId, seat)] as const,
  also: [
    endInvitation(gameDatabase({ env, gameId }), gameId, seat),
    leaveMessages(gameDatabase({ env, gameId }), gameId, seat),
  ] as const,
});

/** The player of a vacated seat plays on. They may, until somebody else has taken it. A repeat changes nothing. */
export const returnToSeat = (
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  seat: Seat,
): Promise<RoomResult<object>> =>
  changeOwnSeat(room, loaded, playerId, seat, (row) =>
    row.vacancy === null && loaded.game.asleepSince === null ? undefined : giveBack(room, loaded, seat),
  );

/** Writes a change of the caller's own seat in a game of this status; `change` says which, or undefined for none. */
async function changeOwnSeat(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  seat: Seat,
  change: (row: SeatRow) => Change | undefined,
  status: 'open' | 'running' = 'running',
): Promise<RoomResult<object>> {
  const row = loaded.seats[seat];
  if (row === undefined) return refuse('SEAT_NOT_FOUND');
  if (playerId === null || row.playerId !== playerId) return refuse('NOT_YOUR_SEAT');
  if (loaded.game.status !== status) return refuseIdle(loaded);
  const wanted = change(row);
  if (wanted === undefined) return ok({});
  const written = await chargedAtTable(room, playerId, () => write(room, loaded, wanted));
  return written.ok ? ok({}) : written;
}

/**
 * Somebody else takes a vacated seat. They see what the seat may see, and get no orders, notes or messages to it. The
 * entropy of the seat stays: the game's chance was published with it. `taken`: the seat's row with its new player.
 * `also`: statements by which they accept an invitation.
 */
export async function succeed(
  room: Room,
  loaded: LoadedGame,
  taken: SeatRow,
  { token = '', entropy }: { readonly token?: string | undefined; readonly entropy?: string | undefined },
  also: readonly Statement[],
): Promise<RoomResult<LoadedGame>> {
  const { seat } = taken;
  const tokenHash = await successorHash(token, entropy);
  const former = loaded.seats[seat]?.name ?? '';
  const row = tableRow(room, loaded, { type: 'successorSeated', seat, name: taken.name ?? '', former });
  return write(room, loaded, {
    row,
    state: loaded.state,
    seats: [{ ...taken, vacancy: null, vacatedAt: null, tokenHash, seatedAt: row.seq }],
    game: {
      question: null,
      ...awakened(room, loaded),
      ...((loaded.game.acting >> seat) & 1 ? { turnAt: row.at } : {}), // the former player's wait is not theirs
    },
    also,
  });
}

/**
 * The stored part of a successor's claim. The answer may be lost, and the claim repeated: the browser is known by link and
 * entropy together, because the link alone may have been shared.
 */
export const successorHash = (token: string, entropy: string | undefined): Promise<string> =>
  hashOf(`${token} ${entropy ?? ''}`);
