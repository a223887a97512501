import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalAddress } from '#shared/protocol/addresses.ts';

/** A mail as the transport takes it. `headers` holds only headers that the platform lets a sender set. */
export interface Mail {
  readonly from: { readonly email: string; readonly name: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * When a mail that was not sent is tried again: never; soon, and then after longer and longer waits; or on the next
 * day, when the account's daily quota is new.
 */
export type Retry = 'never' | 'backoff' | 'nextDay';

/** Why nothing is sent to an address any more: mails came back from it, or its reader complained about one. */
export type Undeliverable = 'bounce' | 'complaint';

/** An address that gets no more mail, as a provider reports. */
export interface ReturnedMail {
  readonly address: string;
  readonly reason: Undeliverable;
}

/** The result of sending a mail. */
export type Sent =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: string; readonly retry: Retry };

/** An account at Postmark. */
export interface PostmarkAccount {
  readonly token: string;
  /** The message stream; its name is in every request. */
  readonly stream: string;
}

/** The hash of a machine or an endpoint, or of an address as it is spelled: 16 bytes of its SHA-256, hex. */
export const addressHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);

/** The hash that stands for an address, however its domain is spelled: in its own script, or in ASCII. */
export const addressKey = (email: string): string => addressHash(inAscii(email).toLowerCase());

/** The hashes under which an address may be stored: its key first. Earlier releases took the address as it was spelled. */
export const addressKeys = (email: string): readonly string[] => [
  ...new Set([addressKey(email), addressHash(email)]),
];

/** The forms in which an address may be stored: its one form, and those of earlier releases, which took it as it was spelled. */
export function spellingsOf(email: string): readonly string[] {
  const canonical = canonicalAddress(email);
  return [...new Set([canonical, inAscii(canonical), email])];
}

/** The address with its domain in ASCII (`xn--…` for a domain in another script). */
export function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return URL.canParse(`http://${address.slice(at + 1)}`)
    ? `${address.slice(0, at)}@${new URL(`http://${address.slice(at + 1)}`).hostname}`
    : address;
}

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Times from a failed try to the next (ms). After the last one the notice fails, and players see that. */
export const RETRY_AFTER_MS = [MINUTE, 10 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE] as const;

interface Tried {
  /** Failed tries so far. */
  readonly attempts: number;
}

interface NextTry extends Tried {
  /** Ms since 1970; null for never. */
  readonly dueAt: number | null;
}

/** Messages that wait for the next day are spread over this time (ms), so that they are not all sent at its start. */
const NEXT_DAY_SPREAD_MS = 30 * MINUTE;

/** When to try again after a failure (`dueAt` null for never), and the count of attempts. An exhausted quota is no attempt. */
export function nextTry(retry: Retry, { attempts }: Tried, now: number): NextTry {
  switch (retry) {
    case 'never':
      return { dueAt: null, attempts: attempts + 1 };
    case 'backoff': {
      const after = RETRY_AFTER_MS[attempts];
      return { dueAt: after === undefined ? null : now + after, attempts: attempts + 1 };
    }
    case 'nextDay':
      return { dueAt: (Math.floor(now / DAY) + 1) * DAY + (now % NEXT_DAY_SPREAD_MS), attempts };
  }
}
