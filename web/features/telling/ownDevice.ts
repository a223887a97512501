import type { ChannelInfo } from '#shared/protocol/http.ts';
import { ok } from '#shared/kernel/result.ts';
import { accountApi } from '../../lib/accountApi.ts';
import type { Api, ApiResult } from '../../lib/api.ts';
import type { Platform } from '../../lib/platform.ts';
import type { PushDevice } from './pushDevice.ts';

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
  if (subscribed && Date.now() - kept.at < DAY) return;
  const answer = await accountApi(api).channels();
  if (!answer.ok) return;
  const { channels, push } = answer.value;
  const own = channels.find(({ id }) => id === kept.channel);
  if (own === undefined) return dropHere(device); // removed on another device
  if (push.key === null || own.off === 'player') return;
  if (own.off === 'gone') await device.unsubscribe();
  await store(api, device, { key: push.key, player: kept.player });
}
