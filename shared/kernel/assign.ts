/** A field and the values it can take. */
export type OpenField = readonly [field: string, values: readonly string[]];

/** Every value as often as it is needed, one after another. */
export const wantedOf = (need: Readonly<Record<string, number>>): string[] =>
  Object.entries(need).flatMap(([value, n]) => Array.from({ length: n }, () => value));

/**
 * Gives every wanted value a field of its own, as `[field, value]` pairs; undefined if that is impossible.
 * Uses augmenting paths: a field that has a value gives it up when that value fits another field.
 */
export function assign(
  open: readonly OpenField[],
  wanted: readonly string[],
): readonly (readonly [field: string, value: string])[] | undefined {
  const takenBy = new Map<string, number>();
  const place = (want: number, seen: Set<string>): boolean =>
    open.some(([field, values]) => {
      if (seen.has(field) || !values.some((value) => value === wanted[want])) return false;
      seen.add(field);
      const holder = takenBy.get(field);
      if (holder !== undefined && !place(holder, seen)) return false;
      takenBy.set(field, want);
      return true;
    });
  if (!wanted.every((_, want) => place(want, new Set()))) return undefined;
  return [...takenBy].flatMap(([field, want]) => {
    const value = wanted[want];
    return value === undefined ? [] : [[field, value] as const];
  });
}
