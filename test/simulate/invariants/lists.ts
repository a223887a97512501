import type { MyGame } from '#shared/protocol/http.ts';
import type { Browser } from '../world/service.ts';
import { runningSeatsOf } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** Whoever must act finds the game in their list, and nothing else is said to wait for them. */
export async function checkList(world: World, browser: Browser, list: readonly MyGame[]): Promise<void> {
  const { playerId } = browser;
  if (playerId === undefined) return;
  const rows = await world.faults.resting(() => runningSeatsOf(playerId));
  const expected = rows.filter(({ acting, seat }) => (acting >> seat) & 1).map(({ id }) => id);
  const told = list.filter(({ yourTurn }) => yourTurn).map(({ id }) => id);
  if (expected.toSorted().join() !== told.toSorted().join())
    world.breach('lists', `${playerId} is told ${told.join() || 'nothing'}, waiting: ${expected.join()}`);
}
