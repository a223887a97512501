import type * as signalsModule from '@preact/signals';
import type * as hooksModule from 'preact/hooks';
import type * as requestsModule from '../../web/lib/requests.ts';
import { expect, test, vi } from 'vitest';
import { TrialPage } from '../../web/features/trial/TrialPage.tsx';
import { webGames } from '../../web/games/registry.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { myTurn } from './support/openGame.ts';
import { sitAt } from './support/table.ts';

const hooks = vi.hoisted(() => ({ kept: undefined as unknown, asked: [] as string[] }));

// The page is called as a function, without a browser: it keeps what its state began with.
vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));
vi.mock('preact/hooks', async (actual) => ({
  ...(await actual<typeof hooksModule>()),
  useState: (initial: unknown) => [(hooks.kept ??= initial)],
  useMemo: (make: () => unknown) => make(),
}));
vi.mock('@preact/signals', async (actual) => {
  const signals = await actual<typeof signalsModule>();
  return { ...signals, useSignal: signals.signal };
});
vi.mock('../../web/lib/requests.ts', async (actual) => ({
  ...(await actual<typeof requestsModule>()),
  useAnswer: (about: string) => {
    hooks.asked.push(about);
    return { value: {} };
  },
}));

test('a trial goes on from the row where it began, also if its address follows the game’s last row', async () => {
  const { server, game, tab: platform } = await myTurn();
  const { gameUi } = await webGames[VEHICLE].load();
  const view = server.view();
  sitAt({ game, gameUi, view, platform, name: String });
  for (const at of [3, 4]) TrialPage({ at, leave: () => undefined });
  expect(hooks.asked).toEqual([`${view.id} 3`, `${view.id} 3`]);
});
