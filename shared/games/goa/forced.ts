import { onlyPublicMove } from '../../kernel/forced.ts';
import type { PublicView } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { choices } from './choices.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/**
 * The answer that is played without asking the player (rules 3.6). Only two decisions depend on a hand: an action
 * turn, which always offers several actions or its end, and a founding. While a hand holds a card, both offer to
 * discard it. So a player is asked whenever they could have something to play, whether they do or not.
 */
export const forced = (seen: PublicView<State>, seat: Seat): Move | undefined =>
  onlyPublicMove(choices, seen, seat) as Move | undefined; // offered, so it is a move of this game
