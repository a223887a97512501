import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import type { GameRoom, Mailbox } from '../../worker/index.ts';
import { mailboxOf, roomOf } from '../../worker/lib/objects.ts';
import { envWith, productionEnv } from './support/bindings.ts';
import { throughGate } from './support/database.ts';
import { alarmOf, inRoom } from './support/rooms.ts';
import { stuckGame } from './support/stuck.ts';

/** Where rooms and mailboxes are made, and what becomes of those whose place is no longer the service's. */

const GAME = 'a222222222222222';
const PLAYER = '2222222222222222';

/** What the platform is asked for, as a path: jurisdiction, name, options. */
function askedIn(settings: {
  readonly REGION?: string;
  readonly JURISDICTION?: string;
  readonly DEV?: string;
}) {
  const asked: unknown[] = [];
  const namespace = (jurisdiction?: string) => ({
    jurisdiction: namespace,
    getByName: (name: string, options: unknown) => void asked.push({ jurisdiction, name, options }),
  });
  const service = { ROOMS: namespace(), MAILBOXES: namespace(), ...settings };
  const placed = settings.DEV === undefined ? productionEnv(service) : envWith(service);
  roomOf(placed, GAME);
  mailboxOf(placed, PLAYER);
  return asked;
}
const both = (place: { readonly jurisdiction?: string; readonly options: unknown }): unknown[] => [
  { jurisdiction: undefined, name: GAME, ...place },
  { jurisdiction: undefined, name: PLAYER, ...place },
];

describe('rooms and mailboxes', () => {
  test('are made near who calls them first if no region is set', () => {
    expect(askedIn({})).toEqual(both({ options: {} }));
  });

  test('are made in the region that is set', () => {
    expect(askedIn({ REGION: 'weur' })).toEqual(both({ options: { locationHint: 'weur' } }));
  });

  test('are those of the jurisdiction that is set', () => {
    expect(askedIn({ JURISDICTION: 'eu' })).toEqual(both({ jurisdiction: 'eu', options: {} }));
  });

  test('have no jurisdiction in development, where the runtime has none', () => {
    expect(askedIn({ DEV: '1', JURISDICTION: 'eu' })).toEqual(both({ options: {} }));
  });

  test.each([{ REGION: 'western-europe' }, { JURISDICTION: 'EU' }, { JURISDICTION: '' }])(
    'are refused in %o, which nobody knows',
    (settings) => {
      expect(() => askedIn(settings)).toThrow('is none of');
    },
  );
});

describe('after a jurisdiction was chosen, an object of before', () => {
  /** Rings the alarm of an object as if it were there. Returns how often the database was asked. */
  async function ringOutside(object: DurableObjectStub<GameRoom | Mailbox>): Promise<number> {
    let trips = 0;
    const count = (_statements: readonly string[], go: () => Promise<unknown>): Promise<unknown> => {
      trips += 1;
      return go();
    };
    await runInDurableObject(object, (instance) => {
      Object.defineProperty(instance, 'env', { value: productionEnv({ JURISDICTION: 'eu' }) });
      return throughGate(count, () => Promise.resolve(instance.alarm()));
    });
    return trips;
  }

  test('plays nothing when its alarm rings, and keeps nothing', async () => {
    const { id } = await stuckGame();
    expect(await ringOutside(env.ROOMS.getByName(id))).toBe(0);
    expect(await inRoom(id, async ({ storage }) => [...(await storage.list()).keys()])).toEqual([]);
    expect(await alarmOf(id)).toBeNull();
  });

  test('sends nothing when its alarm rings', async () => {
    expect(await ringOutside(env.MAILBOXES.getByName(PLAYER))).toBe(0);
  });
});
