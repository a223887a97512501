/** A function of a small whole number that makes each value once, so that equal lists are one list. */
export function remembered<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return (n) => (made[n] ??= make(n));
}
