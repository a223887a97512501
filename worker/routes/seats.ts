import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { Claim, Decline, Replace } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { isGuest, signInAs } from '../auth/become.ts';
import { personOrGuest, signIn } from '../auth/session.ts';
import { mayInvite } from '../auth/caps.ts';
import { mailIsOn } from '../mailbox/mail.ts';
import { problem } from '../problem.ts';
import { about, check, heard, reply, roomOf, SeatParam } from './support.ts';

export const seats = new Hono<AppEnv>()
  .post(
    '/:id/seats/:seat/claim',
    describeRoute(about('Take a seat', 'With the token of its link. The last seat taken starts the game.')),
    check('param', SeatParam),
    check('json', Claim),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const request = c.req.valid('json');
      const room = roomOf(c.env, id);
      if (c.get('person') === null) {
        const good = await heard(c, room.checkClaim(seat, request));
        if (!good.ok) return problem(c, good.failure);
        if (good.value.owner !== null) await signIn(c, good.value.owner);
      }
      const person = await personOrGuest(c, request.name);
      const claimed = await heard(c, room.claim(person, seat, request));
      if (!claimed.ok) return problem(c, claimed.failure);
      const { owner } = claimed.value;
      if (owner.playerId !== person.playerId) {
        if (!(await isGuest(c))) return problem(c, { code: 'SEAT_TAKEN' });
        await signInAs(c, owner);
      }
      return c.json({ seat });
    },
  )
  .post(
    '/:id/seats/:seat/replace',
    describeRoute(
      about(
        'Offer a seat anew',
        'The host: by a new link, by mail, or by the same mail again. Old links stop working.',
      ),
    ),
    check('param', SeatParam),
    check('json', Replace),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const { invite } = c.req.valid('json');
      const hostId = c.get('person')?.playerId;
      if (invite !== undefined && !mailIsOn(c.env)) return problem(c, { code: 'INVITE_BY_MAIL_OFF' });
      if (hostId !== undefined && !(await mayInvite(c, hostId, invite ? [invite.email] : [], Date.now())))
        return problem(c, { code: 'INVITES_EXHAUSTED' });
      return reply(
        c,
        roomOf(c.env, id).replace(c.get('person')?.playerId ?? null, seat, c.req.valid('json')),
      );
    },
  )
  .post(
    '/:id/seats/:seat/decline',
    describeRoute(about('Decline an invitation', 'With the token of its mail; the host sees the reason.')),
    check('param', SeatParam),
    check('json', Decline),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return reply(c, roomOf(c.env, id).decline(seat, c.req.valid('json')));
    },
  );
