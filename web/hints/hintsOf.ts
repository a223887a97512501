import { auctioneerOf } from '../../shared/games/goa/choices/auctions.ts';
import { playerOf, type Auction, type State as Goa, type Turn } from '../../shared/games/goa/state.ts';
import { isRed } from '../../shared/games/goa/things.ts';
import type { State as Merchants } from '../../shared/games/merchants/state.ts';
import type { GameId } from '../../shared/games/meta.ts';
import { addressOf } from '../help/topics.ts';
import type { Key } from '../voice.ts';

/** What a newcomer is told about the decision that is open. */
export interface Hint {
  /** Its words: a line, and below it what whoever opens it reads besides. */
  readonly key: Extract<Key, `hint.${string}`>;
  /** Figures of this game, for the words. */
  readonly values: Readonly<Record<string, number>>;
  /** Where the rules tell more. */
  readonly more: string;
}

/** Chooses the hints; a method, so that a game's own state is one of `unknown`. */
interface Hinting<State> {
  hints(now: State): readonly Hint[];
}

type About<K extends string> =
  Extract<Key, `hint.${K}.${string}`> extends `hint.${K}.${infer Name}` ? Name : never;

/** Where in the rules each is explained. */
const GOA: Readonly<Record<About<'goa'>, string>> = {
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

const MERCHANTS: Readonly<Record<About<'merchants'>, string>> = {
  start: 'goal',
  loading: 'setup',
  planning: 'planning',
  docks: 'card-docks',
  office: 'card-office',
  trade: 'trade',
};

function aboutGoa(now: Goa): readonly About<'goa'>[] {
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
function aboutRound({ phase, round, figures }: Goa): readonly About<'goa'>[] {
  if (round <= 1) return [phase === 'A' ? 'start' : 'phaseB'];
  if (round < figures.rounds) return [];
  return [phase === 'A' ? 'lastOfA' : 'last'];
}

const FLAG = 1;

const aboutAuction = (now: Goa, { seat, marker }: Auction): readonly About<'goa'>[] => [
  ...(marker === FLAG ? (['forFlag'] as const) : []),
  auctioneerOf(now, marker) === seat ? 'auctioneer' : 'auction',
];

function aboutTurn(now: Goa, { seat }: Turn): readonly About<'goa'>[] {
  const hasRed = playerOf(now, seat).tiles.some(({ tile, used }) => isRed(tile) && !used);
  return [...(hasRed ? (['redTile'] as const) : []), 'turn'];
}

const PHASES = 2;

const valuesOf = ({ figures: { rounds, actions, points, gains, extraKept } }: Goa): Hint['values'] => ({
  rounds,
  all: PHASES * rounds,
  actions,
  richest: points.richest,
  extra: gains['bonus.flag']?.extra ?? 0,
  kept: extraKept,
});

const HINTING: { readonly [id in GameId]: Hinting<unknown> } = {
  goa: {
    hints(now: Goa) {
      const values = valuesOf(now);
      const page = `${addressOf('goa')}?edition=${now.options.edition}`;
      return aboutGoa(now).map((about) => ({
        key: `hint.goa.${about}`,
        values,
        more: `${page}#${GOA[about]}`,
      }));
    },
  },
  merchants: {
    hints({ step: { phase }, figures }: Merchants) {
      if (phase === 'setup' || phase === 'over') return [];
      const about = phase === 'loading' ? (['start', phase] as const) : [phase];
      return about.map((one) => ({
        key: `hint.merchants.${one}`,
        values: { bonus: figures.contractBonus },
        more: `${addressOf('merchants')}#${MERCHANTS[one]}`,
      }));
    },
  },
};

/** The hints on the decision that is open in a state, the most particular first; none where nothing is to be decided. */
export const hintsOf = (kind: GameId, now: unknown): readonly Hint[] => HINTING[kind].hints(now);
