import type { Guide, GuidedDecision, GuideStep } from '../../../../web/lib/guide.ts';
import type { Move } from '../shared/moves.ts';
import type { State } from '../shared/state.ts';

function stepAt({ now: { step }, sent }: GuidedDecision<State, Move>): GuideStep | undefined {
  switch (step.phase) {
    case 'lay':
      return sent > 0 ? undefined : { key: 'guide.toy.lay', stage: 1, moves: ['lay'] };
    case 'build':
      return { key: 'guide.toy.build', stage: 2, moves: ['build'] };
    case 'draw':
      return { key: 'guide.toy.draw', stage: 3, moves: ['draw'] };
    case 'over':
      return undefined;
  }
}

/** A first round of the toy. */
export const guide: Guide<State, Move> = { seats: 2, seed: 1, track: [1], stages: 3, stepAt };
