import type { Seat } from '#shared/kernel/types.ts';
import type { Replace } from '#shared/protocol/http.ts';
import { tableApi } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';
import type { Game } from '../../table/game.ts';
import { storeSeatLink } from '../../lib/seatLinks.ts';

/** Offers a seat anew, which voids its link. The answer has a new one, but not for a guest who is invited by mail. */
export async function renewLink(
  { api, device }: Pick<Platform, 'api' | 'device'>,
  id: string,
  game: Pick<Game, 'request'>,
  seat: Seat,
  request?: Partial<Replace>,
): Promise<void> {
  const renewed = await game.request(() => tableApi(api, id).replace(seat, request));
  if (renewed !== undefined) storeSeatLink(device, id, seat, renewed.link);
}
