import type { Stream } from '#shared/kernel/dice.ts';

/** Values that a hostile client may send in place of any other. All can come out of `JSON.parse` or be typed. */
export const hostileValues = (): unknown[] => [
  undefined,
  null,
  true,
  NaN,
  Infinity,
  -0,
  1.5,
  -1,
  2 ** 53,
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  [null],
  ['__proto__'],
  {},
  { length: 1 },
  { toString: 1, valueOf: 1 }, // String() and Number() of it throw
  [{ toString: 1, valueOf: 1 }],
  JSON.parse('{"__proto__":{"type":"pass"}}'),
  Object.create({ type: 'pass' }),
  Object.create(null),
  Array.from({ length: 1000 }, () => 0),
];

/** A copy of `move`, spoilt in one place. It may still be a legal move; the caller must check. */
export function spoil(move: object, stream: Stream): unknown {
  const keys = Object.keys(move);
  const key = stream.pick(keys);
  const value: unknown = Reflect.get(move, key);
  return stream.pick<() => unknown>([
    () => Object.fromEntries(Object.entries(move).filter(([name]) => name !== key)),
    () => ({ ...move, [key]: stream.pick(hostileValues().filter((item) => item !== undefined)) }),
    () => ({ ...move, [key]: spoilValue(value, stream) }),
    () => ({ ...move, [`${key}2`]: value }),
    () => ({ ...move, type: `${String(Reflect.get(move, 'type'))} ` }),
    () => [move],
    () => JSON.stringify(move),
    () => Object.create(move) as unknown,
  ])();
}

function spoilValue(value: unknown, stream: Stream): unknown {
  if (typeof value === 'number')
    return stream.pick([value + 0.5, -value - 1, value + 1_000_000, String(value), [value]]);
  if (typeof value === 'string')
    return stream.pick([`${value} `, value.toUpperCase(), '', [value], { value }]);
  if (Array.isArray(value))
    return stream.pick([
      [...value, ...value, null],
      value.toReversed(),
      { ...value },
      [...value, 'x'],
      value.length,
    ]);
  if (typeof value === 'object' && value !== null)
    return stream.pick<unknown>([{ ...value, x: 'x' }, Object.entries(value), Object.values(value), null]);
  return [value];
}
