import type { Seat } from '../../kernel/types.ts';
import type { Choice } from '../../kernel/choices.ts';
import { assertNever } from '../../kernel/never.ts';
import type { SeatView, PublicView } from '../../kernel/rules.ts';
import { onlyPublicMove } from '../../kernel/forced.ts';
import { playerOf, type State, type Turn } from './state.ts';
import { actionChoices } from './choices/actions.ts';
import { bids, PASS, placing, quickStarts } from './choices/auctions.ts';
import { cardPlays, discards } from './choices/cards.ts';
import { heldOf } from './choices/params.ts';
import { answerChoices } from './choices/questions.ts';
import { NO_CARDS, tilePlayChoices, type SpyCards } from './choices/tiles.ts';
import type { Move } from './moves.ts';

/** The seats that have a decision to make: none before the set-up is done and after the end. */
export function acting({ step, questions }: State): readonly Seat[] {
  const asked = questions[0];
  if (asked !== undefined) return [asked.seat];
  return step.phase === 'setup' || step.phase === 'over' ? [] : [step.seat];
}

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

/**
 * The answer that is played without asking the player (rules 3.6). Only two decisions depend on a hand: an action
 * turn, which always offers several actions or its end, and a founding. While a hand holds a card, both offer to
 * discard it. So a player is asked whenever they could have something to play, whether they do or not.
 */
export const forced = (seen: PublicView<State>, seat: Seat): Move | undefined =>
  onlyPublicMove(choices, seen, seat) as Move | undefined; // offered, so it is a move of this game
