import type { Memory } from './world.ts';

const keyOf = (game: string): string => `carrack.seen.${game}`;

/** The last row of a game this device has shown; undefined where it has shown none. */
export function seenOf(device: Memory, game: string): number | undefined {
  const seen = device.read(keyOf(game));
  return typeof seen === 'number' ? seen : undefined;
}

export const keepSeen = (device: Memory, game: string, seq: number): void => device.write(keyOf(game), seq);
