import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The signature of a webhook's body, as Standard Webhooks 1.0 has it. */

const PREFIX = 'whsec_';
const SECRET_BYTES = 24;

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** A new secret: `whsec_` and 24 random bytes in base64. */
export const newWebhookSecret = (): string =>
  PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** Headers that name and sign a message. `at` in ms. A repeat of a message has the same id. */
export function signedHeaders(
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> {
  const seconds = Math.floor(at / 1000);
  const key = fromBase64(secret.slice(PREFIX.length));
  const signature = hmac(sha256, key, utf8ToBytes(`${id}.${seconds}.${body}`));
  return {
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${toBase64(signature)}`,
  };
}
