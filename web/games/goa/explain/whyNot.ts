import type { Move } from '#shared/games/goa/moves.ts';
import { faceOf, type State } from '#shared/games/goa/state.ts';
import {
  COLONIES,
  COLUMNS,
  plantationOf,
  type CardId,
  type Column,
  type PlayedTile,
  type Tile,
} from '#shared/games/goa/things.ts';
import { assertNever } from '#shared/kernel/never.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { Selection, BoardProps } from '../boardProps.ts';

/**
 * Why the viewer cannot use the selected thing now. Undefined if they can, if they have no decision, or if the
 * rules have no reason beyond "not possible".
 */
export function whyNot({ scene }: BoardProps, pick: Selection): Rejection | undefined {
  if (scene.offered.length === 0) return undefined;
  const refusals = usesOf(pick, scene.now).map((move) => scene.refusal(move));
  if (refusals.includes(undefined)) return undefined;
  return (
    refusals.find((refusal) => refusal !== undefined && !LESSER.has(refusal.code)) ??
    refusals.find((refusal) => refusal?.code === 'LAST_ROW')
  );
}

/**
 * The least informative reasons. If there are several, another one is shown: one marker may be in the last row
 * while others only lack ships.
 */
const LESSER: ReadonlySet<string> = new Set(['MOVE_NOT_OFFERED', 'LAST_ROW', 'COLONY_FOUNDED']);

/** Moves that would use the thing, as far as they can be built without asking more. */
function usesOf(pick: Selection, state: State): readonly Move[] {
  switch (pick.kind) {
    case 'tile':
      if (pick.space !== undefined) return [{ type: 'placeMarker', space: pick.space }];
      return pick.place === 'mine' ? usesOfTile(pick.tile) : [];
    case 'card':
      return pick.place === 'hand' ? usesOfCard(pick.card, state) : [];
    case 'column':
      return pick.place === 'mine' ? [progress(pick.column, 'none')] : [];
    case 'colony':
      return pick.place === 'mine' ? [{ type: 'found', colony: pick.colony, card: 'none' }] : [];
    case 'bonanza':
    case 'actions':
      return [];
    default:
      return assertNever(pick);
  }
}

const progress = (column: Column, card: CardId | 'none'): Move => ({
  type: 'progress',
  column,
  card,
  payment: {},
});

function usesOfTile(tile: Tile): readonly Move[] {
  if (!isPlayed(tile)) return [];
  switch (tile) {
    case 'redSpice':
      return [{ type: tile, spices: {} }];
    case 'swap':
      return [{ type: tile, space: NOWHERE }];
    case 'duty':
      return [{ type: tile, fields: [] }];
    case 'viceKing':
      return COLUMNS.map((column) => ({ type: tile, column }));
    case 'extraHarvest':
      return [{ type: tile, plots: [] }];
    case 'espionage':
      return [{ type: 'spy', seat: NOBODY, what: 'ships' }];
    case 'mission2':
    case 'mission3':
    case 'foreman':
      return [];
    default:
      return [{ type: 'useTile', tile }];
  }
}

const isPlayed = (tile: Tile): tile is PlayedTile => plantationOf(tile) === undefined;

/** No space and no seat has these numbers. They only ask whether the tile can be used at all. */
const NOWHERE = -1;
const NOBODY = -1;

function usesOfCard(card: CardId, state: State): readonly Move[] {
  const { kind } = faceOf(state, card);
  switch (kind) {
    case 'ships':
    case 'colonists':
    case 'ducats':
      return [{ type: 'play', card }];
    case 'spices':
      return [{ type: 'playSpices', card, spices: {} }];
    case 'sell':
      return [{ type: kind, card, fields: [] }];
    case 'payDucats':
      return COLUMNS.map((column) => ({ type: kind, card, column }));
    case 'harvestMix':
      return [{ type: 'harvest', card, spices: {} }];
    case 'thirdScout':
      return COLONIES.map((colony) => ({ type: 'found', colony, card }));
    case 'shipsOnly':
    case 'spicesOnly':
      return COLUMNS.map((column) => progress(column, card));
    default:
      return assertNever(kind);
  }
}
