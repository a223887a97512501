import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { ErrorCode } from '#shared/protocol/errors.ts';
import { LiveQuery } from '#shared/protocol/http.ts';
import { type AppEnv, problem } from '../http/context.ts';
import { clientKey, networkOf } from '../http/guard.ts';
import { addressHash } from '../lib/mail.ts';
import { isSwitchedOn } from '../lib/settings.ts';
import { IDENTITY_HEADER, REQUEST_HEADER } from '../room/live/liveConnection.ts';
import type { SocketIdentity } from '../room/live/connections.ts';
import { roomOf } from '../lib/objects.ts';
import { validate, GameParam } from './requests.ts';
import { routeDoc } from './routeDoc.ts';

/** Error code by the status with which a room refuses a connection. Any other status means STORAGE_UNAVAILABLE. */
const REFUSED: ReadonlyMap<number, ErrorCode> = new Map([
  [403, 'WATCHING_OFF'],
  [404, 'GAME_NOT_FOUND'],
  [429, 'TOO_MANY_REQUESTS'],
  [500, 'GAME_DAMAGED'],
]);

export const liveRoutes = new Hono<AppEnv>().get(
  '/:id/live',
  describeRoute(
    routeDoc('connect', 'Live connection', {
      description: 'A WebSocket; `from` is the last row the client has.',
      answers: { 101: {} },
      refuses: ['ORIGIN_REFUSED', 'WATCHING_OFF', 'UPGRADE_REQUIRED'],
    }),
  ),
  validate('param', GameParam),
  validate('query', LiveQuery),
  async (c) => {
    if (c.req.header('upgrade') !== 'websocket') return problem(c, { code: 'UPGRADE_REQUIRED' });
    const person = c.get('person');
    const identity: SocketIdentity = {
      playerId: person?.playerId ?? null,
      session: person?.session ?? null,
      ...(person?.scope === 'read' && { reads: true }),
      // In development everybody comes from one.
      network: isSwitchedOn(c.env, 'DEV') ? undefined : addressHash(networkOf(clientKey(c))),
    };
    const headers = {
      upgrade: 'websocket',
      [IDENTITY_HEADER]: JSON.stringify(identity),
      [REQUEST_HEADER]: c.get('requestId'),
    };
    const { from, at } = c.req.valid('query');
    const url = `http://room/?from=${from}&at=${at}`;
    const room = roomOf(c.env, c.req.valid('param').id);
    const answer = await room.fetch(url, { headers }).catch(() => new Response(null, { status: 503 }));
    // Middleware cannot add headers to a response of `fetch`, so a new response takes over the socket.
    if (answer.webSocket) return new Response(null, { status: 101, webSocket: answer.webSocket });
    return problem(c, { code: REFUSED.get(answer.status) ?? 'STORAGE_UNAVAILABLE' });
  },
);
