import type { Rejection } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { unusedTiles } from '../choices/tiles.ts';
import { playerOf, spicesOf, yieldOf, type State, type Turn } from '../state.ts';
import { isRed, type Tile } from '../things.ts';
import { againstColony, againstPlacing } from './actions.ts';
import { againstFields } from './cards.ts';
import { named, type Given } from './given.ts';

/** The tile that a move is about, where the move's type says it. */
const TILE_OF: Readonly<Record<string, Tile>> = {
  redSpice: 'redSpice',
  swap: 'swap',
  duty: 'duty',
  viceKing: 'viceKing',
  extraHarvest: 'extraHarvest',
  spy: 'espionage',
  spyHarvest: 'espionage',
  spyFound: 'espionage',
};

/** Why a tile cannot be played. */
export function againstTile(state: State, { seat }: Turn, given: Given): Rejection | undefined {
  const type = String(typeof given['type'] === 'string' ? given['type'] : '');
  const tile = type === 'useTile' ? given['tile'] : Object.hasOwn(TILE_OF, type) ? TILE_OF[type] : undefined;
  if (tile === undefined) return undefined;
  return againstHolding(state, seat, tile) ?? againstDetail(state, seat, given);
}

/** Why this tile does not lie ready before the player. */
export function againstHolding(state: State, seat: Seat, tile: unknown): Rejection | undefined {
  const player = playerOf(state, seat);
  if (unusedTiles(player).some((unused) => unused === tile)) return undefined;
  const held = player.tiles.find((other) => other.tile === tile)?.tile;
  if (held === undefined) return { code: 'TILE_NOT_YOURS' };
  return { code: isRed(held) ? 'TILE_USED_THIS_ROUND' : 'TILE_USED' };
}

function againstDetail(state: State, seat: Seat, given: Given): Rejection | undefined {
  switch (given['type']) {
    case 'redSpice':
      return againstPlacing(state, seat, given, state.figures.gains['tile.redSpice']?.spices);
    case 'duty':
      return spicesOf(playerOf(state, seat)) < state.figures.dutySpices
        ? { code: 'SPICES_MISSING' }
        : againstFields(state, seat, given);
    case 'viceKing':
      return { code: 'NOT_LEAST_ADVANCED' };
    case 'spyHarvest': {
      const other = named(
        state.players.map((_, s) => s),
        given['seat'],
      );
      return other === undefined || other === seat
        ? { code: 'OPPONENT_UNKNOWN' }
        : againstPlacing(state, seat, given, yieldOf(state, other, 'harvest'));
    }
    case 'spyFound':
      return againstColony(state, seat, given);
    case 'useTile':
      return { code: 'TILE_NOT_NOW' };
    default:
      return undefined;
  }
}
