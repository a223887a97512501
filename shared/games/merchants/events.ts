import type { Seat, AnyEvent } from '../../kernel/types.ts';
import type { Figures } from './data.ts';
import { type Options, meta } from './meta.ts';
import type { Card, Decision } from './state.ts';
import type { Good, PlainCard } from './things.ts';
import { strictly } from '../../kernel/upcast.ts';

/** All events. An event holds all its consequences except sums. */
export type Event =
  | Setup
  | { readonly type: 'stepBegan'; readonly step: Decision }
  | { readonly type: 'loaded'; readonly seat: Seat; readonly ship: number; readonly good: Good }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly ship: number;
      readonly from: Good;
      readonly to: Good;
    }
  | { readonly type: 'shipBought'; readonly seat: Seat; readonly price: number; readonly good: Good }
  | { readonly type: 'cardBought'; readonly seat: Seat; readonly price: number; readonly card: PlainCard }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'exchangesWaived'; readonly seat: Seat }
  /** Cards from the top of the pile, in the order drawn. */
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly by: 'office' | 'trade';
    }
  | { readonly type: 'officeWaived'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly good: Good; readonly spaces: readonly number[] }
  /** The coins of each seat: for its markers, and for its contracts on top. `visible`: cards of the good. */
  | {
      readonly type: 'sold';
      readonly good: Good;
      readonly visible: number;
      readonly sales: readonly number[];
      readonly bonuses: readonly number[];
    }
  | { readonly type: 'ended' };

/** The events of the set-up, in this order. */
export type Setup =
  | {
      readonly type: 'started';
      readonly options: Options;
      readonly seats: number;
      readonly figures: Figures;
    }
  /** All goods cards, top of the pile first. A chance draw. */
  | { readonly type: 'shuffled'; readonly pile: readonly Card[] }
  /** By seat; seat 0 got the topmost cards, seat 1 the next ones, and so on. */
  | { readonly type: 'dealt'; readonly hands: readonly (readonly Card[])[] }
  /** By space, from the top of the pile. */
  | { readonly type: 'marketLaid'; readonly cards: readonly Good[] }
  /** A chance draw. */
  | { readonly type: 'firstPlayerDrawn'; readonly seat: Seat };

/** An event written with an older `meta.version`, in today's shape: version 1 is today's. */
const reshape = (event: AnyEvent): Event => event as Event;

/** `reshape`, but throws for an unknown version of the events. */
export const upcast = strictly({ meta, upcast: reshape });
