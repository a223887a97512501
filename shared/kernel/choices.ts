import { assign, wantedOf, type OpenField } from './assign.ts';
import { allows, type Param } from './params.ts';
import type { AnyMove } from './types.ts';

export { allows, type Param } from './params.ts';

/**
 * A set of moves offered to a seat: all moves `{type, …params}` in which every parameter has one of the
 * values its `Param` allows. Parameters are independent of one another; where one depends on another,
 * the game offers several choices instead. A choice holds at least one move, its lists repeat nothing
 * and its parameters have different names, none of them `type`.
 */
export interface Choice {
  readonly type: string;
  readonly params: readonly Param[];
}

/** Is `move` among the offered ones? The one legality check of the house. Never throws, whatever JSON it is given. */
export function isOffered(choices: readonly Choice[], move: unknown): boolean {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return false;
  const members = new Map<string, unknown>(Object.entries(move));
  return choices.some((choice) => has(choice, members));
}

/** Is `move` one of this choice's moves? */
export const contains = (choice: Choice, move: unknown): boolean => isOffered([choice], move);

/** Is `move` refused for nothing but the order of its lists? A set is sent in one order only, lest it be two moves. */
export const isOutOfOrder = (choices: readonly Choice[], move: unknown): boolean =>
  typeof move === 'object' &&
  move !== null &&
  !Array.isArray(move) &&
  choices.some((choice) => contains(choice, { ...move, ...sortedLists(choice, move) }));

const sortedLists = ({ params }: Choice, move: object): object =>
  Object.fromEntries(
    params.flatMap((param) => {
      const list: unknown = new Map(Object.entries(move)).get(param.name);
      if (param.kind !== 'subset' || !Array.isArray(list) || list.length > param.max) return [];
      const sorted = param.of.filter((item) => list.includes(item));
      return sorted.length === list.length ? [[param.name, sorted]] : [];
    }),
  );

/** Unknown or missing parameters make it no. */
function has(choice: Choice, move: ReadonlyMap<string, unknown>): boolean {
  if (move.get('type') !== choice.type || move.size !== choice.params.length + 1) return false;
  return choice.params.every((param) => allows(param, move.get(param.name)));
}

/**
 * The only move there is, where there is exactly one; else undefined. Such a decision is no decision:
 * the server answers it itself and wakes nobody.
 */
export function forcedMove(choices: readonly Choice[]): AnyMove | undefined {
  const [choice, another] = choices;
  if (choice === undefined || another !== undefined) return undefined;
  const params = choice.params.map((param) => [param.name, onlyValue(param)] as const);
  if (params.some(([, value]) => value === undefined)) return undefined;
  return { type: choice.type, ...Object.fromEntries(params) };
}

function onlyValue(param: Param): unknown {
  switch (param.kind) {
    case 'one':
      return param.of.length === 1 ? param.of[0] : undefined;
    case 'range':
      return param.min === param.max ? param.min : undefined;
    case 'subset':
      if (param.max === 0) return [];
      return param.min === param.of.length ? [...param.of] : undefined;
    case 'fields':
      return onlyFields(param);
  }
}

function onlyFields(param: Extract<Param, { kind: 'fields' }>): Record<string, string> | undefined {
  const open = Object.entries(param.fields).filter(([, values]) => values.length > 0);
  if (param.need !== undefined) return onlyAssignment(open, wantedOf(param.need));
  if (param.max === 0) return {};
  if (param.min !== open.length || open.some(([, values]) => values.length !== 1)) return undefined;
  return Object.fromEntries(
    open.flatMap(([field, [value]]) => (value === undefined ? [] : [[field, value]])),
  );
}

/** There is another assignment iff one of the pairs found can be done without. */
function onlyAssignment(
  open: readonly OpenField[],
  wanted: readonly string[],
): Record<string, string> | undefined {
  const found = assign(open, wanted);
  if (found === undefined) return undefined;
  const another = found.some(([taken, value]) => {
    const without = open.map(([field, values]): OpenField => [
      field,
      field === taken ? values.filter((v) => v !== value) : values,
    ]);
    return assign(without, wanted) !== undefined;
  });
  return another ? undefined : Object.fromEntries(found);
}
