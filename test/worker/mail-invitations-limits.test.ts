import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addressHash, addressKey } from '../../worker/lib/mail.ts';
import { insertRefusal } from '../../worker/db/people/mails.ts';
import { Client } from './support/client.ts';
import { later, startClock, stopClock } from './support/clock.ts';
import { counted } from './support/counts.ts';
import { db } from './support/database.ts';
import { lastMailTo, linkTo, mailsTo, playerIdOf, scan, tokenOf } from './support/mails.ts';
import { ME, newGuest, invite, stateOf } from './support/invited.ts';
import { VEHICLE } from '../support/vehicle.ts';

/** Who is not invited: guests who refuse, and whoever would be more than a day's quota. */

beforeEach(startClock);
afterEach(stopClock);

describe('a guest who wants no invitations', () => {
  const refuse = (token: string, scope: 'host' | 'all') =>
    new Client().send('/api/invitations/refuse', { token, scope });

  test('refuses one host for ever, from the mail itself; others may still invite them', async () => {
    const email = newGuest();
    const first = await invite([email]);
    const stop = linkTo(await lastMailTo(email), 'stop');
    await scan(stop);
    expect((await refuse(tokenOf(stop), 'host')).status).toBe(200);
    later(365 * 24 * 60);
    const again = await invite([email], {}, first.host);
    expect((await stateOf(again))?.state).toBe('refused');
    expect(await mailsTo(email)).toHaveLength(1);
    await invite([email]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('can refuse all hosts', async () => {
    const email = newGuest();
    await invite([email]);
    await refuse(tokenOf(linkTo(await lastMailTo(email), 'stop')), 'all');
    const other = await invite([email]);
    expect((await stateOf(other))?.state).toBe('refused');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('can still refuse when the game is long over and the invitation was withdrawn', async () => {
    const email = newGuest();
    const game = await invite([email]);
    await game.host.post(`${game.path}/cancel`);
    later(400 * 24 * 60);
    expect((await refuse(tokenOf(linkTo(await lastMailTo(email), 'stop')), 'all')).status).toBe(200);
  });

  test('can allow invitations again by the same link', async () => {
    const email = newGuest();
    const first = await invite([email]);
    const token = tokenOf(linkTo(await lastMailTo(email), 'stop'));
    await refuse(token, 'host');
    await refuse(token, 'all');
    expect((await stateOf(await invite([email], {}, first.host)))?.state).toBe('refused');
    const back = await new Client().send('/api/invitations/refuse', { token, scope: 'none' });
    expect(back.status).toBe(200);
    expect((await stateOf(await invite([email], {}, first.host)))?.state).toBe('sent');
  });

  describe('whose domain has two spellings', () => {
    /** A new address as people spell it, and as machines do. */
    const spellings = (): readonly [string, string] => {
      const [name = ''] = newGuest().split('@');
      return [`${name}@münchen.de`, `${name}@xn--mnchen-3ya.de`];
    };
    const tokenFor = async (email: string) => tokenOf(linkTo(await lastMailTo(email), 'stop'));

    test.each([0, 1] as const)('refuses the other spelling too (%i)', async (first) => {
      const [own, ascii] = spellings();
      const [one, other] = first === 0 ? [own, ascii] : [ascii, own];
      await invite([one]);
      await refuse(await tokenFor(ascii), 'all');
      expect((await stateOf(await invite([other])))?.state).toBe('refused');
      expect((await stateOf(await invite([one])))?.state).toBe('refused');
      expect(await mailsTo(ascii)).toHaveLength(1);
    });

    test('keeps what an earlier release has stored, and can take it back', async () => {
      const [own, ascii] = spellings();
      const { host } = await invite([own]);
      await insertRefusal(db(), addressHash(own), await playerIdOf(host), Date.now());
      expect((await stateOf(await invite([own], {}, host)))?.state).toBe('refused');
      const token = await tokenFor(ascii);
      await new Client().send('/api/invitations/refuse', { token, scope: 'none' });
      expect((await stateOf(await invite([own], {}, host)))?.state).toBe('sent');
    });

    test('is counted as one address', async () => {
      const [own, ascii] = spellings();
      await invite([own]);
      await invite([ascii]);
      expect(await counted(`invite to ${addressKey(ascii)}`)).toBe(2);
    });
  });

  test('is not affected by a forged token', async () => {
    const email = newGuest();
    await invite([email]);
    const token = tokenOf(linkTo(await lastMailTo(email), 'stop')).replace(/.$/, (c) =>
      c === '0' ? '1' : '0',
    );
    expect(await refuse(token, 'all')).toMatchObject({ status: 403, body: { code: 'LINK_INVALID' } });
  });
});

describe('quotas keep the service from being a mail relay:', () => {
  const asked = (host: Client, email: string) =>
    host.send('/api/games', { game: VEHICLE, seats: [ME, { kind: 'invite', email }] });

  test('a host invites at most 30 times a day', async () => {
    const host = new Client();
    for (let n = 0; n < 30; n += 1) expect((await asked(host, newGuest())).status).toBe(201);
    expect(await asked(host, newGuest())).toMatchObject({ status: 429, body: { code: 'INVITES_EXHAUSTED' } });
    later(24 * 60);
    expect((await asked(host, newGuest())).status).toBe(201);
  });

  test('an address is invited at most 8 times a day, by all hosts together', async () => {
    const email = newGuest();
    for (let n = 0; n < 8; n += 1) expect((await asked(new Client(), email)).status).toBe(201);
    expect((await asked(new Client(), email)).status).toBe(429);
  });

  test('a machine that makes a new host for every game is stopped after 60 invitations', async () => {
    const { address } = new Client();
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n += 1) {
      const seats = [ME, { kind: 'invite', email: newGuest() }];
      const headers = { 'cf-connecting-ip': address };
      const answer = await new Client().send('/api/games', { game: VEHICLE, seats }, { headers });
      statuses.add(answer.status);
      if (n < 60) expect(answer.status).toBe(201);
    }
    expect(statuses).toContain(429);
  });

  test('resending counts too', async () => {
    const email = newGuest();
    const game = await invite([email]);
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await game.host.send(`${game.path}/seats/1/replace`));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      429,
      429,
      429,
    ]);
  });
});
