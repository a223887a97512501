import type { GroupCall, GroupView } from '#shared/protocol/http.ts';
import { GROUP_HOOK, type KeptCall } from '../world/network.ts';
import { gamesOf, groupNewsNow, groupWithHook, memberIdsOf, newestGroups } from '../world/stored.ts';
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

const KEYS = 'at,games,id,kind,player,text,version';

/** The call of a group's webhook: it has one, what it says is true and of members only, and it says each thing once. A test says nothing. */
export async function checkGroupCall(world: World, call: KeptCall): Promise<void> {
  const { url, id: told, body } = call;
  const breach = (what: string): void => world.breach('group calls', `${told}: ${what}`);
  const [groupId = '', kind, subject = ''] = told.split('-');
  if (kind === undefined) return;
  const isLate = world.faults.haveStruck('lateWrite'); // the database may be another than when it was called
  const [group] = await groupWithHook(groupId);
  if (isLate) return;
  if (group === undefined || url !== GROUP_HOOK + groupId) return breach(`${url} is not its webhook`);
  const members = await memberIdsOf(groupId);
  const json = JSON.parse(body) as GroupCall & { readonly content?: string };
  const text = json.content ?? json.text;
  if (group.shape === 'json') {
    const { version, id, at, player, games } = json;
    const isRight =
      version === 1 && id === told && json.kind === kind && at === call.at && games.length === 0;
    if (!isRight || player !== group.name || Object.keys(json).toSorted().join() !== KEYS) breach(body);
  }
  const names = new Set(members.map(({ name }) => name));
  const said = text.replace(group.name, '').match(/Person-\d+-\d+/g) ?? [];
  for (const name of said) if (!names.has(name)) breach(`names ${name}, who is no member: ${text}`);
  for (const id of [...world.players.keys(), '@people.example']) if (body.includes(id)) breach(`tells ${id}`);
  if (!(await isTrue(groupId, kind, subject))) breach(`is not true: ${text}`);
  checkOnce(world, told, kind === 'tableOpened' ? (world.listed.get(`${subject} ${groupId}`) ?? 0) : 1);
}

async function isTrue(groupId: string, kind: string, subject: string): Promise<boolean> {
  if (kind === 'memberJoined') return (await memberIdsOf(groupId)).some(({ id }) => id === subject);
  const [game] = await gamesOf([subject]);
  if (game?.listing?.group !== groupId) return false;
  if (kind === 'tableOpened') return game.status === 'open' && game.listing.ended === undefined;
  return kind === 'gameBegan' ? game.status !== 'open' : game.status === 'over';
}

/** A call of which nobody may have noted that it was made is made again. */
function checkOnce(world: World, told: string, most: number): void {
  const { toldGroups } = world.outbox;
  const before = toldGroups.get(told) ?? 0;
  if (before >= most) world.breach('group calls', `${told}: ${before + 1} times`);
  const isNoted = !world.faults.haveStruck('unsent', 'unanswered', 'crash');
  if (isNoted) toldGroups.set(told, before + 1);
}

/** A group's webhook is told within this time, or not at all (ms): the calls may have failed for a day, and the alarm may be lost. */
const TOLD_WITHIN = 36 * 3_600_000;

export async function groupNewsIsTold(world: World): Promise<void> {
  for (const { groupId, kind, subject, at } of await groupNewsNow())
    if (at < world.now - TOLD_WITHIN)
      world.breach('group calls', `${groupId}-${kind}-${subject} waits since ${new Date(at).toISOString()}`);
}
