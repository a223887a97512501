import { FIRST_SHARD, ID_ALPHABET } from '../../shared/protocol/ids.ts';

/** 15 letters, each equally likely: bytes beyond the last full round of the alphabet are drawn again. */
export function newId(length = 15): string {
  const limit = 256 - (256 % ID_ALPHABET.length);
  let id = '';
  while (id.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && id.length < length) id += ID_ALPHABET[byte % ID_ALPHABET.length];
  return id;
}

/** A game's id starts with the shard its log lives in. */
export const newGameId = (): string => FIRST_SHARD + newId();
