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
