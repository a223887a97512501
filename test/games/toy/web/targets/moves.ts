import { contains, type Choice } from '#shared/kernel/choices.ts';
import type { Move, Stones } from '../../shared/moves.ts';
import { FIELDS, STONES } from '../../shared/things.ts';

/** Each way to set two stones on two fields. */
const PAIRS: readonly Stones[] = FIELDS.flatMap((first, at) =>
  FIELDS.slice(at + 1).flatMap((second) =>
    STONES.flatMap((one) => STONES.map((other) => ({ [first]: one, [second]: other }))),
  ),
);

/** All offered moves, each as a button needs it. */
export const movesOf = (offered: readonly Choice[]): readonly Move[] =>
  offered.flatMap((choice) => candidates(choice).filter((move) => contains(choice, move)));

function candidates({ type, params: [param] }: Choice): readonly Move[] {
  switch (type) {
    case 'lay':
      return param?.kind === 'one'
        ? param.of.filter((card) => typeof card === 'number').map((card) => ({ type, card }))
        : [];
    case 'build':
      return PAIRS.map((on) => ({ type, on }));
    case 'draw': {
      const max = param?.kind === 'range' ? param.max : 0;
      return Array.from({ length: max }, (_, i) => ({ type, count: i + 1 }));
    }
    case 'stop':
      return [{ type }];
    default:
      return [];
  }
}
