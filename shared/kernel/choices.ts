import { allows, type Param, assign, wantedOf, type OpenField } from './params.ts';
import type { AnyMove } from './types.ts';

export { allows, type Param } from './params.ts';

/**
 * A set of moves offered to a seat: all moves `{type, …params}` in which every parameter has a value that its
 * `Param` allows. Parameters are independent. Where one depends on another, the game offers several choices.
 * A choice holds at least one move. Its lists repeat nothing. Its parameters have different names, none of
 * them `type`.
 */
export interface Choice {
  readonly type: string;
  readonly params: readonly Param[];
}

/**
 * Is `move` among the offered moves? This is the only legality check. Never throws, whatever JSON it is
 * given.
 */
export function isOffered(choices: readonly Choice[], move: unknown): boolean {
  const members = membersOf(choices, move);
  return choices.some((choice) => has(choice, members));
}

/** Is `move` one of this choice's moves? */
export const contains = (choice: Choice, move: unknown): boolean => isOffered([choice], move);

/**
 * Is the order of its lists the only reason why `move` is refused? A set has one order, so that it is one
 * move.
 */
export function isOutOfOrder(choices: readonly Choice[], move: unknown): boolean {
  const members = membersOf(choices, move);
  return choices.some((choice) => has(choice, sortedLists(choice, members)));
}

type Members = ReadonlyMap<string, unknown>;

/** The own members of `move`. None if it has more members than any choice, so that a huge request is not read. */
function membersOf(choices: readonly Choice[], move: unknown): Members {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return new Map();
  const most = Math.max(...choices.map(({ params }) => params.length)) + 1;
  return new Map(Object.keys(move).length > most ? [] : Object.entries(move));
}

const sortedLists = ({ params }: Choice, members: Members): Members =>
  new Map([
    ...members,
    ...params.flatMap((param): [string, unknown][] => {
      const list = members.get(param.name);
      if (param.kind !== 'subset' || !Array.isArray(list) || list.length > param.max) return [];
      const sorted = param.of.filter((item) => list.includes(item));
      return sorted.length === list.length ? [[param.name, sorted]] : [];
    }),
  ]);

/** False for an unknown or a missing parameter. */
function has(choice: Choice, move: Members): boolean {
  if (move.get('type') !== choice.type || move.size !== choice.params.length + 1) return false;
  return choice.params.every((param) => allows(param, move.get(param.name)));
}

/**
 * The only offered move if there is exactly one; else undefined. `forced.ts` decides whether it may be played
 * without asking the player.
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

/** Another assignment exists if and only if one of the pairs found can be left out. */
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

/**
 * The moves of those choices that have few: to pass, an amount, one of some things. Choices with fewest moves come
 * first, as long as all together have at most `most`.
 */
export function fewMoves(choices: readonly Choice[], most: number): readonly AnyMove[] {
  const listed = choices.map((choice) => movesOf(choice, most)).filter((moves) => moves.length > 0);
  const found: AnyMove[] = [];
  for (const moves of listed.toSorted((a, b) => a.length - b.length))
    if (found.length + moves.length <= most) found.push(...moves);
  return found;
}

/** All moves of a choice; none if there are more than `most`, or if several things must be put together for one. */
function movesOf({ type, params }: Choice, most: number): readonly AnyMove[] {
  let moves: readonly AnyMove[] = [{ type }];
  for (const param of params) {
    const values = valuesOf(param, most);
    if (values.length * moves.length > most) return [];
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [param.name]: value })));
  }
  return moves;
}

function valuesOf(param: Param, most: number): readonly unknown[] {
  switch (param.kind) {
    case 'one':
      return param.of;
    case 'range': {
      const size = param.max - param.min + 1;
      return size > most ? [] : Array.from({ length: size }, (_, i) => param.min + i);
    }
    case 'subset':
      return param.max === 0 ? [[]] : [];
    case 'fields':
      return param.max === 0 ? [{}] : [];
  }
}
