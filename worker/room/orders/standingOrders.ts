import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { seededDice, type Dice } from '#shared/kernel/dice.ts';
import { canonicalJson } from '#shared/kernel/json.ts';
import {
  answerByOrders,
  askPlayer,
  delayLabel,
  NO_ANSWER,
  NO_ORDERS,
  ORDER_DELAY_MS,
  type Vacation,
} from '#shared/kernel/orders.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { OrderAnswer } from '#shared/kernel/rules.ts';
import type { BotLevel, Seat } from '#shared/kernel/types.ts';
import type { OrdersAnswer, SeatOrders } from '#shared/protocol/http.ts';
import type { OrdersRow } from '../../db/schema.ts';
import { rootCauseMessage } from '../../lib/failure.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';
import { deadlineOf } from '../clock/seatClocks.ts';

/** Standing orders of a game's seats: what they say to a decision, and when it is played. */

/** The answer of a seat's orders, or of the bot of its vacation, to its decision. `at`: when, ms since 1970. */
type OrderedAnswer =
  | {
      readonly kind: 'moves';
      readonly moves: Extract<OrderAnswer, { kind: 'play' }>['moves'];
      readonly at: number;
    }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly at: number };

/** Is the seat's only move played without asking its player? */
export const playsOnlyMove = ({ orders }: LoadedGame, seat: Seat): boolean =>
  (orders.get(seat)?.content ?? NO_ORDERS).onlyMove;

/** Does the player decide themselves, because they said so or have just taken a move back? */
const rests = ({ game }: LoadedGame, { restsAt }: OrdersRow): boolean => restsAt === game.seq;

/**
 * The seat's own source of chance, for delays and for the bot of its vacation. The game's dice would not do: their seed is
 * published at the end, and anybody could then recompute which moves a bot has made.
 */
export function secretDice({ orders }: LoadedGame, seat: Seat): Dice {
  const row = orders.get(seat);
  if (row === undefined) throw new Error(`seat ${seat} has no orders`);
  return seededDice(hexToBytes(row.delayKey));
}

/** So long (ms) a bot of a vacation leaves a decision to its player while their orders rest: they have just been there. */
const BOT_WAITS = 3_600_000;

/**
 * How the seat's decision is answered without its player; undefined if they decide. Orders do not answer while the table
 * is asked about the position, because a commit closes the question.
 */
export function orderedAnswer(loaded: LoadedGame, seat: Seat): OrderedAnswer | undefined {
  const row = loaded.orders.get(seat);
  if (row === undefined || loaded.game.question?.kind === 'undo') return undefined;
  const isResting = rests(loaded, row);
  const said = isResting ? NO_ANSWER : answerOf(loaded, row);
  const at = answersAt(loaded, row, isResting ? BOT_WAITS : 0);
  if (said.kind === 'play') return { kind: 'moves', moves: said.moves, at };
  const { vacation } = row.content;
  return vacation === null
    ? undefined
    : { kind: 'bot', level: vacation.level, at: Math.max(at, begins(loaded, seat, vacation)) };
}

/**
 * The bot of a vacation begins within this time after `from` (ms). At `from` it would give the orders away, because a page
 * sends a midnight. It is long enough for a morning: people hardly play at night.
 */
const VACATION_BEGINS_MS = 12 * 3_600_000;

/** When the bot of a vacation begins to decide (ms): drawn from the seat's key, once for each vacation. */
function begins(loaded: LoadedGame, seat: Seat, { from }: Vacation): number {
  const drawn = secretDice(loaded, seat).stream(`vacation/${seat}/${from}`, 0).int(VACATION_BEGINS_MS);
  const delay = isAmongBots(loaded, seat) ? 0 : drawn;
  return inTime(loaded, seat, { from, delay, longest: VACATION_BEGINS_MS });
}

/** The orders' answer. Orders that today's rules cannot read, or that fail, leave the decision to the player. */
function answerOf({ rules, state, game }: LoadedGame, { seat, content }: OrdersRow): OrderAnswer {
  try {
    const parsed = v.safeParse(rules.ordersSchema, content.game);
    if (!parsed.success) return askPlayer('orders.outdated');
    return answerByOrders(rules, seatView(rules, state, seat), { plan: content.plan, game: parsed.output });
  } catch (error) {
    console.error({ event: 'orders failed', game: game.id, seq: game.seq, error: rootCauseMessage(error) });
    return askPlayer('orders.outdated');
  }
}

/**
 * Since when orders may answer the decision of the last row (ms). A table event after that row changes nothing. A question
 * about the position does: they waited for it, and an answer right after it would be seen to come from orders.
 */
const mayAnswerFrom = ({ game: { turnAt, askedUntil } }: LoadedGame): number =>
  Math.max(turnAt, askedUntil ?? turnAt);

/**
 * When the answer is played. The delay is drawn from the seat's own secret key, and so does not depend on what the orders
 * say. An answer at once would tell the others that orders answered, and an answer that comes sooner for some contents
 * would tell them which. `waits`: so much more (ms).
 */
function answersAt(loaded: LoadedGame, { seat, content }: OrdersRow, waits = 0): number {
  const from = mayAnswerFrom(loaded);
  const { min, max } = ORDER_DELAY_MS;
  const stream = secretDice(loaded, seat).stream(delayLabel(seat, from), 0);
  const delay = content.atOnce || isAmongBots(loaded, seat) ? 0 : min + stream.int(max - min + 1);
  return inTime(loaded, seat, { from, delay: waits + delay, longest: waits + max });
}

/** The part of a seat's remaining time within which an answer comes: an alarm may ring a little late. */
const BEFORE_DEADLINE = 0.95;

interface Delay {
  readonly from: number;
  readonly delay: number;
  readonly longest: number;
}

/**
 * When a delay is over (ms). If the longest one does not fit into the seat's time, all shrink alike: an answer that comes too
 * late would be a missed turn. What is left is public, so the moment says no more than before.
 */
function inTime(loaded: LoadedGame, seat: Seat, { from, delay, longest }: Delay): number {
  const runsOut = deadlineOf(loaded, seat);
  const left = runsOut === null ? longest : Math.max(0, runsOut - from) * BEFORE_DEADLINE;
  return from + Math.floor(delay * Math.min(1, left / longest));
}

const EMPTY = canonicalJson(NO_ORDERS);
/**
 * Is everybody else a bot? A bot does not see when it is answered, and nobody can take its seat, so orders need not look like
 * a person. Spectators may tell then that orders have answered; they do not play.
 */
const isAmongBots = ({ seats }: LoadedGame, seat: Seat): boolean =>
  seats.every((row) => row.seat === seat || row.kind === 'bot');

/** Do the orders say nothing? A row of withdrawn orders stays. */
export const sayNothing = ({ content }: OrdersRow): boolean => canonicalJson(content) === EMPTY;

/** A seat's orders with their revision, as its player gets them. */
export const ownOrders = (loaded: LoadedGame, seat: Seat): OrdersAnswer => ({
  orders: seatOrders(loaded, seat),
  ordersRevision: loaded.orders.get(seat)?.revision ?? 0,
});

/** A seat's orders; null for none. */
export function seatOrders(loaded: LoadedGame, seat: Seat): SeatOrders | null {
  const row = loaded.orders.get(seat);
  if (row === undefined || sayNothing(row)) return null;
  const { content, revision, madeAt } = row;
  return { order: content, revision, madeAt, says: saysNow(loaded, row) };
}

function saysNow(loaded: LoadedGame, row: OrdersRow): SeatOrders['says'] {
  const { game, rules, state } = loaded;
  const isAwake = game.status === 'running' && game.asleepSince === null;
  const isAsked = isAwake && rules.acting(state).includes(row.seat);
  if (!isAsked || game.question?.kind === 'undo') return null;
  const said = answerOf(loaded, row);
  if (rests(loaded, row)) return said.kind === 'play' ? { kind: 'rest' } : null;
  if (said.kind === 'play') return { ...said, at: answersAt(loaded, row) };
  return said.kind === 'ask' ? said : null;
}
