import type { ComponentChildren, VNode } from 'preact';
import { Fragment, isValidElement } from 'preact';
import type * as hooksModule from 'preact/hooks';
import type * as signalsModule from '@preact/signals';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail } from '#shared/kernel/result.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { FAULT, NETWORK } from '../../web/lib/api.ts';
import { errorText } from '../../web/lib/i18n.ts';
import { partOf } from '../../web/lib/requests.ts';
import { AfterPart } from '../../web/features/end/AfterGame.tsx';
import { Fetched } from '../../web/ui/notices.tsx';
import { webGames } from '../../web/games/registry.ts';
import { GameModel } from '../../web/table/game.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { ID } from './support/openGame.ts';
import { GameServer } from './support/server.ts';
import { sitAt } from './support/table.ts';
import { openTab, settled, type Tab } from './support/world.ts';

/** What is shown while something is still to come. */

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
vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useEffect: effect,
}));
vi.mock('@preact/signals', async (actual) => {
  const signals = await actual<typeof signalsModule>();
  return { ...signals, useSignal: (value: unknown) => kept(() => signals.signal(value)) };
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hooks.cells.clear();
});
afterEach(() => vi.useRealTimers());

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

/** A finished game that is opened; `change`: of the view. */
async function finished(change: Partial<GameView> = {}) {
  const { gameUi } = await webGames[VEHICLE].load();
  const server = new GameServer(0);
  const platform: Tab = openTab(server);
  const game = new GameModel(ID, platform);
  await settled();
  const view: GameView = { ...server.view(), status: 'over', ...change };
  const isEndShown = signal(false);
  sitAt({ game, gameUi, view, platform, name: String });
  const draw = () => drawn(() => AfterPart({ isEndShown }));
  return { draw, isEndShown };
}

describe('Over the table of a finished game', () => {
  test('what needs the log is waited for, and the table with it until it has taken long', async () => {
    const { draw, isEndShown } = await finished({ seq: 1_000 });
    expect(draw()).toEqual(['AfterGame', 'LoadingNotice']);
    expect(isEndShown.value).toBe(false);
    isEndShown.value = true;
    expect(draw()).toEqual(['AfterGame']);
  });

  test('all of it is shown at once where the log is there, and the table with it', async () => {
    const { draw, isEndShown } = await finished();
    expect(draw()).toEqual(['AfterGame', 'Ending']);
    expect(isEndShown.value).toBe(true);
  });
});

/** As the promised browsers word a part that did not come, in the order Chromium, Firefox, Safari; and Vite its styles. */
const LOST = [
  'Failed to fetch dynamically imported module: https://carrack.example.com/assets/HelpPage-1.js',
  'error loading dynamically imported module: https://carrack.example.com/assets/HelpPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/HelpPage-1.css',
];

test.each(LOST)(
  'a page that cannot be fetched (%s) is said to be missing, and is shown when it comes',
  async (why) => {
    let isOffline = true;
    const Page = () => null;
    const load = async () => (isOffline ? Promise.reject(new TypeError(why)) : Page);
    const draw = () => drawn(() => Fetched({ load, props: {} }));
    expect(draw()).toEqual(['LoadingNotice']);
    await settled();
    expect(draw()).toEqual(['FailureNotice']);
    isOffline = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(draw()).toEqual(['Page']);
  },
);

test.each(LOST)('what was lost on its way (%s) is told as the network’s', async (why) => {
  expect(await partOf(Promise.reject(new TypeError(why)))).toEqual(fail({ code: NETWORK, status: 0 }));
});

test('an error of the page’s own code is told as such, and its console has it', async () => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('Map.groupBy is not a function');
  expect(await partOf(Promise.reject(fault))).toEqual(fail({ code: FAULT, status: 0 }));
  expect(say.mock.calls).toEqual([[fault]]);
  expect(errorText({ code: FAULT })).toMatch(/on our side/);
});
