import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MyGame } from '#shared/protocol/http.ts';
import { mindNotifications } from '../../web/features/telling/pushDevice.ts';
import { FakeChannels, FakeDevice } from './support/fakeDevice.ts';
import { settled } from './support/world.ts';

/** The badge on the app's icon, and the notification that is no longer needed. */

afterEach(() => vi.unstubAllGlobals());

let badges: number[];
let closed: number;
let look: () => void;

function inBrowser(visibilityState: string): { visibilityState: string } {
  const shown = { close: () => void (closed += 1) };
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => (tag === 'carrack' ? [shown] : []),
  };
  vi.stubGlobal('navigator', {
    setAppBadge: async (n: number) => void badges.push(n),
    serviceWorker: { getRegistration: async () => registration },
  });
  const page = {
    visibilityState,
    addEventListener: (_: string, listener: () => void) => (look = listener),
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('document', page);
  return page;
}

function opened(waits: readonly string[] | undefined) {
  const device = new FakeDevice();
  const waiting = signal((waits ?? []).map((id) => ({ id }) as MyGame));
  const games = signal(waits === undefined ? undefined : waiting.peek());
  const me = signal(undefined);
  const stop = mindNotifications(new FakeChannels().api, { me, games, waiting }, device);
  return { waiting, games, device, stop };
}

beforeEach(() => {
  badges = [];
  closed = 0;
});

describe('The notification', () => {
  test('is closed when the player sees the page', async () => {
    inBrowser('visible');
    opened(['a']);
    await settled();
    expect(closed).toBe(1);
  });

  test('stays while nobody looks, until the page comes into view', async () => {
    const page = inBrowser('hidden');
    opened(['a']);
    await settled();
    expect(closed).toBe(0);
    page.visibilityState = 'visible';
    look();
    await settled();
    expect(closed).toBe(1);
  });

  test('is closed unseen once no game waits any more', async () => {
    inBrowser('hidden');
    const { waiting } = opened(['a', 'b']);
    waiting.value = waiting.value.slice(1);
    await settled();
    expect(closed).toBe(0);
    waiting.value = [];
    await settled();
    expect(closed).toBe(1);
  });
});

describe('The badge', () => {
  test('follows the number of games that wait', () => {
    inBrowser('hidden');
    const { waiting } = opened(['a', 'b']);
    waiting.value = [];
    expect(badges).toEqual([2, 0]);
  });

  test('is left alone before the service has said which games there are', () => {
    inBrowser('visible');
    opened(undefined);
    expect([badges, closed]).toEqual([[], 0]);
  });

  test('may be missing, and so may the service worker', async () => {
    inBrowser('visible');
    vi.stubGlobal('navigator', {});
    opened(['a']);
    await settled();
    expect(closed).toBe(0);
  });
});
