import * as v from 'valibot';

/**
 * Reads what an authenticator sends, and checks its signature (WebAuthn level 2). Attestation is not asked for: any
 * authenticator is good enough, so of its answer that makes a passkey only the key is read.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** Undefined if it is no base64url. */
export function bytesOf(base64url: string): Bytes | undefined {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The text of these bytes; undefined if it is no base64url. */
export function utf8Of(base64url: string): string | undefined {
  const bytes = bytesOf(base64url);
  return bytes && new TextDecoder().decode(bytes);
}

/** The browser's part of what is signed. */
export interface ClientData {
  readonly type: string;
  readonly challenge: string;
  readonly origin: string;
}

const ClientDataSchema = v.object({
  type: v.string(),
  challenge: v.string(),
  origin: v.string(),
  /** True in a frame of another site's page. */
  crossOrigin: v.optional(v.literal(false)),
});

/** The client data with its challenge as the text that was sent; undefined if it cannot be read, or comes from a frame of another site. */
export function readClientData(base64url: string): ClientData | undefined {
  try {
    const { type, challenge, origin } = v.parse(ClientDataSchema, JSON.parse(utf8Of(base64url) ?? ''));
    return { type, challenge: utf8Of(challenge) ?? '', origin };
  } catch {
    return undefined;
  }
}

/** The authenticator's part of what is signed. */
export interface AuthenticatorData {
  readonly bytes: Bytes;
  readonly rpIdHash: Bytes;
  /** Somebody touched it. */
  readonly isPresent: boolean;
  /** Signatures so far; 0: it does not count. */
  readonly counter: number;
  /** The id of the passkey it has just made. */
  readonly madeId: Bytes | undefined;
}

const [PRESENT, HAS_PASSKEY] = [0x01, 0x40];
/** Where the parts begin: flags, counter, and the length of the passkey's id after the counter and the model. */
const [FLAGS, COUNTER, ID_LENGTH, ID] = [32, 33, 53, 55];
const SHORTEST = 37;

/** Undefined if it is cut off. */
export function readAuthenticatorData(base64url: string): AuthenticatorData | undefined {
  const bytes = bytesOf(base64url);
  if (bytes === undefined || bytes.length < SHORTEST) return undefined;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const flags = data.getUint8(FLAGS);
  const made = (flags & HAS_PASSKEY) !== 0;
  if (made && bytes.length < ID) return undefined;
  const idEnd = made ? ID + data.getUint16(ID_LENGTH) : ID;
  if (made && bytes.length < idEnd) return undefined;
  return {
    bytes,
    rpIdHash: bytes.slice(0, FLAGS),
    isPresent: (flags & PRESENT) !== 0,
    counter: data.getUint32(COUNTER),
    madeId: made ? bytes.slice(ID, idEnd) : undefined,
  };
}

/** How a key is read, and how a signature with it is checked. */
interface Algorithm {
  readonly read: SubtleCryptoImportKeyAlgorithm;
  /** Length of the key (SPKI) in bytes, where it is fixed: the platform takes a key of P-256 for one of Ed25519. */
  readonly keyLength?: number;
  readonly check: string | SubtleCryptoSignAlgorithm;
  /** The signature as the platform takes it. */
  readonly signature: (bytes: Bytes) => Bytes | undefined;
}

const asIs = (bytes: Bytes): Bytes => bytes;

/** The algorithms that are accepted, by COSE's number, the best first: Ed25519, ECDSA with P-256, RSA. */
const ALGORITHMS: ReadonlyMap<number, Algorithm> = new Map<number, Algorithm>([
  [-8, { read: { name: 'Ed25519' }, keyLength: 44, check: 'Ed25519', signature: asIs }],
  [
    -7,
    {
      read: { name: 'ECDSA', namedCurve: 'P-256' },
      check: { name: 'ECDSA', hash: 'SHA-256' },
      signature: plainEcdsa,
    },
  ],
  [
    -257,
    { read: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, check: 'RSASSA-PKCS1-v1_5', signature: asIs },
  ],
]);
export const ALGORITHM_NUMBERS: readonly number[] = [...ALGORITHMS.keys()];

/** A passkey's public key as it is stored: the algorithm's number, a dot, and the key (SPKI, base64url). */
export const keyText = (algorithm: number, publicKey: string): string => `${algorithm}.${publicKey}`;

/** Can signatures be checked with this key? */
export const isUsableKey = async (text: string): Promise<boolean> => (await readKey(text)) !== undefined;

async function readKey(text: string) {
  const [number = '', spki = ''] = text.split('.');
  const algorithm = ALGORITHMS.get(Number(number));
  const bytes = bytesOf(spki);
  if (algorithm === undefined || bytes === undefined) return undefined;
  if (algorithm.keyLength !== undefined && bytes.length !== algorithm.keyLength) return undefined;
  try {
    return {
      algorithm,
      key: await crypto.subtle.importKey('spki', bytes, algorithm.read, false, ['verify']),
    };
  } catch {
    return undefined;
  }
}

/** An authenticator's answer. */
export interface Signed {
  readonly authenticatorData: Bytes;
  /** base64url */
  readonly clientData: string;
  /** base64url */
  readonly signature: string;
}

/** Did the passkey with this public key (`keyText`) sign this? */
export async function isSignedBy(
  text: string,
  { authenticatorData, clientData, signature }: Signed,
): Promise<boolean> {
  const found = await readKey(text);
  const given = bytesOf(signature);
  const [client, plain] = [bytesOf(clientData), given && found?.algorithm.signature(given)];
  if (found === undefined || client === undefined || plain === undefined) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', client));
  const message = new Uint8Array([...authenticatorData, ...hash]);
  try {
    return await crypto.subtle.verify(found.algorithm.check, found.key, plain, message);
  } catch {
    return false; // the platform throws for a signature of a length that the algorithm does not have
  }
}

const [SEQUENCE, INTEGER] = [0x30, 0x02];
/** Bytes of each of the two numbers of a signature with P-256. */
const HALF = 32;

/** ECDSA signatures come in DER, and the platform takes the two numbers one after the other. Undefined for anything else. */
function plainEcdsa(der: Bytes): Bytes | undefined {
  if (der[0] !== SEQUENCE || der[1] !== der.length - 2) return undefined;
  const r = integerAt(der, 2);
  const s = r && integerAt(der, r.end);
  if (r === undefined || s?.end !== der.length) return undefined;
  return new Uint8Array([...r.bytes, ...s.bytes]);
}

/** The number that begins at this byte, in 32 bytes, and where it ends. */
function integerAt(der: Bytes, at: number): { readonly bytes: Bytes; readonly end: number } | undefined {
  const end = at + 2 + (der[at + 1] ?? 0);
  if (der[at] !== INTEGER || end > der.length) return undefined;
  const digits = der.slice(at + 2, end);
  const first = digits.findIndex((byte) => byte !== 0);
  const plain = first === -1 ? digits.slice(0, 0) : digits.slice(first);
  if (plain.length > HALF) return undefined;
  const bytes = new Uint8Array(HALF);
  bytes.set(plain, HALF - plain.length);
  return { bytes, end };
}
