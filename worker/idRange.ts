import { ID_ALPHABET } from '#shared/protocol/ids.ts';

/** Ids between two pairs of first letters: `from` is in the range, `to` is not. */
export interface IdRange {
  readonly from: string;
  readonly to: string;
}

/** Number of pairs of first letters: more portions than that would be empty. */
export const PAIRS = ID_ALPHABET.length ** 2;

/**
 * The range of a portion of all ids, so that a job may read a large table bit by bit. `prefix`: the letters that all these
 * ids begin with; the shard's letter for games.
 */
export function idRange(portion: number, portions: number, prefix = ''): IdRange {
  const letters = ID_ALPHABET.length;
  const pair = (at: number): string =>
    `${prefix}${ID_ALPHABET[Math.floor(at / letters)] ?? ''}${ID_ALPHABET[at % letters] ?? ''}`;
  const start = (of: number): string => pair(Math.floor((of * PAIRS) / portions));
  return {
    from: portion === 0 ? '' : start(portion),
    to: portion === portions - 1 ? '~' : start(portion + 1),
  };
}
