import type { PutPush } from '#shared/protocol/http.ts';

/** The browser's part of web push: permission, subscription, and what this device remembers of its channel. */

/** Which channel of the service this device is, and whose. */
export interface KeptChannel {
  /** The player who has switched it on. */
  readonly player: string;
  /** Id of the channel. */
  readonly channel: string;
  /** When the service was last told of it, ms since 1970. */
  readonly at: number;
}

/**
 * `homeScreen`: only once the page is on the home screen, as on iPhones and iPads. `none`: this browser takes no push
 * messages.
 */
export type PushSupport = 'here' | 'homeScreen' | 'none';

export interface PushDevice {
  support(): PushSupport;
  permission(): NotificationPermission;
  /** Asks the player, if the browser has to. Browsers ask only in answer to a tap. */
  askPermission(): Promise<NotificationPermission>;
  isSubscribed(): Promise<boolean>;
  /**
   * Subscribes to messages that are signed by the service's key; the same subscription if there is one.
   * @throws if the browser refuses, or its push service cannot be reached
   */
  subscribe(key: string): Promise<PutPush>;
  /** From now on no message is shown here, whoever sends it. */
  unsubscribe(): Promise<void>;
  kept(): Promise<KeptChannel | undefined>;
  keep(channel: KeptChannel | undefined): Promise<void>;
}

/** The service worker reads it too, so it is no part of the page's own storage. Both names are in `sw.js`. */
const CACHE = 'carrack-device';
const KEPT = '/kept/push';

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;

/** iPadOS calls itself a Mac, but no Mac has a touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export const browserPushDevice: PushDevice = {
  support: () => {
    if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
      return 'here';
    return isApple() && !isInstalled() ? 'homeScreen' : 'none';
  },
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  isSubscribed: async () => ((await (await registration())?.pushManager.getSubscription()) ?? null) !== null,
  subscribe: async (key) => {
    await navigator.serviceWorker.register('/sw.js'); // harmless if it is registered
    const { pushManager } = await navigator.serviceWorker.ready;
    const wish = { userVisibleOnly: true, applicationServerKey: key };
    const made = await pushManager.subscribe(wish).catch(async () => {
      // The subscription that is there may be for an earlier key of the service.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wish);
    });
    const { endpoint = '', keys = {} } = made.toJSON();
    const { p256dh = '', auth = '' } = keys;
    return { endpoint, keys: { p256dh, auth } };
  },
  unsubscribe: async () => {
    await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  },
  kept: async () => {
    const found = await (await caches.open(CACHE)).match(KEPT);
    const kept: unknown = await found?.json();
    return isKeptChannel(kept) ? kept : undefined;
  },
  keep: async (channel) => {
    const cache = await caches.open(CACHE);
    if (channel === undefined) await cache.delete(KEPT);
    else await cache.put(KEPT, new Response(JSON.stringify(channel)));
  },
};

const isKeptChannel = (value: unknown): value is KeptChannel =>
  typeof value === 'object' &&
  value !== null &&
  'player' in value &&
  typeof value.player === 'string' &&
  'channel' in value &&
  typeof value.channel === 'string' &&
  'at' in value &&
  typeof value.at === 'number';
