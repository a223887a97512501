import type { Move } from '#shared/games/merchants/moves.ts';
import type { State } from '#shared/games/merchants/state.ts';
import type { Guide, GuidedDecision, GuideStep } from '../../lib/guide.ts';

type Name = 'load' | 'second' | 'planning' | 'poor' | 'extra' | 'hand' | 'market' | 'sell';

const step = (name: Name, stage: number, ...moves: Move['type'][]): GuideStep => ({
  key: `guide.merchants.${name}`,
  stage,
  moves,
});

/** Commits before a player's first turn: one for each ship. */
const LOADS = 2;

const WITH_COINS = step('planning', 3, 'exchange', 'buyShip', 'buy', 'pass');
const WITHOUT_COINS = step('poor', 3, 'exchange', 'pass');
const SALE = step('sell', 6, 'play');

function stepAt({ now, partial, offered, sent }: GuidedDecision<State, Move>): GuideStep | undefined {
  switch (now.step.phase) {
    case 'loading':
      return sent === 0 ? step('load', 1, 'load') : step('second', 2, 'load');
    case 'planning':
      if (sent > LOADS) return undefined;
      return offered.has('buy') || offered.has('buyShip') ? WITH_COINS : WITHOUT_COINS;
    case 'docks':
    case 'office':
      return step('extra', 3);
    case 'trade':
      if (partial?.type !== 'play') return step('hand', 4, 'play');
      return partial.spaces.length === 0 ? step('market', 5, 'play') : SALE;
    default:
      return undefined;
  }
}

/** Where a sale is typed, it is whole at once. */
const draftedAt = ({ step: { phase } }: State): GuideStep | undefined =>
  phase === 'trade' || phase === 'planning' ? SALE : undefined;

/** A first turn of Merchants: two ships, both halves of the turn, a sale. */
export const guide: Guide<State, Move> = { seats: 3, seed: 1, stages: 6, stepAt, draftedAt };
