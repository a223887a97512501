import { expect, test } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { pageRules } from '../../../../web/table/pageRules.ts';
import { tryPlan } from '../../../../web/features/orders/plan.ts';
import { table, turn, type Seated } from '../support.ts';

const any = rules as unknown as AnyRules;

test('a planned end of a turn that ends by itself is no step on the page, and does not break the plan', () => {
  const tried = (players: readonly Seated[]) => {
    const { state } = seatView(rules, table({ players, step: turn() }), 0);
    const moves = [{ type: 'taxes' }, { type: 'endTurn' }];
    const trial = tryPlan(pageRules(any), { seq: 9, state }, { seat: 0, moves });
    return [trial?.isNow, trial?.steps.map(({ move }) => move.type), trial?.broken];
  };
  expect(tried([{ hand: ['sell1'] }, {}])).toEqual([true, ['taxes', 'endTurn'], undefined]);
  expect(tried([{}, {}])).toEqual([true, ['taxes'], undefined]);
});
