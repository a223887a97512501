import type { Viewer } from '../../kernel/types.ts';
import { memoize } from './memoize.ts';
import type { Card, State } from './state.ts';

/** A list of `n` hidden cards. */
export const backs = memoize((n): readonly Card[] => Array.from({ length: n }, () => 'hidden'));

/** The state as a viewer may see it. */
export function view(state: State, viewer: Viewer): State {
  return {
    options: state.options,
    figures: state.figures,
    players: state.players.map(({ money, ledger, hand, ships, cards }, seat) => ({
      money,
      ledger,
      hand: seat === viewer ? hand : backs(hand.length),
      ships,
      cards,
    })),
    supply: state.supply,
    market: state.market,
    covered: state.covered,
    pile: backs(state.pile.length),
    step: state.step,
  };
}
