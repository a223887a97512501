import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CreatedGame, CreatedRecoveryCode, Redeemed } from '#shared/protocol/http.ts';
import { Authenticator } from '../support/authenticator.ts';
import { addPasskey, signInBy } from './support/authenticator.ts';
import type { Answer, Client } from './support/client.ts';
import { logRows, throughGate, writes } from './support/database.ts';
import { codeIn, playerIdOf, redeem } from './support/mails.ts';
import { backup, cutRow, restore } from './support/restoring.ts';
import { VEHICLE } from '../support/vehicle.ts';
import { evict, inRoom } from './support/rooms.ts';
import {
  gameLink,
  guestAtTable,
  newAddress,
  player,
  seatOf,
  signInLink,
  signInMail,
} from './support/signIn.ts';

/** A room does not take part when a guest brings their seats along: nobody is signed in, and nothing is used up or lost. */

const lines: Readonly<Record<string, unknown>>[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: (typeof lines)[number]) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

type SignsIn = () => Promise<Answer<Partial<Redeemed> & { code?: string; detail?: string }>>;

/** Ways to sign in: each gives the request, which brings the seats of `guest` along. */
const ways: readonly (readonly [string, (guest: Client) => Promise<SignsIn>])[] = [
  [
    'the link to a game',
    async (guest) => {
      const link = gameLink(await player());
      return () => redeem(link, guest, { bring: true });
    },
  ],
  [
    'a sign-in link',
    async (guest) => {
      const link = await signInLink(guest, (await player()).email);
      return () => redeem(link, guest, { bring: true });
    },
  ],
  [
    'a link to an address that no player has, from another browser',
    async (guest) => {
      const link = await signInLink((await guestAtTable()).client, newAddress());
      return () => redeem(link, guest, { bring: true });
    },
  ],
  [
    'the code of a mail',
    async (guest) => {
      const { email } = await player();
      const code = codeIn(await signInMail(guest, email));
      return () => guest.send('/api/auth/redeem', { code, email, bring: true });
    },
  ],
  [
    'a recovery code',
    async (guest) => {
      const { code } = await (await player()).client.post<CreatedRecoveryCode>('/api/me/recovery');
      return () => guest.send('/api/auth/recover', { code, key: 'ab'.repeat(32), bring: true });
    },
  ],
  [
    'a passkey',
    async (guest) => {
      const authenticator = await Authenticator.make();
      await addPasskey((await player()).client, authenticator);
      return () => signInBy(authenticator, guest, {}, { bring: true });
    },
  ],
];

const REFUSED = {
  status: 503,
  body: { code: 'OUTCOME_UNKNOWN', detail: expect.stringContaining('games could be brought along') },
};

describe.each(ways)('%s', (_, wayFor) => {
  test('keeps the guest while one of their games is damaged, and works once it is repaired', async () => {
    const { client, id, path } = await guestAtTable();
    const guestId = await playerIdOf(client);
    const signIn = await wayFor(client);
    const { cookie } = client;
    const whole = await backup(id);
    await cutRow(id, (await logRows(id)).length);
    await evict(id);
    expect(await signIn()).toMatchObject(REFUSED);
    expect(client.cookie).toBe(cookie);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'game not brought', game: id, error: 'GAME_DAMAGED' }),
    );
    await restore(id, whole);
    await evict(id);
    expect(await seatOf(client, path)).toBe(0);
    expect((await signIn()).status).toBe(200);
    expect(await playerIdOf(client)).not.toBe(guestId);
    expect(await seatOf(client, path)).toBe(0);
  });
});

const takesSeat = (statements: readonly string[]): boolean =>
  writes(statements) && statements.some((one) => one.startsWith('update "seats"'));

test.each([
  ['cannot write', async () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))],
  [
    'is reset before it answers',
    async (id: string, go: () => Promise<unknown>) => {
      const answer = await go();
      await inRoom(id, (ctx) => ctx.abort('reset')).catch(() => undefined);
      return answer;
    },
  ],
])('a room that %s costs nobody their seat: the repeat brings it', async (_, fails) => {
  const ann = await player();
  const { client, id, path } = await guestAtTable();
  const link = gameLink(ann);
  const { cookie } = client;
  const refused = await throughGate(
    (statements, go) => (takesSeat(statements) ? fails(id, go) : go()),
    () => redeem(link, client, { bring: true }),
  );
  expect(refused).toMatchObject(REFUSED);
  expect(client.cookie).toBe(cookie);
  expect((await redeem(link, client, { bring: true })).status).toBe(200);
  expect([await playerIdOf(client), await seatOf(client, path)]).toEqual([ann.id, 0]);
});

test('games that were brought stay with the player, and the others can be left behind', async () => {
  const ann = await player();
  const { client, id } = await guestAtTable();
  const seats = [{ kind: 'me', name: 'Guest' }, { kind: 'bot' }];
  const sound = await client.post<CreatedGame>('/api/games', { game: VEHICLE, seats });
  const link = gameLink(ann);
  await cutRow(id, (await logRows(id)).length);
  await evict(id);
  expect(await redeem(link, client, { bring: true })).toMatchObject(REFUSED);
  expect(await seatOf(ann.client, `/api/games/${sound.id}`)).toBe(0);
  expect((await redeem(link, client)).status).toBe(200);
  expect(await playerIdOf(client)).toBe(ann.id);
});
