/**
 * Compares JSON values and remembers what it found alike: of two states of one game only what is new in
 * them is looked at again. The values must not be changed in between.
 */
export function rememberingAlike(): (a: unknown, b: unknown) => boolean {
  const known = new WeakMap<object, object>();
  const alike = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
    if (a === b || known.get(a) === b) return true;
    const keys = Object.keys(a);
    const same =
      Array.isArray(a) === Array.isArray(b) &&
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && alike(Reflect.get(a, key), Reflect.get(b, key)));
    if (same) known.set(a, b);
    return same;
  };
  return alike;
}
