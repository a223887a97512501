/**
 * Compares JSON values and remembers equal parts: of two states of one game, only the new parts are compared
 * again. The values must not be changed in between.
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

/**
 * Says whether a value survives JSON unchanged, and remembers its frozen parts that do. Consecutive states share
 * most of their parts.
 */
export function rememberingJson(): (value: unknown) => boolean {
  const known = new WeakSet<object>();
  const isJson = (value: unknown): boolean => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
    if (typeof value !== 'object') return false;
    if (known.has(value)) return true;
    const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
    const keys = Array.isArray(value) ? [...value.keys(), 'length'] : Object.keys(value);
    const same =
      isPlain &&
      keys.length === Reflect.ownKeys(value).length &&
      keys.every((key) => isJson(Reflect.get(value, key)));
    if (same && Object.isFrozen(value)) known.add(value);
    return same;
  };
  return isJson;
}
