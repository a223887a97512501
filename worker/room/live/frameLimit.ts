/** Close codes of RFC 6455, 7.4.1. */
const POLICY_VIOLATION = 1008;
const MESSAGE_TOO_BIG = 1009;

/** Maximum size of a frame: a page sends only `here` or `away`. */
const BYTES_AT_MOST = 1_000;

/** Maximum of frames in a window; no person shows and hides a page more often. The platform answers pings; they do not count. */
const FRAMES_AT_MOST = 30;
const WINDOW_MS = 10_000;

/** Frames of one connection in the current window. In memory only: a flood keeps the room awake, so it is not lost. */
interface Window {
  readonly since: number;
  readonly frames: number;
}

/** Detects connections that send too much. */
export class FrameLimit {
  readonly #windows = new WeakMap<WebSocket, Window>();

  /** Counts a frame. Returns the close code if the connection must be closed for it. */
  closeCodeFor(socket: WebSocket, frame: string | ArrayBuffer, now: number): number | undefined {
    if (bytesOf(frame) > BYTES_AT_MOST) return MESSAGE_TOO_BIG;
    const { since, frames } = this.#windows.get(socket) ?? { since: now, frames: 0 };
    const next = now - since < WINDOW_MS ? { since, frames: frames + 1 } : { since: now, frames: 1 };
    this.#windows.set(socket, next);
    return next.frames > FRAMES_AT_MOST ? POLICY_VIOLATION : undefined;
  }
}

/** Size of a frame. A text with too many characters is too long in any encoding, so it need not be encoded. */
const bytesOf = (frame: string | ArrayBuffer): number => {
  if (typeof frame !== 'string') return frame.byteLength;
  return frame.length > BYTES_AT_MOST ? frame.length : new TextEncoder().encode(frame).byteLength;
};
