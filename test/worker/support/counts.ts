import { expect, vi } from 'vitest';
import type { CreatedGame } from '#shared/protocol/http.ts';
import { forgetLeases, LEASED_AT_MOST, type ServiceQuota } from '../../../worker/people/serviceQuotas.ts';
import type { Client } from './client.ts';
import { startClock, stopClock } from './clock.ts';
import { VEHICLE } from '../../support/vehicle.ts';
import { DB } from './stored.ts';

/** Begins a test with the clock stopped and nothing counted. The service's log is silent. */
export async function startCounting(): Promise<void> {
  startClock();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await DB.prepare('DELETE FROM counters').run();
  forgetLeases();
}

export function stopCounting(): void {
  stopClock();
  vi.restoreAllMocks();
}

export const DAY = 24 * 60;
export const ME = { kind: 'me', name: 'Ann' };
export const BOTS = [{ kind: 'bot' }, { kind: 'bot' }];
let people = 0;
export const newAddress = (): string => `counted${(people += 1)}@example.org`;

export const counted = async (like: string): Promise<number> =>
  (await DB.prepare('SELECT sum(n) AS n FROM counters WHERE key LIKE ?').bind(like).first<number>('n')) ?? 0;

/** A quota of the whole service was charged for so many, and for what the isolate charges in advance. */
export async function expectCharged(name: ServiceQuota, n: number): Promise<void> {
  const charged = await counted(name);
  expect(charged).toBeGreaterThanOrEqual(n);
  expect(charged).toBeLessThan(n + LEASED_AT_MOST);
}

export const setCount = (key: string, n: number) =>
  DB.prepare(
    'INSERT INTO counters (day, key, n) VALUES (?, ?, ?) ON CONFLICT (day, key) DO UPDATE SET n = excluded.n',
  )
    .bind(Math.floor(Date.now() / 86_400_000), key, n)
    .run();

export const ask = (client: Client, email: string, headers = {}) =>
  client.send<object>('/api/auth/link', { email }, { headers });

export const invite = (client: Client, email: string, headers = {}) =>
  client.send<CreatedGame & { code: string }>(
    '/api/games',
    { game: VEHICLE, seats: [ME, { kind: 'invite', email }] },
    { headers },
  );
