import { auctioneerOf, playerOf, type Auction, type State, type Turn } from '#shared/games/goa/state.ts';
import { isRed } from '#shared/games/goa/things.ts';
import { helpAddress } from '../../routes.ts';
import type { Hint, HintName } from '../gameUi.ts';

type About = HintName<'goa'>;

/** Where in the rules each is explained. */
const RULES: Readonly<Record<About, string>> = {
  start: 'first',
  lastOfA: 'phases',
  phaseB: 'scoring',
  last: 'scoring',
  quickStart: 'quickStart',
  flag: 'placing',
  placing: 'placing',
  forFlag: 'flag',
  auction: 'bidding',
  auctioneer: 'bidding',
  turn: 'turn',
  redTile: 'plays',
  acted: 'plays',
  extra: 'extra',
  fill: 'taking',
  spices: 'action-harvest',
  discardPlantation: 'taking',
  either: 'tile-shipsOrColonists',
  resupply: 'tile-resupply',
  mix: 'card-harvestMix',
  favor: 'tile-favor',
  founding: 'action-found',
};

function aboutDecision(now: State): readonly About[] {
  const { step, questions } = now;
  const [question] = questions;
  if (question !== undefined) return [question.ask];
  switch (step.phase) {
    case 'quickStart':
      return ['start', 'quickStart'];
    case 'placing':
      return [...aboutRound(now), now.markers.length === 0 ? 'flag' : 'placing'];
    case 'auction':
      return aboutAuction(now, step);
    case 'turn':
      return step.acted ? ['acted'] : aboutTurn(now, step);
    case 'extra':
      return ['extra'];
    default:
      return [];
  }
}

/** Where a round is the first or the last of its phase. */
function aboutRound({ phase, round, figures }: State): readonly About[] {
  if (round <= 1) return [phase === 'A' ? 'start' : 'phaseB'];
  if (round < figures.rounds) return [];
  return [phase === 'A' ? 'lastOfA' : 'last'];
}

const FLAG = 1;

const aboutAuction = (now: State, { seat, marker }: Auction): readonly About[] => [
  ...(marker === FLAG ? (['forFlag'] as const) : []),
  auctioneerOf(now, marker) === seat ? 'auctioneer' : 'auction',
];

function aboutTurn(now: State, { seat }: Turn): readonly About[] {
  const hasRed = playerOf(now, seat).tiles.some(({ tile, used }) => isRed(tile) && !used);
  return [...(hasRed ? (['redTile'] as const) : []), 'turn'];
}

const PHASES = 2;

const valuesOf = ({ figures: { rounds, actions, points, gains, extraKept } }: State): Hint['values'] => ({
  rounds,
  all: PHASES * rounds,
  actions,
  richest: points.richest,
  extra: gains['bonus.flag']?.extra ?? 0,
  kept: extraKept,
});

/** The hints on the open decision, the most particular first; none where nothing is to be decided. */
export function hintsOf(now: State): readonly Hint[] {
  const values = valuesOf(now);
  const page = `${helpAddress('goa')}?edition=${now.options.edition}`;
  return aboutDecision(now).map((about) => ({
    key: `hint.goa.${about}`,
    values,
    more: `${page}#${RULES[about]}`,
  }));
}
