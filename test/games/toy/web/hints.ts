import type { Hint } from '../../../../web/hints/hint.ts';
import { registerMessages } from '../../../../web/language.ts';
import { POINTS } from '../shared/data.ts';
import type { State } from '../shared/state.ts';
import { toyHints } from '../shared/words/en/hints.ts';

registerMessages(toyHints, {
  pl: () => import('../shared/words/pl/hints.ts'),
  cs: () => import('../shared/words/cs/hints.ts'),
  fr: () => import('../shared/words/fr/hints.ts'),
});

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
