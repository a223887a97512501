/** A parameter of a choice's moves, and its possible values. */
export type Param =
  /** One of a list. */
  | { readonly kind: 'one'; readonly name: string; readonly of: readonly (string | number)[] }
  /** A whole number, both ends included. */
  | { readonly kind: 'range'; readonly name: string; readonly min: number; readonly max: number }
  /** Some of a list, without repetition, in the list's order; between `min` and `max` of them. */
  | {
      readonly kind: 'subset';
      readonly name: string;
      readonly of: readonly (string | number)[];
      readonly min: number;
      readonly max: number;
    }
  /**
   * A value for some of the named fields, as an object `{field: value}`; e.g. the spice put on each field, or
   * paid from it. Between `min` and `max` fields have one. `need`, if given, says how often each value
   * occurs.
   */
  | {
      readonly kind: 'fields';
      readonly name: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
      readonly min: number;
      readonly max: number;
      readonly need?: Readonly<Record<string, number>>;
    };

/**
 * Is `value` allowed for this parameter? JSON can carry −0, which is refused here. The log's JSON would turn
 * it into 0, and a state folded from the log would differ from the state in memory.
 */
export function allows(param: Param, value: unknown): boolean {
  switch (param.kind) {
    case 'one':
      return param.of.some((item) => Object.is(item, value));
    case 'range':
      return Number.isInteger(value) && !Object.is(value, -0) && isWithin(param, Number(value));
    case 'subset':
      return Array.isArray(value) && isSubset(param, value);
    case 'fields':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && fits(param, value);
  }
}

const isWithin = ({ min, max }: { readonly min: number; readonly max: number }, n: number): boolean =>
  n >= min && n <= max;

function isSubset(param: Extract<Param, { kind: 'subset' }>, value: readonly unknown[]): boolean {
  if (!isWithin(param, value.length)) return false;
  let from = 0;
  for (const item of value) {
    const at = param.of.findIndex((candidate, i) => i >= from && Object.is(candidate, item));
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function fits(param: Extract<Param, { kind: 'fields' }>, value: object): boolean {
  const entries: [string, unknown][] = Object.entries(value);
  if (!isWithin(param, entries.length)) return false;
  const counts = new Map<unknown, number>();
  for (const [field, item] of entries) {
    if (!Object.hasOwn(param.fields, field)) return false;
    if (!param.fields[field]?.some((allowed) => allowed === item)) return false;
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  if (param.need === undefined) return true;
  const needed = Object.entries(param.need).filter(([, n]) => n > 0);
  return needed.length === counts.size && needed.every(([item, n]) => counts.get(item) === n);
}

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
