import type { Stream } from '#shared/kernel/dice.ts';

/** When people come to a game. Moments are minutes from midnight UTC of the first day. */

const HOUR = 60;
export const DAY = 24 * HOUR;

/** Local time of the day at which people get up and go to bed. */
const WAKING = { from: 7 * HOUR, to: 23 * HOUR } as const;

/** Median of the time from being asked until the player comes, in waking minutes. */
const MEDIAN_GAP = 10;
/** Standard deviation of its logarithm. With 1.5 the mean is 31 minutes, and one gap in ten is longer than 68. */
const SPREAD = 1.5;

/** Where the players live, by seat: hours from UTC (New York, London, Prague, Singapore). */
export const ZONES: readonly number[] = [-5, 0, 1, 8];

/** A lognormal gap, in waking minutes. */
export const gapFrom = (stream: Stream): number => MEDIAN_GAP * Math.exp(SPREAD * standardNormal(stream));

/** Box and Muller's method. */
const standardNormal = (stream: Stream): number =>
  Math.sqrt(-2 * Math.log(uniform(stream))) * Math.cos(2 * Math.PI * uniform(stream));

const BOUND = 2 ** 32;

/** Between 0 and 1, never either of them. */
const uniform = (stream: Stream): number => (stream.int(BOUND) + 0.5) / BOUND;

/** The moment at which this many waking minutes have passed since `from`, for a player `zone` hours from UTC. */
export function afterWaking(from: number, minutes: number, zone: number): number {
  let now = from;
  let left = minutes;
  for (;;) {
    const local = (((now + zone * HOUR) % DAY) + DAY) % DAY;
    if (local < WAKING.from) now += WAKING.from - local;
    else if (local >= WAKING.to) now += DAY - local + WAKING.from;
    else if (left <= WAKING.to - local) return now + left;
    else {
      left -= WAKING.to - local;
      now += WAKING.to - local;
    }
  }
}
