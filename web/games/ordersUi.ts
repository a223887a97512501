import type { JSX } from 'preact';
import type { AnyMove } from '#shared/kernel/types.ts';
import type { PlaceTarget, Scene } from './scene.ts';

/** The props of a part of the orders' form: the orders as they are being written, and the table. */
export interface OrdersForm<State, Move extends AnyMove, Orders> {
  readonly orders: Orders;
  readonly scene: Scene<State, Move>;
  change(orders: Orders): void;
}

/** One page of the form, e.g. the bid sheet. */
export interface OrdersPart<State, Move extends AnyMove, Orders> {
  readonly key: string;
  /** In a word: it is the part's tab. */
  title(): string;
  Form(form: OrdersForm<State, Move, Orders>): JSX.Element;
  /** The places on the board that can be tapped to fill in this part. */
  places?(form: OrdersForm<State, Move, Orders>): ReadonlyMap<number, PlaceTarget> | undefined;
}

/** One order in words. */
export interface WrittenOrder<Orders> {
  readonly key: string;
  readonly text: string;
  /** It was meant for a part of the game that is over, and says nothing any more. */
  readonly isPast?: boolean;
  /** The orders without it. */
  readonly without: Orders;
}

/** Orders with one member changed; undefined or an empty list takes it out. */
export function withOrder<Orders extends object, K extends keyof Orders>(
  orders: Orders,
  key: K,
  value: Orders[K] | undefined,
): Orders {
  const next = { ...orders };
  if (value === undefined || (Array.isArray(value) && value.length === 0)) delete next[key];
  else next[key] = value;
  return next;
}

/** The form, words and commands of a game's standing orders. (Methods, so that a game's own UI is assignable to `AnyOrdersUi`.) */
export interface OrdersUi<State, Move extends AnyMove, Orders> {
  /** The button that opens the form, by what is decided now: "Bid sheet …". */
  title(scene: Scene<State, Move>): string;
  readonly parts: readonly OrdersPart<State, Move, Orders>[];
  /** The part that is opened first. */
  firstPart(scene: Scene<State, Move>): string;
  /** All orders, one after the other. */
  entries(form: Pick<OrdersForm<State, Move, Orders>, 'orders' | 'scene'>): readonly WrittenOrder<Orders>[];
  /** The commands that write orders in text mode. */
  readonly commands: readonly OrderCommand<State, Move, Orders>[];
}

/** An order as it is typed, e.g. `limit 2.4 5 ask`. */
export interface OrderCommand<State, Move extends AnyMove, Orders> {
  readonly verb: string;
  /** With its words, e.g. `limit <space> <ducats> [pass|ask]`. */
  readonly usage: string;
  /** Its effect, in words. */
  does(): string;
  /** The orders after it; undefined if the words do not fit. */
  read(
    words: readonly string[],
    form: Pick<OrdersForm<State, Move, Orders>, 'orders' | 'scene'>,
  ): Orders | undefined;
}

export type AnyOrdersUi = OrdersUi<unknown, AnyMove, unknown>;
