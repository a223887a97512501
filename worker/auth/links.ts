import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { mailKey } from '../mailbox/mail.ts';
import { sameHash } from './tokens.ts';

/**
 * Tokens of links in mails. They are signed, not stored: a mail that is sent again after a crash carries the
 * very same links, and a turn costs no row for its link. Each is for one purpose; none acts on GET.
 */

const times = { /** Issued at, ms. */ iat: v.number(), /** Expires at, ms. */ exp: v.number() };

const Claims = v.variant('for', [
  /** From a mail about a game to that game, signed in. Works until it expires: a mail is opened twice. */
  v.object({ for: v.literal('go'), player: v.string(), game: v.string(), ...times }),
  /** Signs in whoever reads this address; once. */
  v.object({ for: v.literal('in'), email: v.string(), ...times }),
  /** Makes the address this player's own; once. */
  v.object({ for: v.literal('own'), player: v.string(), email: v.string(), ...times }),
  /** No more mail about games to this player. */
  v.object({ for: v.literal('stop'), player: v.string(), ...times }),
  /** No more invitations to this address (SHA-256), from this host or from anybody. */
  v.object({ for: v.literal('refuse'), address: v.string(), host: v.string(), ...times }),
]);
export type Claims = v.InferOutput<typeof Claims>;
/** Distributes over the purposes. */
type Unsigned<C extends Claims> = C extends Claims ? Omit<C, 'iat' | 'exp'> : never;

const DAY = 86_400_000;

/** How long a link works. Unsubscribing must work for as long as anybody keeps a mail. */
const LIFE: Readonly<Record<Claims['for'], number>> = {
  go: 30 * DAY,
  in: DAY / 24,
  own: DAY,
  stop: 3_650 * DAY,
  refuse: 3_650 * DAY,
};

/** 16 bytes of HMAC-SHA-256, hex: a guess in 2¹²⁸. */
const macOf = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(`carrack link ${key}`), utf8ToBytes(text))).slice(0, 32);

const keyOf = (env: Env): string => {
  const key = mailKey(env);
  if (key === undefined) throw new Error('links need MAIL_KEY');
  return key;
};

/** A token for these claims: letters, digits, `-`, `_` and one dot. */
export function signLink(env: Env, claims: Unsigned<Claims>, now: number): string {
  const all = { ...claims, iat: now, exp: now + LIFE[claims.for] };
  const payload = base64url(JSON.stringify(all));
  return `${payload}.${macOf(keyOf(env), payload)}`;
}

/** What a token says, if it is ours and has not expired. */
export function readLink(env: Env, token: string, now: number): Claims | undefined {
  const [payload = '', mac = ''] = token.split('.');
  if (mailKey(env) === undefined || !sameHash(mac, macOf(keyOf(env), payload))) return undefined;
  const claims = v.safeParse(Claims, parse(payload));
  return claims.success && claims.output.exp > now ? claims.output : undefined;
}

/** Token of an invitation's seat link, made anew from its id whenever the mail is: only its hash is stored. */
export const invitationToken = (env: Env, id: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(`carrack invitation ${keyOf(env)}`), utf8ToBytes(id))).slice(0, 40);

const base64url = (text: string): string =>
  btoa(String.fromCharCode(...utf8ToBytes(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function parse(payload: string): unknown {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

/** Addresses are compared and kept in lower case. */
export const addressOf = (email: string): string => email.trim().toLowerCase();

/** An address as caps and refusals know it. */
export const addressHash = (email: string): string => bytesToHex(sha256(utf8ToBytes(addressOf(email))));
