import type { Move } from '#shared/games/merchants/moves.ts';
import { playerOf, type State } from '#shared/games/merchants/state.ts';
import { GOODS } from '#shared/games/merchants/things.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { itemsOf } from '#shared/kernel/listed.ts';
import type { Guide, GuidedDecision, GuideStep } from '../../lib/guide.ts';

type Name = 'load' | 'second' | 'planning' | 'poor' | 'extra' | 'hand' | 'market' | 'sell';

const step = (name: Name, stage: number, ...moves: Move['type'][]): GuideStep => ({
  key: `guide.merchants.${name}`,
  stage,
  moves,
});

/** Commits before a player's first turn: one for each ship. */
const LOADS = 2;

/** The choice with these of the items that it lists under `name`; undefined if it has none of them. */
function only(choice: Choice, name: string, isWorth: (item: string | number) => boolean): Choice | undefined {
  if (!itemsOf(choice, name).some(isWorth)) return undefined;
  return {
    ...choice,
    params: choice.params.map((param) => {
      if (param.name !== name || (param.kind !== 'one' && param.kind !== 'subset')) return param;
      const of = param.of.filter(isWorth);
      return param.kind === 'one' ? { ...param, of } : { ...param, of, max: Math.min(param.max, of.length) };
    }),
  };
}

/** A good is loaded that one can sell oneself, and that is not aboard yet. */
const loading = (guided: GuideStep, { now }: { readonly now: State }, you: number): GuideStep => {
  const { hand, ships } = playerOf(now, you);
  const isWorth = (good: string | number) =>
    hand.some((card) => card === good) && !ships.some((aboard) => aboard === good);
  return {
    ...guided,
    worth: (choice) =>
      itemsOf(choice, 'good').length === 0 ? choice : (only(choice, 'good', isWorth) ?? choice),
  };
};

/** One sells what one's own ships carry, if one can, and covers other goods with it. */
const selling = (guided: GuideStep, { now }: { readonly now: State }, you: number): GuideStep => {
  const { hand, ships } = playerOf(now, you);
  const carried = GOODS.filter((good) => hand.includes(good) && ships.includes(good));
  const isCarried = (good: string | number): boolean =>
    carried.length === 0 || carried.some((one) => one === good);
  return {
    ...guided,
    worth: (choice) => {
      const [good] = itemsOf(choice, 'good');
      if (good === undefined || !isCarried(good)) return undefined;
      return only(choice, 'spaces', (space) => now.market[Number(space)] !== good) ?? choice;
    },
  };
};

const WITH_COINS = step('planning', 3, 'exchange', 'buyShip', 'buy', 'pass');
const WITHOUT_COINS = step('poor', 3, 'exchange', 'pass');
const SALE = step('sell', 6, 'play');

function stepAt(decision: GuidedDecision<State, Move>, you: number): GuideStep | undefined {
  const { now, partial, offered, sent } = decision;
  switch (now.step.phase) {
    case 'loading':
      return loading(sent === 0 ? step('load', 1, 'load') : step('second', 2, 'load'), decision, you);
    case 'planning': {
      if (sent > LOADS) return undefined;
      const canBuy = offered.has('buy') || offered.has('buyShip');
      return loading(canBuy ? WITH_COINS : WITHOUT_COINS, decision, you);
    }
    case 'docks':
    case 'office':
      return step('extra', 3);
    case 'trade':
      if (partial?.type !== 'play') return selling(step('hand', 4, 'play'), decision, you);
      return partial.spaces.length === 0 ? step('market', 5, 'play') : SALE;
    default:
      return undefined;
  }
}

/** Where a sale is typed, it is whole at once. */
const draftedAt = ({ step: { phase } }: State): GuideStep | undefined =>
  phase === 'trade' || phase === 'planning' ? SALE : undefined;

/** A first turn of Merchants: two ships, both halves of the turn, a sale. */
export const guide: Guide<State, Move> = {
  seats: 3,
  seed: 1,
  stages: 6,
  track: [1, 2, 3, 4, 5, 6],
  stepAt,
  draftedAt,
};
