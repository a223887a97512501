import type { Memory } from './platform.ts';

/** Where a device keeps the seat links of a game. */
export const linksKey = (game: string): string => `${LINKS}${game}`;

/** The prefix of all these keys. Signing out deletes them, so that the next person finds none. */
export const LINKS = 'carrack.links.';

/** Once the game runs its links are of no use. */
export const forgetLinks = (device: Memory, game: string): void => device.forget(linksKey(game));
