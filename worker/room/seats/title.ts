import { ok } from '#shared/kernel/result.ts';
import { rightsOf } from '../../people/access.ts';
import { tableQuotas, tryCharge } from '../../people/quotas.ts';
import { refuse, type RoomResult } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import type { Room } from '../roomContext.ts';
import { write } from '../storage/write.ts';

/** The host gives the game another name, or takes it away. It is no part of the log. */
export async function changeTitle(
  room: Room,
  loaded: LoadedGame,
  playerId: string | null,
  title: string | null,
): Promise<RoomResult<object>> {
  if (playerId === null || !rightsOf(playerId, loaded.game, loaded.seats).host) return refuse('NOT_HOST');
  if (loaded.game.title === title) return ok({});
  const quotas = tableQuotas({ gameId: room.gameId, playerId });
  if (!(await tryCharge(room.env, quotas, room.now()))) return refuse('CHANGES_EXHAUSTED');
  const written = await write(room, loaded, { game: { title } });
  return written.ok ? ok({}) : written;
}
