import type { State as Goa } from '../../shared/games/goa/state.ts';
import type { State as Merchants } from '../../shared/games/merchants/state.ts';
import type { GameId } from '../../shared/games/meta.ts';
import { addressOf } from '../help/topics.ts';
import type { Key } from '../voice.ts';

/** What a newcomer is told about the decision that is open. */
export interface Hint {
  readonly key: Extract<Key, `hint.${string}`>;
  /** Where the rules tell more. */
  readonly more: string;
}

/** Chooses the hint; a method, so that a game's own state is one of `unknown`. */
interface Hinting<State> {
  hint(now: State): Hint | undefined;
}

type Asked<K extends string> =
  Extract<Key, `hint.${K}.${string}`> extends `hint.${K}.${infer Name}` ? Name : never;

/** Where in the rules each decision is explained. */
const GOA: Readonly<Record<Asked<'goa'>, string>> = {
  quickStart: 'quickStart',
  placing: 'placing',
  auction: 'bidding',
  turn: 'turn',
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

const MERCHANTS: Readonly<Record<Asked<'merchants'>, string>> = {
  loading: 'setup',
  planning: 'planning',
  docks: 'card-docks',
  office: 'card-office',
  trade: 'trade',
};

function askedInGoa({ questions: [question], step }: Goa): Asked<'goa'> | undefined {
  if (question !== undefined) return question.ask;
  if (step.phase === 'setup' || step.phase === 'over') return undefined;
  return step.phase === 'turn' && step.acted ? 'acted' : step.phase;
}

const HINTING: { readonly [id in GameId]: Hinting<unknown> } = {
  goa: {
    hint(now: Goa) {
      const asked = askedInGoa(now);
      if (asked === undefined) return undefined;
      return {
        key: `hint.goa.${asked}`,
        more: `${addressOf('goa')}?edition=${now.options.edition}#${GOA[asked]}`,
      };
    },
  },
  merchants: {
    hint({ step: { phase } }: Merchants) {
      if (phase === 'setup' || phase === 'over') return undefined;
      return { key: `hint.merchants.${phase}`, more: `${addressOf('merchants')}#${MERCHANTS[phase]}` };
    },
  },
};

/** The hint for the decision that is open in a state; none where nothing is to be decided. */
export const hintOf = (kind: GameId, now: unknown): Hint | undefined => HINTING[kind].hint(now);
