import type { CreatedGroup, GroupView, Groups, JoinedTable } from '#shared/protocol/http.ts';
import { onceIn } from '../world/chance.ts';
import { GROUP_HOOK } from '../world/network.ts';
import { onceReachable, UNLESS_REACHABLE } from './channels.ts';
import { hexOf, isKnown, type Act, type Scene } from './scene.ts';
import { isFree } from './seating.ts';

/** Acts in groups: founding, joining, leaving, what an owner does, and tables for the group. */

const found: Act = {
  name: 'found group',
  often: (scene) => (isKnown(scene) && !scene.person.habits.lurks ? 2 : 0),
  may: 'GROUPS_EXHAUSTED CHANGES_EXHAUSTED',
  do: async (scene) => {
    const { body } = await scene.post<CreatedGroup>('/api/groups', { name: `Club of ${scene.person.name}` });
    if (body !== undefined) await readGroup(scene, body.id);
  },
};

/** Whom an owner gives the link at once. */
const FRIENDS = 3;

/** Reads a group. Its owner gives its link to some others. */
async function readGroup(scene: Scene, id: string): Promise<GroupView | undefined> {
  const { body } = await scene.ask<GroupView>('GET', `/api/groups/${id}`);
  if (body?.link != null) for (const friend of friendsOf(scene)) friend.groupLinks.push(body.link);
  return body;
}

const friendsOf = ({ world, person, stream }: Scene) =>
  stream.shuffle(world.people.filter((other) => other !== person)).slice(0, FRIENDS);

/** One of their own groups. */
async function ownGroup(scene: Scene): Promise<GroupView | undefined> {
  const { body } = await scene.ask<Groups>('GET', '/api/groups');
  const [one] = scene.stream.shuffle(body?.groups ?? []);
  return one && readGroup(scene, one.id);
}

const joinGroup: Act = {
  name: 'join group',
  often: ({ person, view }) => (view === undefined && person.groupLinks.length > 0 ? 10 : 0),
  may: 'LINK_INVALID GROUP_FULL GROUPS_EXHAUSTED CHANGES_EXHAUSTED',
  repeats: true,
  do: async (scene) => {
    const { person } = scene;
    const [path = '', token = ''] = person.groupLinks.shift()?.split('#') ?? [];
    await scene.post(`/api${path}/look`, { token });
    if (onceIn(scene.stream, 5)) return;
    await scene.post(`/api${path}/join`, { token, name: person.name, entropy: hexOf(scene) });
  },
};

const tend: Act = {
  name: 'tend group',
  often: (scene) => (isKnown(scene) ? 2 : 0),
  may: 'NOT_FOUND NOT_OWNER GAME_NOT_FOUND PAGE_HIDDEN CHANGES_EXHAUSTED REPORTS_EXHAUSTED',
  do: async (scene) => {
    const group = await ownGroup(scene);
    if (group === undefined) return;
    const { stream } = scene;
    const path = `/api/groups/${group.id}`;
    const member = onceIn(stream, 6) ? 'nobody' : stream.pick(group.members).id;
    const self = group.members.find(({ you }) => you)?.id ?? '';
    const tasks: readonly (readonly [method: string, path: string, json?: object])[] = [
      ['PATCH', path, { link: 'new' }],
      ['PATCH', path, { link: 'closed' }],
      ['PATCH', path, { season: 'new' }],
      ['PATCH', path, { owner: member }],
      ['PATCH', path, { name: `Friends of ${scene.person.name}` }],
      ['GET', `${path}/members/${member}/player`],
      ['POST', `${path}/report`, { member, text: 'A rude name' }],
      [
        'DELETE',
        `${path}/games/${stream.pick([...group.tables, ...group.games, { id: 'a222222222222222' }]).id}`,
      ],
      ['DELETE', `${path}/members/${member}`],
      ['DELETE', `${path}/members/${self}`],
      ['DELETE', path],
      [
        'PUT',
        `${path}/webhook`,
        { url: GROUP_HOOK + group.id, shape: stream.pick(['json', 'discord', 'slack']) },
      ],
      ['POST', `${path}/webhook/test`, {}],
      ['DELETE', `${path}/webhook`],
    ];
    await scene.ask(...stream.pick(tasks));
  },
};

const listForGroup: Act = {
  name: 'list for group',
  often: ({ view }) => (view?.status === 'open' && view.host ? 5 : 0),
  may: `${UNLESS_REACHABLE} LISTINGS_EXHAUSTED`,
  do: async (scene) => {
    const group = await ownGroup(scene);
    if (group === undefined) return;
    const each = onceIn(scene.stream, 3) ? {} : { accepts: 'each' };
    const terms = { group: group.id, ...each };
    await onceReachable(scene, () => scene.post(`${scene.path}/listing`, terms));
  },
};

const joinInGroup: Act = {
  name: 'join in group',
  often: (scene) => (isKnown(scene) && isFree(scene) ? 25 : 0),
  may: `${UNLESS_REACHABLE} NOT_LISTED JOIN_REFUSED REMOVED SEAT_TAKEN REQUESTS_EXHAUSTED`,
  do: async (scene) => {
    const [table] = scene.stream.shuffle((await ownGroup(scene))?.tables ?? []);
    if (table === undefined) return;
    const json = { name: scene.person.name, entropy: hexOf(scene) };
    await onceReachable(scene, () => scene.post<JoinedTable>(`/api/games/${table.id}/join`, json));
  },
};

export const GROUPS: readonly Act[] = [found, joinGroup, tend, listForGroup, joinInGroup];
