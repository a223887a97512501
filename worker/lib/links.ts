import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalAddress } from '#shared/protocol/addresses.ts';
import { ID_ALPHABET, INVITATION_TOKEN } from '#shared/protocol/ids.ts';
import { hashOf, macsFor, signedPayload, signedToken, sameHash } from './tokens.ts';

/**
 * Tokens of links in mails. They are signed, not stored: a mail that is sent again after a crash carries the same links,
 * and a turn costs no row for its link. Each token has one purpose. No link acts on GET.
 */

/** When a token was issued and expires (ms). */
interface Times {
  readonly issuedAt: number;
  readonly expiresAt: number;
}
export type Claims = Times &
  (
    | {
        /** Leads from a mail to its game. Signs in once, within three days (see `redeemLink.ts`). */
        readonly for: 'go';
        readonly player: string;
        readonly game: string;
        /** Null in links of earlier releases. */
        readonly seat: number | null;
      }
    | {
        /** Signs in the reader of this address; once. */
        readonly for: 'in';
        readonly email: string;
        /** The browser that requested the mail (`browserIdOf`); empty if not known. */
        readonly browserId: string;
        /** The game it leads to afterwards; empty for none. */
        readonly game: string;
      }
    /** Makes the address this player's own. Works once, in a browser in which the player is signed in. */
    | { readonly for: 'own'; readonly player: string; readonly email: string }
    | {
        /** Sends one move of this seat, if the game's last row is still `seq`. Signs nobody in. */
        readonly for: 'move';
        readonly player: string;
        readonly game: string;
        readonly seat: number;
        readonly seq: number;
        /** The move as JSON. */
        readonly move: string;
      }
    /** Stops mail about games to this player. */
    | { readonly for: 'stop'; readonly player: string }
    /** Stops invitations to an address (its `addressKeys`), from this host or from everybody. */
    | { readonly for: 'refuse'; readonly keys: readonly string[]; readonly host: string }
    /** A cookie, not a link: addresses (`addressKey`, joined by `-`) that were used in this browser. */
    | { readonly for: 'known'; readonly addresses: string }
  );
export type LinkPurpose = Claims['for'];
/** The claims without times. A conditional type, so that it distributes over the union of purposes. */
type Unsigned<C extends Claims> = C extends Claims ? Omit<C, keyof Times> : never;

const DAY = 86_400_000;

/** How long a token is valid (ms). A link to unsubscribe must work for as long as people keep a mail. */
const LIFE: Readonly<Record<LinkPurpose, number>> = {
  go: 30 * DAY,
  in: DAY / 24,
  own: DAY,
  move: 30 * DAY,
  stop: 3_650 * DAY,
  refuse: 3_650 * DAY,
  known: 400 * DAY,
};

/** A mail to sign in that was delayed is bound to no browser. It is sent at night, and read on the next day. */
const lifeOfSignIn = (browserId: string): number => (browserId === '' ? DAY : LIFE.in);

/** Only a service that sends mail makes links and codes. */
const signed = <T>(result: T | undefined): T => {
  if (result === undefined) throw new Error('links need MAIL_KEY');
  return result;
};

/** A token for these claims: purpose, expiry and fields, joined by dots, then their MAC. The page reads the fields too. */
export function signLink(env: Env, claims: Unsigned<Claims>, now: number): string {
  const life = claims.for === 'in' ? lifeOfSignIn(claims.browserId) : LIFE[claims.for];
  const payload = [claims.for, (now + life).toString(36), ...fieldsOf(claims)].join('.');
  return signed(signedToken(env, 'link', payload));
}

function fieldsOf(claims: Unsigned<Claims>): readonly string[] {
  switch (claims.for) {
    case 'go':
      return [claims.player, claims.game, ...(claims.seat === null ? [] : [`${claims.seat}`])];
    case 'in':
      return [toBase64url(claims.email), claims.browserId, claims.game];
    case 'own':
      return [claims.player, toBase64url(claims.email)];
    case 'move':
      return [claims.player, claims.game, `${claims.seat}`, `${claims.seq}`, toBase64url(claims.move)];
    case 'stop':
      return [claims.player];
    case 'refuse':
      return [claims.keys.join('-'), claims.host];
    case 'known':
      return [claims.addresses];
  }
}

/** The claims of a token; undefined if its signature is invalid or it has expired. */
export function readLink(env: Env, token: string, now: number): Claims | undefined {
  const payload = signedPayload(env, 'link', token);
  const claims = payload === undefined ? undefined : claimsOf(payload);
  return claims !== undefined && claims.expiresAt > now ? claims : undefined;
}

/** Parses a payload whose signature was checked. */
function claimsOf(payload: string): Claims | undefined {
  const [purpose, expiry = '', first = '', second = '', third = '', fourth = '', fifth = ''] =
    payload.split('.');
  const times = (life: number): Times => {
    const expiresAt = Number.parseInt(expiry, 36);
    return { issuedAt: expiresAt - life, expiresAt };
  };
  switch (purpose) {
    case 'go':
      return {
        for: 'go',
        player: first,
        game: second,
        seat: third === '' ? null : Number(third),
        ...times(LIFE.go),
      };
    case 'in':
      return {
        for: 'in',
        email: canonicalAddress(fromBase64url(first)),
        browserId: second,
        game: third,
        ...times(lifeOfSignIn(second)),
      };
    case 'own':
      return {
        for: 'own',
        player: first,
        email: canonicalAddress(fromBase64url(second)),
        ...times(LIFE.own),
      };
    case 'move':
      return {
        for: 'move',
        player: first,
        game: second,
        seat: Number(third),
        seq: Number(fourth),
        move: fromBase64url(fifth),
        ...times(LIFE.move),
      };
    case 'stop':
      return { for: 'stop', player: first, ...times(LIFE.stop) };
    case 'refuse':
      return { for: 'refuse', keys: first.split('-'), host: second, ...times(LIFE.refuse) };
    case 'known':
      return { for: 'known', addresses: first, ...times(LIFE.known) };
    default:
      return undefined;
  }
}

/** A code is valid in this many clock hours, the one in which it was made included. */
const CODE_HOURS = 2;
const HOUR = DAY / 24;
const CODE_LETTERS = 8;

/** The claims of a code: the person who types it in this browser reads this address. */
interface CodeClaims {
  readonly for: 'in' | 'own';
  readonly email: string;
  /** The browser it must be typed in (`browserIdOf`). */
  readonly browserId: string;
}

/** The code that a mail carries beside its link: 8 letters (39 bits). It works only in the browser that requested the mail. */
export const codeFor = (env: Env, claims: CodeClaims, now: number): string =>
  signed(codesOfHour(env, claims, Math.floor(now / HOUR))[0]);

/** Is `code` valid for these claims: made in this clock hour or the last? */
export function isCode(env: Env, claims: CodeClaims, given: string, now: number): boolean {
  const typed = given.toLowerCase().replace(/[^0-9a-z]/g, '');
  const hours = Array.from({ length: CODE_HOURS }, (_, ago) => Math.floor(now / HOUR) - ago);
  return hours.some((hour) => codesOfHour(env, claims, hour).some((code) => sameHash(typed, code)));
}

/** The code by each of the service's secrets. */
const codesOfHour = (
  env: Env,
  { for: purpose, email, browserId }: CodeClaims,
  hour: number,
): readonly string[] =>
  macsFor(env, 'code', [purpose, email, browserId, hour].join(' ')).map((mac) =>
    [...mac.subarray(0, CODE_LETTERS)].map((byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join(''),
  );

/** Token of an invitation's seat link. Derived from the invitation's id, so that a repeated mail has the same link. Only its hash is stored. */
export const invitationToken = (env: Env, id: string): string => signed(invitationTokens(env, id)[0]);

const invitationTokens = (env: Env, id: string): readonly string[] =>
  macsFor(env, 'invitation', id).map((mac) => bytesToHex(mac).slice(0, INVITATION_TOKEN));

/** The token whose hash is stored: that of the secret by which the invitation was made, if the service still has it. */
export async function madeInvitationToken(env: Env, id: string, hash: string | null): Promise<string> {
  for (const token of invitationTokens(env, id)) if ((await hashOf(token)) === hash) return token;
  return invitationToken(env, id);
}

/** Tokens of the link to join a group, by each of the service's secrets: the first is for new links. `link`: see `groups.link`. */
export const groupTokens = (env: Env, id: string, link: string): readonly string[] =>
  macsFor(env, 'group', `${id}.${link}`).map((mac) => bytesToHex(mac).slice(0, INVITATION_TOKEN));

const toBase64url = (text: string): string =>
  btoa(String.fromCharCode(...utf8ToBytes(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64url = (text: string): string => {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
};
