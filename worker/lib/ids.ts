import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '#shared/kernel/json.ts';
import { FIRST_SHARD, ID_ALPHABET } from '#shared/protocol/ids.ts';

const LETTERS = 15;
/** A game's id has one letter more. */
const GAME_LETTERS = LETTERS + 1;

/** An id from random bytes. Bytes beyond the last full round of the alphabet are skipped, so that each letter is equally likely. */
function lettersFrom(draw: (round: number) => Uint8Array): string {
  const limit = 256 - (256 % ID_ALPHABET.length);
  let id = '';
  for (let round = 0; id.length < LETTERS; round += 1)
    for (const byte of draw(round))
      if (byte < limit && id.length < LETTERS) id += ID_ALPHABET[byte % ID_ALPHABET.length];
  return id;
}

export const newId = (): string => lettersFrom(() => crypto.getRandomValues(new Uint8Array(LETTERS)));

/** A database that takes new games: its `letters` begin their ids. `weight`: how many it takes, beside the others. */
export interface OpenShard {
  readonly letters: string;
  readonly weight: number;
}

/** The id of a new game: the letters of one of these shards, and then of `id`, whose last ones choose the shard. */
function inShard(open: readonly OpenShard[], id: string): string {
  let left = fractionOf(id.slice(-3)) * open.reduce((sum, { weight }) => sum + weight, 0);
  const shard = open.find(({ weight }) => (left -= weight) < 0) ?? open.at(-1);
  if (shard === undefined) throw new Error('no database takes new games');
  return (shard.letters + id).slice(0, GAME_LETTERS);
}

/** Letters as a number from 0 to 1. */
function fractionOf(letters: string): number {
  let fraction = 0;
  for (const letter of letters) fraction = (fraction + ID_ALPHABET.indexOf(letter)) / ID_ALPHABET.length;
  return fraction;
}

/** How a database of games is bound: in capitals its letters, one for the first and two for any other. */
export const SHARD_BINDING = /^GAMES_(A|[B-HJKMNP-TV-Z][2-9A-HJKMNP-TV-Z])$/;

/** The letters of the database that a game is in: one for the first, two for any other. */
export const lettersOf = (gameId: string): string =>
  gameId.startsWith(FIRST_SHARD) ? FIRST_SHARD : gameId.slice(0, 2);

export const newGameId = (open: readonly OpenShard[]): string => inShard(open, newId());

/**
 * The id of the game that a request with this idempotency key creates. A repeat leads to the same room, which has the game
 * already. So the key is stored nowhere, and a repeat needs no table and no row.
 */
export const gameIdOf = (open: readonly OpenShard[], key: string, request: object): string =>
  inShard(
    open,
    lettersFrom((round) => sha256(utf8ToBytes(canonicalJson(['carrack game key', key, request, round])))),
  );

/** How long a request whose answer was lost may be repeated by somebody who has no session (ms). */
export const REPEATABLE_MS = 86_400_000;

/**
 * The id of the guest who comes with a request that may be repeated; `secret` is what only the asker knows of it. So a repeat
 * finds that guest, and proves to be nobody else. A guest's id tells nothing of the secret.
 */
export const guestIdOf = (...secret: readonly unknown[]): string =>
  lettersFrom((round) => sha256(utf8ToBytes(canonicalJson(['carrack guest', ...secret, round]))));

/**
 * The id of the game that follows a finished one. All its players are led to the same room, so that there is one such game.
 * `instead`: the one before it, which was called off; null for none.
 */
export const rematchIdOf = (open: readonly OpenShard[], gameId: string, instead: string | null): string =>
  inShard(
    open,
    lettersFrom((round) => sha256(utf8ToBytes(canonicalJson(['carrack rematch', gameId, instead, round])))),
  );

/** Ids between two pairs of first letters: `from` is in the range, `to` is not. */
export interface IdRange {
  readonly from: string;
  readonly to: string;
}

/** Number of pairs of first letters: more portions than that would be empty. */
const PAIRS = ID_ALPHABET.length ** 2;

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
