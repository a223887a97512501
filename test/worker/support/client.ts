import { exports } from 'cloudflare:workers';
import type { Problem } from '#shared/protocol/http.ts';
import { expectDescribed } from './described.ts';

export const ORIGIN = 'http://carrack.test';

let clients = 0;

export interface Request {
  readonly method?: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged, in place of `json`. */
  readonly body?: BodyInit;
  /** Added to the usual headers; undefined leaves a usual one out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser with its own cookies and its own network address, by which bursts are counted. Writes name its origin. */
export class Client {
  readonly address: string;
  /** The session's cookie. */
  cookie: string | undefined;
  /** All other cookies, by name. */
  readonly cookies = new Map<string, string>();
  /** Every answer's body, in order, for tests that search them. */
  readonly heard: string[] = [];

  constructor(address = `10.0.${Math.floor(clients / 250)}.${(clients++ % 250) + 1}`) {
    this.address = address;
  }

  async fetch(path: string, { method = 'GET', json, body, headers = {} }: Request = {}): Promise<Response> {
    const write = method !== 'GET';
    const all = {
      'cf-connecting-ip': this.address,
      cookie:
        [this.cookie, ...this.cookies.values()].filter((one) => one !== undefined).join('; ') || undefined,
      origin: write ? ORIGIN : undefined,
      'content-type': write ? 'application/json' : undefined,
      ...headers,
    };
    const sent = body ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await this.deliver(
      new globalThis.Request(`${ORIGIN}${path}`, {
        method,
        headers: Object.entries(all).filter((header): header is [string, string] => header[1] !== undefined),
        redirect: 'manual',
        ...(sent === undefined ? {} : { body: sent }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    await expectDescribed(method, path, response);
    return response;
  }

  /** How a request comes to the service. */
  protected deliver(request: globalThis.Request): Promise<Response> {
    return exports.default.fetch(request);
  }

  /** The JSON of an answer that must be a success. */
  async get<T>(path: string): Promise<T> {
    return this.#success<T>('GET', path);
  }

  async post<T>(path: string, json: unknown = {}): Promise<T> {
    return this.#success<T>('POST', path, json);
  }

  /** An answer of any kind: its status and its JSON. */
  async send<T = Problem>(path: string, json: unknown = {}, request: Request = {}): Promise<Answer<T>> {
    const response = await this.fetch(path, { method: 'POST', json, ...request });
    return { status: response.status, body: await this.#json<T>(response), headers: response.headers };
  }

  async #success<T>(method: string, path: string, json?: unknown): Promise<T> {
    const response = await this.fetch(path, { method, json });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return this.#json<T>(response);
  }

  async #json<T>(response: Response): Promise<T> {
    const text = await response.text();
    this.heard.push(text);
    return JSON.parse(text) as T;
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = ''] = pair.split('=');
    const kept = attributes.includes('Max-Age=0') ? undefined : pair;
    if (/^(__Host-)?carrack$/.test(name)) this.cookie = kept;
    else if (kept === undefined) this.cookies.delete(name);
    else this.cookies.set(name, kept);
  }
}

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** What a request came to: the status of a success, the code of a refusal. */
export const codeOf = async (
  answer: Promise<{ readonly status: number; readonly body: { readonly code?: string } }>,
): Promise<number | string | undefined> => {
  const { status, body } = await answer;
  return status < 300 ? status : body.code;
};
