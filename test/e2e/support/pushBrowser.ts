import type { BrowserContext, Page, Worker } from 'playwright-core';
import { until } from '../../support/until.ts';

/**
 * A browser that takes push messages. The headless one has neither a push service nor notifications. So the page gets a
 * fixed subscription and a player who allows everything, and the service worker's notifications are listed instead of shown.
 */

/** What the service worker has shown. */
interface ShownNotification {
  readonly title: string;
  readonly tag: string;
  readonly body: string;
}

/** Runs in every page, before its own scripts. */
function fakePush(): void {
  const isOn = (): boolean => localStorage.getItem('test.subscribed') !== null;
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.example.com/ana',
      expirationTime: null,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => localStorage.removeItem('test.subscribed'),
  };
  Object.defineProperties(PushManager.prototype, {
    subscribe: {
      value: async () => {
        localStorage.setItem('test.subscribed', 'yes');
        return subscription;
      },
    },
    getSubscription: { value: async () => (isOn() ? subscription : null) },
  });
  Object.defineProperties(Notification, {
    permission: { get: () => localStorage.getItem('test.permission') ?? 'default' },
    requestPermission: {
      value: async () => {
        localStorage.setItem('test.permission', 'granted');
        return 'granted';
      },
    },
  });
}

export const takePush = (page: Page): Promise<unknown> => page.addInitScript(fakePush);

/** Lists what the service worker shows. */
function listNotifications(): void {
  const shown: { title: string; tag: string; body: string; data: unknown; close(): void }[] = [];
  const opened: string[] = [];
  const { registration, clients } = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    clients: { openWindow(url: string): Promise<null> };
  };
  Object.assign(globalThis, { opened });
  /** As browsers do it: a notification takes the place of one with the same tag. */
  const show = async (title: string, { tag = '', body = '', data }: NotificationOptions): Promise<void> => {
    const notification = { title, tag, body, data: data as unknown, close: () => drop(notification) };
    const same = shown.find((one) => tag !== '' && one.tag === tag);
    if (same !== undefined) drop(same);
    shown.push(notification);
  };
  const drop = (notification: (typeof shown)[number]): void =>
    void shown.splice(shown.indexOf(notification), 1);
  Object.defineProperties(registration, {
    showNotification: { value: show },
    getNotifications: { value: async () => shown },
  });
  Object.defineProperty(navigator, 'setAppBadge', { value: async () => undefined }); // the headless browser crashes there
  Object.defineProperty(clients, 'openWindow', {
    value: async (url: string) => void opened.push(url), // browsers open a window only for a real tap
  });
}

/** The context's service worker, with the messages and taps that a test sends to it. */
export async function pushTo(context: BrowserContext, origin: string) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(listNotifications);
  const session = await context.newCDPSession(await context.newPage()); // an empty page, which is none of the service's
  const ids: string[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    ids.push(
      ...registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin)).map((it) => it.registrationId),
    );
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await until('the registration', async () => ids[0]);
  return {
    /** Delivers a message, as the push service does. */
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: (): Promise<readonly ShownNotification[]> =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map(({ title, tag, body }) => ({ title, tag, body }));
      }),
    tap: () => tap(worker),
  };
}

/** Taps the notification. Returns the addresses that were opened in new windows. */
const tap = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(async () => {
    const { registration, opened } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      opened: string[];
    };
    const [notification] = await registration.getNotifications();
    const works: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (work: Promise<unknown>) => works.push(work),
    });
    dispatchEvent(event);
    await Promise.all(works);
    return opened;
  });
