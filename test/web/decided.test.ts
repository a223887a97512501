import { describe, expect, test, vi } from 'vitest';
import { fail, ok } from '#shared/kernel/result.ts';
import {
  createAnalysisDesk,
  type AnalysisNews,
  type AnalysisOrder,
} from '../../web/features/decided/analysisDesk.ts';
import { DecidedModel, type OpenThread } from '../../web/features/decided/decided.ts';
import { NOTHING_REVEALED, type Exported } from '../../web/features/fairness/index.ts';
import { FAULT, NETWORK } from '../../web/lib/api.ts';
import { playedService } from '../support/savedGame.ts';
import { VEHICLE, rules } from '../support/vehicle.ts';
import { settled } from './support/world.ts';

/** Where a game was decided: what is asked of the worker, and how it carries that out. */

const whole = playedService().export();
const GAME = { game: VEHICLE, rows: whole.rows ?? [], seed: 1 };

/** A worker's desk whose clock goes on by a second with each look, so that a slice of work is one rollout. */
function desk(inTheMidst?: (done: number) => AnalysisOrder | undefined) {
  const told: AnalysisNews[] = [];
  let seconds = 0;
  const order = createAnalysisDesk({
    rules: async () => rules as never,
    tell: (news) => void told.push(news),
    now: () => (seconds += 1) * 200,
    breathe: async () => {
      const next = inTheMidst?.(doneOf(told.at(-1)));
      if (next !== undefined) void order(next);
    },
  });
  return { told, order };
}

const doneOf = (news: AnalysisNews | undefined): number => (news?.kind === 'progress' ? news.done : -1);

describe('the worker', () => {
  test('goes on up to the rollouts asked for, tells how far it is, and then rests', async () => {
    const { told, order } = desk();
    await order({ begin: GAME, until: 4 });
    expect(told.map(doneOf)).toEqual([1, 2, 3, 4]);
    expect(told.map((news) => news.kind === 'progress' && news.rests)).toEqual([false, false, false, true]);
    await order({ until: 6 });
    expect(told.map(doneOf)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('stops when it is told to, and does nothing more', async () => {
    const { told, order } = desk((done) => (done === 2 ? { until: 0 } : undefined));
    await order({ begin: GAME, until: 1_000 });
    expect(told.map(doneOf)).toEqual([1, 2, 2]);
    expect(told.at(-1)).toMatchObject({ rests: true });
  });

  test('finds the same again, however often it was stopped', async () => {
    const [once, again] = [desk(), desk((done) => (done === 2 ? { until: 0 } : undefined))];
    await once.order({ begin: GAME, until: 4 });
    await again.order({ begin: GAME, until: 4 });
    await again.order({ until: 4 });
    expect(again.told.at(-1)).toEqual(once.told.at(-1));
  });

  test('says that it failed where a log cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { told, order } = desk();
    await order({ begin: { ...GAME, rows: [] }, until: 4 });
    expect(told).toEqual([{ kind: 'failed' }]);
  });
});

/** The model with a worker that does nothing by itself. */
function page(exported: Exported = async () => ok(whole)) {
  const sent: AnalysisOrder[] = [];
  let heard: (news: AnalysisNews) => void = () => undefined;
  let failed = (): void => undefined;
  let ended = 0;
  const open: OpenThread = (hear, failing) => {
    heard = hear;
    failed = failing;
    return { send: (order) => void sent.push(order), end: () => void (ended += 1) };
  };
  const model = new DecidedModel({ exported, open, budget: 10 });
  return {
    model,
    sent,
    tell: (done: number, until = 10) =>
      heard({ kind: 'progress', done, until, rests: done >= until, analysis }),
    heard: (news: AnalysisNews) => heard(news),
    failed: () => failed(),
    ended: () => ended,
  };
}

const analysis = { start: [], decisions: [], moments: [] };

describe('the page', () => {
  test('gives the worker the whole log, and the same seed for the same game', async () => {
    const [one, other] = [page(), page()];
    await one.model.begin();
    await other.model.begin();
    expect(one.sent).toEqual([{ begin: { ...GAME, seed: expect.any(Number) as number }, until: 10 }]);
    expect(other.sent).toEqual(one.sent);
  });

  test('shows what is found, keeps it when it is stopped, and goes on to where it would have come', async () => {
    const { model, sent, tell } = page();
    await model.begin();
    tell(3);
    expect(model.work.value).toEqual({ kind: 'working', done: 3, until: 10, analysis });
    model.stop();
    tell(4, 0);
    expect(model.work.value).toEqual({ kind: 'resting', done: 4, until: 10, analysis });
    await model.goOn();
    tell(10);
    await model.goOn();
    expect(sent.slice(1)).toEqual([{ until: 0 }, { until: 10 }, { until: 20 }]);
    expect(model.work.value).toMatchObject({ kind: 'working', done: 10, until: 20 });
  });

  test('goes on where the worker says only then that it has stopped', async () => {
    const { model, tell } = page();
    await model.begin();
    tell(3);
    model.stop();
    await model.goOn();
    tell(4, 0);
    expect(model.work.value).toMatchObject({ kind: 'working', done: 4, until: 10 });
    tell(10);
    expect(model.work.value.kind).toBe('resting');
  });

  test('ends the worker when it is left, also while the log is on its way', async () => {
    const { model, sent, ended } = page();
    await model.begin();
    model[Symbol.dispose]();
    expect(ended()).toBe(1);
    const late = page();
    const asked = late.model.begin();
    late.model[Symbol.dispose]();
    await asked;
    expect([sent.length, late.sent.length]).toEqual([1, 0]);
  });

  test('says why there is nothing to find, and begins anew when it is asked to', async () => {
    const lost = page(async () => fail({ code: NETWORK, status: 0 }));
    await lost.model.begin();
    expect(lost.model.work.value.failure?.code).toBe(NETWORK);
    const { rows: _, ...secret } = whole;
    const hidden = page(async () => ok(secret));
    await hidden.model.begin();
    expect(hidden.model.work.value.failure?.code).toBe(NOTHING_REVEALED);
    const broken = page();
    await broken.model.begin();
    broken.heard({ kind: 'failed' });
    expect(broken.model.work.value).toMatchObject({ kind: 'failed', failure: { code: FAULT } });
    await broken.model.goOn();
    await settled();
    expect(broken.sent.filter(({ begin }) => begin !== undefined)).toHaveLength(2);
    broken.failed();
    expect(broken.model.work.value.failure?.code).toBe(NETWORK);
  });
});
