import { DurableObject } from 'cloudflare:workers';
import { Waker } from './play/dueWork.ts';
import { sendLateFrames } from './live/lateFrames.ts';
import { acceptSocket, handleSocketMessage, REQUEST_HEADER } from './live/liveConnection.ts';
import { newRoom } from './newRoom.ts';
import { Queue } from './queue.ts';
import { RequestGate } from './requestGate.ts';
import type { Room } from './roomContext.ts';

/**
 * A room as the platform runs it: its alarm, its connections, and what all its requests share. Lock, cache, alarm clock and
 * socket hub hold no data of their own: if the storage is deleted, nothing is lost but time.
 */
export abstract class RoomObject extends DurableObject<Env> {
  protected readonly queue = new Queue();
  protected readonly room: Room;
  protected readonly waker: Waker;
  protected readonly gate: RequestGate;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const gameId = ctx.id.name;
    if (gameId === undefined) throw new Error('a room is addressed by the name of its game');
    this.room = newRoom(gameId, env, ctx, () => this.#sendPresence());
    this.waker = new Waker(this.room, this.queue, (error) =>
      this.gate.invalidate(error, 'STORAGE_UNAVAILABLE'),
    );
    this.gate = new RequestGate(this.room, this.queue, this.waker, (work) => ctx.waitUntil(work));
  }

  /** The WebSocket upgrade of GET /api/games/:id/live. All other calls come by RPC. */
  override async fetch(request: Request): Promise<Response> {
    return acceptSocket(this.room, this.gate, request)
      .catch((error: unknown) => {
        const { failure } = this.gate.invalidate(
          error,
          'STORAGE_UNAVAILABLE',
          request.headers.get(REQUEST_HEADER) ?? undefined,
        );
        return new Response(null, { status: failure.code === 'GAME_DAMAGED' ? 500 : 503 });
      })
      .finally(() => this.gate.resume());
  }

  /** Frames `here` and `away`. The platform answers pings without waking this object. */
  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    await handleSocketMessage(this.room, socket, message);
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    socket.close();
    this.#onClosed(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#onClosed(socket);
  }

  /** Updates the presence of players, for those who are still there. Spectators and scripts that read are not part of it. */
  #onClosed(socket: WebSocket): void {
    const { sockets, presenceDebouncer } = this.room;
    if (sockets.isPresence(socket) && sockets.count() > 0) presenceDebouncer.changed();
  }

  async #sendPresence(): Promise<void> {
    try {
      const loaded = this.room.sockets.count() === 0 ? undefined : await this.gate.current();
      if (loaded) this.room.sockets.sendPresence(loaded);
    } catch (error) {
      this.gate.invalidate(error, 'STORAGE_UNAVAILABLE');
    }
  }

  override async alarm(): Promise<void> {
    await this.waker.wake();
    try {
      await sendLateFrames(this.room, await this.gate.current());
    } catch (error) {
      this.gate.invalidate(error, 'STORAGE_UNAVAILABLE');
    }
  }
}
