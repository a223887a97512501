import type { PutPush, ChannelInfo } from '#shared/protocol/http.ts';
import { ok } from '#shared/kernel/result.ts';
import { accountApi } from '../../lib/accountApi.ts';
import type { Api, ApiResult } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';
import { computed, effect } from '@preact/signals';
import type { Visitor } from '../../lib/visitor.ts';

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
type PushSupport = 'here' | 'homeScreen' | 'none';

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

/**
 * This device as a channel of its player. The browser has one subscription for whoever is signed in. So it is dropped when
 * the player signs out or another one signs in: nobody's notifications reach another's screen.
 */

/**
 * Why the browser does not take part. `blocked`: notifications are forbidden · `unanswered`: its question was closed ·
 * `refused`: it could not subscribe.
 */
export type PushRefusal = 'blocked' | 'unanswered' | 'refused';

const DAY = 86_400_000;
/** Signing out waits for a browser that does not answer no longer than this (ms). */
const PATIENCE = 5_000;

interface Wish {
  /** The service's public key. */
  readonly key: string;
  /** The old subscription is dead. */
  readonly anew: boolean;
}

/** Switches this device on for the player who is signed in. Called in answer to a tap, because only then browsers ask. */
export async function switchOn(
  api: Api,
  device: PushDevice,
  wish: Wish,
): Promise<ApiResult<ChannelInfo> | PushRefusal> {
  try {
    return await askAndStore(api, device, wish);
  } catch {
    await dropHere(device);
    return 'refused'; // e.g. a browser that forbids the page to remember anything
  }
}

async function askAndStore(
  api: Api,
  device: PushDevice,
  { key, anew }: Wish,
): Promise<ApiResult<ChannelInfo> | PushRefusal> {
  const permission = await device.askPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'unanswered';
  const who = await api.me();
  if (!who.ok) return who;
  const player = who.value.player?.id ?? '';
  const kept = await device.kept();
  const isOwn = kept?.player === player;
  if (!isOwn || anew) await device.unsubscribe();
  const stored = await store(api, device, { key, player });
  if (typeof stored === 'string' || !stored.ok) {
    if (!isOwn) await dropHere(device); // what the service may have stored is dead with it
    return stored;
  }
  const { id, off } = stored.value;
  return off === null ? stored : accountApi(api).switchChannel(id, true);
}

/** Subscribes, tells the service, and remembers it. An earlier channel of this device is removed. */
async function store(
  api: Api,
  device: PushDevice,
  { key, player }: { readonly key: string; readonly player: string },
): Promise<ApiResult<ChannelInfo> | PushRefusal> {
  const account = accountApi(api);
  const subscription = await device.subscribe(key).catch(() => undefined);
  if (subscription === undefined) return 'refused';
  const answer = await account.putPush(subscription);
  if (!answer.ok) return answer;
  const { channel } = answer.value;
  const before = await device.kept();
  await device.keep({ player, channel: channel.id, at: Date.now() });
  if (before?.player === player && before.channel !== channel.id) await account.removeChannel(before.channel);
  return ok(channel);
}

async function dropHere(device: PushDevice): Promise<void> {
  await Promise.allSettled([device.unsubscribe(), device.keep(undefined)]);
}

/** Switches this device off: here, which works without a network, and at the service. */
export async function leaveDevice(
  { api, later }: Pick<Platform, 'api' | 'later'>,
  device: PushDevice,
): Promise<void> {
  if (device.support() !== 'here') return;
  const leave = async (): Promise<void> => {
    const kept = await device.kept();
    await Promise.allSettled([
      dropHere(device),
      kept === undefined ? undefined : accountApi(api).removeChannel(kept.channel),
    ]);
  };
  await new Promise<void>((resolve) => {
    const callOff = later(PATIENCE, resolve);
    void leave()
      .catch(() => undefined)
      .then(callOff)
      .then(resolve);
  });
}

/**
 * Once the service has said who is signed in: drops the subscription of anybody else, and once a day tells the service
 * that this device is still there. `player`: null for nobody.
 */
export async function mindDevice(api: Api, device: PushDevice, player: string | null): Promise<void> {
  if (device.support() !== 'here') return;
  const kept = await device.kept();
  const subscribed = await device.isSubscribed();
  if (kept === undefined || kept.player !== player) {
    if (subscribed || kept !== undefined) await dropHere(device);
    return;
  }
  if (device.permission() !== 'granted') return;
  if (subscribed && Math.abs(Date.now() - kept.at) < DAY) return;
  const answer = await accountApi(api).channels();
  if (!answer.ok) return;
  const { channels, push } = answer.value;
  const own = channels.find(({ id }) => id === kept.channel);
  if (own === undefined) return dropHere(device); // removed on another device
  if (push.key === null || own.off === 'player') return;
  if (own.off === 'gone') await device.unsubscribe();
  await store(api, device, { key: push.key, player: kept.player });
}

/** The notification's tag, as in `sw.js`. */
const TAG = 'carrack';

/**
 * Keeps the app's badge at the number of games that wait, and closes the notification once the player sees their games or
 * none waits any more, e.g. because they have moved on another device. It also looks after the subscription when another
 * player signs in. Returns how to stop.
 */
export function mindNotifications(
  api: Api,
  { me, games, waiting }: Pick<Visitor, 'me' | 'games' | 'waiting'>,
  device: PushDevice = browserPushDevice,
): () => void {
  const isSeen = (): boolean => document.visibilityState === 'visible';
  const close = (): void => {
    if (isSeen()) void closeNotifications();
  };
  const player = computed(() => (me.value === undefined ? undefined : (me.value?.id ?? null)));
  const stops = [
    effect(() => {
      if (games.value === undefined) return; // the service has not said
      const n = waiting.value.length;
      void setBadge(n);
      if (n === 0 || isSeen()) void closeNotifications();
    }),
    effect(() => {
      if (player.value !== undefined) mindDevice(api, device, player.value).catch(() => undefined);
    }),
  ];
  document.addEventListener('visibilitychange', close);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', close);
  };
}

/** Not every browser has a badge, and some refuse it to a page that is not installed. */
async function setBadge(n: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await navigator.setAppBadge(n).catch(() => undefined);
}

async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  for (const shown of (await registration?.getNotifications({ tag: TAG })) ?? []) shown.close();
}
