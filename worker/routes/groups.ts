import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  ChangeGroup,
  GroupsQuery,
  NewGroup,
  NewGroupReport,
  type CreatedGroup,
  type Groups,
} from '#shared/protocol/http.ts';
import { peopleDatabase } from '../db/database.ts';
import {
  deleteGroup,
  groupsOf,
  insertGroup,
  leaveGroup,
  removeMember,
  updateGroup,
} from '../db/people/groups.ts';
import type { Person } from '../db/people/players.ts';
import type { GroupRow } from '../db/schema.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { newId } from '../lib/ids.ts';
import { roomOf } from '../lib/objects.ts';
import { refundQuotas, tryCharge } from '../people/quotas.ts';
import { callerOf } from '../people/session.ts';
import { asOwner, memberOf, ownGroup, quotasOf, type Ctx } from './groupAccess.ts';
import { groupPage } from './groupPage.ts';
import { playerPage, storeReport } from './people.ts';
import { GameParam, respond, validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Groups: whoever is not a member is told nothing. */

export const groupRoutes = new Hono<AppEnv>()
  .get(
    '/',
    describeRoute(
      routeDoc('getGroups', 'The caller’s groups', {
        description: 'By name. With `game`, those to which that game was opened.',
        answers: { 200: 'Groups' },
        refuses: ['NO_SESSION'],
      }),
    ),
    validate('query', GroupsQuery),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      const found = await groupsOf(peopleDatabase(c.env), person.playerId, c.req.valid('query').game);
      const groups = found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      return c.json({ groups } satisfies Groups);
    },
  )
  .post(
    '/',
    describeRoute(
      routeDoc('createGroup', 'Make a group', {
        answers: { 201: 'CreatedGroup' },
        refuses: ['NO_SESSION', 'GROUPS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', NewGroup),
    async (c) => {
      const person = c.get('person');
      if (person === null) return problem(c, { code: 'NO_SESSION' });
      return createGroup(c, person, c.req.valid('json').name);
    },
  )
  .get(
    '/:group',
    describeRoute(
      routeDoc('getGroup', 'A group of the caller’s', {
        description: 'Its members, tables that they may join, and its newest games.',
        answers: { 200: 'GroupView' },
        refuses: ['NOT_FOUND'],
      }),
    ),
    async (c) => {
      const found = await ownGroup(c);
      return found instanceof Response ? found : c.json(await groupPage(c.env, found));
    },
  )
  .patch(
    '/:group',
    describeRoute(
      routeDoc('changeGroup', 'Change a group', {
        description:
          'Its owner: the name, the link to join, a new season, another member as owner. All of it is done, or nothing.',
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', ChangeGroup),
    async (c) => {
      const change = c.req.valid('json');
      return asOwner(c, ({ env }, { group }) => changeGroup(env, group, change));
    },
  )
  .delete(
    '/:group',
    describeRoute(
      routeDoc('deleteGroup', 'End a group', {
        description: 'Its owner. Its games stay.',
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'CHANGES_EXHAUSTED'],
      }),
    ),
    async (c) =>
      asOwner(c, async ({ env }, { group }) => {
        await deleteGroup(peopleDatabase(env), group);
        return {};
      }),
  )
  .delete(
    '/:group/members/:member',
    describeRoute(
      routeDoc('removeMember', 'Leave a group, or remove somebody from it', {
        description:
          'A member leaves. The owner may remove others; then the link to join is a new one. The group of an owner who leaves goes to the member who joined first.',
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'CHANGES_EXHAUSTED'],
      }),
    ),
    async (c) => leaveOrRemove(c, c.req.param('member')),
  )
  .get(
    '/:group/members/:member/player',
    describeRoute(
      routeDoc('getMemberPage', 'A player’s page: who a member is', {
        description: 'For the members of the group. It tells what it tells at a table (`getPlayerPage`).',
        answers: { 200: 'PlayerProfile' },
        refuses: ['NOT_FOUND', 'PAGE_HIDDEN'],
      }),
    ),
    async (c) => {
      const own = await ownGroup(c);
      if (own instanceof Response) return own;
      const member = await memberOf(c, own, c.req.param('member'));
      if (member === undefined) return problem(c, { code: 'NOT_FOUND' });
      const page = await playerPage(c.env, member, own.person.playerId);
      return page === undefined ? problem(c, { code: 'PAGE_HIDDEN' }) : c.json(page);
    },
  )
  .delete(
    '/:group/games/:id',
    describeRoute(
      routeDoc('removeGroupGame', 'Take a game out of a group', {
        description:
          'The owner of the group, or the host of the game. An open table is closed to the group; who has joined stays.',
        refuses: ['NOT_FOUND', 'NOT_OWNER', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('param', GameParam),
    async (c) => {
      const own = await ownGroup(c);
      if (own instanceof Response) return own;
      const { person, group } = own;
      const of = { group: group.id, isOwner: group.ownerId === person.playerId };
      return respond(c, roomOf(c.env, c.req.valid('param').id).takeOutOfGroup(callerOf(c), of));
    },
  )
  .post(
    '/:group/report',
    describeRoute(
      routeDoc('reportInGroup', 'Report a group or a member to the operator', {
        description: 'A member. Nobody in the group is told.',
        answers: { 201: 'Done' },
        refuses: ['NOT_FOUND', 'REPORTS_EXHAUSTED'],
      }),
    ),
    validate('json', NewGroupReport),
    async (c) => {
      const own = await ownGroup(c);
      if (own instanceof Response) return own;
      const { member, text } = c.req.valid('json');
      if (member !== undefined && (await memberOf(c, own, member)) === undefined)
        return problem(c, { code: 'NOT_FOUND' });
      const about = { gameId: '', seat: null, groupId: own.group.id, member: member ?? null };
      return storeReport(c, own.person.playerId, { ...about, text });
    },
  );

async function createGroup(c: Ctx, person: Person, name: string): Promise<Response> {
  const now = Date.now();
  const quotas = quotasOf(c, person);
  if (!(await tryCharge(c.env, quotas, now))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
  const group = {
    id: newId(),
    name,
    ownerId: person.playerId,
    link: newId(),
    seasons: [now],
    createdAt: now,
  };
  if (await insertGroup(peopleDatabase(c.env), group, newId()))
    return c.json({ id: group.id } satisfies CreatedGroup, 201);
  await refundQuotas(c.env, quotas, now);
  return problem(c, { code: 'GROUPS_EXHAUSTED' });
}

/** Seasons that are remembered. */
const SEASONS_KEPT = 20;

async function changeGroup(env: Env, group: GroupRow, { name, link, season, owner }: ChangeGroup) {
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(link === undefined ? {} : { link: link === 'new' ? newId() : null }),
    ...(season === undefined ? {} : { seasons: [...group.seasons, Date.now()].slice(-SEASONS_KEPT) }),
    ...(owner === undefined ? {} : { owner }),
  };
  return (await updateGroup(peopleDatabase(env), group, change)) ? {} : undefined;
}

/** Who comes with the link by which the removed member came is not let in again: there is a new one. */
async function leaveOrRemove(c: Ctx, memberId: string): Promise<Response> {
  const own = await ownGroup(c);
  if (own instanceof Response) return own;
  const db = peopleDatabase(c.env);
  const { person, group } = own;
  const member = await memberOf(c, own, memberId);
  if (member?.playerId !== person.playerId)
    return asOwner(c, async () => ((await removeMember(db, group, memberId, newId())) ? {} : undefined));
  await leaveGroup(db, group.id, person.playerId);
  return c.json({});
}
