import type { GameId } from '#shared/games/meta.ts';
import type { ClockSettings } from '#shared/kernel/clock.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { CreatedGame, GameView, LogPage, SeatRequest } from '#shared/protocol/http.ts';
import type { Frame } from '#shared/protocol/socket.ts';
import type { Service } from './service.ts';
import { until } from './until.ts';
import { VEHICLE } from './vehicle.ts';

export interface Reply<T = unknown> {
  readonly status: number;
  readonly body: T;
}

/** The parts of answers that tests read. */
export interface Answered {
  readonly seq: number;
  readonly commits: readonly Commit[];
  readonly code?: string;
}

/** One person's client. It uses the service only as a browser does: by HTTP and WebSocket. */
export class Client {
  readonly #service: Pick<Service, 'address'>;
  #token: string | undefined;

  constructor(service: Pick<Service, 'address'>) {
    this.#service = service;
  }

  /** The session's secret; undefined without a session. */
  get token(): string | undefined {
    return this.#token;
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const address = await this.#service.address();
    return fetch(new URL(`/api${path}`, address), {
      method,
      headers: { 'content-type': 'application/json', ...this.#identity(address) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** What a browser sends with each request: its session, and the address of the page. */
  #identity({ origin }: URL): Readonly<Record<string, string>> {
    return this.#token === undefined ? { origin } : { origin, cookie: `carrack=${this.#token}` };
  }

  /** One request; undefined if the connection broke before the answer. */
  async request<T>(method: string, path: string, body?: unknown): Promise<Reply<T> | undefined> {
    try {
      const response = await this.#send(method, path, body);
      this.#token ??= /carrack=([0-9a-f]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
      return { status: response.status, body: (await response.json()) as T };
    } catch {
      return undefined;
    }
  }

  /** Repeats the same request until it is answered, as the page does: after broken connections and 503. */
  insist<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    return until(`${method} ${path}`, async () => {
      const reply = await this.request<T>(method, path, body);
      return reply?.status === 503 ? undefined : reply;
    });
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.insist<T>('GET', path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  game = (id: string): Promise<GameView> => this.get(`/games/${id}`);

  /** The caller's whole log. */
  async log(id: string): Promise<readonly Commit[]> {
    const commits: Commit[] = [];
    for (let from: number | null = 1; from !== null;) {
      const page: LogPage = await this.get(`/games/${id}/log?from=${from}`);
      commits.push(...page.commits);
      from = page.next;
    }
    return commits;
  }

  async create(
    seats: readonly SeatRequest[],
    more: { readonly game?: GameId; readonly seed?: string; readonly clock?: ClockSettings } = {},
  ): Promise<CreatedGame> {
    const game = { game: VEHICLE, seats, ...more };
    const { status, body } = await this.insist<CreatedGame>('POST', '/games', game);
    if (status !== 201) throw new Error(`no game: ${JSON.stringify(body)}`);
    return body;
  }

  commit = (id: string, expect: number, moves: readonly AnyMove[]): Promise<Reply<Answered>> =>
    this.insist('POST', `/games/${id}/moves`, { expect, moves });

  /** Opens a live connection for a page that has the rows up to `from`. */
  async live(id: string, from: number): Promise<Live> {
    const address = await this.#service.address();
    const url = new URL(`/api/games/${id}/live?from=${from}`, address);
    url.protocol = 'ws:';
    const headers = this.#identity(address);
    return new Live(new WebSocket(url, { headers } as never)); // Node's own WebSocket takes headers, the DOM's type does not
  }
}

/** A live connection and the rows it brought, in order of arrival. */
export class Live {
  readonly commits: Commit[] = [];
  readonly #socket: WebSocket;
  #closed = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('close', () => (this.#closed = true));
    socket.addEventListener('error', () => (this.#closed = true));
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame;
      if (frame.type === 'commits') this.commits.push(...frame.commits);
    });
  }

  get closed(): boolean {
    return this.#closed;
  }

  reached = (seq: number): Promise<true> =>
    until(`row ${seq} on the socket`, () => (this.commits.at(-1)?.seq ?? 0) >= seq || undefined);

  close(): void {
    this.#socket.close();
  }
}

/** The parts of a link's path. */
export function seatLink(link: string): { readonly seat: Seat; readonly token: string } {
  const [, seat, token] = /\/(\d)#(\w+)$/.exec(link) ?? [];
  if (seat === undefined || token === undefined) throw new Error(`no seat link: ${link}`);
  return { seat: Number(seat), token };
}
