import type { Move } from '#shared/games/goa/moves.ts';
import { playerOf, spicesOf, type State } from '#shared/games/goa/state.ts';
import { t } from '../../../lib/i18n.ts';
import type { Scene } from '../../gameUi.ts';
import { decisionOf } from '../targets/decision.ts';
import { dialOf, knobsOf } from './bar.ts';
import { Stepper, Knobs } from './Buttons.tsx';

export { hint } from './hint.ts';

/** The choices that have no place on the board, e.g. bids. */
export function DecisionButtons(scene: Scene<State, Move>) {
  const decision = decisionOf(scene);
  if (decision === undefined) return <></>;
  const dial = dialOf(decision);
  return (
    <>
      {dial && <Stepper {...dial} />}
      <Knobs knobs={knobsOf(decision)} />
    </>
  );
}

const COUNTED = ['ducats', 'ships', 'colonists', 'spices', 'cards', 'extra'] as const;

/** What the draft brings or costs the viewer. */
export function balance({ you, before, shown }: Scene<State, Move>): string {
  if (you === null) return '';
  const [was, is] = [before, shown].map((state) => {
    const player = playerOf(state, you);
    return { ...player, spices: spicesOf(player), cards: player.hand.length };
  });
  if (was === undefined || is === undefined) return '';
  const changes = COUNTED.flatMap((what) => {
    const n = is[what] - was[what];
    return n === 0 ? [] : [`${n > 0 ? '+' : '−'}${t(`page.goa.n.${what}`, { n: Math.abs(n) })}`];
  });
  return changes.join(', ');
}
