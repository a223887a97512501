import type { Seat } from '#shared/kernel/types.ts';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { linksKey } from './forgetLinks.ts';
import type { Memory } from './platform.ts';

/** Paths of seat links by seat. The server keeps only their hashes, so the host's device remembers them. */
export type Links = Readonly<Record<string, string>>;

export function linksOf(device: Memory, game: string): Links {
  const kept = device.read(linksKey(game));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function keepLink(device: Memory, game: string, seat: Seat, link: string): void {
  device.write(linksKey(game), { ...linksOf(device, game), [seat]: link });
}

export function keepLinks(device: Memory, { id, seats }: CreatedGame): void {
  for (const { seat, link } of seats) if (link !== undefined) keepLink(device, id, seat, link);
}
