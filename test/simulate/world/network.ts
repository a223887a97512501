import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Faults } from '../faults/faults.ts';

/** A mail that the service has sent. */
export interface KeptMail {
  readonly number: number;
  readonly at: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  /** It tells of games: the ids of its notices; empty for all others. */
  readonly notices: readonly string[];
}

/** Where the webhooks of groups lead; the group's id follows. */
export const GROUP_HOOK = 'https://hooks.example.net/group/';

/** A message to a device or a webhook that was accepted. Of a device's only the address can be read. */
export interface KeptCall {
  readonly at: number;
  readonly url: string;
  /** Of the message; empty for a device. A repeat has the same. */
  readonly id: string;
  readonly body: string;
}

/** The mail as the provider gets it. */
interface SentMail {
  readonly To: string;
  readonly Subject: string;
  readonly TextBody: string;
  readonly HtmlBody: string;
  readonly Headers: readonly { readonly Name: string; readonly Value: string }[];
}

/** The service's settings in the simulation: those of production, with a provider that the simulation plays. */
const SETTINGS = {
  CAPTURE_MAILS: undefined,
  MAIL_PROVIDER: 'postmark',
  POSTMARK_TOKEN: 'simulated',
  MAIL_KEY: 'simulated',
  MAIL_EVENTS_KEY: 'simulated',
  MAIL_FROM: 'carrack@mail.example.org',
} as const;

const PUBLIC_ADDRESS = '93.184.215.14';

/** All that the service asks of others: the provider of mail, the resolver of names, devices, webhooks. */
export class Network {
  readonly mails: KeptMail[] = [];
  readonly calls: KeptCall[] = [];
  /** Addresses to report as bounced or complaining, at the next step. */
  readonly returned: { readonly address: string; readonly isComplaint: boolean }[] = [];
  /** Addresses from which a mail ever came back. */
  readonly everReturned = new Set<string>();
  readonly #faults: Faults;
  readonly #before = new Map<string, unknown>();

  constructor(faults: Faults) {
    this.#faults = faults;
  }

  begin(): void {
    for (const [name, value] of Object.entries(SETTINGS)) {
      this.#before.set(name, Reflect.get(env, name));
      Reflect.set(env, name, value);
    }
    // The platform's timer would keep the object awake for seconds; what hangs ends at once here.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
      this.#answer(new Request(input, init)),
    );
  }

  end(): void {
    for (const [name, value] of this.#before) Reflect.set(env, name, value);
    vi.unstubAllGlobals();
  }

  async #answer(request: Request): Promise<Response> {
    const { hostname, pathname, searchParams } = new URL(request.url);
    if (hostname === 'cloudflare-dns.com') {
      const isIpv4 = searchParams.get('type') === '1';
      return Response.json({ Status: 0, Answer: isIpv4 ? [{ type: 1, data: PUBLIC_ADDRESS }] : [] });
    }
    if (hostname === 'api.postmarkapp.com')
      return pathname === '/email' ? this.#takeMail(await request.json<SentMail>()) : Response.json({});
    return this.#takeCall(request);
  }

  #takeMail({ To: to, Subject: subject, TextBody: text, HtmlBody: html, Headers }: SentMail): Response {
    const { mails } = this;
    if (this.#faults.strikes('mailRefused')) return new Response('simulated', { status: 503 });
    const notice = Headers.find(({ Name }) => Name === 'X-Carrack-Notice')?.Value ?? '';
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '');
    const notices = notice.split(', ').filter((one) => one !== '');
    mails.push({ number: mails.length, at: Date.now(), to, subject, text, html, links, notices });
    if (this.#faults.strikes('mailBounced')) {
      this.returned.push({ address: to, isComplaint: this.#faults.detail.int(3) === 0 });
      this.everReturned.add(to);
    }
    if (this.#faults.strikes('mailUnanswered')) throw new Error('simulated: no answer of the provider');
    return Response.json({ ErrorCode: 0 });
  }

  async #takeCall(request: Request): Promise<Response> {
    const { url } = request;
    const isDevice = new URL(url).hostname.startsWith('push.');
    if (isDevice && this.#faults.strikes('deviceGone')) return new Response(null, { status: 410 });
    if (this.#faults.strikes('callHangs')) throw new DOMException('simulated', 'TimeoutError');
    if (this.#faults.strikes('callRefused')) return new Response(null, { status: 500 });
    const id = request.headers.get('webhook-id') ?? '';
    this.calls.push({ at: Date.now(), url, id, body: isDevice ? '' : await request.text() });
    return new Response(null, { status: 201 });
  }
}
