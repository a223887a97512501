import { inPlay, type Match } from './play.ts';

/** Games with a clock that spectators see an hour late. */

/** In minutes, and the same in ms. */
export const HOUR = 60;
export const DELAY = HOUR * 60_000;
const DAY = 86_400_000;
export const clock = { bank: 5 * DAY, increment: DAY / 2, cap: 7 * DAY, weekendsOff: false };

/** A game that is played by so many people. */
export const delayed = (n = 2, more: object = {}): Promise<Match> =>
  inPlay(
    Array.from({ length: n }, () => 'person' as const),
    { watchDelay: DELAY, clock, ...more },
  );
