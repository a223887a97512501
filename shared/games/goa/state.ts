import type { Seat } from '../../kernel/types.ts';
import type { Figures } from './figures.ts';
import type { WonLot, Space } from './spaces.ts';
import type { Options } from './meta.ts';
import {
  COLONIES,
  fieldOf,
  PLOTS,
  type Bonanza,
  type Card,
  type CardId,
  type Cause,
  type Colony,
  type Column,
  type Field,
  type Gain,
  type PlayedTile,
  type PlotId,
  type Spice,
  type Tile,
} from './things.ts';

/** The reasons for changes of ducats. The accounts add up to a player's ducats. */
export const ACCOUNTS = [
  'start',
  'quickStart',
  'taxes',
  'tiles',
  'cards',
  'bonanza',
  'sales',
  'auctions',
  'purchases',
  'progress',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** A plantation or a colony on a supply board. */
export interface Plot {
  readonly name: Tile | Colony;
  /** The spices that each field allows. */
  readonly allowed: readonly Spice[];
  readonly fields: readonly (Spice | null)[];
}

/** A tile lying open before a player. */
export interface HeldTile {
  readonly tile: Tile;
  /** A red tile: used in this round. A duty: fulfilled. */
  readonly used: boolean;
}

export interface Player {
  readonly ducats: number;
  /** The ducats by reason. */
  readonly ledger: Readonly<Record<Account, number>>;
  readonly ships: number;
  readonly colonists: number;
  /** Extra-action cards. */
  readonly extra: number;
  /** Rows of the markers on the development board, 0 … 4. */
  readonly rows: Readonly<Record<Column, number>>;
  /** Expedition cards in canonical order, so that the order reveals nothing. */
  readonly hand: readonly Card[];
  readonly plots: Readonly<Record<PlotId, Plot | null>>;
  readonly tiles: readonly HeldTile[];
  /** Discarded plantations of size 1; they lie face down and still score. */
  readonly kept: readonly Tile[];
}

/** One action turn: free plays, the action, free plays. */
export interface Turn {
  readonly phase: 'turn';
  readonly seat: Seat;
  /** Which of the round's actions, from 1; `extra` for one with an extra-action card. */
  readonly action: number | 'extra';
  /** Seats that have passed in the extra actions. */
  readonly out: readonly Seat[];
  /** The action is done. */
  readonly acted: boolean;
  /** An expedition card has been played in this turn. */
  readonly carded: boolean;
}

/** The highest bid. */
export interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

/** A player's word in the auction of the marker with this number. */
export interface Auction {
  readonly phase: 'auction';
  readonly seat: Seat;
  readonly marker: number;
  readonly high: Bid | null;
}

/** Where the game stands, apart from open questions. */
export type Step =
  | { readonly phase: 'setup' }
  | { readonly phase: 'quickStart'; readonly seat: Seat }
  /** The next auction marker is placed. */
  | { readonly phase: 'placing'; readonly seat: Seat }
  | Auction
  | Turn
  /** Play an extra-action card or pass. */
  | { readonly phase: 'extra'; readonly seat: Seat; readonly out: readonly Seat[] }
  | { readonly phase: 'over' };

/** The decision after the reveal: found the colony or decline. */
export interface Founding {
  readonly ask: 'founding';
  readonly seat: Seat;
  readonly colony: Colony;
  /** Colonists of the development board, the player's own or an opponent's. */
  readonly board: number;
}

/** A decision that interrupts a step. The step goes on after it. */
export type Question =
  /** Put a spice on each of these fields. */
  | {
      readonly ask: 'fill';
      readonly seat: Seat;
      readonly fields: readonly Field[];
      readonly by: Cause;
    }
  /** Put up to `n` spices on fields. */
  | { readonly ask: 'spices'; readonly seat: Seat; readonly n: number; readonly by: Cause }
  /** No space is free for this plantation. */
  | { readonly ask: 'discardPlantation'; readonly seat: Seat; readonly tile: Tile }
  /** `n` ships or `n` colonists. */
  | { readonly ask: 'either'; readonly seat: Seat; readonly n: number; readonly by: Cause }
  /** `n` ships, colonists or spices. */
  | { readonly ask: 'resupply'; readonly seat: Seat; readonly n: number }
  /** The number of ships among `n`; the others are colonists. */
  | { readonly ask: 'mix'; readonly seat: Seat; readonly n: number }
  /** Which of the removed tiles. */
  | { readonly ask: 'favor'; readonly seat: Seat }
  | Founding;

/** An auction marker on the board and its owner. */
export interface Marker {
  readonly seat: Seat;
  readonly space: Space;
}

export interface State {
  readonly options: Options;
  readonly figures: Figures;
  readonly phase: 'A' | 'B';
  /** From 1; 0 before the first. */
  readonly round: number;
  /** The seat with the flag, which is the starting player. */
  readonly flag: Seat;
  /** By seat. */
  readonly players: readonly Player[];
  /** The seats clockwise, as drawn at the start. The first seat revealed the first card. */
  readonly order: readonly Seat[];
  /** The tile on each space; null: none. Outside spaces never have one. */
  readonly grid: readonly (Tile | null)[];
  /** Tiles put away face up; a Favor takes one of them. */
  readonly removed: readonly Tile[];
  /** Tiles out of the game. */
  readonly spent: readonly Tile[];
  /** Bonanza tiles by corner; null if taken; empty if the option is off. */
  readonly bonanza: readonly (Bonanza | 'hidden' | null)[];
  /** By number; null once taken back. Marker 1 lies on the flag. */
  readonly markers: readonly (Marker | null)[];
  /** The lots auctioned in this round, in their order. */
  readonly won: readonly WonLot[];
  /** Colony tiles left, by their place in the figures. */
  readonly colonies: Readonly<Record<Colony, readonly number[]>>;
  /** Expedition cards, top first. */
  readonly pile: readonly Card[];
  readonly discard: readonly CardId[];
  /** Expedition cards turned over and not yet discarded. */
  readonly revealed: readonly CardId[];
  /** The number of times that expedition cards have been shuffled. */
  readonly shuffles: number;
  readonly step: Step;
  /** The open questions; the first one is decided first. */
  readonly questions: readonly Question[];
}

/** The player in a seat; a seat that is not at the table is a bug. */
export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/**
 * Maps the fields of a player, in the order of the supply board, with `visit`. Undefined results are left out.
 */
export function mapFields<T>(
  { plots }: Player,
  visit: (field: Field, spice: Spice | null, plot: Plot) => T | undefined,
): T[] {
  const found: T[] = [];
  for (const id of PLOTS) {
    const plot = plots[id];
    if (plot === null) continue;
    for (const [i, spice] of plot.fields.entries()) {
      const item = visit(fieldOf(id, i), spice, plot);
      if (item !== undefined) found.push(item);
    }
  }
  return found;
}

/** The number of empty fields. */
export function emptyFields({ plots }: Player): number {
  let n = 0;
  for (const id of PLOTS) for (const spice of plots[id]?.fields ?? []) if (spice === null) n += 1;
  return n;
}

/** The number of spices on the fields. */
export function spicesOf({ plots }: Player): number {
  let n = 0;
  for (const id of PLOTS) for (const spice of plots[id]?.fields ?? []) if (spice !== null) n += 1;
  return n;
}

/** The colonies a player has not founded. */
export const unfounded = ({ plots }: Player): readonly Colony[] =>
  COLONIES.filter((colony) => plots[colony] === null);

/** Row of a marker that can go no further down. */
export const LAST_ROW = 4;

/** Does this tile before a player bring colonists to a founding (rules 3.6)? */
export const recruits = (state: State, tile: PlayedTile): boolean =>
  tile === 'resupply'
    ? canDraw(state)
    : tile === 'shipsOrColonists' || (gainsOf(state, tile).colonists ?? 0) > 0;

/** The gain of a tile when it is used. */
export const gainsOf = ({ figures }: State, tile: PlayedTile): Gain => figures.gains[`tile.${tile}`] ?? {};

/** Is there any expedition card left to draw? */
export const canDraw = ({ pile, discard }: State): boolean => pile.length + discard.length > 0;

/** The yield of a row of a column: ships, spices, ducats, cards or colonists. */
export const yieldOf = (state: State, seat: Seat, column: Column): number =>
  state.figures.columns[column].yield[playerOf(state, seat).rows[column]] ?? 0;

/** The face of a card; throws if the card is not in the game. */
export const faceOf = ({ figures }: State, card: CardId) => {
  const face = figures.cards[card];
  if (face === undefined) throw new RangeError(`no card ${card}`);
  return face;
};

/** The seats clockwise from this one on. */
export function clockwiseFrom({ order }: State, seat: Seat): readonly Seat[] {
  const at = order.indexOf(seat);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** The seat to the left. */
export const clockwise = (state: State, seat: Seat): Seat => clockwiseFrom(state, seat)[1] ?? seat;

/** Number of seats that act before this one in a round: 0 for the starting player. */
export const placeOf = (state: State, seat: Seat): number => clockwiseFrom(state, state.flag).indexOf(seat);

/** The seat whose marker is auctioned: the auctioneer, who speaks last. */
export function auctioneerOf({ markers }: State, marker: number): number {
  const placed = markers[marker - 1];
  if (!placed) throw new RangeError(`marker ${marker} is not on the board`);
  return placed.seat;
}
