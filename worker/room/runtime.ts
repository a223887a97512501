import { scheduleMailboxes } from '../lib/objects.ts';
import { closeEnded, FrameLimit } from './live/connections.ts';
import { sendLateFrames } from './live/lateFrames.ts';
import { acceptSocket, REQUEST_HEADER } from './live/liveConnection.ts';
import { PresenceDebouncer } from './live/presence.ts';
import { RecentRows } from './live/recentRows.ts';
import { Sockets } from './live/sockets.ts';
import { armAlarm } from './play/alarm.ts';
import { Waker } from './play/dueWork.ts';
import { RequestGate, clearFault } from './requestGate.ts';
import { Queue, type Room } from './roomContext.ts';
import { GameArchive } from './storage/archive.ts';
import { WholeLog, loadGame, rowsAfter, type LoadedGame } from './storage/loadedGame.ts';
import { RETRY_MS } from '../lib/notices.ts';
import { noticeHoldMs, reconnectSpreadMs } from '../lib/settings.ts';
import type { Snapshot } from './storage/snapshot.ts';

/**
 * A room that has woken: what its modules share, and what lets requests and due work to its game. Lock, cache, alarm clock
 * and socket hub hold no data of their own: if the storage is deleted, nothing is lost but time.
 */
export class Runtime {
  readonly room: Room;
  readonly queue = new Queue();
  readonly waker: Waker;
  readonly gate: RequestGate;

  /** Throws if the object is not addressed by the name of its game. */
  constructor(ctx: DurableObjectState, env: Env) {
    const gameId = ctx.id.name;
    if (gameId === undefined) throw new Error('a room is addressed by the name of its game');
    this.room = newRoom(gameId, env, ctx, () => this.#sendPresence());
    this.waker = new Waker(this.room, this.queue, (error) =>
      this.gate.invalidate(error, 'STORAGE_UNAVAILABLE'),
    );
    this.gate = new RequestGate(this.room, this.queue, this.waker, (work) => ctx.waitUntil(work));
  }

  /** The answer to the upgrade of a page's connection. */
  async connect(request: Request): Promise<Response> {
    try {
      return await acceptSocket(this.room, this.gate, request);
    } catch (error) {
      const requestId = request.headers.get(REQUEST_HEADER) ?? undefined;
      const { failure } = this.gate.invalidate(error, 'STORAGE_UNAVAILABLE', requestId);
      return new Response(null, { status: failure.code === 'GAME_DAMAGED' ? 500 : 503 });
    } finally {
      this.gate.resume();
    }
  }

  /** Updates the presence of players, for those who are still there. Spectators and scripts that read are not part of it. */
  closed(socket: WebSocket): void {
    const { sockets, presenceDebouncer } = this.room;
    if (sockets.isPresence(socket) && sockets.count() > 0) presenceDebouncer.changed();
  }

  /** Does what is due, and sends spectators of a delayed game what they may see by now. */
  async alarm(): Promise<void> {
    const isDone = await this.waker.wake(); // else it tries again, ever later
    try {
      await sendLateFrames(this.room, await this.#forPages());
    } catch (error) {
      const { failure } = this.gate.invalidate(error, 'STORAGE_UNAVAILABLE');
      if (isDone && failure.code !== 'GAME_DAMAGED') await armAlarm(this.room, this.room.now() + RETRY_MS);
    }
  }

  async #sendPresence(): Promise<void> {
    try {
      const loaded = this.room.sockets.count() === 0 ? undefined : await this.#forPages();
      if (loaded !== undefined) this.room.sockets.sendPresence(loaded);
    } catch (error) {
      this.gate.invalidate(error, 'STORAGE_UNAVAILABLE');
    }
  }

  /** The game, of which something is sent now to the pages that may have it. */
  async #forPages(): Promise<LoadedGame | undefined> {
    const loaded = await this.gate.current();
    if (loaded !== undefined) await closeEnded(this.room.env, this.room.sockets, loaded.game);
    return loaded;
  }
}

/** The context of a room that knows nothing of its game yet. */
function newRoom(gameId: string, env: Env, ctx: DurableObjectState, sendPresence: () => Promise<void>): Room {
  const room: Room = {
    gameId,
    env,
    storage: ctx.storage,
    archive: new GameArchive(env, gameId),
    sockets: new Sockets(ctx, reconnectSpreadMs(env)),
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

/**
 * The game from memory, or from D1 if memory is empty or older than the tick `since`. A row may be in D1 that was never
 * broadcast, because an answer was lost or another writer was faster. Such rows are now sent to sockets and mailboxes.
 */
async function loadAndBroadcast(room: Room, since = -Infinity): Promise<LoadedGame | undefined> {
  if (room.loaded !== undefined && room.knownAt > since) return room.loaded;
  const asked = (room.ticks += 1);
  const before = room.loaded;
  const loaded = await loadGame(room, room.now(), before);
  room.loaded = loaded;
  room.knownAt = asked;
  if (loaded === undefined) return undefined;
  clearFault(room);
  if (before === undefined || before.head !== loaded.head) room.recentRows.forget(loaded);
  const last = room.lastBroadcast;
  if (last !== undefined && (last.seq !== loaded.game.seq || last.head !== loaded.head))
    await broadcastMissed(room, loaded, last);
  room.lastBroadcast = { seq: loaded.game.seq, head: loaded.head };
  return loaded;
}

/** Sends the pages the rows they have not seen. If the log is no longer the one they saw, tells them to reload instead. */
async function broadcastMissed(
  room: Room,
  loaded: LoadedGame,
  lastBroadcast: Pick<Snapshot, 'seq' | 'head'>,
): Promise<void> {
  const missed = await rowsAfter(room, lastBroadcast);
  if (missed === undefined) return room.sockets.sendRestored(loaded);
  for (const row of missed) {
    room.recentRows.add(row);
    room.sockets.sendRow(loaded, row);
  }
  room.sockets.sendTable(loaded);
  for (const seat of loaded.orders.keys()) room.sockets.sendOrders(loaded, seat);
  const waitedFor = loaded.seats.filter(({ seat }) => (loaded.game.acting >> seat) & 1);
  const people = waitedFor.flatMap(({ playerId }) => (playerId === null ? [] : [playerId]));
  if (people.length > 0) room.scheduleMailboxes(people, room.now() + noticeHoldMs(room.env));
}
