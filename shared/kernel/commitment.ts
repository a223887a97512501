import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './json.ts';

/** The inputs of a game's chance, all hex: the server's seed and the players' entropy. */
export interface Chance {
  readonly gameId: string;
  /** 32 bytes drawn by the server when the game is created; secret until the game ends. */
  readonly seed: string;
  /**
   * By seat: random bytes from the player's browser, drawn when they took the seat; null if none were added.
   */
  readonly entropy: readonly (string | null)[];
}

const sha = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** Published when the game is created. It binds the server before any player adds entropy. */
export const seedHash = (gameId: string, seed: string): string => sha(['carrack seed', gameId, seed]);

/** Published before the first move: SHA-256 over game id, seed and the seats' entropy. */
export const commitment = ({ gameId, seed, entropy }: Chance): string =>
  sha(['carrack game', gameId, seed, entropy]);

/** Key of the game's dice: HMAC(seed, id and entropy). Neither the server nor a player alone can steer it. */
export const diceKey = ({ gameId, seed, entropy }: Chance): Uint8Array =>
  hmac(sha256, hexToBytes(seed), utf8ToBytes(canonicalJson(['carrack dice', gameId, entropy])));
