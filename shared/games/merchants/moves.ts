import type { Good, PlainCard } from './things.ts';

/** All moves of Merchants. Ships and spaces are numbered from 0. */
export type Move =
  /** Load the next empty ship before the first turn. */
  | { readonly type: 'load'; readonly good: Good }
  /** Exchange a marker aboard for another good: as phase I's action, or with docks. */
  | { readonly type: 'exchange'; readonly ship: number; readonly good: Good }
  /** Buy a ship and load it. */
  | { readonly type: 'buyShip'; readonly good: Good }
  | { readonly type: 'buy'; readonly card: PlainCard }
  /** No action in phase I. */
  | { readonly type: 'pass' }
  /** No exchange, or no more of them, with docks. */
  | { readonly type: 'done' }
  /** Draw a card with an office. */
  | { readonly type: 'officeDraw' }
  /** No card, or no more of them, with the offices in this turn. */
  | { readonly type: 'officeSkip' }
  /** Play one card of the good onto each of the spaces (ascending). */
  | { readonly type: 'play'; readonly good: Good; readonly spaces: readonly number[] }
  /** Draw cards in phase II. */
  | { readonly type: 'draw' };
