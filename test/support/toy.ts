/** The game by which tests of the kernel play: it has one of everything a game can have. */
export type { Event } from '../games/toy/shared/events.ts';
export { rules } from '../games/toy/shared/index.ts';
export type { State } from '../games/toy/shared/state.ts';
