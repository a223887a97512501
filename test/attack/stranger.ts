import type { CreatedGame, Me } from '#shared/protocol/http.ts';
import { until } from '../support/until.ts';

/** What an attack stands on: people with browsers and machines of their own, who know the service by HTTP only. */

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** How long it took. */
  readonly ms: number;
}

export interface Asked {
  readonly json?: unknown;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** One try to break the service; empty: it held. */
export interface Attack {
  readonly name: string;
  run(origin: string): Promise<readonly string[]>;
}

let machines = 0;
/** The address of a machine that nobody else has. A service in development takes it from the header. */
export const newMachine = (): string => {
  machines += 1;
  return `10.${(machines >> 16) & 255}.${(machines >> 8) & 255}.${machines & 255}`;
};

export class Stranger {
  readonly origin: string;
  readonly cookies = new Map<string, string>();
  /** A personal token instead of cookies. */
  token: string | undefined;
  machine = newMachine();

  constructor(origin: string) {
    this.origin = origin;
  }

  async ask(method: string, path: string, { json, body, headers = {} }: Asked = {}): Promise<Answer> {
    const began = performance.now();
    const sent = body ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'cf-connecting-ip': this.machine,
        ...(this.cookies.size > 0 && { cookie: [...this.cookies.values()].join('; ') }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(method !== 'GET' && { origin: this.origin, 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && method !== 'GET' && method !== 'HEAD' && { body: sent }),
    });
    const text = await response.text();
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return { status: response.status, text, headers: response.headers, ms: performance.now() - began };
  }

  /** The JSON of an answer that must be a success. */
  async get<T>(method: string, path: string, json?: unknown): Promise<T> {
    const { status, text } = await this.ask(method, path, json === undefined ? {} : { json });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  async playerId(): Promise<string | undefined> {
    return (await this.get<Me>('GET', '/api/me')).player?.id;
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, pair);
  }
}

interface Kept {
  readonly mail: KeptMail;
}

/** What the service would have sent, calls of webhooks too; the newest first. */
export const keptMails = async (origin: string): Promise<readonly KeptMail[]> =>
  (await new Stranger(origin).get<readonly Kept[]>('GET', '/dev/mails?json')).map(({ mail }) => mail);

export const mailsTo = async (origin: string, address: string): Promise<readonly KeptMail[]> =>
  (await keptMails(origin)).filter(({ to }) => to === address);

export const mailTo = (origin: string, address: string): Promise<KeptMail> =>
  until(`a mail to ${address}`, async () => (await mailsTo(origin, address))[0]);

/** The link to this page in a mail, and what its fragment carries. */
export function linkIn({ html }: KeptMail, page: string): { readonly path: string; readonly token: string } {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => new URL(link));
  const link = links.find(({ pathname }) => pathname.split('/')[1] === page);
  if (link === undefined) throw new Error(`no link to /${page}`);
  return { path: link.pathname + link.search, token: link.hash.slice(1) };
}

let addresses = 0;
export const newAddress = (): string => `somebody${(addresses += 1)}@people.example.org`;

/** Somebody who has signed in by mail. */
export async function signedIn(origin: string, name: string, address = newAddress()): Promise<Stranger> {
  const somebody = await seated(origin, name);
  await somebody.get('PUT', '/api/me/channels/mail', { address, on: true });
  const { token } = linkIn(await mailTo(origin, address), 'm');
  await somebody.get('POST', '/api/auth/redeem', { token });
  return somebody;
}

/** Somebody with a game of their own, who has no address. */
export async function seated(origin: string, name: string): Promise<Stranger> {
  const somebody = new Stranger(origin);
  await newGame(somebody, name);
  return somebody;
}

export const newGame = (host: Stranger, name: string, more: object = {}): Promise<CreatedGame> =>
  host.get('POST', '/api/games', {
    game: 'merchants',
    seats: [{ kind: 'me', name }, { kind: 'open' }, { kind: 'open' }],
    ...more,
  });

/** Takes a seat by its link. */
export function claim(guest: Stranger, link: string, name: string): Promise<Answer> {
  const { pathname, hash } = new URL(link, guest.origin);
  const [, , id, seat] = pathname.split('/');
  return guest.ask('POST', `/api/games/${id}/seats/${seat}/claim`, { json: { token: hash.slice(1), name } });
}
