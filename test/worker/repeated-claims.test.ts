import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedGame, CreatedRecoveryCode, GameView, Me } from '#shared/protocol/http.ts';
import { passkeysTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { db, seatRows } from './support/database.ts';
import { invite, newGuest } from './support/invited.ts';
import { giveAddress, lastMailTo, linkTo, playerIdOf, tokenOf } from './support/mails.ts';
import { claimOf } from './support/play.ts';
import { newAddress } from './support/signIn.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** A repeated claim gives a guest their seat back for a day, if nothing else leads them back. It is no way into an account. */

beforeEach(startClock);
afterEach(stopClock);

const DAY = 24 * 60;
const ENTROPY = 'ab'.repeat(32);

interface Taken {
  /** The browser that took the seat. */
  readonly first: Client;
  readonly id: string;
  readonly repeat: (client: Client) => Promise<{ readonly status: number; readonly body: { code?: string } }>;
}

async function takenBy(first: Client, path: string, claim: object): Promise<Taken> {
  const body = { ...claim, entropy: ENTROPY };
  const repeat = (client: Client) => client.send<{ code?: string }>(path, body);
  expect((await repeat(first)).status).toBe(200);
  return { first, id: path.split('/')[3] ?? '', repeat };
}

async function taken(): Promise<Taken> {
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'open' }, { kind: 'open' }];
  const { seats: made } = await new Client().post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  return takenBy(new Client(), ...claimOf(made[1]?.link ?? ''));
}

const post = async (client: Client, path: string) => void (await client.post(path));
const makeCode = (client: Client) => client.post<CreatedRecoveryCode>('/api/me/recovery');

/** What a guest may have done since they took the seat. */
const SINCE: readonly (readonly [string, (first: Client) => Promise<unknown>])[] = [
  ['has a confirmed address', (first) => giveAddress(first, newAddress())],
  ['has a recovery code', makeCode],
  [
    'has a passkey',
    async (first) => {
      const playerId = await playerIdOf(first);
      const row = { id: `key of ${playerId}`, playerId, publicKey: 'k', counter: 0, name: 'Phone' };
      await db()
        .insert(passkeysTable)
        .values({ ...row, createdAt: Date.now() });
    },
  ],
  ['has signed out', (first) => post(first, '/api/auth/logout')],
  ['has signed out everywhere', (first) => first.send('/api/me/sessions', {}, { method: 'DELETE' })],
  [
    'has signed in as a player whom a recovery code leads back',
    async (first) => {
      const phone = new Client();
      await phone.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
      const { code } = await makeCode(phone);
      await first.post('/api/auth/recover', { code, key: ENTROPY, bring: true });
      await phone.post('/api/me/recovery'); // the code is used up: the next one
    },
  ],
  ['took it more than a day ago', async () => later(DAY + 1)],
];

describe('The claim of a seat whose guest', () => {
  test.each(SINCE)('%s is refused when it is repeated, and signs nobody in', async (_since, happens) => {
    const { first, id, repeat } = await taken();
    await happens(first);
    const [nobody, other] = [new Client(), new Client()];
    await other.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
    const otherId = await playerIdOf(other);
    const before = await seatRows(id);
    for (const client of [nobody, other]) {
      const { status, body } = await repeat(client);
      expect([status, body.code]).toEqual([409, 'SEAT_TAKEN']);
    }
    expect([nobody.cookie, await playerIdOf(other)]).toEqual([undefined, otherId]);
    expect(await seatRows(id)).toEqual(before);
  });

  test('took it within a day gives it back to a browser without a cookie', async () => {
    const { first, repeat } = await taken();
    const [owner, again] = [await playerIdOf(first), new Client()];
    later(DAY - 1);
    expect((await repeat(again)).status).toBe(200);
    expect(await playerIdOf(again)).toBe(owner);
  });

  test('is signed in stays valid in their own browser, whatever they did since', async () => {
    const { first, repeat } = await taken();
    await giveAddress(first, newAddress());
    later(30 * DAY);
    expect((await repeat(first)).status).toBe(200);
  });
});

describe('The claim of an invited address', () => {
  const accepted = async (): Promise<Taken> => {
    const email = newGuest();
    const { path } = await invite([email, newGuest()]);
    const token = tokenOf(linkTo(await lastMailTo(email), 'join'));
    return takenBy(new Client(), `${path}/seats/1/claim`, { token, name: 'Bob', mail: true });
  };

  test('may be repeated within a day by whoever got its mail, because the address came with it', async () => {
    const { first, id, repeat } = await accepted();
    const again = new Client();
    expect((await repeat(again)).status).toBe(200);
    expect(await playerIdOf(again)).toBe(await playerIdOf(first));
    expect((await again.get<GameView>(`/api/games/${id}`)).you).toBe(1);
  });

  test('is refused once its player has another address', async () => {
    const { first, repeat } = await accepted();
    await giveAddress(first, newAddress());
    const again = new Client();
    expect((await repeat(again)).body.code).toBe('SEAT_TAKEN');
    expect((await again.get<Me>('/api/me')).player).toBeNull();
  });
});

test('a player who is known by a passkey or recovery code does not become the guest of a claim', async () => {
  const { repeat } = await taken();
  const known = await seatedWithCode();
  const before = await playerIdOf(known);
  expect((await repeat(known)).body.code).toBe('SEAT_TAKEN');
  expect(await playerIdOf(known)).toBe(before);
});

async function seatedWithCode(): Promise<Client> {
  const client = new Client();
  await client.post('/api/games', { game: VEHICLE, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await makeCode(client);
  return client;
}
