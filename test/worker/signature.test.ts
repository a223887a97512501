import { describe, expect, test } from 'vitest';
import { challengeExpiry } from '../../worker/people/passkeys.ts';
import { feedToken, readFeedToken } from '../../worker/routes/feed.ts';
import { codeFor, invitationToken, readLink, signLink } from '../../worker/lib/links.ts';
import { productionEnv } from './support/bindings.ts';

/** Tokens that earlier releases signed stay valid, byte for byte, and none is good for another purpose. */

const SERVICE = productionEnv({ MAIL_KEY: 'key of an earlier release' });
const NOW = Date.UTC(2026, 0, 31, 12);

const LINK = 'go.mm94mtc0.p1.a111111111111111.2.be238c92bfe752848be7ce352c7ec9f8';
const CHALLENGE = 'signIn.ml29s4ao.b1.54e493ed1c5c619f1e427d5035016e87.0b7e59eb63c3bd2aff95b388f4955b9d';
const FEED = 'p1.ml29f9c0.683a1899ef2a8762e1cf94e7f64104ac';

const challengeOf = (token: string, env = SERVICE) =>
  challengeExpiry(env, { purpose: 'signIn', browserId: 'b1' }, token, NOW);
const readers: readonly ((token: string, env?: Env) => unknown)[] = [
  (token, env = SERVICE) => readLink(env, token, NOW),
  challengeOf,
  (token, env = SERVICE) => readFeedToken(env, token),
];

describe('what an earlier release signed', () => {
  test('is signed so today', () => {
    const claims = { for: 'go', player: 'p1', game: 'a111111111111111', seat: 2 } as const;
    expect(signLink(SERVICE, claims, NOW)).toBe(LINK);
    expect(feedToken(SERVICE, { playerId: 'p1', since: NOW })).toBe(FEED);
    const code = { for: 'in', email: 'ann@example.org', browserId: 'b1' } as const;
    expect(codeFor(SERVICE, code, NOW)).toBe('zhwnx43f');
    expect(invitationToken(SERVICE, 'i1')).toBe('c6d84c3830607986ef7555296fe4445b');
  });

  test('is read today', () => {
    expect(readLink(SERVICE, LINK, NOW)).toMatchObject({ for: 'go', player: 'p1', seat: 2 });
    expect(challengeOf(CHALLENGE)).toBe(NOW + 600_000);
    expect(readFeedToken(SERVICE, FEED)).toEqual({ playerId: 'p1', since: NOW });
  });
});

test.each([
  ['a link', LINK, 0],
  ['a challenge', CHALLENGE, 1],
  ['a feed', FEED, 2],
] as const)('the token of %s is good for nothing else, changed, or without the key', (_what, token, own) => {
  const given = (text: string, env?: Env) => readers.map((read) => read(text, env) !== undefined);
  expect(given(token)).toEqual([0, 1, 2].map((reader) => reader === own));
  for (const forged of [`x${token}`, token.slice(0, -1), token.slice(token.lastIndexOf('.') + 1), '', '.'])
    expect(given(forged), forged).toEqual([false, false, false]);
  for (const key of [undefined, '', 'another key'])
    expect(given(token, productionEnv({ MAIL_KEY: key }))).toEqual([false, false, false]);
});
