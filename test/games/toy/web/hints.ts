import type { Hint } from '../../../../web/games/gameUi.ts';
import { POINTS } from '../shared/data.ts';
import type { State } from '../shared/state.ts';

/** The hint on the open decision; none after the game. */
export const hintsOf = ({ step: { phase } }: State): readonly Hint[] =>
  phase === 'over'
    ? []
    : [
        {
          key: `hint.toy.${phase}`,
          values: { n: POINTS.blueNorth },
          more: `/help/toy#${phase === 'build' ? 'points' : 'round'}`,
        },
      ];
