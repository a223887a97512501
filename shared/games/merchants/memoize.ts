/** Caches a function of a small whole number, so that equal lists are the same list object. */
export function memoize<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return (n) => (made[n] ??= make(n));
}
