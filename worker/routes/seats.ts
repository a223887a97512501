import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { ActingHeaders, Claim, DeclineRequest, Empty, Replace } from '#shared/protocol/http.ts';
import { SEAT_HEADER } from '#shared/protocol/names.ts';
import type { AppEnv } from '../appEnv.ts';
import { mailIsOn } from '../mailbox/send/transport.ts';
import { problem } from '../problem.ts';
import { callerOf } from '../people/caller.ts';
import { roomOf } from '../room/roomOf.ts';
import { claimSeat } from './claimSeat.ts';
import { routeDoc, validate, respond, SeatParam } from './requests.ts';

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
      return claimSeat(c, { gameId: id, seat, request: c.req.valid('json') });
    },
  )
  .post(
    '/:id/seats/:seat/leave',
    describeRoute(
      routeDoc(
        'Leave a game',
        'Before it begins, the seat is open again. In a running game a bot plays until somebody else takes the seat.',
      ),
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
        'By a new link, by mail, or by the same mail again; old links stop working. In an open game the host does it, and with `remove` also takes the seat from its player. A vacant seat of a running game is offered by its players.',
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
