import type { MyGames } from '#shared/protocol/http.ts';
import type { Browser } from '../world/service.ts';
import { runningSeatsOf } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/**
 * Whoever must act finds the game in their list, and nothing else is said to wait for them. Games of a database that fails may
 * be missing, if the list says so.
 */
export async function checkList(
  world: World,
  browser: Browser,
  { games, unreachable }: MyGames,
): Promise<void> {
  const { playerId } = browser;
  if (playerId === undefined) return;
  const rows = await world.faults.resting(() => runningSeatsOf(playerId));
  const expected = rows.filter(({ acting, seat }) => (acting >> seat) & 1).map(({ id }) => id);
  const told = games.filter(({ yourTurn }) => yourTurn).map(({ id }) => id);
  if (unreachable === true && world.faults.haveStruck('unsent', 'crash')) {
    const surplus = told.filter((id) => !expected.includes(id));
    if (surplus.length > 0)
      world.breach('lists', `${playerId} is told ${surplus.join()}, which does not wait`);
    return;
  }
  if (expected.toSorted().join() !== told.toSorted().join())
    world.breach('lists', `${playerId} is told ${told.join() || 'nothing'}, waiting: ${expected.join()}`);
}
