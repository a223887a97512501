import { luckOf, type Stream } from '#shared/kernel/dice.ts';

/** A seeded stream for tests: fast, and unrelated to the dice under test. Equal seeds give equal streams. A seed is a whole number. */
export const testStream = (seed: number): Stream => luckOf(seed);
