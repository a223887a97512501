import { scheduleMailboxes } from '../lib/objects.ts';
import { FrameLimit } from './live/frameLimit.ts';
import { loadAndBroadcast } from './live/loadAndBroadcast.ts';
import { PresenceDebouncer } from './live/presence.ts';
import { RecentRows } from './live/recentRows.ts';
import type { Room } from './roomContext.ts';
import { Sockets } from './live/sockets.ts';
import { WholeLog } from './storage/wholeLog.ts';

/** The context of a room that has just woken: it knows nothing of its game yet. */
export function newRoom(
  gameId: string,
  env: Env,
  ctx: DurableObjectState,
  sendPresence: () => Promise<void>,
): Room {
  const room: Room = {
    gameId,
    env,
    storage: ctx.storage,
    sockets: new Sockets(ctx),
    recentRows: new RecentRows(),
    presenceDebouncer: new PresenceDebouncer(sendPresence),
    frameLimit: new FrameLimit(),
    wholeLog: new WholeLog(),
    now: () => Date.now(),
    loaded: undefined,
    delayedState: undefined,
    requestId: undefined,
    ticks: 0,
    knownAt: 0,
    lastBroadcast: undefined,
    load: (since) => loadAndBroadcast(room, since),
    scheduleMailboxes: (playerIds, dueAt) => ctx.waitUntil(scheduleMailboxes(env, playerIds, dueAt)),
  };
  return room;
}
