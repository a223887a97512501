import type { PasskeyChallenge } from '#shared/protocol/http.ts';

/** An authenticator as the standard describes it (WebAuthn level 2, section 6), made of the platform's own cryptography. */

type Bytes = Uint8Array<ArrayBuffer>;

/** The page that it is asked by, if no other is said. */
const ORIGIN = 'http://carrack.test';

export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const utf8 = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text));
const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** What an authenticator or browser of bad will does otherwise. */
export interface Forged {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly isPresent?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Signs something else than it sends. */
  readonly otherData?: boolean;
}

const KEYS = {
  [-7]: { make: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
  [-8]: { make: { name: 'Ed25519' }, sign: { name: 'Ed25519' } },
  [-257]: {
    make: {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    sign: { name: 'RSASSA-PKCS1-v1_5' },
  },
} as const;
export type Algorithm = keyof typeof KEYS;

export class Authenticator {
  readonly id: string;
  counter = 0;
  readonly #keys: CryptoKeyPair;
  readonly #algorithm: Algorithm;
  readonly #idBytes: Bytes;

  private constructor(keys: CryptoKeyPair, algorithm: Algorithm) {
    this.#keys = keys;
    this.#algorithm = algorithm;
    this.#idBytes = crypto.getRandomValues(new Uint8Array(16));
    this.id = base64url(this.#idBytes);
  }

  static async make(algorithm: Algorithm = -7): Promise<Authenticator> {
    const keys = await crypto.subtle.generateKey(KEYS[algorithm].make, true, ['sign', 'verify']);
    return new Authenticator(keys as CryptoKeyPair, algorithm);
  }

  /** The answer to a challenge that makes a passkey. */
  async create({ challenge, rpId }: PasskeyChallenge, forged: Forged = {}) {
    const spki = (await crypto.subtle.exportKey('spki', this.#keys.publicKey)) as ArrayBuffer;
    const made = new Uint8Array([...new Uint8Array(16), 0, this.#idBytes.length, ...this.#idBytes, 0xa0]);
    return {
      id: this.id,
      authenticatorData: base64url(await this.#data(rpId, made, forged)),
      clientData: base64url(clientData('webauthn.create', challenge, forged)),
      publicKey: base64url(new Uint8Array(spki)),
      algorithm: this.#algorithm,
    };
  }

  /** The answer to a challenge that signs in. */
  async get({ challenge, rpId }: PasskeyChallenge, forged: Forged = {}) {
    const data = await this.#data(rpId, undefined, forged);
    const client = clientData('webauthn.get', challenge, forged);
    const signed = new Uint8Array([...data, ...(await sha256(client))]);
    if (forged.otherData) signed[0] = (signed[0] ?? 0) ^ 1;
    const { privateKey } = this.#keys;
    const raw = new Uint8Array(await crypto.subtle.sign(KEYS[this.#algorithm].sign, privateKey, signed));
    return {
      id: this.id,
      authenticatorData: base64url(data),
      clientData: base64url(client),
      signature: base64url(this.#algorithm === -7 ? derOf(raw) : raw),
      ...(forged.userHandle === undefined ? {} : { userHandle: base64url(utf8(forged.userHandle)) }),
    };
  }

  async #data(
    rpId: string,
    made: Bytes | undefined,
    { isPresent = true, ...forged }: Forged,
  ): Promise<Bytes> {
    const { counter = this.counter } = forged;
    const flags = (isPresent ? 0x01 : 0) | 0x04 | (made ? 0x40 : 0);
    const count = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 0xff);
    return new Uint8Array([...(await sha256(utf8(forged.rpId ?? rpId))), flags, ...count, ...(made ?? [])]);
  }
}

const clientData = (type: string, challenge: string, forged: Forged): Bytes =>
  utf8(
    JSON.stringify({
      type: forged.type ?? type,
      challenge: base64url(utf8(challenge)),
      origin: forged.origin ?? ORIGIN,
      crossOrigin: forged.crossOrigin ?? false,
    }),
  );

/** The two numbers of an ECDSA signature in DER, as authenticators send them. */
function derOf(raw: Bytes): Bytes {
  const halves = [raw.slice(0, 32), raw.slice(32)].flatMap((half) => {
    const digits = Array.from(half.slice(half.findIndex((byte) => byte !== 0)));
    const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : digits;
    return [0x02, positive.length, ...positive];
  });
  return new Uint8Array([0x30, halves.length, ...halves]);
}
