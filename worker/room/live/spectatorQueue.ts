/** Frames sent in one task. Between two portions the room can take requests and send the answer to the move's player. */
const PORTION = 16;

/** A connection and the text of a frame for it. */
export type AddressedFrame = readonly [socket: WebSocket, text: string];

/** Sends frames to spectators, in order: at once to a few; to many in portions by a timer, so that no player waits for it. */
export class SpectatorQueue {
  readonly #send: (socket: WebSocket, text: string) => void;
  #waiting: AddressedFrame[] = [];
  #isScheduled = false;

  constructor(send: (socket: WebSocket, text: string) => void) {
    this.#send = send;
  }

  add(frames: readonly AddressedFrame[]): void {
    this.#waiting.push(...frames);
    if (this.#waiting.length <= PORTION) this.#sendPortion();
    else this.#schedule();
  }

  #sendPortion(): void {
    for (const [socket, text] of this.#waiting.splice(0, PORTION)) this.#send(socket, text);
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** A timer keeps the room awake until all is sent. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      this.#sendPortion();
    }, 0);
  }
}
