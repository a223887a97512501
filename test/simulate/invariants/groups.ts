import type { GroupView } from '#shared/protocol/http.ts';
import { memberIdsOf, newestGroups } from '../world/stored.ts';
import type { World } from '../world/world.ts';

/** What is told to whom: games to those to whom they were opened, groups to their members. */

/** Groups that are looked at each day, the newest. */
const GROUPS_LOOKED_AT = 3;

/** All these games were listed for these people once; `group`: empty for everybody. */
export function checkOpened(
  world: World,
  where: string,
  group: string,
  games: readonly { readonly id: string | null }[],
): void {
  for (const { id } of games)
    if (id !== null && !world.listed.has(`${id} ${group}`))
      world.breach('private', `${where} tells of ${id}, which was not opened to its readers`);
}

/** Only a member reads a group, all its members are there, and no game that was not opened to it. */
export async function checkGroup(
  world: World,
  playerId: string | undefined,
  { id, members, tables, games }: GroupView,
): Promise<void> {
  const stored = await world.faults.resting(() => memberIdsOf(id));
  if (!stored.some((one) => one.playerId === playerId))
    world.breach('groups', `${playerId} is no member of ${id}, and reads it`);
  const told = members.map((member) => member.id).toSorted();
  if (
    told.join() !==
    stored
      .map((member) => member.id)
      .toSorted()
      .join()
  )
    world.breach('groups', `${id} tells of the members ${told.join()}`);
  checkOpened(world, `group ${id}`, id, [...tables, ...games]);
}

/** Whoever knows a group's id and is no member is told that there is none, and members read it. */
export async function groupsAreClosed(world: World): Promise<void> {
  const groups = await newestGroups(GROUPS_LOOKED_AT);
  for (const { id } of groups) {
    const members = await memberIdsOf(id);
    for (const browser of world.people.flatMap(({ browsers }) => browsers)) {
      if (browser.mayBeAnother) continue;
      const { status } = await browser.fetch(`/api/groups/${id}`);
      const isMember = members.some(({ playerId }) => playerId === browser.playerId);
      if (status === 200 && !isMember) world.breach('groups', `${browser.playerId} reads ${id} as no member`);
    }
  }
}
