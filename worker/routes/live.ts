import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { ErrorCode } from '../../shared/protocol/errors.ts';
import { LiveQuery } from '../../shared/protocol/http.ts';
import type { AppEnv } from '../app.ts';
import { problem } from '../problem.ts';
import { GUEST_HEADER } from '../room/live.ts';
import type { Guest } from '../room/sockets.ts';
import { about, check, GameParam, roomOf } from './support.ts';

/** What the status of a room that takes no connection means; anything else is a room that cannot be read. */
const REFUSED: ReadonlyMap<number, ErrorCode> = new Map([
  [403, 'WATCHING_OFF'],
  [404, 'GAME_NOT_FOUND'],
  [429, 'TOO_MANY_REQUESTS'],
]);

export const live = new Hono<AppEnv>().get(
  '/:id/live',
  describeRoute(about('Live connection', 'A WebSocket; `from` is the last row the client has.')),
  check('param', GameParam),
  check('query', LiveQuery),
  async (c) => {
    if (c.req.header('upgrade') !== 'websocket') return problem(c, { code: 'UPGRADE_REQUIRED' });
    const person = c.get('person');
    const guest: Guest = { playerId: person?.playerId ?? null, session: person?.session ?? null };
    const headers = { upgrade: 'websocket', [GUEST_HEADER]: JSON.stringify(guest) };
    const url = `http://room/?from=${c.req.valid('query').from}`;
    const room = roomOf(c.env, c.req.valid('param').id);
    const answer = await room.fetch(url, { headers }).catch(() => new Response(null, { status: 503 }));
    // A new response, for the room's own has headers that no middleware may add to.
    if (answer.webSocket) return new Response(null, { status: 101, webSocket: answer.webSocket });
    return problem(c, { code: REFUSED.get(answer.status) ?? 'STORAGE_UNAVAILABLE' });
  },
);
