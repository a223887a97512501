import { createModel, effect, signal } from '@preact/signals';
import type { Analysis } from '#shared/kernel/analysis/analyst.ts';
import { FAULT, NETWORK, type ApiFailure } from '../../lib/api.ts';
import { NOTHING_REVEALED, type Exported } from '../fairness/index.ts';
import type { AnalysisNews, AnalysisOrder } from './analysisDesk.ts';

/** The worker, as the page sees it. */
interface AnalysisThread {
  send(order: AnalysisOrder): void;
  /** At once, whatever it is doing. */
  end(): void;
}

/** Opens a worker. `failed`: its script could not be had. */
export type OpenThread = (heard: (news: AnalysisNews) => void, failed: () => void) => AnalysisThread;

export const openWorker: OpenThread = (heard, failed) => {
  const worker = new Worker(new URL('./analysisWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisNews>) => heard(data));
  worker.addEventListener('error', failed);
  return { send: (order) => worker.postMessage(order, []), end: () => worker.terminate() };
};

/** The state of an analysis. */
export interface AnalysisWork {
  readonly kind: 'working' | 'resting' | 'failed';
  /** Rollouts so far, and how many there will be. */
  readonly done: number;
  readonly until: number;
  /** Undefined until there are first figures. */
  readonly analysis?: Analysis;
  readonly failure?: ApiFailure;
}

interface Setting {
  readonly exported: Exported;
  readonly open: OpenThread;
  /** Rollouts at a time. */
  readonly budget: number;
}

/** A whole number for a text, so that everybody who looks at a game finds the same. */
const seedOf = (text: string): number =>
  Array.from(text).reduce((seed, char) => (Math.imul(seed, 31) + char.charCodeAt(0)) | 0, 7);

/** The analysis of a finished game, in a worker of its own. It ends with the model. */
export const DecidedModel = createModel(({ exported, open, budget }: Setting) => {
  const work = signal<AnalysisWork>({ kind: 'resting', done: 0, until: budget });
  let thread: AnalysisThread | undefined;
  let asked = 0;

  const fail = (failure: ApiFailure): void => {
    thread?.end();
    thread = undefined;
    work.value = { ...work.peek(), kind: 'failed', failure };
  };
  const heard = (news: AnalysisNews): void => {
    if (news.kind === 'failed') return fail({ code: FAULT, status: 0 });
    const { done, rests, analysis } = news;
    const { kind, until } = work.peek();
    const hasStopped = rests && news.until === until; // else it has not heard yet that it goes on
    work.value = { kind: hasStopped ? 'resting' : kind, done, until, analysis };
  };
  const begin = async (): Promise<void> => {
    work.value = { kind: 'working', done: 0, until: budget };
    const own = (asked += 1);
    const whole = await exported();
    if (own !== asked) return;
    if (!whole.ok) return fail(whole.failure);
    const { game, rows, commitment } = whole.value;
    if (rows === undefined) return fail({ code: NOTHING_REVEALED, status: 0 });
    thread = open(heard, () => fail({ code: NETWORK, status: 0 }));
    const { kind, until } = work.peek();
    thread.send({
      begin: { game, rows, seed: seedOf(commitment.seedHash) },
      until: kind === 'working' ? until : 0,
    });
  };
  effect(() => () => {
    asked = 0;
    thread?.end();
  });
  return {
    work,
    begin,
    /** Keeps what has been found. */
    stop: () => {
      work.value = { ...work.peek(), kind: 'resting' };
      thread?.send({ until: 0 });
    },
    /** Goes on to the end of the budget, or with another one. */
    goOn: async (): Promise<void> => {
      const { done, kind } = work.peek();
      if (thread === undefined || kind === 'failed') return begin();
      const until = (Math.floor(done / budget) + 1) * budget;
      work.value = { ...work.peek(), kind: 'working', until };
      thread.send({ until });
    },
  };
});
