import type { CardId, CardKind, Cause, Colony, Column, Gain, Spice, Symbol, Tile } from './things.ts';

/** A column of the development board, by row from 0. */
interface ColumnFigures {
  /** Ships, spices, ducats or colonists; for expeditions the cards drawn. */
  readonly yield: readonly number[];
  /** Spices of the step out of the row. The step also costs as many ships. */
  readonly cost: readonly (readonly Spice[])[];
}

/** An expedition card's face. */
export interface CardFace {
  readonly kind: CardKind;
  readonly colonists: number;
  readonly symbol: Symbol;
}

/** The figures of a game, pinned in its first event, so that a correction does not change old logs. */
export interface Figures {
  readonly rounds: number;
  readonly actions: number;
  readonly extraKept: number;
  readonly start: { readonly ships: number; readonly colonists: number };
  readonly startDucats: { readonly starting: number; readonly other: number };
  readonly startSymbol: Symbol;
  readonly quickStart: { readonly markers: number; readonly ducats: number };
  readonly columns: Readonly<Record<Column, ColumnFigures>>;
  /** Most cards a hand may hold in an expedition, by row. */
  readonly cardLimit: readonly number[];
  /** Ducats of a step with the card `payDucats`, by row left. */
  readonly payDucats: readonly number[];
  /** Colonists needed, fields, and the spices each tile allows. */
  readonly colonies: Readonly<
    Record<
      Colony,
      { readonly need: number; readonly fields: number; readonly tiles: readonly (readonly Spice[])[] }
    >
  >;
  readonly cards: Readonly<Partial<Record<CardId, CardFace>>>;
  /** The gains of each cause. */
  readonly gains: Readonly<Partial<Record<Cause, Gain>>>;
  /** The number of tiles of each name in a phase. */
  readonly tiles: Readonly<Record<'A' | 'B', Readonly<Partial<Record<Tile, number>>>>>;
  /** Tiles put away in each phase. `plantationsAtMost` null: no limit. */
  readonly removed: {
    readonly count: number;
    readonly seen: boolean;
    readonly plantationsAtMost: number | null;
  };
  readonly eitherKind: number;
  readonly scouts: number;
  readonly resupply: number;
  readonly sell: { readonly price: number; readonly limit: number | null };
  readonly dutySpices: number;
  readonly harvestedPlots: number;
  readonly points: Points;
}

/** Victory points. */
export interface Points {
  /** Of a marker, by row. */
  readonly rows: readonly number[];
  /** By number of colonies. */
  readonly colonies: readonly number[];
  /** By number of cards with the same symbol. */
  readonly symbols: readonly number[];
  readonly richest: number;
  readonly duty: number;
  readonly smallPlantation: number;
  readonly foreman: number;
  readonly missions: Readonly<Record<'mission2' | 'mission3', number>>;
}
