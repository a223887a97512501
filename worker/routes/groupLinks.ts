import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { GroupLink, JoinGroup, MEMBERS_AT_MOST, type GroupOffer } from '#shared/protocol/http.ts';
import { peopleDatabase } from '../db/database.ts';
import { groupOffered, insertMember } from '../db/people/groups.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { guestIdOf, newId } from '../lib/ids.ts';
import { groupTokens } from '../lib/links.ts';
import { groupMailbox, scheduleMailboxes } from '../lib/objects.ts';
import { noticeHoldMs } from '../lib/settings.ts';
import { sameHash } from '../lib/tokens.ts';
import { refundQuotas, tryCharge } from '../people/quotas.ts';
import { nameGuest, newGuest } from '../people/session.ts';
import { storeGuestOnce } from '../people/switchPlayer.ts';
import { quotasOf, type Ctx } from './groupAccess.ts';
import { validate } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** The link to join a group: what it tells whoever has it, and how they become a member. */

export const groupLinkRoutes = new Hono<AppEnv>()
  .post(
    '/:group/look',
    describeRoute(
      routeDoc('lookAtGroup', 'What a link to join a group leads to', {
        answers: { 200: 'GroupOffer' },
        refuses: ['LINK_INVALID'],
      }),
    ),
    validate('json', GroupLink),
    async (c) => {
      const playerId = c.get('person')?.playerId ?? null;
      const offer = await offerOf(c, playerId, c.req.valid('json').token);
      if (offer === undefined) return problem(c, { code: 'LINK_INVALID' });
      const { name, owner, members, joined } = offer;
      return c.json({ name, owner, members, joined } satisfies GroupOffer);
    },
  )
  .post(
    '/:group/join',
    describeRoute(
      routeDoc('joinGroup', 'Join a group by its link', {
        description:
          'A caller without a session becomes a guest. A member stays one. Whoever has a name is called by it there; `name` is that of others.',
        refuses: ['LINK_INVALID', 'GROUP_FULL', 'GROUPS_EXHAUSTED', 'CHANGES_EXHAUSTED'],
      }),
    ),
    validate('json', JoinGroup),
    async (c) => joinGroup(c, c.req.valid('json')),
  );

/** What the link tells, if its token is that of the group's link. */
async function offerOf(c: Ctx, playerId: string | null, token: string) {
  const id = c.req.param('group') ?? '';
  const found = await groupOffered(peopleDatabase(c.env), id, playerId);
  const { link } = found ?? { link: null };
  if (found === undefined || link === null) return undefined;
  const isValid = groupTokens(c.env, id, link).some((one) => sameHash(one, token));
  return isValid ? { ...found, id, link } : undefined;
}

async function joinGroup(c: Ctx, { token, name, entropy }: JoinGroup): Promise<Response> {
  const known = c.get('person');
  const offer = await offerOf(c, known?.playerId ?? null, token);
  if (offer === undefined) return problem(c, { code: 'LINK_INVALID' });
  if (offer.joined) return c.json({});
  if (offer.members >= MEMBERS_AT_MOST) return problem(c, { code: 'GROUP_FULL' });
  const now = Date.now();
  const guestId = entropy === undefined ? undefined : guestIdOf('group', offer.id, token, entropy);
  const person = known ?? (await newGuest(name, guestId)).person;
  const quotas = quotasOf(c, person);
  if (!(await tryCharge(c.env, quotas, now))) return problem(c, { code: 'CHANGES_EXHAUSTED' });
  const { playerId } = known ?? (await storeGuestOnce(c, await newGuest(name, guestId)));
  const db = peopleDatabase(c.env);
  const member = { groupId: offer.id, playerId, id: newId(), joinedAt: now };
  if (await insertMember(db, member, offer.link)) {
    await scheduleMailboxes(c.env, [groupMailbox(offer.id)], now + noticeHoldMs(c.env));
    await nameGuest(c, known, name);
    return c.json({});
  }
  await refundQuotas(c.env, quotas, now);
  return problem(c, { code: await whyNotJoined(c, playerId, token) });
}

/** Somebody was faster, or the player is in too many groups. */
async function whyNotJoined(c: Ctx, playerId: string, token: string) {
  const offer = await offerOf(c, playerId, token);
  if (offer === undefined) return 'LINK_INVALID';
  return offer.members >= MEMBERS_AT_MOST ? 'GROUP_FULL' : 'GROUPS_EXHAUSTED';
}
