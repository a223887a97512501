import type { Rejection } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { ducatPrice } from '../choices/cards.ts';
import { mapFields, playerOf, spicesOf, LAST_ROW, yieldOf, type State, type Turn } from '../state.ts';
import { COLUMNS, isRed, PLOTS, type Card, type CardKind, type Tile } from '../things.ts';
import { opponents, unfilled, unusedTiles } from '../choices/tiles.ts';
import { ALL_SPACES } from '../spaces.ts';
import { whyNotHeld, againstNone, asList, named, membersOf, type Given } from './given.ts';
import { againstBeforehand, whyNotColony, whyNotPlacing } from './actions.ts';

const KINDS: Readonly<Record<string, readonly CardKind[]>> = {
  play: ['ships', 'colonists', 'ducats'],
  playSpices: ['spices'],
  sell: ['sell'],
  payDucats: ['payDucats'],
};

/** Why a card cannot be played on its own. */
export function whyNotCard(state: State, turn: Turn, given: Given): Rejection | undefined {
  const { seat, carded } = turn;
  const type = String(given['type']);
  const held = whyNotHeld(state, seat, given['card'], { kinds: KINDS[type] ?? [], played: carded });
  if (held !== undefined) return held;
  if (type === 'sell') return againstSale(state, seat, given);
  return type === 'payDucats' ? againstPayment(state, turn, given) : undefined;
}

function againstSale(state: State, seat: Seat, given: Given): Rejection | undefined {
  const fields = asList(given['fields']);
  const { limit } = state.figures.sell;
  if (limit !== null && fields.length > limit) return { code: 'TOO_MANY_SPICES', params: { max: limit } };
  return spicesOf(playerOf(state, seat)) < Math.max(1, fields.length)
    ? { code: 'SPICES_MISSING' }
    : (whyNotFields(state, seat, given) ?? againstNone(fields));
}

/** Why these fields cannot be emptied. */
function whyNotFields(state: State, seat: Seat, given: Given): Rejection | undefined {
  const laden = mapFields(playerOf(state, seat), (field, spice) => (spice === null ? undefined : field));
  return asList(given['fields']).some((field) => named(laden, field) === undefined)
    ? { code: 'FIELD_EMPTY' }
    : undefined;
}

function againstPayment(state: State, { seat, acted }: Turn, given: Given): Rejection | undefined {
  if (acted && state.options.edition === '2004') return { code: 'ACTION_TAKEN' };
  const column = named(COLUMNS, given['column']);
  if (column === undefined) return { code: 'COLUMN_UNKNOWN' };
  const price = ducatPrice(state, seat, column);
  const { ducats } = playerOf(state, seat);
  if (price === undefined) return { code: 'LAST_ROW' };
  return price > ducats ? { code: 'NOT_ENOUGH_DUCATS', params: { price, ducats } } : undefined;
}

export function whyNotDiscard(state: State, seat: Seat, given: Given): Rejection | undefined {
  const { hand } = playerOf(state, seat);
  const cards = asList(given['cards']);
  return cards.some((card) => named<Card>(hand, card) === undefined)
    ? { code: 'CARD_NOT_IN_HAND' }
    : againstNone(cards);
}

/** The tile that a move uses, if the move's type implies it. */
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
export function whyNotTile(state: State, { seat }: Turn, given: Given): Rejection | undefined {
  const type = String(typeof given['type'] === 'string' ? given['type'] : '');
  const tile = type === 'useTile' ? given['tile'] : Object.hasOwn(TILE_OF, type) ? TILE_OF[type] : undefined;
  if (tile === undefined) return undefined;
  return whyNotHolding(state, seat, tile) ?? againstDetail(state, seat, given);
}

/** Why the player does not have this tile ready. */
export function whyNotHolding(state: State, seat: Seat, tile: unknown): Rejection | undefined {
  const player = playerOf(state, seat);
  if (unusedTiles(player).some((unused) => unused === tile)) return undefined;
  const held = player.tiles.find((other) => other.tile === tile)?.tile;
  if (held === undefined) return { code: 'TILE_NOT_YOURS' };
  return { code: isRed(held) ? 'TILE_USED_THIS_ROUND' : 'TILE_USED' };
}

function againstDetail(state: State, seat: Seat, given: Given): Rejection | undefined {
  switch (given['type']) {
    case 'redSpice':
      return (
        whyNotPlacing(state, seat, given, state.figures.gains['tile.redSpice']?.spices) ??
        againstNone(membersOf(given['spices']))
      );
    case 'duty':
      return againstDuty(state, seat, given);
    case 'swap':
      return { code: named(ALL_SPACES, given['space']) === undefined ? 'NO_SUCH_SPACE' : 'NO_TILE_THERE' };
    case 'viceKing': {
      const { rows } = playerOf(state, seat);
      const done = COLUMNS.every((column) => rows[column] === LAST_ROW);
      return { code: done ? 'ALL_IN_LAST_ROW' : 'NOT_LEAST_ADVANCED' };
    }
    case 'extraHarvest':
      return againstExtraHarvest(state, seat, given);
    case 'spy':
    case 'spyHarvest':
    case 'spyFound':
      return againstSpying(state, seat, given);
    case 'useTile':
      return { code: 'TILE_NOT_NOW' };
    default:
      return undefined;
  }
}

/** A duty returns an exact number of spices. */
function againstDuty(state: State, seat: Seat, given: Given): Rejection | undefined {
  const spices = state.figures.dutySpices;
  if (spicesOf(playerOf(state, seat)) < spices) return { code: 'SPICES_MISSING' };
  const empty = whyNotFields(state, seat, given);
  if (empty !== undefined || asList(given['fields']).length === spices) return empty;
  return { code: 'DUTY_SPICES', params: { spices } };
}

/** The plots must have an empty field, and there may be no more than the tile fills. */
function againstExtraHarvest(state: State, seat: Seat, given: Given): Rejection | undefined {
  const open = unfilled(playerOf(state, seat));
  const plots = asList(given['plots']);
  const max = state.figures.harvestedPlots;
  if (open.length === 0) return { code: 'NO_FREE_FIELD' };
  if (plots.length > max) return { code: 'TOO_MANY_PLOTS', params: { max } };
  if (plots.some((plot) => named(PLOTS, plot) === undefined || named(open, plot) === undefined))
    return { code: 'PLOT_NOT_OPEN' };
  return againstNone(plots);
}

/** Players cannot spy on themselves. */
function againstSpying(state: State, seat: Seat, given: Given): Rejection | undefined {
  const other = named(opponents(state, seat), given['seat']);
  if (other === undefined) return { code: 'OPPONENT_UNKNOWN' };
  switch (given['type']) {
    case 'spy':
      return { code: 'SPYING_UNKNOWN' };
    case 'spyHarvest':
      return (
        whyNotPlacing(state, seat, given, yieldOf(state, other, 'harvest')) ??
        againstNone(membersOf(given['spices']))
      );
    default:
      if (state.options.edition === '2004') return { code: 'TILE_NOT_NOW' };
      return whyNotColony(state, seat, given) ?? againstBeforehand(given);
  }
}
