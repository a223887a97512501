import { ok } from '#shared/kernel/result.ts';
import type { PublicTable } from '../../pictures/tableSvg.ts';
import { foldRows } from '../storage/damage.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';

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
