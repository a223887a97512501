import { attachmentOf, type Attachment } from './connections.ts';
import type { Sockets } from './sockets.ts';

/** Which players have a page in front of them, for the other pages of the game and for the player's mailbox. */

/** A page pings every 30 seconds. One that has missed two pings counts as closed (ms). */
const SILENT_MS = 75_000;

/** A player's return is recorded at most once in this time (ms), however often the page is hidden and shown. */
const BACK_NEWS_MS = 30_000;

/** Changes of presence are collected for this long (ms): a reload then changes nothing, and many arrivals are one frame. */
const GATHER_MS = 1_000;

/**
 * Stores with the connection whether its page is in front of the player. Returns true if the caller must record in the
 * database that the player is back. Every record is a write, so a record too soon after the last one is left out, and
 * made at the page's next frame (`owedAt`).
 */
export function recordPresence(sockets: Sockets, socket: WebSocket, here: boolean, now: number): boolean {
  const { here: _, owedAt: __, ...before } = attachmentOf(socket);
  const own = before.playerId === null ? [] : sockets.of(before.playerId).map(attachmentOf);
  const backAt = Math.max(0, ...own.map((each) => each.backAt ?? 0));
  const isOwed = here || own.some(({ owedAt = -1 }) => owedAt >= backAt);
  const isDue = now - backAt >= BACK_NEWS_MS;
  socket.serializeAttachment({
    ...before,
    ...(here ? { here: now } : {}),
    ...(isOwed && (isDue ? { backAt: now } : { owedAt: now })),
  } satisfies Attachment);
  return before.playerId !== null && isOwed && isDue;
}

/** Recording the player's return failed: the page's next frame tries again. */
export function retryBackLater(socket: WebSocket, now: number): void {
  const { backAt: _, ...attachment } = attachmentOf(socket);
  socket.serializeAttachment({ ...attachment, owedAt: now } satisfies Attachment);
}

/** Does the player have a page of this game in front of them that still pings? */
export const isLooking = (sockets: Sockets, playerId: string): boolean =>
  sockets.of(playerId).some((socket) => {
    const { here } = attachmentOf(socket);
    if (here === undefined) return false;
    // Closing the lid of a computer does not close the socket; its page only stops sending pings.
    return Date.now() - Math.max(sockets.pingOf(socket) ?? here, here) < SILENT_MS;
  });

/** Calls `send` once for all changes within a second. The timer keeps the room awake until then. */
export class PresenceDebouncer {
  readonly #send: () => Promise<void>;
  #isGathering = false;

  constructor(send: () => Promise<void>) {
    this.#send = send;
  }

  changed(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    setTimeout(() => {
      this.#isGathering = false;
      void this.#send();
    }, GATHER_MS);
  }
}
