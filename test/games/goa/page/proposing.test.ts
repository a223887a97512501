import { expect, it } from 'vitest';
import type { Move } from '#shared/games/goa/moves.ts';
import { begin, composing } from '../../../../web/games/goa/targets/composing.ts';
import { decisionOf } from '../../../../web/games/goa/targets/decision.ts';
import { table, turn } from '../support.ts';
import { sceneFor } from './scene.ts';

it('A tap that comes before the part that proposes waits for it, and begins the move then', async () => {
  const begun: (Move | null)[] = [];
  const state = table({ step: turn() });
  const decision = decisionOf({ ...sceneFor(state), compose: (move) => begun.push(move) });
  if (decision === undefined) throw new Error('nothing can be chosen');
  expect(composing()).toBeUndefined();
  const tapped = begin(decision, (its) => its.harvestOf(decision, 'none'))();
  expect(begun).toEqual([]);
  await tapped;
  expect(begun).toEqual([expect.objectContaining({ type: 'harvest', card: 'none' })]);
});
