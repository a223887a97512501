import type { Choice } from '#shared/kernel/choices.ts';
import type { SeatView } from '#shared/kernel/rules.ts';
import { acting } from './acting.ts';
import { MAX_DRAW } from './data.ts';
import { known, type State } from './state.ts';
import { TAKES } from './things.ts';

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
