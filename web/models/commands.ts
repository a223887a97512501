import { contains, type Choice, type Param } from '../../shared/kernel/choices.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import type { AnyMove } from '../../shared/kernel/types.ts';

/** Why a line is no move: its first word names none, what follows does not fit, or it could be several. */
export type Misread =
  | { readonly code: 'COMMAND_UNKNOWN' }
  | { readonly code: 'COMMAND_UNFIT'; readonly usage: readonly string[] }
  | { readonly code: 'COMMAND_AMBIGUOUS' };

/**
 * A move from what a person types: its type, then its parameters in order, e.g. `play fish 1 3`. Words may be
 * shortened as long as they stay unequivocal, capitals do not matter. Items of lists that are numbers are
 * counted from 1 (spaces, ships, seats); amounts are what they are; values of fields are `field=value`.
 */
export function readMove(line: string, choices: readonly Choice[]): Result<AnyMove, Misread> {
  const [verb = '', ...words] = line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const meant = new Set(pick(verb, unique(choices.map(({ type }) => type))));
  if (meant.size === 0) return fail({ code: 'COMMAND_UNKNOWN' });
  if (meant.size > 1) return fail({ code: 'COMMAND_AMBIGUOUS' });
  const named = choices.filter(({ type }) => meant.has(type));
  const moves = new Map(
    named.flatMap((choice) => {
      const move = readParams(choice, words);
      return move === undefined ? [] : [[JSON.stringify(move), move] as const];
    }),
  );
  const [move, another] = moves.values();
  if (another !== undefined) return fail({ code: 'COMMAND_AMBIGUOUS' });
  return move === undefined ? fail({ code: 'COMMAND_UNFIT', usage: named.map(usageOf) }) : ok(move);
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** The one item a word names in full, else all that it begins. */
function pick<T>(word: string, items: readonly T[], text: (item: T) => string = String): readonly T[] {
  const exact = items.filter((item) => text(item).toLowerCase() === word);
  if (exact.length > 0 || word === '') return exact;
  return items.filter((item) => typeof item === 'string' && text(item).toLowerCase().startsWith(word));
}

function readParams(choice: Choice, words: readonly string[]): AnyMove | undefined {
  let left = words;
  const values: [string, unknown][] = [];
  for (const param of choice.params) {
    const taken = readParam(param, left);
    if (taken === undefined) return undefined;
    values.push([param.name, taken.value]);
    left = left.slice(taken.used);
  }
  const move = { type: choice.type, ...Object.fromEntries(values) };
  return left.length === 0 && contains(choice, move) ? move : undefined;
}

interface Taken {
  readonly value: unknown;
  /** Words read. */
  readonly used: number;
}

function readParam(param: Param, words: readonly string[]): Taken | undefined {
  switch (param.kind) {
    case 'one':
      return readOne(param.of, words);
    case 'range':
      return /^\d+$/.test(words[0] ?? '') ? { value: Number(words[0]), used: 1 } : undefined;
    case 'subset':
      return readSubset(param.of, param.max, words);
    case 'fields':
      return readFields(param.fields, words);
  }
}

/** Where there is nothing to choose from, nothing need be said. */
function readOne(of: readonly (string | number)[], [word = '']: readonly string[]): Taken | undefined {
  const [value, another] = pick(word, of, wordOf);
  if (value !== undefined && another === undefined) return { value, used: 1 };
  return of.length === 1 && word === '' ? { value: of[0], used: 0 } : undefined;
}

function readSubset(of: readonly (string | number)[], max: number, words: readonly string[]): Taken {
  const taken = new Set<string | number>();
  for (const word of words.slice(0, max)) {
    const [value, another] = pick(word, of, wordOf);
    if (value === undefined || another !== undefined) break;
    taken.add(value);
  }
  return { value: of.filter((item) => taken.has(item)), used: taken.size };
}

function readFields(fields: Readonly<Record<string, readonly string[]>>, words: readonly string[]): Taken {
  const value: Record<string, string> = {};
  let used = 0;
  for (const word of words) {
    const [name = '', given = ''] = word.split('=');
    const [field] = pick(name, Object.keys(fields));
    const [item, another] = pick(given, fields[field ?? ''] ?? []);
    if (field === undefined || item === undefined || another !== undefined) break;
    value[field] = item;
    used += 1;
  }
  return { value, used };
}

/** How an item of a list is typed: numbers are counted from 1. */
export const wordOf = (item: string | number): string => String(typeof item === 'number' ? item + 1 : item);

/** What can be typed for a choice, e.g. `play fish 1|2|3 (1 to 2)`. */
export const usageOf = ({ type, params }: Choice): string => [type, ...params.map(usageOfParam)].join(' ');

function usageOfParam(param: Param): string {
  switch (param.kind) {
    case 'one':
      return param.of.map(wordOf).join('|');
    case 'range':
      return `${param.min}…${param.max}`;
    case 'subset':
      return `${param.of.map(wordOf).join('|')} (${counted(param)})`;
    case 'fields':
      return usageOfFields(param);
  }
}

const counted = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min}…${max}`;

function usageOfFields(param: Extract<Param, { kind: 'fields' }>): string {
  const fields = Object.entries(param.fields).map(([field, values]) => `${field}=${values.join('|')}`);
  return fields.length === 0 ? '' : `${fields.join(' ')} (${counted(param)})`;
}
