import { games } from '#shared/games/registry.ts';
import { isGameId } from '#shared/games/meta.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { logRows } from '../../worker/support/database.ts';
import { foldRows } from '../../../worker/room/storage/damage.ts';
import type { World } from '../world/world.ts';

/** What a look at a running game shows is what its stored rows say, and one's orders stay. */

/** One look in so many is held against the log. */
export const FOLDED = 4;

export async function checkGameView(
  world: World,
  playerId: string | undefined,
  view: GameView,
): Promise<void> {
  if (view.status !== 'running') return;
  if (view.seq % FOLDED === 0) await checkFold(world, view);
  if (view.you !== null) checkOrders(world, `${view.id} ${view.you} ${playerId}`, view.ordersRevision);
}

async function checkFold(world: World, { id, game, seq, you, state }: GameView): Promise<void> {
  if (!isGameId(game)) return world.breach('views', `no game ${game}`);
  const [rules, rows] = [await games[game](), await world.faults.resting(() => logRows(id))];
  if (rows.length < seq)
    return world.breach('views', `${id}: row ${seq} is shown, the log has ${rows.length}`);
  const then = foldRows(rules, rows.slice(0, seq));
  const expected = seq === 0 ? null : rules.view(then, you ?? 'spectator');
  if (canonicalJson(expected) !== canonicalJson(state))
    world.breach(
      'views',
      `${id} row ${seq}: ${you} sees ${canonicalJson(state)}, not ${canonicalJson(expected)}`,
    );
  return undefined;
}

/** Nobody's orders are those of an earlier moment. */
function checkOrders(world: World, whose: string, revision: number): void {
  const before = world.orders.get(whose) ?? 0;
  if (revision < before) world.breach('views', `${whose}: orders ${revision} after ${before}`);
  world.orders.set(whose, revision);
}
