import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { PushPayload } from '#shared/protocol/http.ts';

/** What the service worker does with push messages, with a tap on the notification, and with a replaced subscription. */

const SOURCE = readFileSync(new URL('../../web/public/sw.js', import.meta.url), 'utf8');
const ORIGIN = 'https://carrack.test';

const PAYLOAD: PushPayload = {
  title: 'Your turn in Goa (with Ben)',
  body: 'Ben has bid 12.',
  path: '/g/a222222222222222',
  waiting: 3,
  language: 'en',
};

interface Open {
  readonly url: string;
  readonly focusable?: false;
  readonly steerable?: false;
}

interface Scene {
  readonly pages?: readonly Open[];
  /** What the page remembers of this device. */
  readonly kept?: object;
  /** Ids of the channels of whoever is signed in; undefined for nobody. */
  readonly channels?: readonly string[];
  /** Why these channels are off. */
  readonly off?: 'player' | 'gone';
  readonly hasNoBadge?: true;
}

/** A browser with this service worker; `did`: all that it has done. */
function browser({ pages = [], kept, channels, off, hasNoBadge }: Scene = {}) {
  const did: string[] = [];
  const shown: (readonly [string, object])[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const cache = new Map(kept === undefined ? [] : [['/kept/push', JSON.stringify(kept)]]);
  const open = pages.map(({ url, focusable, steerable }) => ({
    url: ORIGIN + url,
    focus: async () => {
      if (focusable === false) throw new Error('InvalidAccessError');
      did.push(`focus ${url}`);
    },
    navigate: async (to: string) => {
      if (steerable === false) throw new TypeError('not controlled');
      did.push(`navigate ${url} to ${to}`);
    },
  }));
  const subscription = (name: string) => ({
    toJSON: () => ({
      endpoint: `https://push.example.com/${name}`,
      expirationTime: null,
      keys: { p256dh: 'p', auth: 'a' },
    }),
  });
  runInNewContext(SOURCE, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: {
      open: async () => ({
        match: async (key: string) => (cache.has(key) ? new Response(cache.get(key)) : undefined),
        put: async (key: string, response: Response) => void cache.set(key, await response.text()),
      }),
    },
    clients: {
      matchAll: async () => open,
      openWindow: async (url: string) => void did.push(`open ${url}`),
    },
    fetch: async (path: string, { method, body }: { method: string; body?: string }) => {
      did.push([method, path, body].filter(Boolean).join(' '));
      if (channels === undefined) return new Response('{}', { status: 401 });
      if (method === 'PUT') return Response.json({ channel: { id: 'new' } });
      return Response.json({ push: { key: 'key' }, channels: channels.map((id) => ({ id, off })) });
    },
    location: { origin: ORIGIN },
    navigator: hasNoBadge ? {} : { setAppBadge: async (n: number) => void did.push(`badge ${n}`) },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push([title, options]),
      pushManager: {
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          did.push(`subscribe ${applicationServerKey}`);
          return subscription('own');
        },
      },
    },
    Date: { now: () => 7 },
    Request,
    Response,
    URL,
  });
  const happen = async (type: string, event: object): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
  };
  return {
    did,
    shown,
    /** `text`: what the message holds; undefined for nothing. */
    push: (text: string | undefined) =>
      happen('push', { data: text === undefined ? null : { json: () => JSON.parse(text) as unknown } }),
    tap: async (path: unknown) => {
      let closed = 0;
      await happen('notificationclick', {
        notification: { data: { path }, close: () => void (closed += 1) },
      });
      return closed;
    },
    replace: (name?: string) =>
      happen('pushsubscriptionchange', { newSubscription: name === undefined ? null : subscription(name) }),
    kept: () => JSON.parse(cache.get('/kept/push') ?? 'null') as unknown,
  };
}

describe('A push message', () => {
  test('is shown, in place of an earlier one, and counts the games that wait', async () => {
    const { push, shown, did } = browser();
    await push(JSON.stringify(PAYLOAD));
    const [[title, options] = []] = shown;
    expect(title).toBe(PAYLOAD.title);
    expect(options).toMatchObject({
      body: PAYLOAD.body,
      tag: 'carrack',
      renotify: true,
      lang: 'en',
      data: { path: PAYLOAD.path },
    });
    expect(did).toEqual(['badge 3']);
  });

  test.each([
    ['without content', undefined],
    ['that is no JSON', 'hello'],
    ['that says nothing', 'null'],
    ['of another shape', JSON.stringify({ title: 7, body: [], path: {}, waiting: -1, language: null })],
    ['without a title', JSON.stringify({ ...PAYLOAD, title: '', waiting: '3' })],
  ])('%s still shows a plain notification', async (_, text) => {
    const { push, shown, did } = browser();
    await push(text);
    expect(shown.map(([title]) => title)).toEqual(['Carrack']);
    expect(did).toEqual([]);
  });

  test('about no game that waits leaves the count as it is', async () => {
    const { push, did } = browser();
    await push(JSON.stringify({ ...PAYLOAD, waiting: 0 }));
    expect(did).toEqual([]);
  });

  test('is shown where there is no badge', async () => {
    const { push, shown } = browser({ hasNoBadge: true });
    await push(JSON.stringify(PAYLOAD));
    expect(shown).toHaveLength(1);
  });

  test('brings icons that exist', async () => {
    const { push, shown } = browser();
    await push(JSON.stringify(PAYLOAD));
    for (const name of ['icon', 'badge']) {
      const path = String(new Map(Object.entries(shown[0]?.[1] ?? {})).get(name));
      expect(readFileSync(new URL(`../../web/public${path}`, import.meta.url)).length, path).toBeGreaterThan(
        0,
      );
    }
  });
});

describe('A tap on the notification', () => {
  test('opens the game, and closes the notification', async () => {
    const { tap, did } = browser();
    expect(await tap('/g/x')).toBe(1);
    expect(did).toEqual([`open ${ORIGIN}/g/x`]);
  });

  test('leads an open page there, the one used last', async () => {
    const { tap, did } = browser({ pages: [{ url: '/me' }, { url: '/help' }] });
    await tap('/g/x');
    expect(did).toEqual(['focus /me', `navigate /me to ${ORIGIN}/g/x`]);
  });

  test('shows the page that is there already, as it is', async () => {
    const { tap, did } = browser({ pages: [{ url: '/me' }, { url: '/g/x' }] });
    await tap('/g/x');
    expect(did).toEqual(['focus /g/x']);
  });

  test('leads a page there that cannot be brought to the front', async () => {
    const { tap, did } = browser({ pages: [{ url: '/me', focusable: false }] });
    await tap('/g/x');
    expect(did).toEqual([`navigate /me to ${ORIGIN}/g/x`]);
  });

  test('opens a page if the open one cannot be led', async () => {
    const { tap, did } = browser({ pages: [{ url: '/me', steerable: false }] });
    await tap('/g/x');
    expect(did).toEqual(['focus /me', `open ${ORIGIN}/g/x`]);
  });

  test.each([
    'https://evil.example/g/x',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    '\\\\evil.example',
    undefined,
    7,
  ])('leads nowhere else: %s', async (path) => {
    const { tap, did } = browser();
    await tap(path);
    expect(did).toEqual([`open ${ORIGIN}/`]);
  });
});

describe('A subscription that the browser has replaced', () => {
  const KEPT = { player: 'ana', channel: 'old', at: 1 };
  const stored = (name: string) =>
    `PUT /api/me/channels/push ${JSON.stringify({ endpoint: `https://push.example.com/${name}`, keys: { p256dh: 'p', auth: 'a' } })}`;

  test('is stored in place of the old one', async () => {
    const { replace, did, kept } = browser({ kept: KEPT, channels: ['old', 'c2'] });
    await replace('new');
    expect(did).toEqual(['GET /api/me/channels', stored('new'), 'DELETE /api/me/channels/by-id/old {}']);
    expect(kept()).toEqual({ player: 'ana', channel: 'new', at: 7 });
  });

  test('is made anew if the browser has only dropped it', async () => {
    const { replace, did } = browser({ kept: KEPT, channels: ['old'] });
    await replace();
    expect(did.slice(1, 3)).toEqual(['subscribe key', stored('own')]);
  });

  test('is stored for a device that is off only because the old one had gone', async () => {
    const { replace, did } = browser({ kept: KEPT, channels: ['old'], off: 'gone' });
    await replace('new');
    expect(did).toContain(stored('new'));
  });

  test.each<[string, Scene]>([
    ['another player is signed in', { kept: KEPT, channels: ['c2'] }],
    ['nobody is signed in', { kept: KEPT }],
    ['it was never switched on', { channels: ['old'] }],
    ['its player has switched this device off', { kept: KEPT, channels: ['old'], off: 'player' }],
  ])('is not stored if %s', async (_, scene) => {
    const { replace, did } = browser(scene);
    await replace('new');
    expect(did).toEqual(['GET /api/me/channels']);
  });
});
