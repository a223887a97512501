import { assign, wantedOf, type OpenField } from './params.ts';
import type { Choice, Param } from './choices.ts';
import type { Stream } from './dice.ts';
import type { AnyMove } from './types.ts';

/**
 * One of the offered moves, at random: a choice first, then each parameter. Every offered move can come
 * up, though not all equally often. For bots, fuzzers and law tests.
 */
export function sampleMove(choices: readonly Choice[], stream: Stream): AnyMove {
  const choice = stream.pick(choices);
  const params = choice.params.map((param) => [param.name, sampleValue(param, stream)]);
  return { type: choice.type, ...Object.fromEntries(params) };
}

function sampleValue(param: Param, stream: Stream): unknown {
  switch (param.kind) {
    case 'one':
      return stream.pick(param.of);
    case 'range':
      return param.min + stream.int(param.max - param.min + 1);
    case 'subset': {
      const size = param.min + stream.int(Math.min(param.max, param.of.length) - param.min + 1);
      const order = stream.shuffle(param.of.map((_, i) => i)).slice(0, size);
      return order.toSorted((a, b) => a - b).map((i) => param.of[i]);
    }
    case 'fields':
      return sampleFields(param, stream);
  }
}

function sampleFields(param: Extract<Param, { kind: 'fields' }>, stream: Stream): Record<string, string> {
  const open = Object.entries(param.fields).filter(([, values]) => values.length > 0);
  if (param.need !== undefined) return sampleNeeded(open, wantedOf(param.need), stream);
  const size = param.min + stream.int(Math.min(param.max, open.length) - param.min + 1);
  const taken = stream.shuffle(open).slice(0, size);
  return Object.fromEntries(taken.map(([field, values]) => [field, stream.pick(values)]));
}

/**
 * Each value in turn takes a random field that leaves the later values a field each. So every assignment can
 * come up.
 */
function sampleNeeded(
  fields: readonly OpenField[],
  wanted: readonly string[],
  stream: Stream,
): Record<string, string> {
  let open = fields;
  const taken = wanted.map((value, i) => {
    const able = open.filter(([, values]) => values.includes(value));
    const left = (field: OpenField) => open.filter((other) => other !== field);
    const fitting = able.filter((field) => assign(left(field), wanted.slice(i + 1)) !== undefined);
    const field = stream.pick(fitting);
    open = left(field);
    return [field[0], value] as const;
  });
  return Object.fromEntries(taken);
}
