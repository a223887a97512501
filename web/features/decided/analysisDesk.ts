import { createAnalyst, type Analysis, type Analyst } from '#shared/kernel/analysis/analyst.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';

/** A finished game that is to be analysed, with nothing hidden. */
interface FinishedGame {
  readonly game: string;
  readonly rows: readonly Commit[];
  /** Of the chance that rollouts draw. */
  readonly seed: number;
}

/** What the page asks of its worker. */
export interface AnalysisOrder {
  /** Sent once, first. */
  readonly begin?: FinishedGame;
  /** Go on up to so many rollouts in all; 0: rest. */
  readonly until: number;
}

/** What the worker tells the page. */
export type AnalysisNews =
  | {
      readonly kind: 'progress';
      /** Rollouts so far. */
      readonly done: number;
      /** Up to how many it was last told to go. */
      readonly until: number;
      /** Resting: an order has been carried out, or there is nothing left to find out. */
      readonly rests: boolean;
      readonly analysis: Analysis;
    }
  | { readonly kind: 'failed' };

/** A worker's surroundings. */
interface Surroundings {
  rules(game: string): Promise<AnyRules>;
  tell(news: AnalysisNews): void;
  /** Milliseconds. */
  now(): number;
  /** Lets orders in that have come meanwhile. */
  breathe(): Promise<void>;
}

/** After this time (ms) the page is told how far it is, and orders are let in. */
const SLICE = 250;

/** Carries out orders, one analysis in all. */
export function createAnalysisDesk({ rules, tell, now, breathe }: Surroundings) {
  let analyst: Analyst | undefined;
  let done = 0;
  let until = 0;
  let isExhausted = false;
  let isBusy = false;

  const workOn = (it: Analyst): void => {
    const since = now();
    while (done < until && !isExhausted && now() - since < SLICE) {
      if (it.step()) done += 1;
      else isExhausted = true;
    }
  };
  const work = async (it: Analyst): Promise<void> => {
    for (;;) {
      workOn(it);
      const rests = isExhausted || done >= until;
      tell({ kind: 'progress', done, until, rests, analysis: it.report() });
      if (rests) return;
      await breathe();
    }
  };
  return async ({ begin, until: wanted }: AnalysisOrder): Promise<void> => {
    until = wanted;
    if (isBusy) return;
    isBusy = true;
    try {
      if (begin !== undefined) analyst = createAnalyst(await rules(begin.game), begin.rows, begin.seed);
      if (analyst !== undefined) await work(analyst);
    } catch (error) {
      console.error(error);
      tell({ kind: 'failed' });
    }
    isBusy = false;
  };
}

export type AnalysisDesk = ReturnType<typeof createAnalysisDesk>;
