import * as v from 'valibot';
import { expect } from 'vitest';
import { rules } from '#shared/games/goa/index.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import { ordersSchema, type BidLine, type BidSheet, type Orders } from '#shared/games/goa/orders/schema.ts';
import type { Bid, State } from '#shared/games/goa/state.ts';
import type { Edition } from '#shared/games/goa/meta.ts';
import type { WonLot } from '#shared/games/goa/spaces.ts';
import type { Tile } from '#shared/games/goa/things.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Phrase } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { auction, may, space, table, type Seated } from './support.ts';

/** The sentence with which orders ask; undefined if they do not. */
export function because(state: State, seat: Seat, orders: Orders): Phrase | undefined {
  const answer = rules.orders.answer(seatView(rules, state, seat), v.parse(ordersSchema, orders));
  return answer.kind === 'ask' ? answer.because : undefined;
}

/**
 * What the orders say to the seat's decision: the move that they play, which must be offered; the name of the
 * sentence with which they ask; undefined if they say nothing.
 */
export function says(state: State, seat: Seat, orders: Orders): Move | string | undefined {
  const answer = rules.orders.answer(seatView(rules, state, seat), v.parse(ordersSchema, orders));
  if (answer.kind === 'none') return undefined;
  if (answer.kind === 'ask') return answer.because.key.replace('goa.orders.', 'asks: ');
  expect(answer.moves).toHaveLength(1);
  const [move] = answer.moves;
  if (move === undefined || !may(state, seat, move)) expect.fail(`${JSON.stringify(move)} is not offered`);
  return move;
}

export const PASS = { type: 'pass' } as const;
export const BUY = { type: 'buy' } as const;
export const bid = (amount: number) => ({ type: 'bid', amount }) as const;
export const FLAG = space(0, 2);
/** The spaces of markers 2, 3 and 4. */
export const LOTS = [space(1, 2), space(1, 3), space(1, 4)] as const;
export const [LOT, SECOND, THIRD] = LOTS;

/** Auctions of three players. Seat 1 has marker 1 on the flag, seats 0, 2 and 1 have markers 2, 3 and 4 on tiles. */
export function sale(
  wanted: {
    readonly edition?: Edition;
    readonly players?: readonly Seated[];
    readonly phase?: 'A' | 'B';
    readonly round?: number;
    readonly marker?: 1 | 2 | 3 | 4;
    /** Who speaks; by default seat 1, who may bid for marker 2. */
    readonly seat?: Seat;
    readonly high?: Bid | null;
    readonly won?: readonly WonLot[];
    readonly tile?: Tile;
  } = {},
): State {
  const { players = [{}, {}, {}], marker = 2, seat = 1, high = null } = wanted;
  const markers = [FLAG, ...LOTS].map((at, i) =>
    i + 1 < marker ? null : { seat: [1, 0, 2, 1][i]!, space: at },
  );
  return table({
    edition: wanted.edition ?? '2012',
    phase: wanted.phase ?? 'A',
    round: wanted.round ?? 1,
    players,
    flag: 1,
    grid: {
      [LOT]: wanted.tile ?? 'redShip',
      [SECOND]: 'mission2',
      [THIRD]: 'redDucats',
      [space(5, 5)]: 'duty',
    },
    markers,
    won: wanted.won ?? [],
    step: auction(seat, marker, high),
  });
}

/** A sheet for round 1 with these lines. */
export const sheet = (lines: readonly BidLine[], more: Partial<BidSheet> = {}): Orders => ({
  sheet: { round: 1, lines: [...lines], ...more },
});

/** A sheet for round 1 with one line, for marker 2. */
export const line = (one: Partial<BidLine>): Orders => sheet([{ lot: LOT, limit: 5, ...one }]);
