import type { Choice, Param } from '#shared/kernel/choices.ts';
import type { AnyMove } from '#shared/kernel/types.ts';

/**
 * How a game's things are typed, e.g. a space as `2.4`; undefined where they are typed as always: words as
 * they are, numbers counted from 1. `param`: the parameter's name; lower case or not does not matter.
 */
export type TokenNames = (param: string, item: string | number) => string | undefined;

export const PLAIN_TOKENS: TokenNames = () => undefined;

/** How an item of a list, or a field, is typed. */
export const wordOf = (item: string | number, param = '', spell: TokenNames = PLAIN_TOKENS): string =>
  spell(param, item) ?? String(typeof item === 'number' ? item + 1 : item);

/** The item that stands for no choice. It need not be typed. */
const NONE = 'none';

/** The syntax of a choice, e.g. `play fish 1|2|3 (1…2)`; in square brackets what may be left out. */
export const usageOf = ({ type, params }: Choice, spell: TokenNames = PLAIN_TOKENS): string =>
  [wordOf(type, '', spell), ...params.map((param) => usageOfParam(param, spell))]
    .filter((text) => text !== '')
    .join(' ');

function usageOfParam(param: Param, spell: TokenNames): string {
  switch (param.kind) {
    case 'one':
      return usageOfOne(param, spell);
    case 'range':
      return counted(param);
    case 'subset':
      return `${listed(param, spell)} (${counted(param)})`;
    case 'fields':
      return usageOfFields(param, spell);
  }
}

function usageOfOne({ name, of }: Extract<Param, { kind: 'one' }>, spell: TokenNames): string {
  if (!of.includes(NONE)) return listed({ name, of }, spell);
  const some = of.filter((item) => item !== NONE);
  return some.length === 0 ? '' : `[${listed({ name, of: some }, spell)}]`;
}

const listed = (
  { name, of }: { readonly name: string; readonly of: readonly (string | number)[] },
  spell: TokenNames,
): string => of.map((item) => wordOf(item, name, spell)).join('|');

const counted = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min}…${max}`;

function usageOfFields(param: Extract<Param, { kind: 'fields' }>, spell: TokenNames): string {
  const fields = Object.entries(param.fields).map(
    ([field, values]) =>
      `${wordOf(field, param.name, spell)}=${values.map((value) => wordOf(value, '', spell)).join('|')}`,
  );
  if (fields.length === 0) return '';
  if (param.need === undefined) return `${fields.join(' ')} (${counted(param)})`;
  const needed = Object.entries(param.need).map(([value, n]) => `${wordOf(value, '', spell)} ×${n}`);
  return `[${fields.join(' ')}] (${needed.join(', ')})`;
}

/** A move as it is typed, in full but for what is none. */
export const lineOf = (move: AnyMove, { type, params }: Choice, spell: TokenNames = PLAIN_TOKENS): string =>
  [
    wordOf(type, '', spell),
    ...params.flatMap((param) => wordsOf(new Map(Object.entries(move)).get(param.name), param, spell)),
  ].join(' ');

function wordsOf(value: unknown, param: Param, spell: TokenNames): readonly string[] {
  const word = (item: unknown): string =>
    typeof item === 'number' || typeof item === 'string' ? wordOf(item, param.name, spell) : '';
  if (param.kind === 'range') return [String(value)];
  if (value === NONE) return [];
  if (Array.isArray(value)) return value.map(word);
  if (typeof value !== 'object' || value === null) return [word(value)];
  return Object.entries(value).map(([field, item]) => `${word(field)}=${wordOf(String(item), '', spell)}`);
}

/**
 * One of a choice's moves as it is typed, to show how it goes: something is chosen, even where nothing could be;
 * what a payment needs is left out.
 */
export const exampleOf = (choice: Choice, spell: TokenNames = PLAIN_TOKENS): string => {
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
  if (need !== undefined) return {};
  const open = Object.entries(fields).filter(([, values]) => values.length > 0);
  const chosen = open.slice(0, Math.min(max, Math.max(1, min)));
  return Object.fromEntries(chosen.map(([field, [value = '']]) => [field, value]));
}
