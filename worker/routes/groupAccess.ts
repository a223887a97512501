import type { Context } from 'hono';
import type { Quota } from '../db/people/counters.ts';
import { peopleDatabase } from '../db/database.ts';
import { groupMembers, groupOf } from '../db/people/groups.ts';
import type { Person } from '../db/people/players.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { clientKey } from '../http/guard.ts';
import { groupQuotas, refundQuotas, tryCharge } from '../people/quotas.ts';
import type { OwnGroup } from './groupPage.ts';

/** Who may do what in a group. */

export type Ctx = Context<AppEnv>;

/** The group of the address, if the caller is a member. To others it is not there, whether it is or not. */
export async function ownGroup(c: Ctx): Promise<OwnGroup | Response> {
  const person = c.get('person');
  const id = c.req.param('group') ?? '';
  const group = person === null ? undefined : await groupOf(peopleDatabase(c.env), id, person.playerId);
  return person === null || group === undefined ? problem(c, { code: 'NOT_FOUND' }) : { person, group };
}

/** The member of the group with this id. */
export const memberOf = async (c: Ctx, { group }: OwnGroup, memberId: string) =>
  (await groupMembers(peopleDatabase(c.env), group.id)).find(({ id }) => id === memberId);

/** Does something with the group that its owner may. `work` gives the answer; undefined if what it names is not there. */
export async function asOwner(
  c: Ctx,
  work: (c: Ctx, own: OwnGroup) => Promise<object | undefined>,
  quotas: readonly Quota[] = [],
): Promise<Response> {
  const own = await ownedGroup(c);
  return own instanceof Response ? own : charging(c, own, () => work(c, own), quotas);
}

/** The group of the address, if the caller owns it. */
export async function ownedGroup(c: Ctx): Promise<OwnGroup | Response> {
  const own = await ownGroup(c);
  if (own instanceof Response || own.group.ownerId === own.person.playerId) return own;
  return problem(c, { code: 'NOT_OWNER' });
}

/** Charges a change, and gives it back if there was nothing to do it to. */
export async function charging(
  c: Ctx,
  { person }: OwnGroup,
  work: () => Promise<object | undefined>,
  quotas: readonly Quota[],
): Promise<Response> {
  const [charged, now] = [[...quotasOf(c, person), ...quotas], Date.now()];
  if (!(await tryCharge(c.env, charged, now))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
  const done = await work();
  if (done !== undefined) return c.json(done);
  await refundQuotas(c.env, charged, now);
  return problem(c, { code: 'NOT_FOUND' });
}

export const quotasOf = (c: Ctx, { playerId }: Person) => groupQuotas(playerId, clientKey(c));
