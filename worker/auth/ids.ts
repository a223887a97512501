import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../../shared/kernel/json.ts';
import { FIRST_SHARD, ID_ALPHABET } from '../../shared/protocol/ids.ts';

const LETTERS = 15;

/** Letters from bytes, each equally likely: bytes beyond the last full round of the alphabet are drawn again. */
function lettersFrom(draw: (round: number) => Uint8Array): string {
  const limit = 256 - (256 % ID_ALPHABET.length);
  let id = '';
  for (let round = 0; id.length < LETTERS; round += 1)
    for (const byte of draw(round))
      if (byte < limit && id.length < LETTERS) id += ID_ALPHABET[byte % ID_ALPHABET.length];
  return id;
}

export const newId = (): string => lettersFrom(() => crypto.getRandomValues(new Uint8Array(LETTERS)));

/** A game's id starts with the shard its log lives in. */
export const newGameId = (): string => FIRST_SHARD + newId();

/**
 * The id of the game that this request makes under this key: its repeat comes to the same room, whose game is there
 * already. So the key is kept nowhere, and a repeat needs neither a table of its own nor a row.
 */
export const gameIdOf = (key: string, request: object): string =>
  FIRST_SHARD +
  lettersFrom((round) => sha256(utf8ToBytes(canonicalJson(['carrack game key', key, request, round]))));
