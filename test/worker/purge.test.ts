import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionsTable, usedLinksTable } from '../../worker/db/schema.ts';
import { sweep } from '../../worker/sweep.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db } from './support/database.ts';
import { lastMailTo, linkTo, redeem } from './support/mails.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** The cron deletes what is no longer needed. */

beforeEach(startClock);
afterEach(stopClock);

const HOUR_MS = 3_600_000;
const SESSION_MINUTES = 400 * 24 * 60;

/** The sweeps of the next sixteen hours. Each reads the sessions whose hash begins with one digit. */
async function sixteenHours(): Promise<void> {
  const hour = Math.ceil(Date.now() / HOUR_MS);
  for (let n = 0; n < 16; n += 1) await sweep(env, (hour + n) * HOUR_MS);
}

/** A session for each first digit of the hash, so that no test depends on a random token. */
async function sessionOfEachDigit(): Promise<void> {
  const guest = new Client();
  await guest.post('/api/games', {
    game: VEHICLE,
    seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }],
  });
  const [session] = await db().select().from(sessionsTable);
  if (session === undefined) throw new Error('the guest has no session');
  const digits = [...'0123456789abcdef'];
  await db()
    .insert(sessionsTable)
    .values(digits.map((digit) => ({ ...session, hash: `${digit}${session.hash.slice(1)}0` })));
}

test('sessions are deleted once they have expired, and not before', async () => {
  await sessionOfEachDigit();
  const left = async () => (await db().select().from(sessionsTable)).length;
  expect(await left()).toBe(17);
  await sixteenHours();
  expect(await left()).toBe(17);
  later(SESSION_MINUTES);
  await sixteenHours();
  expect(await left()).toBe(0);
});

test('records of used links are deleted once the links have expired', async () => {
  const email = 'used@example.org';
  await new Client().send<object>('/api/auth/link', { email });
  await redeem(linkTo(await lastMailTo(email), 'm'));
  const left = async () => (await db().select().from(usedLinksTable)).length;
  expect(await left()).toBe(1);
  later(SESSION_MINUTES);
  await sixteenHours();
  expect(await left()).toBe(0);
});
