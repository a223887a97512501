import type { Chance } from '../../shared/kernel/commitment.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ChanceInfo } from '../../shared/protocol/http.ts';
import type { GameRow } from '../db/schema.ts';
import type { Table } from './table.ts';

/** 32 random bytes, hex. */
export const drawSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const chanceOf = ({ game, seats }: Pick<Table, 'game' | 'seats'>): Chance => ({
  gameId: game.id,
  seed: game.seed,
  entropy: seats.map((seat) => seat.entropy),
});

const hasEnded = (game: GameRow): boolean => game.status === 'over' || game.status === 'aborted';

/** The published hashes; once the game has ended, also what they bind. */
export function chanceInfo(table: Pick<Table, 'game' | 'seats'>): ChanceInfo {
  const { game } = table;
  const hashes = { seedHash: game.seedHash, hash: game.commitment };
  if (!hasEnded(game)) return hashes;
  return { ...hashes, seed: game.seed, entropy: chanceOf(table).entropy };
}
