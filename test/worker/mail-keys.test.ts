import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../worker/app.ts';
import {
  codeFor,
  invitationToken,
  isCode,
  madeInvitationToken,
  readLink,
  signLink,
} from '../../worker/lib/links.ts';
import { mailIsOn } from '../../worker/lib/settings.ts';
import { hashOf } from '../../worker/lib/tokens.ts';
import { pictureToken, readPictureToken } from '../../worker/pictures/pictureUrl.ts';
import { feedToken, readFeedToken } from '../../worker/routes/feed.ts';
import { envWith, productionEnv } from './support/bindings.ts';
import { ORIGIN } from './support/client.ts';

/** MAIL_KEY may name several secrets: a new one is put before the old one, which is removed when nothing needs it any more. */

const service = (MAIL_KEY: string): Env => productionEnv({ MAIL_KEY, EMAIL: {} });
const OLD = service('old');
const ROTATED = service('new,old');
const NEW = service('new');
const NOW = Date.UTC(2026, 0, 31, 12);

const CODE = { for: 'in', email: 'ann@example.org', browserId: 'b1' } as const;
const ROW = { gameId: 'a222222222222222', seq: 3, at: 5 };

/** What a service makes, and whether another one accepts it. */
const MADE: Readonly<Record<string, (by: Env, at: Env) => Promise<boolean>>> = {
  'a link of a mail': async (by, at) =>
    readLink(at, signLink(by, { for: 'stop', player: 'p1' }, NOW), NOW) !== undefined,
  'a code': async (by, at) => isCode(at, CODE, codeFor(by, CODE, NOW), NOW),
  'the address of a feed': async (by, at) =>
    readFeedToken(at, feedToken(by, { playerId: 'p1', since: NOW }) ?? '') !== undefined,
  'the address of a picture': async (by, at) =>
    (await readPictureToken(at, (await pictureToken(by, ROW)) ?? ''))?.seq === ROW.seq,
  'the link of an invitation whose mail is repeated': async (by, at) => {
    const token = invitationToken(by, 'i1');
    return (await madeInvitationToken(at, 'i1', await hashOf(token))) === token;
  },
};

test.each(Object.entries(MADE))(
  '%s is good under the new key, and under an old one that is kept',
  async (_, isGood) => {
    expect(await isGood(OLD, ROTATED)).toBe(true);
    expect(await isGood(ROTATED, NEW)).toBe(true); // the first one signs
    expect(await isGood(ROTATED, OLD)).toBe(false);
    expect(await isGood(OLD, NEW)).toBe(false);
  },
);

describe('a key that is', () => {
  const health = async (bindings: object) => {
    const answer = await createApp().fetch(
      new Request(`${ORIGIN}/api/health`),
      envWith({ ...bindings }),
      createExecutionContext(),
    );
    return { status: answer.status, body: await answer.json() };
  };

  test.each([
    ['empty', '', ['MAIL_KEY: entry 1 is empty'], false],
    ['followed by nothing', 'new,', ['MAIL_KEY: entry 2 is empty'], true],
    ['followed by a blank', 'new, old', ['MAIL_KEY: entry 2 begins or ends with a blank'], true],
  ])('%s is told by the health of the service, which goes on', async (_, MAIL_KEY, faults, isOn) => {
    expect(await health({ MAIL_KEY })).toMatchObject({ status: 500, body: { ok: false, faults } });
    expect(mailIsOn(service(MAIL_KEY))).toBe(isOn);
  });

  test.each([
    ['right', 'new,old'],
    ['not set', undefined],
  ])('%s is healthy', async (_, MAIL_KEY) => {
    const { status, body } = await health({ MAIL_KEY });
    expect([status, body]).toEqual([200, { ok: true, engine: expect.any(String) }]);
  });
});
