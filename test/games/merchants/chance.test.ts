import { describe, expect, it } from 'vitest';
import type { Event } from '#shared/games/merchants/events.ts';
import { rules } from '#shared/games/merchants/index.ts';
import type { State } from '#shared/games/merchants/state.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { keyOf } from '../../support/playout.ts';

const dice = seededDice(keyOf(4));
const events = rules.setup({ officeDraw: 'turnEnd' }, 3, dice);

/** Each set-up event, with the state before it. */
const steps: [string, State | undefined, Event][] = [];
let state: State | undefined;
for (const event of events) {
  steps.push([event.type, state, event]);
  state = rules.evolve(state, event);
}

describe('Chance, drawn again from the revealed seed,', () => {
  it.each(steps)('fits the event %s', (_, before, event) => {
    const again = rules.recomputeChance(before, event, dice);
    if (event.type === 'started') expect(again).toBeUndefined();
    else expect(again).toEqual(event);
  });

  it('does not fit a pile that was stacked', () => {
    const [, before, shuffled] = steps[1]!;
    const other = rules.recomputeChance(before, shuffled, seededDice(keyOf(5)));
    expect(other).not.toEqual(shuffled);
  });
});
