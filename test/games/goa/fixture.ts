import { expect } from 'vitest';
import { FIGURES } from '../../../shared/games/goa/data.ts';
import type { Event } from '../../../shared/games/goa/events.ts';
import { rules } from '../../../shared/games/goa/index.ts';
import type { Options } from '../../../shared/games/goa/meta.ts';
import type { Move } from '../../../shared/games/goa/moves.ts';
import { layOut } from '../../../shared/games/goa/setup.ts';
import { GRID } from '../../../shared/games/goa/spaces.ts';
import type { Marker, Player, Plot, State, Step, Turn } from '../../../shared/games/goa/state.ts';
import {
  BONANZAS,
  plantationOf,
  TILES,
  type CardId,
  type Colony,
  type Column,
  type PlotId,
  type Spice,
  type Tile,
} from '../../../shared/games/goa/things.ts';
import { seededDice, type Dice, type NoDice } from '../../../shared/kernel/dice.ts';
import { play, seatView } from '../../../shared/kernel/play.ts';
import type { Seat } from '../../../shared/kernel/types.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { evolveAll, keyOf } from '../../support/playout.ts';

/** A player as a test wants him; what is left out is as at the start. */
export interface Seated {
  readonly ducats?: number;
  readonly ships?: number;
  readonly colonists?: number;
  readonly extra?: number;
  readonly rows?: Partial<Record<Column, number>>;
  readonly hand?: readonly CardId[];
  readonly tiles?: readonly Tile[];
  /** Plantations by tile name, colonies by the spices they allow; both with what lies on their fields. */
  readonly plots?: Partial<Record<PlotId, readonly [Tile | readonly Spice[], readonly (Spice | null)[]]>>;
}

export interface Table {
  readonly edition?: '2004' | '2012';
  readonly bonanza?: boolean;
  /** By seat; their number is the number of players. */
  readonly players?: readonly Seated[];
  /** The topmost cards; cards in hands and on the discard pile are not in the pile. */
  readonly pile?: readonly CardId[];
  readonly discard?: readonly CardId[];
  /** Nothing in the pile but `pile`. */
  readonly pileOnly?: boolean;
  /** Tiles on certain spaces of the grid; the others as they come. */
  readonly grid?: Readonly<Record<number, Tile | null>>;
  readonly removed?: readonly Tile[];
  readonly markers?: readonly (Marker | null)[];
  readonly flag?: Seat;
  readonly phase?: 'A' | 'B';
  readonly round?: number;
  readonly step?: Step;
}

/** The first action turn of a seat. */
export const turn = (seat: Seat, change: Partial<Turn> = {}): Turn => ({
  phase: 'turn',
  seat,
  action: 1,
  out: [],
  acted: false,
  carded: false,
  ...change,
});

/** A table in round 1; it need not have come about lawfully. Without `step` it is seat 0's first action. */
export function table({
  edition = '2012',
  bonanza = false,
  players = [{}, {}],
  pile = [],
  discard = [],
  pileOnly = false,
  grid = {},
  ...rest
}: Table = {}): State {
  const options: Options = { edition, quickStart: false, bonanza, money: 'open' };
  const figures = FIGURES[edition];
  const tiles = TILES.flatMap((tile) => Array.from({ length: figures.tiles.A[tile] ?? 0 }, () => tile));
  const start = evolveAll(
    rules,
    undefined,
    layOut(options, players.length, {
      tiles: tiles.slice(0, GRID.length),
      removed: edition === '2012' ? tiles.slice(GRID.length) : [],
      bonanza: bonanza ? BONANZAS.slice(0, 4) : [],
      pile: Object.keys(figures.cards) as CardId[],
      figures,
    }),
  );
  const used = new Set<string>([...pile, ...discard, ...players.flatMap(({ hand = [] }) => hand)]);
  const others = (Object.keys(figures.cards) as CardId[]).filter((card) => !used.has(card));
  return deepFreeze({
    ...start,
    flag: 0,
    step: turn(0),
    ...rest,
    players: start.players.map((player, seat) => seatedAs(player, players[seat] ?? {})),
    grid: start.grid.map((tile, space) => (Object.hasOwn(grid, space) ? (grid[space] ?? null) : tile)),
    pile: pileOnly ? pile : [...pile, ...others],
    discard,
  });
}

const seatedAs = (player: Player, { hand = [], tiles = [], plots = {}, rows, ...rest }: Seated): Player => ({
  ...player,
  ...rest,
  rows: { ...player.rows, ...rows },
  hand: hand.toSorted(),
  tiles: tiles.map((tile) => ({ tile, used: false })),
  plots: {
    ...player.plots,
    ...Object.fromEntries(
      Object.entries(plots).map(([id, [what, fields]]): [string, Plot] => [
        id,
        typeof what === 'string'
          ? { name: what, allowed: plantationOf(what)?.allowed ?? [], fields }
          : { name: id as Colony, allowed: what, fields },
      ]),
    ),
  },
});

/** What comes of a move, and what the seats may do afterwards. */
export interface Played {
  readonly events: readonly Event[];
  readonly state: State;
}

const DICE = seededDice(keyOf(1));

/** Plays a move that must be allowed. */
export function when(state: State, seat: Seat, move: Move, dice: Dice | NoDice = DICE): Played {
  const played = play(rules, state, seat, move, dice);
  if (!played.ok) return expect.fail(`refused: ${played.failure.code}`);
  return { events: played.value, state: deepFreeze(evolveAll(rules, state, played.value)) };
}

/** Plays moves of one seat, one after another. */
export const whenAll = (state: State, seat: Seat, ...moves: readonly Move[]): State =>
  moves.reduce((now, move) => when(now, seat, move).state, state);

/** The code that a move is refused with. */
export function refused(state: State, seat: Seat, move: unknown): string {
  const played = play(rules, state, seat, move, DICE);
  return played.ok ? expect.fail('it is allowed') : played.failure.code;
}

/** The types of moves that a seat may make. */
export const offered = (state: State, seat: Seat): readonly string[] => [
  ...new Set(rules.choices(seatView(rules, state, seat)).map(({ type }) => type)),
];

/** All that a seat may do, as data. */
export const choicesOf = (state: State, seat: Seat) => rules.choices(seatView(rules, state, seat));
