import type { ComponentChildren, VNode } from 'preact';
import { Fragment, isValidElement } from 'preact';
import type * as hooksModule from 'preact/hooks';
import type * as signalsModule from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameView, TableQuestion } from '#shared/protocol/http.ts';
import { GameModel } from '../../web/models/game.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { ID } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** What a table waits for before it is drawn, and that it is drawn all the same if that does not come. */

/** The hooks of one component, which is called as a function, again and again. */
const hooks = vi.hoisted(() => ({ cells: new Map<number, unknown>(), at: 0 }));
const kept = vi.hoisted(() => (make: () => unknown): unknown => {
  const cell = hooks.at;
  hooks.at += 1;
  if (!hooks.cells.has(cell)) hooks.cells.set(cell, make());
  return hooks.cells.get(cell);
});
const effect = vi.hoisted(() => (run: () => void, on?: readonly unknown[]): void => {
  const last = kept(() => ({})) as { on?: readonly unknown[] };
  if (last.on !== undefined && on !== undefined && on.every((value, i) => value === last.on?.[i])) return;
  last.on = on ?? [];
  run();
});
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useEffect: effect,
}));
vi.mock('@preact/signals', async (actual) => {
  const signals = await actual<typeof signalsModule>();
  return { ...signals, useSignal: (value: unknown) => kept(() => signals.signal(value)) };
});

beforeEach(() => {
  vi.resetModules(); // a page on which nothing is drawn yet
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hooks.cells.clear();
});
afterEach(() => {
  vi.doUnmock('../../web/components/clock/ClockParts.ts');
  vi.doUnmock('../../web/components/history/SinceParts.tsx');
  vi.useRealTimers();
});

/** The names of the components that one draws itself. */
function drawn(draw: () => ComponentChildren): readonly string[] {
  hooks.at = 0;
  const namesIn = (of: ComponentChildren): string[] => {
    if (Array.isArray(of)) return of.flatMap(namesIn);
    if (!isValidElement(of)) return [];
    const { type, props } = of as VNode<{ readonly children?: ComponentChildren }>;
    return typeof type === 'function' && type !== Fragment ? [type.name] : namesIn(props.children);
  };
  return namesIn(draw());
}

/** A finished game that is opened. */
async function finished(change: Partial<GameView> = {}) {
  const { AfterPart } = await import('../../web/components/after/AfterGame.tsx');
  const { pages } = await import('../../web/games/registry.ts');
  const { interactive } = await import('../../web/interactive.ts');
  const { gameUi: drawing } = await pages[VEHICLE].ui();
  const server = new GameServer(0);
  const world: Tab = openTab(server);
  const game = new GameModel(ID, world);
  await settled();
  const view: GameView = { ...server.view(), status: 'over', ...change };
  const draw = () => drawn(() => AfterPart({ game, drawing, view, world, name: String }));
  const late = (): void => world.timers.find(({ ms }) => ms === 4_000)?.run();
  return { game, draw, late, isTableShown: () => interactive.value };
}

/** Neither score nor table before the four seconds are over, and both then. */
async function expectScoreWhenLate({ draw, late, isTableShown }: Awaited<ReturnType<typeof finished>>) {
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isTableShown()).toBe(false);
  late();
  expect(draw()).toEqual(['AfterGame']);
  await vi.advanceTimersByTimeAsync(100);
  expect(isTableShown()).toBe(true);
}

describe('Over the table of a finished game', () => {
  test('the score is shown after four seconds though what counts it has not come, and the table with it', async () => {
    const its = await finished();
    expect(its.draw()).toEqual(['LoadingNotice']);
    await expectScoreWhenLate(its);
  });

  test('what needs the log is waited for no longer than that, and shown whenever it comes', async () => {
    const its = await finished({ seq: 1_000 });
    its.draw();
    await its.game.loadFullRules();
    expect(its.draw()).toEqual(['AfterGame', 'LoadingNotice']);
    await expectScoreWhenLate(its);
  });

  test('all of it is shown at once where it is there, and the table with it', async () => {
    const { game, draw, isTableShown } = await finished();
    draw();
    await game.loadFullRules();
    await settled();
    expect(draw()).toEqual(['AfterGame', 'Ending']);
    await vi.advanceTimersByTimeAsync(100);
    expect(isTableShown()).toBe(true);
  });

  test('a part that cannot be fetched is said to be missing, and the table is shown', async () => {
    const { Later } = await import('../../web/components/Later.tsx');
    const { interactive } = await import('../../web/interactive.ts');
    const load = async (): Promise<never> => Promise.reject(new Error('offline'));
    const draw = () => drawn(() => Later({ load, props: {}, tells: true }));
    expect(draw()).toEqual(['LoadingNotice']);
    expect(interactive.value).toBe(false);
    await settled();
    expect(draw()).toEqual(['Notice']);
    expect(interactive.value).toBe(true);
  });
});

const QUESTION: TableQuestion = {
  kind: 'end',
  id: 'q',
  by: 1,
  asked: [0],
  agreed: [],
  declined: [],
  lapses: null,
};
const [first, ...others] = new GameServer(0).view().seats;
const seatWith = (more: object) => (first === undefined ? [] : [{ ...first, ...more }, ...others]);
const CLOCK = { settings: null, pausedUntil: null, asleep: false };
const TIMES = { bank: 1, increment: 1, cap: 1, weekendsOff: false };

describe('A table is drawn with', () => {
  /** Which of the parts are there once a table with this news may be drawn. */
  const partsFor = async (change: Partial<GameView>) => {
    const { partsAbove } = await import('../../web/pages/GamePage.tsx');
    const { since } = await import('../../web/pages/GameTable.tsx');
    const { clockParts } = await import('../../web/components/clock/parts.ts');
    await Promise.all(partsAbove({ ...new GameServer(0).view(), ...change }));
    const there = { clock: clockParts() !== undefined, table: since() !== undefined };
    return { ...there, seat: since()?.vacantSeat() !== undefined };
  };
  const [NOTHING, TABLE, SEATS] = [
    { clock: false, table: false, seat: false },
    { clock: false, table: true, seat: false },
    { clock: true, table: false, seat: false },
  ];

  test.each<[string, Partial<GameView>, object]>([
    ['nothing else where there is no news', {}, NOTHING],
    ['the times of its seats', { clock: { ...CLOCK, settings: TIMES } }, SEATS],
    ['that a player was told of their turn', { seats: seatWith({ told: 1 }) }, SEATS],
    ['what it is asked', { question: QUESTION }, TABLE],
    ['that it sleeps', { clock: { ...CLOCK, asleep: true } }, TABLE],
    ['a vacant seat', { seats: seatWith({ vacancy: 'open' }) }, { ...TABLE, seat: true }],
  ])('%s', async (_, change, there) => {
    expect(await partsFor(change)).toEqual(there);
  });

  test('none of it that cannot be fetched: the table is drawn all the same', async () => {
    const offline = (): never => {
      throw new Error('offline');
    };
    vi.doMock('../../web/components/clock/ClockParts.ts', offline);
    vi.doMock('../../web/components/history/SinceParts.tsx', offline);
    const news = { question: QUESTION, seats: seatWith({ told: 1, vacancy: 'open' }) };
    expect(await partsFor(news)).toEqual(NOTHING);
  });

  /** Is the table of a game with a question drawn: now, once its rules are there, and a second later? */
  const isDrawn = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { uiFor } = await import('../../web/pages/GamePage.tsx');
    const rules = Promise.withResolvers<undefined>();
    let ui: unknown;
    const view = { ...new GameServer(0).view(), question: QUESTION };
    void uiFor(view, { loadFullRules: () => rules.promise }).then((it) => void (ui = it));
    const { pages } = await import('../../web/games/registry.ts');
    await pages[VEHICLE].ui();
    await settled();
    const before = ui !== undefined;
    rules.resolve(undefined);
    await settled();
    const withRules = ui !== undefined;
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    return [before, withRules, ui !== undefined];
  };

  test('it as soon as it is there: nothing waits for the rules', async () => {
    const { since } = await import('../../web/pages/GameTable.tsx');
    await since.fetch();
    expect(await isDrawn()).toEqual([true, true, true]);
  });

  test('none of it that never comes: the table is drawn a second after its rules', async () => {
    vi.doMock('../../web/components/history/SinceParts.tsx', () => new Promise(() => undefined));
    expect(await isDrawn()).toEqual([false, false, true]);
  });
});
