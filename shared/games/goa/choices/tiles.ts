import type { Choice } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { GRID } from '../spaces.ts';
import {
  canDraw,
  emptyFields,
  LAST_ROW,
  playerOf,
  recruits,
  spicesOf,
  unfounded,
  yieldOf,
  type Player,
  type State,
} from '../state.ts';
import {
  COLUMNS,
  isPlayed,
  PLOTS,
  type CardId,
  type Column,
  type PlotId,
  type PlayedTile,
} from '../things.ts';
import { laden } from './cards.ts';
import { cardParam, one, spicesParam } from './params.ts';

/** Cards that go with an action carried out by Espionage. */
export interface SpyCards {
  readonly harvestMix: readonly CardId[];
  readonly thirdScout: readonly CardId[];
}

export const NO_CARDS: SpyCards = { harvestMix: [], thirdScout: [] };

/** Free plays of tiles (rules 3.6). Whether there are any is public. */
export function tilePlayChoices(state: State, seat: Seat, cards: SpyCards): readonly Choice[] {
  const ways = unusedTiles(playerOf(state, seat)).map((tile) => waysToPlay(state, seat, tile, cards));
  const plain = ways.filter((way) => typeof way === 'string');
  return [
    ...(plain.length > 0 ? [{ type: 'useTile', params: [one('tile', plain)] }] : []),
    ...ways.flatMap((way) => (typeof way === 'string' ? [] : way)),
  ];
}

/** The names of the tiles that lie unused before a player. */
export function unusedTiles({ tiles }: Player): readonly PlayedTile[] {
  const names = new Set<PlayedTile>();
  for (const { tile, used } of tiles) if (!used && isPlayed(tile)) names.add(tile);
  return [...names];
}

/** The founding, and the same founding with `ifShort` if its player may be asked after the reveal. */
export const orDeclined = (state: State, seat: Seat, founding: Choice): readonly Choice[] =>
  mayBeAsked(state, seat)
    ? [founding, { ...founding, params: [...founding.params, one('ifShort', ['decline'])] }]
    : [founding];

/** True if the hand holds any card, whatever it is, or a tile helps. */
const mayBeAsked = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).hand.length > 0 ||
  unusedTiles(playerOf(state, seat)).some(
    (tile) => recruits(state, tile) || (tile === 'espionage' && state.options.edition === '2004'),
  );

/**
 * The ways to play a tile. Returns the tile itself if its move has no parameters. A tile without effect cannot be
 * played.
 */
function waysToPlay(
  state: State,
  seat: Seat,
  tile: PlayedTile,
  cards: SpyCards,
): PlainTile | readonly Choice[] {
  switch (tile) {
    case 'expeditions2':
    case 'expeditions3':
    case 'redExpedition':
    case 'resupply':
      return canDraw(state) ? tile : [];
    case 'favor':
      return state.removed.length > 0 ? tile : [];
    case 'redSpice':
      return redSpice(state, seat);
    case 'swap':
      return swaps(state);
    case 'duty':
      return duties(state, seat);
    case 'viceKing':
      return some('viceKing', 'column', leastAdvanced(playerOf(state, seat)));
    case 'extraHarvest':
      return extraHarvests(state, seat);
    case 'espionage':
      return espionage(state, seat, cards);
    case 'mission2':
    case 'mission3':
    case 'foreman':
      return [];
    default:
      return tile; // a new tile without a case of its own does not compile
  }
}

/** Tiles whose move has no parameters. */
type PlainTile =
  | 'ships'
  | 'colonists'
  | 'shipsOrColonists'
  | 'settlement'
  | 'extraActions'
  | 'redShip'
  | 'redColonist'
  | 'redDucats'
  | 'expeditions2'
  | 'expeditions3'
  | 'redExpedition'
  | 'resupply'
  | 'favor';

/** A choice from a list, if the list is not empty. */
const some = (type: string, name: string, of: readonly (string | number)[]): readonly Choice[] =>
  of.length > 0 ? [{ type, params: [one(name, of)] }] : [];

function redSpice(state: State, seat: Seat): readonly Choice[] {
  if (emptyFields(playerOf(state, seat)) === 0) return [];
  const max = state.figures.gains['tile.redSpice']?.spices ?? 0;
  return [{ type: 'redSpice', params: [spicesParam(state, seat, 1, max)] }];
}

/** Any tile of the grid; no marker lies there in an action turn. */
const swaps = ({ grid }: State): readonly Choice[] =>
  some(
    'swap',
    'space',
    GRID.filter((space) => grid[space] !== null),
  );

function duties(state: State, seat: Seat): readonly Choice[] {
  const n = state.figures.dutySpices;
  return spicesOf(playerOf(state, seat)) >= n ? [{ type: 'duty', params: [laden(state, seat, n, n)] }] : [];
}

function extraHarvests(state: State, seat: Seat): readonly Choice[] {
  const of = unfilled(playerOf(state, seat));
  const max = Math.min(of.length, state.figures.harvestedPlots);
  return max > 0
    ? [{ type: 'extraHarvest', params: [{ kind: 'subset', name: 'plots', of, min: 1, max }] }]
    : [];
}

/** The columns with the least advanced marker; none if all are in the last row. */
function leastAdvanced({ rows }: Player): readonly Column[] {
  const least = Math.min(...COLUMNS.map((column) => rows[column]));
  return least === LAST_ROW ? [] : COLUMNS.filter((column) => rows[column] === least);
}

/** The plots with an empty field. */
export const unfilled = ({ plots }: Player): readonly PlotId[] =>
  PLOTS.filter((id) => plots[id]?.fields.includes(null) ?? false);

export const opponents = (state: State, seat: Seat): readonly Seat[] =>
  state.players.flatMap((_, other) => (other === seat ? [] : [other]));

/** Ships, ducats or spices by an opponent's marker; in 2012 also a founding. Never an expedition. */
function espionage(state: State, seat: Seat, { harvestMix, thirdScout }: SpyCards): readonly Choice[] {
  const seats = opponents(state, seat);
  const colonies = state.options.edition === '2012' ? unfounded(playerOf(state, seat)) : [];
  const spied = one('seat', seats);
  return [
    { type: 'spy', params: [spied, one('what', ['ships', 'taxes'])] },
    ...seats.flatMap((other) => spyHarvests(state, seat, other, harvestMix)),
    ...(colonies.length > 0
      ? orDeclined(state, seat, {
          type: 'spyFound',
          params: [spied, one('colony', colonies), cardParam(thirdScout)],
        })
      : []),
  ];
}

/** Without a card, at least one spice must find a field. With a card, the rest comes as other things. */
function spyHarvests(state: State, seat: Seat, other: Seat, mixes: readonly CardId[]): readonly Choice[] {
  const n = yieldOf(state, other, 'harvest');
  const harvest = (cards: readonly string[], min: number): Choice => ({
    type: 'spyHarvest',
    params: [one('seat', [other]), one('card', cards), spicesParam(state, seat, min, n)],
  });
  return [
    ...(emptyFields(playerOf(state, seat)) > 0 ? [harvest(['none'], 1)] : []),
    ...(mixes.length > 0 ? [harvest(mixes, 0)] : []),
  ];
}
