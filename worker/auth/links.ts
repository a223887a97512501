import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { INVITATION_TOKEN } from '../../shared/protocol/ids.ts';
import { mailKey } from '../mailbox/mail.ts';
import { sameHash } from './tokens.ts';

/**
 * Tokens of links in mails. They are signed, not stored: a mail that is sent again after a crash carries the
 * very same links, and a turn costs no row for its link. Each is for one purpose; none acts on GET.
 */

/** What a token says; times in ms. */
interface Times {
  readonly issuedAt: number;
  readonly expiresAt: number;
}
export type Claims = Times &
  (
    | /** From a mail about a game to that game, signed in. Until it expires: a mail is opened twice. */
      { readonly for: 'go'; readonly player: string; readonly game: string }
    /** Signs in whoever reads this address; once. */
    | { readonly for: 'in'; readonly email: string }
    /** Makes the address this player's own; once. */
    | { readonly for: 'own'; readonly player: string; readonly email: string }
    /** No more mail about games to this player. */
    | { readonly for: 'stop'; readonly player: string }
    /** No more invitations to this address (`addressHash`), from this host or from anybody. */
    | { readonly for: 'refuse'; readonly address: string; readonly host: string }
  );
export type Purpose = Claims['for'];
/** Distributes over the purposes. */
type Unsigned<C extends Claims> = C extends Claims ? Omit<C, keyof Times> : never;

const DAY = 86_400_000;

/** How long a link works. Unsubscribing must work for as long as anybody keeps a mail. */
const LIFE: Readonly<Record<Purpose, number>> = {
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

/** A token for these claims: purpose, expiry and fields, joined by dots, and their MAC. The page reads it too. */
export function signLink(env: Env, claims: Unsigned<Claims>, now: number): string {
  const payload = [claims.for, (now + LIFE[claims.for]).toString(36), ...fieldsOf(claims)].join('.');
  return `${payload}.${macOf(keyOf(env), payload)}`;
}

function fieldsOf(claims: Unsigned<Claims>): readonly string[] {
  switch (claims.for) {
    case 'go':
      return [claims.player, claims.game];
    case 'in':
      return [toBase64url(claims.email)];
    case 'own':
      return [claims.player, toBase64url(claims.email)];
    case 'stop':
      return [claims.player];
    case 'refuse':
      return [claims.address, claims.host];
  }
}

/** What a token says, if it is ours and has not expired. */
export function readLink(env: Env, token: string, now: number): Claims | undefined {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  if (mailKey(env) === undefined || !sameHash(token.slice(end + 1), macOf(keyOf(env), payload)))
    return undefined;
  const claims = claimsOf(payload);
  return claims !== undefined && claims.expiresAt > now ? claims : undefined;
}

/** A payload we have signed ourselves. */
function claimsOf(payload: string): Claims | undefined {
  const [purpose, expiry = '', first = '', second = ''] = payload.split('.');
  const times = (life: number): Times => {
    const expiresAt = Number.parseInt(expiry, 36);
    return { issuedAt: expiresAt - life, expiresAt };
  };
  switch (purpose) {
    case 'go':
      return { for: 'go', player: first, game: second, ...times(LIFE.go) };
    case 'in':
      return { for: 'in', email: fromBase64url(first), ...times(LIFE.in) };
    case 'own':
      return { for: 'own', player: first, email: fromBase64url(second), ...times(LIFE.own) };
    case 'stop':
      return { for: 'stop', player: first, ...times(LIFE.stop) };
    case 'refuse':
      return { for: 'refuse', address: first, host: second, ...times(LIFE.refuse) };
    default:
      return undefined;
  }
}

/** Token of an invitation's seat link, made anew from its id whenever the mail is: only its hash is stored. */
export const invitationToken = (env: Env, id: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(`carrack invitation ${keyOf(env)}`), utf8ToBytes(id))).slice(
    0,
    INVITATION_TOKEN,
  );

const toBase64url = (text: string): string =>
  btoa(String.fromCharCode(...utf8ToBytes(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64url = (text: string): string => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};

/** An address (lower case) as caps and refusals know it: 16 bytes of its SHA-256, hex. */
export const addressHash = (email: string): string => bytesToHex(sha256(utf8ToBytes(email))).slice(0, 32);
