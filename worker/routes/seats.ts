import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ActingHeaders, Claim, DeclineRequest, Empty, Replace } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { mailIsOn } from '../lib/settings.ts';
import { callerOf } from '../people/session.ts';
import { findCompanion } from '../people/companions.ts';
import { roomOf } from '../lib/objects.ts';
import { claimSeat } from './claimSeat.ts';
import { validate, respond, SeatParam } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

export const seatRoutes = new Hono<AppEnv>()
  .post(
    '/:id/seats/:seat/claim',
    describeRoute(
      routeDoc('claimSeat', 'Take a seat', {
        description:
          'With the token of its link, or as the companion for whom it is kept. The last seat taken starts the game.',
        answers: { 200: 'ClaimedSeat' },
        refuses: [
          'SEAT_LINK_INVALID',
          'REMOVED',
          'BLOCKED',
          'JOIN_REFUSED',
          'ALREADY_SEATED',
          'GAME_NOT_OPEN',
          'SEAT_TAKEN',
          'SEAT_VACANT',
        ],
      }),
    ),
    validate('param', SeatParam),
    validate('json', Claim),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return claimSeat(c, { gameId: id, seat, request: c.req.valid('json') });
    },
  )
  .post(
    '/:id/seats/:seat/leave',
    describeRoute(
      routeDoc('leaveSeat', 'Leave a game', {
        description:
          'Before it begins, the seat is open again. In a running game a bot plays until somebody else takes the seat.',
        refuses: ['NOT_YOUR_SEAT', 'GAME_NOT_RUNNING', 'GAME_OVER', 'STALE', 'CHANGES_EXHAUSTED'],
      }),
    ),
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
      routeDoc('returnToSeat', 'Come back', {
        description: 'To a seat that the caller has left or lost, before somebody else has taken it.',
        refuses: ['NOT_YOUR_SEAT', 'GAME_NOT_RUNNING', 'GAME_OVER', 'STALE', 'CHANGES_EXHAUSTED'],
      }),
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
    '/:id/seats/:seat/remind',
    describeRoute(
      routeDoc('remindSeat', 'Have a player reminded', {
        description:
          'A player for whom the game has waited some hours is reminded once a day, in their waking hours, by their own channels. The answer does not say whether they can be told.',
        refuses: ['NOT_YOUR_SEAT', 'REMIND_NOT_NOW'],
      }),
    ),
    validate('param', SeatParam),
    validate('header', ActingHeaders),
    validate('json', Empty),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return respond(c, roomOf(c.env, id).remind(callerOf(c, c.req.valid('header')[SEAT_HEADER]), seat));
    },
  )
  .post(
    '/:id/seats/:seat/replace',
    describeRoute(
      routeDoc('offerSeat', 'Offer a seat again', {
        description:
          'By a new link, by mail, by the same mail again, or to somebody with whom the caller has finished a game; old links stop working. In an open game the host does it, and with `remove` also takes the seat from its player. A vacant seat of a running game is offered by its players.',
        answers: { 200: 'OfferedSeat' },
        refuses: [
          'NOT_HOST',
          'NOT_YOUR_SEAT',
          'GAME_NOT_OPEN',
          'SEAT_TAKEN',
          'INVITE_BY_MAIL_OFF',
          'INVITES_EXHAUSTED',
          'SEAT_NOT_FOUND',
          'CHANGES_EXHAUSTED',
        ],
      }),
    ),
    validate('param', SeatParam),
    validate('json', Replace),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      const { companion, ...request } = c.req.valid('json');
      if (request.invite !== undefined && !mailIsOn(c.env)) return problem(c, { code: 'INVITE_BY_MAIL_OFF' });
      const me = c.get('person')?.playerId;
      const found = companion && me !== undefined ? await findCompanion(c.env, me, companion) : undefined;
      if (companion !== undefined && found === undefined) return problem(c, { code: 'SEAT_NOT_FOUND' });
      return respond(c, roomOf(c.env, id).replace(callerOf(c), seat, request, found));
    },
  )
  .post(
    '/:id/seats/:seat/decline',
    describeRoute(
      routeDoc('declineInvitation', 'Decline an invitation', {
        description:
          'With the token of its mail, or as the companion who is invited; the host sees the reason.',
        refuses: ['INVITATION_CLOSED'],
      }),
    ),
    validate('param', SeatParam),
    validate('json', DeclineRequest),
    async (c) => {
      const { id, seat } = c.req.valid('param');
      return respond(c, roomOf(c.env, id).decline(callerOf(c), seat, c.req.valid('json')));
    },
  );
