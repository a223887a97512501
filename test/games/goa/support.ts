import { FIGURES } from '#shared/games/goa/data.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { layOut } from '#shared/games/goa/setup.ts';
import { GRID, type Space } from '#shared/games/goa/spaces.ts';
import { playerOf, type Bid, type Player, type Plot, type State } from '#shared/games/goa/state.ts';
import {
  COLUMNS,
  plantationOf,
  TILES,
  type Bonanza,
  type CardId,
  type Colony,
  type Column,
  type PlantationSpace,
  type PlantationTile,
  type PlotId,
  type Spice,
  type Tile,
} from '#shared/games/goa/things.ts';
import { isOffered } from '#shared/kernel/choices.ts';
import { seededDice } from '#shared/kernel/dice.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { evolveAll, keyOf } from '../../support/playout.ts';
import { specAt } from '../../support/spec.ts';

export const DICE = seededDice(keyOf(1));

/** Rules of Goa as sentences, from a state. */
export const at = specAt(rules, DICE);

/** The same without dice, as in a draft. */
export const atWithoutDice = specAt(rules);

export const BOTH: readonly Edition[] = ['2004', '2012'];

/** A player for a test; what is left out is as at the start, with 10 ducats. */
export interface Seated {
  readonly ducats?: number;
  readonly ships?: number;
  readonly colonists?: number;
  /** Extra-action cards. */
  readonly extra?: number;
  /** Rows 1 … 5, as the rules count them. */
  readonly rows?: Partial<Record<Column, number>>;
  readonly hand?: readonly CardId[];
  readonly plots?: Partial<Record<PlotId, Plot>>;
  readonly tiles?: readonly Tile[];
  readonly used?: readonly Tile[];
  readonly kept?: readonly Tile[];
}

/** A table for a test; by default it is seat 0's first action turn. */
export interface Table {
  readonly edition?: Edition;
  readonly players?: readonly Seated[];
  readonly phase?: 'A' | 'B';
  readonly round?: number;
  readonly flag?: Seat;
  /** The only tiles on the grid; without it 25 tiles of phase A lie there. */
  readonly grid?: Readonly<Record<Space, Tile>>;
  readonly removed?: readonly Tile[];
  /** By corner: under the tiles of spaces 8, 12, 36, 40. */
  readonly bonanza?: readonly Bonanza[];
  readonly markers?: State['markers'];
  readonly won?: State['won'];
  /** Top first; without it all cards that lie nowhere else. */
  readonly pile?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly step?: State['step'];
  readonly questions?: State['questions'];
}

/** An action turn of seat 0, its first unless said otherwise. */
export const turn = (change: Partial<Extract<State['step'], { phase: 'turn' }>> = {}): State['step'] => ({
  phase: 'turn',
  seat: 0,
  action: 1,
  out: [],
  acted: false,
  carded: false,
  ...change,
});

/** The turn to play an extra-action card or pass. */
export const extra = (seat: Seat, out: readonly Seat[] = []): State['step'] => ({
  phase: 'extra',
  seat,
  out,
});

export const placing = (seat: Seat): State['step'] => ({ phase: 'placing', seat });

/** The seat speaks. `high`: the highest bid and its bidder. */
export const auction = (seat: Seat, marker: number, high: Bid | null = null): State['step'] => ({
  phase: 'auction',
  seat,
  marker,
  high,
});

/** A space of the board by row and column: 1 … 5 in the grid, 0 and 6 outside. */
export const space = (row: number, column: number): Space => row * 7 + column;

/** A plantation with these spices on its fields; the rest is empty. */
export function plantation(tile: PlantationTile | 'cropRotation', ...spices: readonly Spice[]): Plot {
  const { allowed, size } = plantationOf(tile)!;
  return { name: tile, allowed, fields: Array.from({ length: size }, (_, i) => spices[i] ?? null) };
}

/** A founded colony; all spices are allowed unless said otherwise. */
export function colony(name: Colony, fields: readonly (Spice | null)[], allowed?: readonly Spice[]): Plot {
  return { name, allowed: allowed ?? plantationOf('cropRotation')!.allowed, fields };
}

/** Full plantations with spices in plenty: two fields each, by spice. */
export const full = (...spices: readonly Spice[]): Partial<Record<PlantationSpace, Plot>> =>
  Object.fromEntries(spices.map((spice, i) => [`p${i + 1}`, plantation(`${spice}2`, spice, spice)]));

/** Four plantations without a free field: all spaces are taken. */
export const FOUR_PLANTATIONS = full('ginger', 'pepper', 'cinnamon', 'nutmeg');

/** The state of such a table. Play need not be able to reach it. */
export function table(wanted: Table = {}): State {
  const { edition = '2012', players = [{}, {}], flag = 0, phase = 'A', round = 1 } = wanted;
  const start = started(edition, players.length);
  const { discard = [], bonanza = [] } = wanted;
  const elsewhere = new Set([...discard, ...players.flatMap(({ hand = [] }) => hand)]);
  const cards = Object.keys(start.figures.cards) as CardId[];
  return {
    ...start,
    options: { ...start.options, bonanza: bonanza.length > 0 },
    phase,
    round,
    flag,
    players: players.map((player, seat) => seated(playerOf(start, seat), player)),
    grid: wanted.grid === undefined ? start.grid : gridOf(wanted.grid),
    removed: wanted.removed ?? start.removed,
    bonanza,
    markers: wanted.markers ?? [],
    won: wanted.won ?? [],
    pile: wanted.pile ?? cards.filter((card) => !elsewhere.has(card)),
    discard,
    step: wanted.step ?? turn(),
    questions: wanted.questions ?? [],
  };
}

const gridOf = (tiles: Readonly<Record<Space, Tile>>): State['grid'] =>
  Array.from({ length: 49 }, (_, at_) => tiles[at_] ?? null);

function seated(plain: Player, wanted: Seated): Player {
  const { ducats = 10, rows = {}, hand = [], tiles = [], used = [], plots = {} } = wanted;
  return {
    ...plain,
    ships: wanted.ships ?? plain.ships,
    colonists: wanted.colonists ?? plain.colonists,
    extra: wanted.extra ?? plain.extra,
    kept: wanted.kept ?? plain.kept,
    ducats,
    ledger: { ...plain.ledger, start: ducats },
    rows: {
      ...plain.rows,
      ...Object.fromEntries(COLUMNS.map((column) => [column, (rows[column] ?? 1) - 1])),
    },
    hand: hand.toSorted(),
    plots: { ...plain.plots, ...plots },
    tiles: [...tiles.map((tile) => ({ tile, used: false })), ...used.map((tile) => ({ tile, used: true }))],
  };
}

/** Every tile of a phase, in canonical order. */
export const tilesOf = (edition: Edition, phase: 'A' | 'B'): readonly Tile[] =>
  TILES.flatMap((tile) => Array.from({ length: FIGURES[edition].tiles[phase][tile] ?? 0 }, () => tile));

/** Phase A with these tiles on these spaces; the others in canonical order, the last ones put away. */
export function layoutWith(edition: Edition, wanted: Readonly<Record<Space, Tile>> = {}) {
  const rest = [...tilesOf(edition, 'A')];
  for (const tile of Object.values(wanted)) rest.splice(rest.indexOf(tile), 1);
  const tiles = GRID.map((at_) => wanted[at_] ?? rest.shift()!);
  return { tiles, removed: FIGURES[edition].removed.seen ? rest : [] };
}

/** A game at its first decision; the first card of the pile shows the start symbol, so seat 0 begins. */
export function started(edition: Edition, seats: number, first: readonly CardId[] = []): State {
  const figures = FIGURES[edition];
  const cards = Object.keys(figures.cards) as CardId[];
  const pile = [...first, ...cards.filter((card) => !first.includes(card))];
  const options = { edition, quickStart: false, bonanza: false, money: 'hidden' } as const;
  const events = layOut(options, {
    order: Array.from({ length: seats }, (_, seat) => seat),
    ...layoutWith(edition),
    bonanza: [],
    pile,
    figures,
  });
  return evolveAll(rules, undefined, events);
}

/** The state after these moves, each of which must be legal. */
export const played = (state: State, ...moves: readonly (readonly [Seat, Move])[]): State =>
  moves.reduce((now, [seat, move]) => at(now).when(seat, move).thenState(), state);

/** May the seat play this move? */
export const may = (state: State, seat: Seat, move: Move): boolean =>
  isOffered(rules.choices(seatView(rules, state, seat)), move);

/** The row of a marker, 1 … 5. */
export const rowOf = (state: State, seat: Seat, column: Column): number =>
  playerOf(state, seat).rows[column] + 1;

/** The spices on a plot's fields. */
export const on = (state: State, seat: Seat, plot: PlotId): readonly (Spice | null)[] | undefined =>
  playerOf(state, seat).plots[plot]?.fields;

/** The tiles lying open before a player, used ones with a star. */
export const tilesBefore = (state: State, seat: Seat): readonly string[] =>
  playerOf(state, seat).tiles.map(({ tile, used }) => (used ? `${tile}*` : tile));

/** How many of a player's victory points are counted for this. */
export const pointsFor = (state: State, seat: Seat, reason: string): number =>
  rules
    .standings(state)
    .find((standing) => standing.seat === seat)!
    .lines.filter(({ reason: { key } }) => key === `goa.score.${reason}`)
    .reduce((sum, { points }) => sum + points, 0);
