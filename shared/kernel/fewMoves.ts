import type { Choice, Param } from './choices.ts';
import type { AnyMove } from './types.ts';

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
