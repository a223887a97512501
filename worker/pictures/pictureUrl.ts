import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { picturesAreOn, serviceOrigin } from '../lib/settings.ts';
import { macsFor } from '../lib/tokens.ts';

/** Where the routes are mounted, and how an address of a picture goes on. */
export const PICTURES_PATH = '/api/pictures';

/** The address of the picture of a table after a row; null if pictures are off. */
export async function pictureUrl(env: Env, row: PicturedRow): Promise<string | null> {
  const token = picturesAreOn(env) ? await pictureToken(env, row) : undefined;
  return token === undefined ? null : `${serviceOrigin(env)}${PICTURES_PATH}/${token}.png`;
}

/**
 * The token in the address of a table's picture. It is the same for every reader, so that nobody learns who looks. It is
 * encrypted, because it names the game, and a game's id is the link for watching. The nonce is a MAC of what is
 * encrypted, so a row has one token, and two rows never share a nonce.
 */

/** A row of a log: its number and its time (ms). Another row with that number, in a restored database, has another time. */
export interface PicturedRow {
  readonly gameId: string;
  readonly seq: number;
  readonly at: number;
  /**
   * For the picture of a finished game: hash of the names in it (`resultKey`). Another one is another picture. Its time is
   * the game's `turnAt`, because the log may have left the database.
   */
  readonly result?: string | undefined;
}

const NONCE_BYTES = 12;

/** One for each of the service's secrets, the first for encrypting. What is encrypted names a game, so its MAC is never this key. */
const cipherKeys = (env: Env): Promise<readonly CryptoKey[]> =>
  Promise.all(
    macsFor(env, 'picture', 'cipher').map((key) =>
      crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
    ),
  );

/** Undefined if the service has no secret to make it with. */
export async function pictureToken(
  env: Env,
  { gameId, seq, at, result }: PicturedRow,
): Promise<string | undefined> {
  const row = [gameId, seq, at, ...(result === undefined ? [] : [result])].join('.');
  const iv = macsFor(env, 'picture', row)[0]?.slice(0, NONCE_BYTES);
  const [key] = await cipherKeys(env);
  if (iv === undefined || key === undefined) return undefined;
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8ToBytes(row));
  return bytesToHex(iv) + bytesToHex(new Uint8Array(sealed));
}

/** The row of a token that this service has made; undefined for any other text. */
export async function readPictureToken(env: Env, token: string): Promise<PicturedRow | undefined> {
  if (!/^(?:[0-9a-f]{2})+$/.test(token)) return undefined;
  const bytes = hexToBytes(token);
  for (const key of await cipherKeys(env)) {
    const row = await decrypted(key, bytes);
    if (row !== undefined) return row;
  }
  return undefined;
}

async function decrypted(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<PicturedRow | undefined> {
  const [iv, sealed] = [bytes.slice(0, NONCE_BYTES), bytes.slice(NONCE_BYTES)];
  try {
    const row = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    const [gameId = '', seq, at, result] = new TextDecoder().decode(row).split('.');
    return { gameId, seq: Number(seq), at: Number(at), result };
  } catch {
    return undefined; // this service has not made it
  }
}
