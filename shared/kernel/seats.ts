import type { Meta } from './rules.ts';

/**
 * For `setup`: throws RangeError if the game does not allow this number of seats. Code that takes the number
 * from outside compares it with `meta.seats` first; the service answers 422 BAD_SEATS.
 */
export function assertSeats({ id, seats: { min, max } }: Meta, seats: number): void {
  if (Number.isInteger(seats) && seats >= min && seats <= max) return;
  throw new RangeError(`${id} is for ${min} to ${max} seats, not ${seats}`);
}
