import type { GameView, LogPage } from '#shared/protocol/http.ts';
import type { Viewer, Seat } from '#shared/kernel/types.ts';
import { ok } from '#shared/kernel/result.ts';
import { activeListing } from '../../db/games/games.ts';
import { gameDatabase } from '../../db/shards.ts';
import { turnedAwayAt } from '../../db/games/notices.ts';
import { invitationInfos, keptSeat } from '../seats/invitations.ts';
import { joinRequestInfo } from '../seats/joinRequests.ts';
import { type Rights, isDelayed, matchesAssertedSeat, type Caller } from '../../people/access.ts';
import { type LoadedGame, loadRows } from '../storage/loadedGame.ts';
import { gameView, commitsFor } from './redactedViews.ts';
import type { PublicTable } from '../../pictures/tableSvg.ts';
import { foldRows } from '../storage/damage.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { Room } from '../roomContext.ts';

/** The game as a caller's page needs it: their view, with the invitations they may see, and whether they were removed. */
export async function viewFor(
  room: Room,
  loaded: LoadedGame,
  rights: Rights,
  playerId: string | null,
): Promise<GameView> {
  const view = gameView(loaded, rights, room.sockets.onlineFor(loaded, rights.viewer));
  const invitations = await invitationInfos(room, loaded, playerId);
  const isOutside = view.status === 'open' && view.you === null && playerId !== null;
  const db = gameDatabase(room);
  const isRemoved = isOutside && (await turnedAwayAt(db, 'removed', view.id, playerId)) !== undefined;
  const kept = isOutside ? await keptSeat(room, loaded, playerId) : undefined;
  return {
    ...view,
    ...(isRemoved && { removed: true }),
    ...(kept !== undefined && { invited: kept }),
    ...(await joinRequestInfo(room, loaded, { isHost: rights.host, playerId })),
    ...(invitations === undefined ? {} : { invitations }),
  };
}

/** Rows of one page of the log. */
const ROWS_AT_MOST = 200;

/** The rows from `from` to `to`, or to the end of the log, as the viewer may see them. At most one page of them. */
export async function logPage(
  room: Room,
  loaded: LoadedGame,
  viewer: Viewer,
  from: number,
  to: number | undefined,
): Promise<LogPage> {
  const end = Math.min(to ?? Infinity, loaded.game.seq);
  const last = Math.min(end, from + ROWS_AT_MOST - 1);
  const rows = await loadRows(room, from - 1, last);
  return { commits: commitsFor(loaded, rows, viewer), next: last < end ? last + 1 : null };
}

/**
 * The table after row `seq` as everybody sees it, for its picture: built from the spectator's view, so that nothing in it
 * depends on what a seat alone sees. The asker has shown by a token that a player of the game was mailed about this row;
 * so neither the host's wish that nobody watches nor a delay of spectators counts.
 */
export async function publicTable(
  room: Room,
  loaded: LoadedGame | undefined,
  seq: number,
): Promise<RoomResult<PublicTable>> {
  if (loaded === undefined || seq < 1 || seq > loaded.game.seq) return refuse('GAME_NOT_FOUND');
  const { game, rules, seats } = loaded;
  const state =
    seq === game.seq ? loaded.state : foldRows(rules, (await room.wholeLog.rows(room, loaded)).slice(0, seq));
  return ok({
    game: game.game,
    state: JSON.stringify(rules.view(state, 'spectator')),
    seats: seats.length,
    acting: rules.acting(state),
  });
}

/** The player at a seat, for the Worker. The player's id never leaves the service. */
export interface SeatPlayer {
  /** Null: no person has the seat. */
  readonly playerId: string | null;
  /** What they are called at this table. */
  readonly name: string;
  /** Has the caller a seat here, the one they assert, or are they the host? */
  readonly isAtTable: boolean;
  /** Does the caller see the game later than it is played? Then they cannot be told who has just taken the seat. */
  readonly isLate: boolean;
  /** Who may join the game: the members of this group; null: everybody; undefined: nobody. */
  readonly listedFor: string | null | undefined;
}

export function playerAt(
  { game, seats }: LoadedGame,
  { viewer, host }: Rights,
  caller: Caller,
  seat: Seat,
): SeatPlayer {
  const isAtTable = (viewer !== 'spectator' || host) && matchesAssertedSeat(caller.seat, viewer);
  const isLate = viewer === 'spectator' && isDelayed(game);
  const { playerId = null, name = null } = seats[seat] ?? {};
  const listing = activeListing(game);
  const listedFor = listing && (listing.group ?? null);
  return { playerId, name: name ?? '', isAtTable, isLate, listedFor };
}
