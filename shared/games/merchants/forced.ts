import { onlyPublicMove } from '../../kernel/forced.ts';
import type { PublicView } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { choices } from './choices.ts';
import type { Move } from './moves.ts';
import { playerOf, type State } from './state.ts';

/**
 * The answer that is played without asking the player. Of all decisions only the trade depends on a hand, and a
 * hand with a card always allows playing it or drawing.
 */
export const forced = (seen: PublicView<State>, seat: Seat): Move | undefined =>
  seen.state.step.phase === 'trade' && playerOf(seen.state, seat).hand.length > 0
    ? undefined
    : (onlyPublicMove(choices, seen, seat) as Move | undefined); // offered, so it is a move of this game
