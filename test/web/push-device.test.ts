import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserPushDevice } from '../../web/features/telling/pushDevice.ts';

/** What the page makes of the browser's own push interface. */

afterEach(() => vi.unstubAllGlobals());

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';

interface Given {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  readonly installed?: true;
  readonly takesPush?: true;
}

function inBrowser(
  { userAgent, maxTouchPoints = 0, installed, takesPush }: Given,
  serviceWorker?: object,
): void {
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints,
    ...((takesPush ?? serviceWorker) && { serviceWorker: serviceWorker ?? {} }),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: installed === true }));
  if (takesPush) for (const name of ['PushManager', 'Notification']) vi.stubGlobal(name, vi.fn());
}

test.each<[string, Given, string]>([
  ['Linux', { userAgent: LINUX, takesPush: true }, 'here'],
  ['Linux without push', { userAgent: LINUX }, 'none'],
  ['an iPhone', { userAgent: IPHONE, maxTouchPoints: 5 }, 'homeScreen'],
  [
    'an iPhone’s home screen',
    { userAgent: IPHONE, maxTouchPoints: 5, installed: true, takesPush: true },
    'here',
  ],
  ['an old iPhone’s home screen', { userAgent: IPHONE, maxTouchPoints: 5, installed: true }, 'none'],
  ['an iPad', { userAgent: MAC, maxTouchPoints: 5 }, 'homeScreen'],
  ['a Mac without push', { userAgent: MAC }, 'none'],
])('on %s push messages are taken: %o', (_, given, support) => {
  inBrowser(given);
  expect(browserPushDevice.support()).toBe(support);
});

describe('A subscription', () => {
  /** A browser that has subscribed for `before`. It refuses another key beside it. */
  function subscribed(before: string | undefined) {
    let key = before;
    const subscription = {
      toJSON: () => ({
        endpoint: `https://push.example.com/${key}`,
        expirationTime: null,
        keys: { p256dh: 'p', auth: 'a' },
      }),
      unsubscribe: async () => void (key = undefined),
    };
    const pushManager = {
      getSubscription: async () => (key === undefined ? null : subscription),
      subscribe: async (wish: { userVisibleOnly: boolean; applicationServerKey: string }) => {
        if (!wish.userVisibleOnly) throw new Error('NotAllowedError');
        if (key !== undefined && key !== wish.applicationServerKey) throw new Error('InvalidStateError');
        key = wish.applicationServerKey;
        return subscription;
      },
    };
    const registration = { pushManager };
    inBrowser(
      { userAgent: LINUX, takesPush: true },
      {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    );
  }

  test('is told as the service takes it, and with nothing else', async () => {
    subscribed(undefined);
    expect(await browserPushDevice.isSubscribed()).toBe(false);
    expect(await browserPushDevice.subscribe('key')).toEqual({
      endpoint: 'https://push.example.com/key',
      keys: { p256dh: 'p', auth: 'a' },
    });
    expect(await browserPushDevice.isSubscribed()).toBe(true);
    await browserPushDevice.unsubscribe();
    expect(await browserPushDevice.isSubscribed()).toBe(false);
  });

  test('for an earlier key of the service is replaced', async () => {
    subscribed('earlier');
    expect((await browserPushDevice.subscribe('key')).endpoint).toBe('https://push.example.com/key');
  });
});

test('what this device remembers survives, and anything else in its place counts as nothing', async () => {
  const cache = new Map<string, string>();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => (cache.has(key) ? new Response(cache.get(key)) : undefined),
      put: async (key: string, response: Response) => void cache.set(key, await response.text()),
      delete: async (key: string) => cache.delete(key),
    }),
  });
  const kept = { player: 'ana', channel: 'c1', at: 7 };
  expect(await browserPushDevice.kept()).toBeUndefined();
  await browserPushDevice.keep(kept);
  expect(await browserPushDevice.kept()).toEqual(kept);
  cache.set('/kept/push', '{"player":"ana"}');
  expect(await browserPushDevice.kept()).toBeUndefined();
  await browserPushDevice.keep(undefined);
  expect(cache.size).toBe(0);
});
