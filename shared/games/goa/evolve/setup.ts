import type { EventOf } from '../events.ts';
import { GRID, SPACES } from '../spaces.ts';
import { playerOf, type Player, type State } from '../state.ts';
import { COLUMNS, type CardId, type Colony, type Tile } from '../things.ts';
import { booked, seated } from './play.ts';

export function started({ options, seats, figures }: EventOf<'started'>): State {
  return {
    options,
    figures,
    phase: 'A',
    round: 0,
    flag: 0,
    players: Array.from({ length: seats }, () => newPlayer(figures)),
    order: Array.from({ length: seats }, (_, seat) => seat),
    grid: EMPTY_GRID,
    removed: [],
    spent: [],
    bonanza: [],
    markers: [],
    won: [],
    colonies: {
      Quilon: indexes(figures, 'Quilon'),
      Cochin: indexes(figures, 'Cochin'),
      Madras: indexes(figures, 'Madras'),
      Calicut: indexes(figures, 'Calicut'),
    },
    pile: [],
    discard: Object.keys(figures.cards) as CardId[], // keys of a record by card
    revealed: [],
    shuffles: 0,
    step: { phase: 'setup' },
    questions: [],
  };
}

const EMPTY_GRID: readonly (Tile | null)[] = Array.from({ length: SPACES }, () => null);

const indexes = (figures: State['figures'], colony: Colony): readonly number[] =>
  figures.colonies[colony].tiles.map((_, i) => i);

const newPlayer = ({ start }: State['figures']): Player => ({
  ducats: 0,
  ledger: {
    start: 0,
    quickStart: 0,
    taxes: 0,
    tiles: 0,
    cards: 0,
    bonanza: 0,
    sales: 0,
    auctions: 0,
    purchases: 0,
    progress: 0,
  },
  ships: start.ships,
  colonists: start.colonists,
  extra: 0,
  rows: { ships: 0, harvest: 0, taxes: 0, expeditions: 0, colonists: 0 },
  hand: [],
  plots: { p1: null, p2: null, p3: null, p4: null, Quilon: null, Cochin: null, Madras: null, Calicut: null },
  tiles: [],
  kept: [],
});

/** Tiles still on the grid leave the game. */
export function tilesLaid(state: State, { phase, tiles, removed }: EventOf<'tilesLaid'>): State {
  const grid = EMPTY_GRID.slice();
  for (const [i, space] of GRID.entries()) grid[space] = tiles[i] ?? null;
  return {
    ...state,
    phase,
    grid,
    removed: [...state.removed, ...removed],
    spent: [...state.spent, ...state.grid.filter((tile) => tile !== null)],
  };
}

export function cardsTurned(state: State, { cards, seat, ducats }: EventOf<'cardsTurned'>): State {
  return {
    ...state,
    flag: seat,
    pile: state.pile.slice(cards.length),
    discard: [...state.discard, ...cards],
    players: state.players.map((player, s) => ({ ...player, ...booked(player, 'start', ducats[s] ?? 0) })),
  };
}

export function quickStarted(state: State, { seat, columns, ducats }: EventOf<'quickStarted'>): State {
  const player = playerOf(state, seat);
  const rows = { ...player.rows };
  for (const column of COLUMNS) if (columns.includes(column)) rows[column] += 1;
  return seated(state, seat, { ...booked(player, 'quickStart', ducats), rows });
}

/** Red tiles can be used again. */
export function roundBegan(state: State, { phase, round }: EventOf<'roundBegan'>): State {
  const players = state.players.map((player) =>
    player.tiles.some(({ used }) => used)
      ? {
          ...player,
          tiles: player.tiles.map((held) => (held.tile === 'duty' ? held : { ...held, used: false })),
        }
      : player,
  );
  return { ...state, phase, round, markers: [], won: [], players };
}
