import type { Context } from 'hono';
import type { AssertedSeat, Caller } from '../access.ts';
import type { AppEnv } from '../appEnv.ts';
import { clientKey } from './clientKey.ts';

/** The caller as a room knows them: the session's player and, as `seat`, the seat that the request asserts. */
export const callerOf = (c: Context<AppEnv>, seat?: AssertedSeat): Caller => ({
  playerId: c.get('person')?.playerId ?? null,
  seat,
  requestId: c.get('requestId'),
  machine: clientKey(c),
});
