import type { Choice } from '../../kernel/choices.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView } from '../../kernel/rules.ts';
import { acting } from './acting.ts';
import { actionChoices } from './choices/actions.ts';
import { bids, PASS, placing, quickStarts } from './choices/auctions.ts';
import { cardPlays, discards } from './choices/cards.ts';
import { heldOf } from './choices/params.ts';
import { answerChoices } from './choices/questions.ts';
import { NO_CARDS, tilePlayChoices, type SpyCards } from './choices/tiles.ts';
import { playerOf, type State, type Turn } from './state.ts';

const END_TURN: Choice = { type: 'endTurn', params: [] };
const EXTRA_ACTION: Choice = { type: 'extraAction', params: [] };

/** All moves that the view's seat may make now. */
export function choices({ seat, state }: SeatView<State>): readonly Choice[] {
  if (!acting(state).includes(seat)) return [];
  const { step, questions } = state;
  const asked = questions[0];
  if (asked !== undefined) return answerChoices(state, asked);
  switch (step.phase) {
    case 'setup':
    case 'over':
      return [];
    case 'quickStart':
      return quickStarts(state);
    case 'placing':
      return placing(state);
    case 'auction':
      return [...bids(state, step), PASS];
    case 'turn':
      return turns(state, step);
    case 'extra':
      return playerOf(state, step.seat).extra > state.figures.extraKept
        ? [EXTRA_ACTION]
        : [EXTRA_ACTION, PASS];
    default:
      return assertNever(step);
  }
}

/** Free plays and the action; after the action free plays and the end (rules 3.4, 3.6). */
const turns = (state: State, turn: Turn): readonly Choice[] => [
  ...(turn.acted ? [END_TURN] : actionChoices(state, turn)),
  ...cardPlays(state, turn),
  ...tilePlayChoices(state, turn.seat, spyCards(state, turn)),
  ...discards(state, turn.seat),
];

/** In 2012 an action carried out by Espionage may take its card, as the turn's one card. */
const spyCards = (state: State, { seat, carded }: Turn): SpyCards =>
  carded || state.options.edition === '2004'
    ? NO_CARDS
    : { harvestMix: heldOf(state, seat, 'harvestMix'), thirdScout: heldOf(state, seat, 'thirdScout') };
