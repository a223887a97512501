import { onlyPublicMove } from '#shared/kernel/forced.ts';
import type { PublicView } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { choices } from './choices.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';

/** The answer that is played without asking. What is laid comes from the hand, which nobody else sees. */
export const forced = (seen: PublicView<State>, seat: Seat): Move | undefined =>
  seen.state.step.phase === 'lay' ? undefined : (onlyPublicMove(choices, seen, seat) as Move | undefined);
