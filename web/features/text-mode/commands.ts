import { assign, wantedOf, type OpenField } from '#shared/kernel/params.ts';
import { contains, type Choice, type Param } from '#shared/kernel/choices.ts';
import { fail, ok, type Result } from '#shared/kernel/result.ts';
import type { AnyMove } from '#shared/kernel/types.ts';
import { PLAIN_TOKENS, wordOf, type TokenNames } from '../../lib/tokens.ts';

/** Why a line is no move: its first word names none, what follows does not fit, or it could be several. */
export type Misread =
  | { readonly code: 'COMMAND_UNKNOWN' }
  /** `meant`: the choices that the first word names. */
  | { readonly code: 'COMMAND_UNFIT'; readonly meant: readonly Choice[] }
  | { readonly code: 'COMMAND_AMBIGUOUS' };

/**
 * A move from what a person types: its type, then its parameters in order, e.g. `play fish 1 3`. Words may be
 * shortened as long as they stay unequivocal, capitals do not matter. Items of lists that are numbers are
 * counted from 1 (ships, seats); amounts are what they are. What is put on fields is typed `field=value`, or as
 * values alone, which go where they fit. What can only be one thing need not be typed, nor `none`, nor what a
 * payment needs.
 */
export function readMove(
  line: string,
  choices: readonly Choice[],
  spell: TokenNames = PLAIN_TOKENS,
): Result<AnyMove, Misread> {
  const [verb = '', ...words] = line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const meant = new Set(pick(verb, unique(choices.map(({ type }) => type))));
  if (meant.size === 0) return fail({ code: 'COMMAND_UNKNOWN' });
  if (meant.size > 1) return fail({ code: 'COMMAND_AMBIGUOUS' });
  const named = choices.filter(({ type }) => meant.has(type));
  const read = named.flatMap((choice) => readParams(choice, words, spell) ?? []);
  const surest = Math.min(...read.map(({ guessed }) => guessed));
  const moves = new Map(
    read.filter(({ guessed }) => guessed === surest).map(({ move }) => [JSON.stringify(move), move] as const),
  );
  const [move, another] = moves.values();
  if (another !== undefined) return fail({ code: 'COMMAND_AMBIGUOUS' });
  return move === undefined ? fail({ code: 'COMMAND_UNFIT', meant: named }) : ok(move);
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** The one item a word names in full, else all that it begins. */
function pick<T>(word: string, items: readonly T[], text: (item: T) => string = String): readonly T[] {
  const exact = items.filter((item) => text(item).toLowerCase() === word);
  if (exact.length > 0 || word === '') return exact;
  return items.filter((item) => typeof item === 'string' && text(item).toLowerCase().startsWith(word));
}

/** The item, where a word names exactly one. */
function pickOne<T>(word: string, items: readonly T[], text?: (item: T) => string): T | undefined {
  const [item, another] = pick(word, items, text);
  return another === undefined ? item : undefined;
}

interface Reading {
  readonly move: AnyMove;
  /** How many items were left out because only one is possible. */
  readonly guessed: number;
}

function readParams(choice: Choice, words: readonly string[], spell: TokenNames): Reading | undefined {
  let left = words;
  let guessed = 0;
  const values: [string, unknown][] = [];
  for (const param of choice.params) {
    const taken = readParam(param, left, spell);
    if (taken === undefined) return undefined;
    values.push([param.name, taken.value]);
    left = left.slice(taken.used);
    guessed += taken.guessed ?? 0;
  }
  const move = { type: choice.type, ...Object.fromEntries(values) };
  return left.length === 0 && contains(choice, move) ? { move, guessed } : undefined;
}

interface Taken {
  readonly value: unknown;
  /** Words read. */
  readonly used: number;
  readonly guessed?: number;
}

function readParam(param: Param, words: readonly string[], spell: TokenNames): Taken | undefined {
  const spelled = (item: string | number): string => wordOf(item, param.name, spell);
  switch (param.kind) {
    case 'one':
      return readOne(param.of, words, spelled);
    case 'range':
      return readRange(param, words);
    case 'subset':
      return readSubset(param, words, spelled);
    case 'fields':
      return readFields(param, words, spelled);
  }
}

type Spelled = (item: string | number) => string;

/** A parameter without a choice need not be typed, and an omitted one means `none`. */
function readOne(
  of: readonly (string | number)[],
  [word = '']: readonly string[],
  spelled: Spelled,
): Taken | undefined {
  const value = pickOne(word, of, spelled);
  if (value !== undefined) return { value, used: 1 };
  if (of.includes('none')) return { value: 'none', used: 0 };
  return of.length === 1 ? { value: of[0], used: 0, guessed: 1 } : undefined;
}

function readRange(
  { min, max }: { readonly min: number; readonly max: number },
  [word = '']: readonly string[],
): Taken | undefined {
  if (/^\d+$/.test(word)) return { value: Number(word), used: 1 };
  return min === max ? { value: min, used: 0, guessed: 1 } : undefined;
}

function readSubset(
  { of, max }: Extract<Param, { kind: 'subset' }>,
  words: readonly string[],
  spelled: Spelled,
): Taken {
  const taken = new Set<string | number>();
  for (const word of words.slice(0, max)) {
    const value = pickOne(word, of, spelled);
    if (value === undefined) break;
    taken.add(value);
  }
  return { value: of.filter((item) => taken.has(item)), used: taken.size };
}

type Fields = Extract<Param, { kind: 'fields' }>;

/** Fields with their values, values that still want a field, and what a payment needs besides. */
function readFields(param: Fields, words: readonly string[], spelled: Spelled): Taken | undefined {
  const said = new Map<string, string>();
  const loose: string[] = [];
  for (const word of words) {
    const meant = meaningOf(word, param.fields, said, spelled);
    if (meant === undefined) break;
    if (meant.field === undefined) loose.push(meant.value);
    else said.set(meant.field, meant.value);
  }
  const open = Object.entries(param.fields).filter(([field]) => !said.has(field));
  const placed = assign(open, [...loose, ...missing(param, open, [...said.values(), ...loose])]);
  if (placed === undefined) return undefined;
  const all = new Map([...said, ...placed]);
  const value = Object.keys(param.fields).flatMap((field) => {
    const given = all.get(field);
    return given === undefined ? [] : [[field, given] as const];
  });
  return { value: Object.fromEntries(value), used: said.size + loose.length };
}

/** Values that need not be typed: the rest of an exact payment, and the only value of fields that all have to be filled. */
function missing(
  { need, min }: Fields,
  open: readonly OpenField[],
  given: readonly string[],
): readonly string[] {
  if (need !== undefined) {
    const rest = wantedOf(need);
    for (const value of given) if (rest.includes(value)) rest.splice(rest.indexOf(value), 1);
    return rest;
  }
  const only = open.flatMap(([, values]) => (values.length === 1 ? values : []));
  return given.length === 0 && min > 0 && only.length === min && open.length === min ? only : [];
}

/** The meaning of a word: a value for a field, or a value for any. Fields of a plot may be named by the plot alone. */
function meaningOf(
  word: string,
  fields: Fields['fields'],
  said: ReadonlyMap<string, string>,
  spelled: Spelled,
): { readonly field?: string; readonly value: string } | undefined {
  const free = Object.keys(fields).filter((field) => !said.has(field));
  const [name = '', given] = word.split('=');
  if (given === undefined) {
    const value = pickOne(name, unique(free.flatMap((field) => fields[field] ?? [])));
    if (value !== undefined) return { value };
  }
  const ofPlot = free.find((field) => spelled(field).toLowerCase().split('.')[0] === name);
  const field = pickOne(name, free, spelled) ?? ofPlot;
  if (field === undefined) return undefined;
  const allowed = fields[field] ?? [];
  const value =
    given === undefined ? (allowed.length === 1 ? allowed[0] : undefined) : pickOne(given, allowed);
  return value === undefined ? undefined : { field, value };
}
