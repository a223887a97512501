/**
 * The game by which tests of service and page play: its id, and what they need of its rules. They are about the service,
 * so any game would do; only here is one chosen.
 */
export const VEHICLE = 'merchants';

/** Its title. */
export const TITLE = 'Merchants';

export type { Event } from '#shared/games/merchants/events.ts';
export { rules } from '#shared/games/merchants/index.ts';
export type { Move } from '#shared/games/merchants/moves.ts';
export { orders } from '#shared/games/merchants/orders/index.ts';
export { playerOf, type Card, type State } from '#shared/games/merchants/state.ts';
export { GOODS, type Good } from '#shared/games/merchants/things.ts';
