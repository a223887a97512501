import type { Memory } from './platform.ts';

/** Where a device keeps the seat links of a game. */
export const linksKey = (game: string): string => `${LINKS}${game}`;

/** What all of them begin with: when somebody signs out, none is left for who comes next. */
export const LINKS = 'carrack.links.';

/** Once the game runs its links are of no use. */
export const forgetLinks = (device: Memory, game: string): void => device.forget(linksKey(game));
