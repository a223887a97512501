import type { Frame } from '#shared/protocol/socket.ts';
import { ORIGIN, type Client, type Request } from './client.ts';
import type { Match } from './play.ts';

export type FrameOf<T extends Frame['type']> = Extract<Frame, { type: T }>;

/** A page's live connection: the frames that came, and ways to wait for more. */
export class Live {
  readonly texts: string[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  readonly #socket: WebSocket;
  #wake: () => void = () => undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.texts.push(String(data));
      this.#wake();
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      this.#wake();
    });
    socket.accept();
  }

  get frames(): Frame[] {
    return this.texts.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as Frame);
  }

  /** Numbers of the commits that came, in order of arrival. */
  get seqs(): number[] {
    return this.commits.map((commit) => commit.seq);
  }

  get commits() {
    return this.frames.flatMap((frame) => (frame.type === 'commits' ? frame.commits : []));
  }

  send(frame: string | Uint8Array): void {
    this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close(1000);
  }

  /** Waits until `done` is true. It is checked after every frame and after the close. */
  async until(done: (live: this) => boolean): Promise<this> {
    while (!done(this)) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this;
  }

  /** Waits for row `seq`. */
  row(seq: number): Promise<this> {
    return this.until(() => this.seqs.includes(seq));
  }

  /** Waits until everything sent before this call has come: an answer to a ping comes after it. */
  async settled(): Promise<this> {
    const pongs = (): number => this.texts.filter((text) => text === 'pong').length;
    const before = pongs();
    this.send('ping');
    return this.until(() => pongs() > before);
  }
}

interface ConnectOptions {
  readonly from?: number;
  readonly at?: number;
  readonly headers?: Request['headers'];
}

/** `origin` names another page's origin; null leaves it out. `headers`: in place of the usual ones. */
export const upgrade = (
  match: Pick<Match, 'path'>,
  client: Client,
  { from = 0, at, origin = ORIGIN, headers }: ConnectOptions & { readonly origin?: string | null } = {},
): Promise<Response> =>
  client.fetch(`${match.path}/live?from=${from}${at === undefined ? '' : `&at=${at}`}`, {
    headers: { upgrade: 'websocket', origin: origin ?? undefined, ...headers },
  });

export async function connect(
  match: Pick<Match, 'path'>,
  client: Client,
  options: ConnectOptions = {},
): Promise<Live> {
  const response = await upgrade(match, client, options);
  if (response.webSocket === null) throw new Error(`no socket: ${response.status} ${await response.text()}`);
  return new Live(response.webSocket);
}
