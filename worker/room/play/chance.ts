import { bytesToHex } from '@noble/hashes/utils.js';
import type { Chance } from '#shared/kernel/commitment.ts';
import type { ChanceInfo } from '#shared/protocol/http.ts';
import { hasEnded } from '../../db/games/games.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** 32 random bytes, hex. */
export const drawSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const chanceOf = ({ game, seats }: Pick<LoadedGame, 'game' | 'seats'>): Chance => ({
  gameId: game.id,
  seed: game.seed,
  entropy: seats.map((seat) => seat.entropy),
});

/** The published hashes. Once the game has ended, also the seed and entropy that they commit to. */
export function chanceInfo(loaded: Pick<LoadedGame, 'game' | 'seats'>): ChanceInfo {
  const { game } = loaded;
  const hashes = { seedHash: game.seedHash, hash: game.commitment };
  if (!hasEnded(game)) return hashes;
  return { ...hashes, seed: game.seed, entropy: chanceOf(loaded).entropy };
}
