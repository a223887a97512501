import { auctioneerOf, type State } from '#shared/games/goa/state.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { boundsOf } from '#shared/kernel/listed.ts';
import type { Guide, GuidedDecision, GuideStep } from '../../lib/guide.ts';

type Name =
  | 'place'
  | 'flag'
  | 'bid'
  | 'sell'
  | 'answer'
  | 'ships'
  | 'progress'
  | 'expedition'
  | 'taxes'
  | 'acted';

const step = (name: Name, stage: number, ...moves: Move['type'][]): GuideStep => ({
  key: `guide.goa.${name}`,
  stage,
  moves,
});

/** What a lot is worth in the first round, of ten ducats: more than this is paid with the next ones. */
const WORTH = { flag: 4, tile: 6 } as const;

/** A step whose bids are not above what the lot is worth. */
const bidding = (name: Name, stage: number, most: number): GuideStep => ({
  ...step(name, stage, 'bid', 'pass'),
  worth: ({ type, params }) => {
    const least = boundsOf({ params }, 'amount').min;
    if (type !== 'bid') return { type, params };
    if (least > most) return undefined;
    return {
      type,
      params: params.map((param) =>
        param.kind === 'range' ? { ...param, max: Math.min(param.max, most) } : param,
      ),
    };
  },
});

/** The marker on the flag: its auction comes first. */
const FLAG = 1;

/** Stages before the actions. */
const BEFORE = 3;

const ACTIONS = [
  step('ships', 4, 'buildShips', 'endTurn'),
  step('progress', 5, 'progress', 'endTurn'),
  step('taxes', 6, 'taxes', 'endTurn'),
] as const;
const WITHOUT_SPICES = step('expedition', 5, 'expedition', 'endTurn');

function stepAt({ now, offered }: GuidedDecision<State, Move>, you: number): GuideStep | undefined {
  const { step: at, round, phase, questions } = now;
  if (round > 1 || phase === 'B') return undefined;
  if (questions.length > 0) return step('answer', 1);
  switch (at.phase) {
    case 'placing':
      return step('place', 1, 'placeMarker');
    case 'auction':
      if (at.marker === FLAG) return bidding('flag', 2, WORTH.flag);
      return auctioneerOf(now, at.marker) === you
        ? step('sell', 3, 'buy', 'pass')
        : bidding('bid', 3, WORTH.tile);
    case 'turn': {
      if (at.action === 'extra') return undefined;
      if (at.acted) return step('acted', at.action + BEFORE);
      return at.action === 2 && !offered.has('progress') ? WITHOUT_SPICES : ACTIONS[at.action - 1];
    }
    default:
      return undefined;
  }
}

/**
 * A first round of Goa: a marker, the auctions of the flag and of the tiles, three actions. Another player places the flag.
 * A player who has spent their ducats on the flag may not be asked about a tile.
 */
export const guide: Guide<State, Move> = {
  seats: 3,
  seed: 1,
  stages: 6,
  track: [0, 1, 3, 6, 10],
  stepAt,
};
