import type { Choice } from '#shared/kernel/choices.ts';
import { onlyPublicMove } from '#shared/kernel/forced.ts';
import type { SeatView, PublicView } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { known, type State } from './state.ts';
import { MAX_DRAW } from './data.ts';
import { TAKES } from './things.ts';
import type { Move } from './moves.ts';

export function acting({ step, laid }: State): readonly Seat[] {
  if (step.phase === 'over') return [];
  return step.phase === 'lay' ? laid.flatMap((card, seat) => (card === null ? [seat] : [])) : [step.seat];
}

const NEED = { red: 1, blue: 1 } as const;
const BUILD: Choice = {
  type: 'build',
  params: [{ kind: 'fields', name: 'on', fields: TAKES, min: 2, max: 2, need: NEED }],
};

export function choices({ state, seat }: SeatView<State>): readonly Choice[] {
  if (!acting(state).includes(seat)) return [];
  switch (state.step.phase) {
    case 'over':
      return [];
    case 'lay':
      return [{ type: 'lay', params: [{ kind: 'one', name: 'card', of: known(state.hands[seat] ?? []) }] }];
    case 'build':
      return [BUILD];
    case 'draw':
      return [...drawing(state), { type: 'stop', params: [] }];
  }
}

function drawing({ pile, discard }: State): readonly Choice[] {
  const max = Math.min(MAX_DRAW, pile.length + discard.length);
  return max === 0 ? [] : [{ type: 'draw', params: [{ kind: 'range', name: 'count', min: 1, max }] }];
}

/** The answer that is played without asking. What is laid comes from the hand, which nobody else sees. */
export const forced = (seen: PublicView<State>, seat: Seat): Move | undefined =>
  seen.state.step.phase === 'lay' ? undefined : (onlyPublicMove(choices, seen, seat) as Move | undefined);
