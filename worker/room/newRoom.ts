import { scheduleMailboxes } from '../mailbox/mailboxes.ts';
import { FrameLimit } from './frameLimit.ts';
import { loadAndBroadcast } from './loadAndBroadcast.ts';
import { PresenceDebouncer } from './presence.ts';
import { RecentRows } from './recentRows.ts';
import type { Room } from './roomContext.ts';
import { Sockets } from './sockets.ts';
import { WholeLog } from './wholeLog.ts';

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
