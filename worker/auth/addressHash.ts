import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hash of an address (lower case) in quotas and refusals: 16 bytes of its SHA-256, hex. */
export const addressHash = (email: string): string => bytesToHex(sha256(utf8ToBytes(email))).slice(0, 32);

/** The address with its domain in ASCII (`xn--…` for a domain in another script). */
export function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return URL.canParse(`http://${address.slice(at + 1)}`)
    ? `${address.slice(0, at)}@${new URL(`http://${address.slice(at + 1)}`).hostname}`
    : address;
}
