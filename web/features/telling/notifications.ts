import { computed, effect } from '@preact/signals';
import type { Api } from '../../lib/api.ts';
import { mindDevice } from './ownDevice.ts';
import { browserPushDevice, type PushDevice } from './pushDevice.ts';
import type { Visitor } from '../../lib/visitor.ts';

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
  const look = (): void => {
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
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', look);
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
