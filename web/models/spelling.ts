import { assign, wantedOf } from '../../shared/kernel/assign.ts';
import type { Choice, Param } from '../../shared/kernel/choices.ts';
import type { AnyMove } from '../../shared/kernel/types.ts';

/**
 * How a game's things are typed, e.g. a space as `2.4`; undefined where they are typed as always: words as
 * they are, numbers counted from 1. `param`: the parameter's name; lower case or not does not matter.
 */
export type Spell = (param: string, item: string | number) => string | undefined;

export const PLAIN: Spell = () => undefined;

/** How an item of a list, or a field, is typed. */
export const wordOf = (item: string | number, param = '', spell: Spell = PLAIN): string =>
  spell(param, item) ?? String(typeof item === 'number' ? item + 1 : item);

/** What can be typed for a choice, e.g. `play fish 1|2|3 (1…2)`. */
export const usageOf = ({ type, params }: Choice, spell: Spell = PLAIN): string =>
  [type, ...params.map((param) => usageOfParam(param, spell))].filter((text) => text !== '').join(' ');

function usageOfParam(param: Param, spell: Spell): string {
  switch (param.kind) {
    case 'one':
      return listed(param, spell);
    case 'range':
      return `${param.min}…${param.max}`;
    case 'subset':
      return `${listed(param, spell)} (${counted(param)})`;
    case 'fields':
      return usageOfFields(param, spell);
  }
}

const listed = (
  { name, of }: { readonly name: string; readonly of: readonly (string | number)[] },
  spell: Spell,
): string => of.map((item) => wordOf(item, name, spell)).join('|');

const counted = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min}…${max}`;

function usageOfFields(param: Extract<Param, { kind: 'fields' }>, spell: Spell): string {
  const fields = Object.entries(param.fields).map(
    ([field, values]) => `${wordOf(field, param.name, spell)}=${values.join('|')}`,
  );
  if (fields.length === 0) return '';
  const wanted =
    param.need === undefined
      ? counted(param)
      : Object.entries(param.need)
          .map(([value, n]) => `${value} ×${n}`)
          .join(', ');
  return `${fields.join(' ')} (${wanted})`;
}

/** A move as it is typed. */
export const lineOf = (move: AnyMove, { type, params }: Choice, spell: Spell = PLAIN): string =>
  [
    type,
    ...params.flatMap((param) => wordsOf(new Map(Object.entries(move)).get(param.name), param, spell)),
  ].join(' ');

function wordsOf(value: unknown, param: Param, spell: Spell): readonly string[] {
  const word = (item: unknown): string =>
    typeof item === 'number' || typeof item === 'string' ? wordOf(item, param.name, spell) : '';
  if (param.kind === 'range') return [String(value)];
  if (Array.isArray(value)) return value.map(word);
  if (typeof value !== 'object' || value === null) return [word(value)];
  return Object.entries(value).map(([field, item]) => `${word(field)}=${String(item)}`);
}

/** One of a choice's moves as it is typed, to show how it goes; something is chosen, even where nothing could be. */
export const exampleOf = (choice: Choice, spell: Spell = PLAIN): string => {
  const params = choice.params.map((param) => [param.name, exampleValue(param)]);
  return lineOf({ type: choice.type, ...Object.fromEntries(params) }, choice, spell);
};

function exampleValue(param: Param): unknown {
  switch (param.kind) {
    case 'one':
      return param.of[0];
    case 'range':
      return Math.min(param.max, Math.max(1, param.min));
    case 'subset':
      return param.of.slice(0, Math.min(param.max, Math.max(1, param.min)));
    case 'fields':
      return exampleFields(param);
  }
}

function exampleFields({
  fields,
  min,
  max,
  need,
}: Extract<Param, { kind: 'fields' }>): Readonly<Record<string, string>> {
  const open = Object.entries(fields).filter(([, values]) => values.length > 0);
  const chosen =
    need === undefined
      ? open.slice(0, Math.min(max, Math.max(1, min))).map(([field, [value = '']]) => [field, value] as const)
      : assign(open, wantedOf(need));
  return Object.fromEntries(chosen ?? []);
}
