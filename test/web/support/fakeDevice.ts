import type { Channels, ChannelInfo } from '#shared/protocol/http.ts';
import { ENGINE } from '#shared/engine.ts';
import { createApi } from '../../../web/lib/api.ts';
import type { KeptChannel, PushDevice } from '../../../web/features/telling/pushDevice.ts';

/** A browser with web push, and a service that keeps channels, both in memory. */

/** A browser's part of web push. Each new subscription has an address of its own. */
export class FakeDevice implements PushDevice {
  supported: ReturnType<PushDevice['support']> = 'here';
  granted: NotificationPermission = 'default';
  /** What the player answers when the browser asks. */
  answer: NotificationPermission = 'granted';
  refuses = false;
  remembered: KeptChannel | undefined;
  endpoint: string | undefined;
  asked = 0;
  #made = 0;

  readonly support = () => this.supported;
  readonly permission = () => this.granted;
  readonly askPermission = async () => {
    this.asked += 1;
    if (this.granted === 'default') this.granted = this.answer;
    return this.granted;
  };
  readonly isSubscribed = async () => this.endpoint !== undefined;
  readonly subscribe = async () => {
    if (this.refuses) throw new Error('the push service cannot be reached');
    this.endpoint ??= `https://push.example.com/${(this.#made += 1)}`;
    return { endpoint: this.endpoint, keys: { p256dh: 'p', auth: 'a' } };
  };
  readonly unsubscribe = async () => void (this.endpoint = undefined);
  kept: PushDevice['kept'] = async () => this.remembered;
  readonly keep = async (channel: KeptChannel | undefined) => void (this.remembered = channel);
}

export const channelOf = (given: Partial<ChannelInfo> & Pick<ChannelInfo, 'id'>): ChannelInfo => ({
  kind: 'push',
  name: 'Firefox, Android',
  host: 'push.example.com',
  shape: null,
  gameId: null,
  since: 1,
  sentAt: null,
  error: null,
  off: null,
  ...given,
});

/** A service in which one player has channels. The id of a device's channel is the last part of its address. */
export class FakeChannels {
  player: string | null = 'ana';
  key: string | null = 'key';
  mail: Channels['mail'] = { available: true, address: null, on: true, undeliverable: null };
  list: ChannelInfo[] = [];
  /** Requests that change something. */
  readonly log: string[] = [];
  /** The code with which a change is refused; `NETWORK`: its answer is lost. */
  refusal: string | undefined;
  /** What a test ends with. */
  tested: string | null = null;

  readonly api = createApi(async (input, init) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    if (method !== 'GET') this.log.push(`${method} ${path}`);
    return this.#answer(method, path, body);
  });

  #answer(method: string, path: string, body: unknown): Response {
    if (path === '/api/me')
      return Response.json({
        player: this.player === null ? null : { id: this.player, name: 'Ana', language: null, hours: null },
        engine: ENGINE,
      });
    if (path === '/api/me/games') return Response.json({ games: [] });
    if (path === '/api/me/sessions') return Response.json({ sessions: [] });
    if (this.player === null) return problem('NO_SESSION', 401);
    if (method === 'GET')
      return Response.json({
        mail: this.mail,
        push: { key: this.key },
        channels: this.list,
        deliveries: [],
        receipts: [],
      } satisfies Channels);
    if (this.refusal === 'NETWORK') return Response.error();
    if (this.refusal !== undefined) return problem(this.refusal, 422);
    return this.#change(method, path, body);
  }

  #change(method: string, path: string, body: unknown): Response {
    if (path === '/api/auth/logout') this.player = null;
    if (path === '/api/me/channels/push') return this.#put(body);
    if (path === '/api/me/channels/webhooks') {
      const channel = channelOf({ id: 'w1', kind: 'webhook', name: 'Chat', shape: 'json' });
      this.list = [channel, ...this.list];
      return Response.json({ channel, secret: 'whsec_x' }, { status: 201 });
    }
    const [, id = '', test] = /by-id\/(\w+)(\/test)?$/.exec(path) ?? [];
    if (test !== undefined) return Response.json({ error: this.tested });
    if (method === 'DELETE') this.list = this.list.filter((one) => one.id !== id);
    if (method === 'PUT') this.set(id, { off: (body as { on: boolean }).on ? null : 'player' });
    return Response.json(this.list.find((one) => one.id === id) ?? {});
  }

  #put(body: unknown): Response {
    const id = (body as { endpoint: string }).endpoint.split('/').at(-1) ?? '';
    const before = this.list.find((one) => one.id === id);
    const off = before?.off === 'player' ? 'player' : null;
    const channel = { ...(before ?? channelOf({ id })), off } as const;
    this.list = [channel, ...this.list.filter((one) => one.id !== id)];
    return Response.json({ channel });
  }

  /** Something changes without this browser. */
  set(id: string, change: Partial<ChannelInfo>): void {
    this.list = this.list.map((one) => (one.id === id ? { ...one, ...change } : one));
  }
}

const problem = (code: string, status: number): Response => Response.json({ code, status }, { status });
