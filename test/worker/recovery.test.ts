import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CreatedRecoveryCode, Me, RecoveryInfo, Redeemed } from '#shared/protocol/http.ts';
import { newRecoveryCode } from '../../worker/people/recoveryCodes.ts';
import { recoveryCodesTable } from '../../worker/db/schema.ts';
import { Client } from './support/client.ts';
import { startClock, stopClock } from './support/clock.ts';
import { db, tripsOf } from './support/database.ts';
import { playerIdOf } from './support/mails.ts';
import { guestAtTable, player, seatOf } from './support/signIn.ts';

/** Recovery codes: the way back to a seat for those without an address. */

beforeEach(startClock);
afterEach(stopClock);

const KEY = 'ab'.repeat(32);
const makeCode = async (client: Client) => (await client.post<CreatedRecoveryCode>('/api/me/recovery')).code;
const recover = (client: Client, code: string, more: object = {}) =>
  client.send<Redeemed & { code: string }>('/api/auth/recover', { code, key: KEY, ...more });
const since = async (client: Client) => (await client.get<RecoveryInfo>('/api/me/recovery')).since;

test('a code has 140 random bits, in groups that can be read aloud', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(new Set(codes).size).toBe(100);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

describe('a recovery code', () => {
  test('leads a guest who has lost device and cookie back to their seat', async () => {
    const { client, path } = await guestAtTable();
    const id = await playerIdOf(client);
    const code = await makeCode(client);
    const phone = new Client();
    const { status, body } = await recover(phone, code);
    expect([status, body]).toEqual([200, { player: { id, name: 'Guest' }, game: null }]);
    expect(await seatOf(phone, path)).toBe(0);
  });

  test('may be typed with spaces, in any case, and with letters that look alike', async () => {
    for (const typed of [
      (code: string) => code.toLowerCase().replaceAll('-', ' '),
      (code: string) => ` ${code.replaceAll('-', '')} `,
      (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      const { client } = await guestAtTable();
      expect((await recover(new Client(), typed(await makeCode(client)))).status).toBe(200);
    }
  });

  test('is void after its use', async () => {
    const { client } = await guestAtTable();
    const code = await makeCode(client);
    await recover(new Client(), code);
    expect(await since(client)).toBeNull();
    const other = new Client();
    const { status, body } = await recover(other, code, { key: 'cd'.repeat(32) });
    expect([status, body.code]).toEqual([403, 'RECOVERY_CODE_WRONG']);
    expect((await other.get<Me>('/api/me')).player).toBeNull();
  });

  test('is not lost with the answer: the same page may repeat its request, with the same session', async () => {
    const { client, path } = await guestAtTable();
    const code = await makeCode(client);
    const [lost, phone] = [new Client(), new Client()];
    await recover(lost, code);
    expect((await recover(phone, code)).status).toBe(200);
    expect(phone.cookie).toBe(lost.cookie);
    expect(await seatOf(phone, path)).toBe(0);
    await phone.post('/api/auth/logout');
    expect((await recover(new Client(), code)).body.code).toBe('RECOVERY_CODE_WRONG');
  });

  test('signs in one of two who type it at the same moment', async () => {
    const { client } = await guestAtTable();
    const code = await makeCode(client);
    const answers = await Promise.all(
      ['ab', 'cd', 'ef'].map((key) => recover(new Client(), code, { key: key.repeat(32) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test('is void once it is replaced or removed', async () => {
    const { client } = await guestAtTable();
    const first = await makeCode(client);
    const second = await makeCode(client);
    expect((await recover(new Client(), first)).body.code).toBe('RECOVERY_CODE_WRONG');
    await client.fetch('/api/me/recovery', { method: 'DELETE', json: {} });
    expect((await recover(new Client(), second)).body.code).toBe('RECOVERY_CODE_WRONG');
    expect(await since(client)).toBeNull();
  });

  test('is stored as a hash only, and told once', async () => {
    const { client } = await guestAtTable();
    const code = await makeCode(client);
    const rows = await db()
      .select()
      .from(recoveryCodesTable)
      .where(eq(recoveryCodesTable.playerId, await playerIdOf(client)));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect(await since(client)).toBe(Date.now());
    expect((await recover(new Client(), rows[0]?.hash ?? '')).body.code).toBe('RECOVERY_CODE_WRONG');
  });

  test('that is wrong tells nothing of the players: the same work whether or not there are codes', async () => {
    const { client } = await guestAtTable();
    const code = await makeCode(client);
    const work = async (typed: string) =>
      (await tripsOf(() => recover(new Client(), typed))).map(({ statements, written }) => [
        statements,
        written,
      ]);
    expect(await work('x')).toEqual(await work(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`));
    expect((await recover(new Client(), code)).status).toBe(200);
  });

  test('does not take an account over from its guest: games are left or brought as they say', async () => {
    const { client } = await player();
    const [kept, brought] = [await guestAtTable(), await guestAtTable()];
    await recover(kept.client, await makeCode(client));
    await recover(brought.client, await makeCode(client), { bring: true });
    expect(await seatOf(client, kept.path)).toBeNull();
    expect(await seatOf(client, brought.path)).toBe(0);
  });
});

describe('session fixation', () => {
  test('a sign-in gives a session that nobody knew before', async () => {
    const { client } = await guestAtTable();
    const code = await makeCode(client);
    const victim = new Client();
    const planted = `carrack=${'f'.repeat(40)}`;
    victim.cookie = planted;
    await recover(victim, code);
    expect(victim.cookie).not.toBe(planted);
    const attacker = new Client();
    attacker.cookie = planted;
    expect((await attacker.get<Me>('/api/me')).player).toBeNull();
  });

  test('a guest’s earlier session stays the guest’s', async () => {
    const [ann, guest] = [await player(), await guestAtTable()];
    const earlier = new Client();
    earlier.cookie = guest.client.cookie;
    const guestId = await playerIdOf(earlier);
    await recover(guest.client, await makeCode(ann.client));
    expect(await playerIdOf(guest.client)).toBe(ann.id);
    expect(await playerIdOf(earlier)).toBe(guestId);
  });
});
