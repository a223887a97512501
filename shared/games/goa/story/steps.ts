import type { EventOf } from '../events.ts';
import { assertNever } from '../../../kernel/never.ts';
import type { Phrase } from '../../../kernel/rules.ts';
import type { Question, Step } from '../state.ts';
import { phrase, goaTerm, type Args } from './phrases.ts';

/** The sentence of a decision that opens: what is decided, and by whom. */
export function stepBegan({ step, questions }: EventOf<'stepBegan'>): Phrase {
  const question = questions[0];
  if (question !== undefined) return asked(question);
  const args: Args = 'seat' in step ? { seat: { seat: step.seat } } : {};
  return stepTold(step, args);
}

function stepTold(step: Step, seat: Args): Phrase {
  switch (step.phase) {
    case 'setup':
    case 'over':
    case 'quickStart':
    case 'placing':
    case 'extra':
      return phrase(`stepBegan.${step.phase}`, seat);
    case 'auction':
      return step.high === null
        ? phrase('stepBegan.auction', { ...seat, marker: step.marker })
        : phrase('stepBegan.auction.bid', { ...seat, marker: step.marker, amount: step.high.amount });
    case 'turn':
      if (step.acted) return phrase('stepBegan.turn.acted', seat);
      return step.action === 'extra'
        ? phrase('stepBegan.turn.extra', seat)
        : phrase('stepBegan.turn', { ...seat, action: step.action });
    default:
      return assertNever(step);
  }
}

function asked(question: Question): Phrase {
  const seat = { seat: { seat: question.seat } };
  const name = `stepBegan.${question.ask}`;
  switch (question.ask) {
    case 'fill':
      return phrase(name, { ...seat, n: question.fields.length });
    case 'spices':
    case 'either':
    case 'resupply':
    case 'mix':
      return phrase(name, { ...seat, n: question.n });
    case 'discardPlantation':
      return phrase(name, { ...seat, tile: goaTerm(`tile.${question.tile}`) });
    case 'favor':
      return phrase(name, seat);
    case 'founding':
      return phrase(name, { ...seat, colony: goaTerm(`colony.${question.colony}`), board: question.board });
    default:
      return assertNever(question);
  }
}
