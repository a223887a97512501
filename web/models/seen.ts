import type { Seat } from '#shared/kernel/types.ts';
import type { Memory } from './platform.ts';

/** By seat too: what one player of a game has seen at a device is news to the next. `you` null: a spectator. */
const keyOf = (game: string, you: Seat | null): string => `carrack.seen.${game}.${you ?? 'none'}`;

/** The last row of a game this device has shown to a seat; undefined where it has shown it none. */
export function seenOf(device: Memory, game: string, you: Seat | null): number | undefined {
  const seen = device.read(keyOf(game, you));
  return typeof seen === 'number' ? seen : undefined;
}

export const keepSeen = (device: Memory, game: string, you: Seat | null, seq: number): void =>
  device.write(keyOf(game, you), seq);
