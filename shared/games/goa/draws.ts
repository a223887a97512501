import type { Dice } from '../../kernel/dice.ts';
import type { Figures } from './figures.ts';
import { BONANZAS, plantationOf, TILES, type Bonanza, type CardId, type Tile } from './things.ts';

/** Ordinal of a phase's chance draws: A is the first, B the second. */
const ordinalOf = (phase: 'A' | 'B'): number => (phase === 'A' ? 0 : 1);

/** The tiles laid on the grid, row by row, and those put away face up. */
export interface Layout {
  readonly tiles: readonly Tile[];
  readonly removed: readonly Tile[];
}

/**
 * A phase's tiles, laid in random order. Tiles put away unseen are those left over; nobody knows them. Tiles put
 * away face up are taken off the top first. A plantation over the limit goes back among the others.
 */
export function shuffleTiles({ tiles, removed }: Figures, phase: 'A' | 'B', dice: Dice): Layout {
  const ordinal = ordinalOf(phase);
  const all = TILES.flatMap((tile) => Array.from({ length: tiles[phase][tile] ?? 0 }, () => tile));
  const laid = all.length - removed.count;
  if (!removed.seen) return { tiles: dice.stream('tiles', ordinal).shuffle(all).slice(0, laid), removed: [] };
  const order = dice.stream('removed', ordinal).shuffle(all);
  const away = putAway(order, removed.count, removed.plantationsAtMost ?? removed.count);
  const rest = order.filter((_, i) => !away.includes(i));
  const canonical = TILES.flatMap((tile) => rest.filter((other) => other === tile));
  return {
    tiles: dice.stream('tiles', ordinal).shuffle(canonical),
    removed: order.filter((_, i) => away.includes(i)),
  };
}

/** Positions in the order of the tiles put away, from the top. */
function putAway(order: readonly Tile[], count: number, plantationsAtMost: number): readonly number[] {
  const away: number[] = [];
  let plantations = 0;
  for (const [i, tile] of order.entries()) {
    if (away.length === count) break;
    const isPlantation = plantationOf(tile) !== undefined;
    if (isPlantation && plantations === plantationsAtMost) continue;
    if (isPlantation) plantations += 1;
    away.push(i);
  }
  return away;
}

/** The cards in random order, top first. `ordinal`: how often they were shuffled before. */
export const shuffleCards = (cards: readonly CardId[], ordinal: number, dice: Dice): readonly CardId[] =>
  dice.stream('cards', ordinal).shuffle(cards.toSorted());

/** The Bonanza tiles under the four corners. */
export const drawBonanza = (corners: number, phase: 'A' | 'B', dice: Dice): readonly Bonanza[] =>
  dice.stream('bonanza', ordinalOf(phase)).shuffle(BONANZAS).slice(0, corners);
