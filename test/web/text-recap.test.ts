import { expect, test, vi } from 'vitest';
import { t } from '../../web/lib/i18n.ts';
import { namesOf } from '../../web/ui/names.tsx';
import { TextRecap } from '../../web/features/text-mode/TextCommands.tsx';
import { webGames } from '../../web/games/registry.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { tagsIn } from './support/drawn.ts';
import { open } from './support/openGame.ts';
import { sitAt } from './support/table.ts';
import { GameServer } from './support/server.ts';

/** The recap that is asked for in text mode. */

// It is called as a function, without a browser.
vi.mock('../../web/table/context.tsx', () => import('./support/table.ts'));

/** The texts of the recap after seat 0 has moved, its orders have perhaps answered, and seat 1 has passed. */
async function toldAfter(orders: boolean): Promise<readonly string[]> {
  const server = new GameServer(0);
  server.playUntilTurnOf(0);
  server.play(0, { type: 'pass' });
  const after = server.seq;
  if (orders) server.tryToPlay(0, [{ type: 'draw' }], 'order');
  else server.play(0, { type: 'draw' });
  server.play(1, { type: 'pass' });
  const { game } = await open(server);
  const { gameUi } = await webGames[VEHICLE].load();
  const view = game.view.peek();
  if (view === undefined) throw new Error('the game is not there');
  const from = orders ? after : after + 1;
  sitAt({ game, gameUi, view, name: namesOf(view) });
  return tagsIn(TextRecap({ after: from })).map(({ text }) => text);
}

test('the recap of text mode tells what the player’s own orders answered, and does not call that nothing', async () => {
  const told = await toldAfter(true);
  expect(told).toContain(t('page.orders.did'));
  expect(told).not.toContain(t('page.since.untouched'));
});

test('the recap of text mode says so if nothing affected the player', async () => {
  const told = await toldAfter(false);
  expect(told).toContain(t('page.since.untouched'));
  expect(told).not.toContain(t('page.orders.did'));
});
