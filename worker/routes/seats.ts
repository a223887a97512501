import { Hono, type Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ActingHeaders, Claim, DeclineRequest, Empty, Replace } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import type { AppEnv } from '../appEnv.ts';
import { requestConfirmationMail } from '../auth/requestedMails.ts';
import { hasAddress, isGuest, signInAs } from '../auth/switchPlayer.ts';
import { nameGuest, personOrGuest, signIn } from '../auth/session.ts';
import type { Person } from '../db/people.ts';
import { mailIsOn } from '../mailbox/transport.ts';
import { problem } from '../problem.ts';
import { callerOf } from '../auth/caller.ts';
import { roomOf } from '../room/roomOf.ts';
import { routeDoc, validate, callRoom, respond, SeatParam } from './requests.ts';

/**
 * Asks a guest with an earlier session to confirm the address of their invitation. The invitation may have been passed
 * on, so the address need not be theirs.
 */
async function offerAddress(c: Context<AppEnv>, person: Person, address: string): Promise<void> {
  const mayBeAsked = person.scope === undefined && !(await hasAddress(c.env, person.playerId));
  if (mayBeAsked) await requestConfirmationMail(c, person, address);
}

export const seatRoutes = new Hono<AppEnv>()
  .post(
    '/:id/seats/:seat/claim',
    describeRoute(
      routeDoc('Take a seat', 'With the token of its link. The last seat taken starts the game.'),
    ),
    validate('param', SeatParam),
    validate('json', Claim),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const request = c.req.valid('json');
      const room = roomOf(c.env, id);
      const hadNoSession = c.get('person') === null;
      if (hadNoSession) {
        const checked = await callRoom(c, room.checkClaim(callerOf(c), seat, request));
        if (!checked.ok) return problem(c, checked.failure);
        if (checked.value.owner !== null) await signIn(c, checked.value.owner);
      }
      const person = await personOrGuest(c, request.name);
      const adoptsAddress = hadNoSession && request.mail;
      const claimed = await callRoom(
        c,
        room.claim(callerOf(c), person, seat, { ...request, mail: adoptsAddress }),
      );
      if (!claimed.ok) return problem(c, claimed.failure);
      const { owner, address } = claimed.value;
      await nameGuest(c, person, request.name);
      if (address !== undefined && request.mail) await offerAddress(c, person, address);
      if (owner.playerId !== person.playerId) {
        if (person.scope !== undefined || !(await isGuest(c))) return problem(c, { code: 'SEAT_TAKEN' });
        const signedIn = await signInAs(c, owner, true);
        if (!signedIn.ok) return problem(c, signedIn.failure);
      }
      return c.json({ seat });
    },
  )
  .post(
    '/:id/seats/:seat/leave',
    describeRoute(routeDoc('Leave a running game', 'A bot plays until somebody else takes the seat.')),
    validate('param', SeatParam),
    validate('header', ActingHeaders),
    validate('json', Empty),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return respond(c, roomOf(c.env, id).leave(callerOf(c, c.req.valid('header')[SEAT_HEADER]), seat));
    },
  )
  .post(
    '/:id/seats/:seat/return',
    describeRoute(
      routeDoc('Come back', 'To a seat that the caller has left or lost, before somebody else has taken it.'),
    ),
    validate('param', SeatParam),
    validate('header', ActingHeaders),
    validate('json', Empty),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return respond(
        c,
        roomOf(c.env, id).returnToSeat(callerOf(c, c.req.valid('header')[SEAT_HEADER]), seat),
      );
    },
  )
  .post(
    '/:id/seats/:seat/replace',
    describeRoute(
      routeDoc(
        'Offer a seat again',
        'The host only: by a new link, by mail, or by the same mail again. Old links stop working.',
      ),
    ),
    validate('param', SeatParam),
    validate('json', Replace),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const { invite } = c.req.valid('json');
      if (invite !== undefined && !mailIsOn(c.env)) return problem(c, { code: 'INVITE_BY_MAIL_OFF' });
      return respond(c, roomOf(c.env, id).replace(callerOf(c), seat, c.req.valid('json')));
    },
  )
  .post(
    '/:id/seats/:seat/decline',
    describeRoute(routeDoc('Decline an invitation', 'With the token of its mail; the host sees the reason.')),
    validate('param', SeatParam),
    validate('json', DeclineRequest),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return respond(c, roomOf(c.env, id).decline(callerOf(c), seat, c.req.valid('json')));
    },
  );
