import type { Stream } from '#shared/kernel/dice.ts';
import { GAMES } from '#shared/games/list.ts';
import { hostileValues } from './hostile.ts';

/** The JSON Schema of a value in the API description; only the keywords that our schemas use. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const SECRET = 'c0'.repeat(32);
const TEXTS = ['', ' ', 'x', ...GAMES, SECRET, SECRET.slice(24), 'ann@example.org', "o'brien@example.org"];
const ODD = ['\0', '\ud800', '\u202e', '👩‍👧', 'é'.normalize('NFD'), '__proto__', '%00', "'; --", '${x}'];

/** Values that no schema accepts. */
export const misfit = (stream: Stream): unknown =>
  stream.pick(hostileValues().filter((value) => value !== undefined));

/** A random value that fits the schema, or nearly. */
export function sampleOf(schema: Schema, stream: Stream): unknown {
  if (stream.int(20) === 0) return misfit(stream);
  if ('const' in schema) return schema.const;
  const either = schema.enum ?? schema.oneOf ?? schema.anyOf;
  if (either === schema.enum && schema.enum !== undefined) return stream.pick(schema.enum);
  if (either !== undefined) return sampleOf(stream.pick(either as readonly Schema[]), stream);
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, stream);
    case 'array':
      return Array.from({ length: stream.int(5) }, () => sampleOf(schema.items ?? {}, stream));
    case 'boolean':
      return stream.int(2) === 0;
    case 'integer':
    case 'number':
      return sampleNumber(schema, stream);
    case 'string':
      return sampleText(schema, stream);
    default:
      return misfit(stream);
  }
}

function sampleObject({ properties = {}, required = [] }: Schema, stream: Stream): object {
  const entries = Object.entries(properties).flatMap(([name, inner]) => {
    const isLeftOut = stream.int(required.includes(name) ? 20 : 2) === 0;
    return isLeftOut ? [] : [[name, sampleOf(inner, stream)] as const];
  });
  return Object.fromEntries(stream.int(10) === 0 ? [...entries, ['more', 1]] : entries);
}

const sampleNumber = ({ minimum = 0, maximum = 2 ** 31 }: Schema, stream: Stream): number =>
  stream.pick([
    minimum,
    minimum + 1,
    minimum + 2,
    minimum + 3,
    minimum - 1,
    maximum,
    maximum + 1,
    0.5,
    1e300,
  ]);

const sampleText = ({ minLength = 0, maxLength = 100 }: Schema, stream: Stream): string =>
  stream.pick([
    ...TEXTS,
    ...ODD,
    'x'.repeat(minLength),
    'x'.repeat(Math.max(0, minLength - 1)),
    'x'.repeat(maxLength),
    '\n'.repeat(maxLength + 1),
  ]);
