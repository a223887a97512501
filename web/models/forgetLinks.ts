import type { Memory } from './world.ts';

/** Where a device keeps the seat links of a game. */
export const linksKey = (game: string): string => `carrack.links.${game}`;

/** Once the game runs its links are of no use. */
export const forgetLinks = (device: Memory, game: string): void => device.forget(linksKey(game));
