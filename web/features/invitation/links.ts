import type { Seat } from '#shared/kernel/types.ts';
import type { CreatedGame, Replace } from '#shared/protocol/http.ts';
import { tableApi } from '../../lib/api.ts';
import { seatLinksKey, type Memory, type Platform } from '../../lib/platform.ts';
import type { Game } from '../../table/game.ts';

/** Paths of seat links by seat. The server keeps only their hashes, so the host's device remembers them. */
export type Links = Readonly<Record<string, string>>;

export function linksOf(device: Memory, game: string): Links {
  const kept = device.read(seatLinksKey(game));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The link that a seat has now; undefined: none, so that the one before holds no more. */
export function keepLink(device: Memory, game: string, seat: Seat, link: string | undefined): void {
  device.write(seatLinksKey(game), { ...linksOf(device, game), [seat]: link });
}

export function keepLinks(device: Memory, { id, seats }: CreatedGame): void {
  for (const { seat, link } of seats) if (link !== undefined) keepLink(device, id, seat, link);
}

/** Offers a seat anew, which voids its link. The answer has a new one, but not for a guest who is invited by mail. */
export async function renewLink(
  { api, device }: Pick<Platform, 'api' | 'device'>,
  id: string,
  game: Pick<Game, 'request'>,
  seat: Seat,
  request?: Partial<Replace>,
): Promise<void> {
  const renewed = await game.request(() => tableApi(api, id).replace(seat, request));
  if (renewed !== undefined) keepLink(device, id, seat, renewed.link);
}
