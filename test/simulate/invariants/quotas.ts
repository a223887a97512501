import { countersOf } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** Nobody is charged for what was refused. */
export async function quotasAreFair(world: World): Promise<void> {
  for (const playerId of new Set(
    world.people.flatMap(({ browsers }) => browsers.map((one) => one.playerId)),
  )) {
    if (playerId === undefined) continue;
    for (const { key, n } of await countersOf(playerId))
      if (/^(?:words|table|calendar|profile) /.test(key) && n > world.charges.most(key))
        world.breach('quotas', `${key}: charged ${n} times for ${world.charges.most(key)} requests`);
  }
}
