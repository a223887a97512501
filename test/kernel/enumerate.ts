import * as fc from 'fast-check';
import type { Choice, Param } from '#shared/kernel/choices.ts';
import type { AnyMove } from '#shared/kernel/types.ts';

/** All values of a small parameter, found by listing all possible values and removing those that do not fit. */
export function valuesOf(param: Param): unknown[] {
  switch (param.kind) {
    case 'one':
      return [...param.of];
    case 'range':
      return Array.from({ length: param.max - param.min + 1 }, (_, i) => param.min + i);
    case 'subset':
      return powerSet(param.of).filter(({ length }) => length >= param.min && length <= param.max);
    case 'fields':
      return partialRecords(Object.entries(param.fields))
        .filter(({ length }) => length >= param.min && length <= param.max)
        .filter((pairs) => param.need === undefined || meets(pairs, param.need))
        .map((pairs) => Object.fromEntries(pairs));
  }
}

type Pair = readonly [string, string];

const powerSet = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);

const partialRecords = (fields: readonly (readonly [string, readonly string[]])[]): Pair[][] =>
  fields.reduce<Pair[][]>(
    (all, [field, values]) =>
      all.flatMap((pairs) => [pairs, ...values.map((value): Pair[] => [...pairs, [field, value]])]),
    [[]],
  );

const meets = (pairs: readonly Pair[], need: Readonly<Record<string, number>>): boolean =>
  pairs.every(([, value]) => (need[value] ?? 0) > 0) &&
  Object.entries(need).every(([value, n]) => pairs.filter(([, v]) => v === value).length === n);

/** All moves of a small choice. */
export const movesOf = (choice: Choice): AnyMove[] =>
  choice.params.reduce<AnyMove[]>(
    (moves, param) =>
      moves.flatMap((move) => valuesOf(param).map((value) => ({ ...move, [param.name]: value }))),
    [{ type: choice.type }],
  );

const small = fc.nat({ max: 3 });
const bounds = fc.tuple(small, small).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const list = fc.uniqueArray(fc.constantFrom<string | number>('a', 'b', 'c', 1, '1'), { maxLength: 4 });
const fieldsArb = fc.dictionary(
  fc.constantFrom('n', 'e', 's', 'w'),
  fc.uniqueArray(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }),
  { noNullPrototype: true },
);
const needArb = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.nat({ max: 2 }), { noNullPrototype: true });

/** A small parameter that has at least one value. */
export const paramArb: fc.Arbitrary<Param> = fc
  .oneof(
    list.map((of): Param => ({ kind: 'one', name: 'p', of })),
    bounds.map(({ min, max }): Param => ({ kind: 'range', name: 'p', min: min - 1, max: max - 1 })),
    fc.tuple(list, bounds).map(([of, b]): Param => ({ kind: 'subset', name: 'p', of, ...b })),
    fc.tuple(fieldsArb, bounds).map(([fields, b]): Param => ({ kind: 'fields', name: 'p', fields, ...b })),
    fc.tuple(fieldsArb, needArb).map(([fields, need]): Param => {
      const size = Object.values(need).reduce((sum, n) => sum + n, 0);
      return { kind: 'fields', name: 'p', fields, min: size, max: size, need };
    }),
  )
  .filter((param) => valuesOf(param).length > 0);

/** A small choice of up to two parameters. */
export const choiceArb: fc.Arbitrary<Choice> = fc.array(paramArb, { maxLength: 2 }).map((params) => ({
  type: 'do',
  params: params.map((param, i) => ({ ...param, name: `p${i}` })),
}));
