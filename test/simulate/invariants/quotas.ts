import { countersOf } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** Nobody is charged for what was refused. */
export async function quotasAreFair(world: World): Promise<void> {
  for (const playerId of new Set(
    world.people.flatMap(({ browsers }) => browsers.map((one) => one.playerId)),
  )) {
    if (playerId === undefined) continue;
    for (const { key, n } of await countersOf(playerId))
      if (
        /^(?:words|table|calendar|profile|group of|listing of|join of) /.test(key) &&
        n > world.charges.most(key) + asNobody(key)
      )
        world.breach('quotas', `${key}: charged ${n} times for ${world.charges.most(key)} requests`);
  }
}

/** Whoever joins a group without a session becomes a player by it, and is charged for that. */
const asNobody = (key: string): number => (key.startsWith('group of ') ? 1 : 0);
