import { assertNever } from '../../kernel/never.ts';
import type { Phrase, PublicView } from '../../kernel/rules.ts';
import type { State, Step } from './state.ts';
import { goaTerm } from './story/phrases.ts';

/** How far the game has come: phase, round, and what the round is at. */
export function stage({ state: { phase, round, step } }: PublicView<State>): Phrase {
  const args = { phase: goaTerm(`phase.${phase}`), round };
  return { key: `goa.stage.${partOf(step)}`, args };
}

function partOf(step: Step): 'setup' | 'auctions' | 'actions' | 'extra' | 'over' {
  switch (step.phase) {
    case 'setup':
    case 'quickStart':
      return 'setup';
    case 'placing':
    case 'auction':
      return 'auctions';
    case 'turn':
      return step.action === 'extra' ? 'extra' : 'actions';
    case 'extra':
      return 'extra';
    case 'over':
      return 'over';
    default:
      return assertNever(step);
  }
}
