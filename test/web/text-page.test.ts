import type * as signalsModule from '@preact/signals';
import { isValidElement, type ComponentChildren, type VNode } from 'preact';
import type * as hooksModule from 'preact/hooks';
import { expect, test, vi } from 'vitest';
import type { GameView } from '#shared/protocol/http.ts';
import { webGames } from '../../web/games/registry.ts';
import { TextPage } from '../../web/features/text-mode/TextPage.tsx';
import { OrdersCommands, takesOrders } from '../../web/features/text-mode/TextOrders.tsx';
import type { GuideModel } from '../../web/lib/guide.ts';
import type { Platform } from '../../web/lib/platform.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { myTurn } from './support/openGame.ts';
import { sitAt } from './support/table.ts';

// The page is called as a function, without a browser.
vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useEffect: () => undefined,
}));
vi.mock('@preact/signals', async (actual) => {
  const signals = await actual<typeof signalsModule>();
  return { ...signals, useSignal: signals.signal };
});

const partsOf = (page: VNode<{ readonly children?: ComponentChildren }>): readonly VNode[] =>
  [page.props.children].flat().filter(isValidElement);

test('In text mode the part with orders is another one for each seat, and for a spectator', async () => {
  const { game, tab: platform } = await myTurn();
  const { gameUi } = await webGames[VEHICLE].load();
  const { value: view } = game.view;
  if (view === undefined) throw new Error('the game is not there');
  const keyOfNow = (you: 0 | 1 | null): unknown => {
    sitAt({ game, gameUi, view: { ...view, you }, platform, name: String });
    const page = TextPage();
    const now = partsOf(page).find(({ type }) => typeof type === 'function' && type.name === 'Now');
    if (now === undefined) throw new Error('the page has no such part');
    return now.key;
  };
  expect(new Set([keyOfNow(null), keyOfNow(0), keyOfNow(1)]).size).toBe(3);
});

test('Orders are for the players of a table, not for spectators and not where a first round is guided', async () => {
  const { game, tab } = await myTurn();
  const { value: view } = game.view;
  if (view === undefined) throw new Error('the game is not there');
  /** May they be given, and does the help list how they are typed? */
  const told = (at: GameView, platform: Platform): readonly boolean[] => {
    sitAt({ view: at, platform });
    return [takesOrders(at, platform), OrdersCommands({ ui: undefined, local: String }) !== null];
  };
  expect(told(view, tab)).toEqual([true, true]);
  expect(told({ ...view, you: null }, tab)).toEqual([false, false]);
  expect(told({ ...view, status: 'over' }, tab)).toEqual([false, false]);
  expect(told(view, { ...tab, guide: {} as GuideModel })).toEqual([false, false]);
});
