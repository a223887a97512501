import type { AnyScene } from '../../games/gameUi.ts';
import type { AnyOrdersUi } from '../../games/ordersUi.ts';
import type { Game } from '../../table/game.ts';
import { type OrdersOnPage, draftOfPlan } from '../orders/index.ts';
import type { TokenNames } from '../../lib/tokens.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { readMove, type Misread } from './commands.ts';
import { NETWORK } from '../../lib/api.ts';
import { movesOf, offeredIn, withoutLast, withStep, type Draft, type DraftStep } from '../../table/draft.ts';
import type { PageRules } from '../../table/pageRules.ts';

/** The word that begins a typed order. */
export const ORDERS = 'orders';
/** Withdraws all orders. */
export const CLEAR = 'clear';

/** The effect of a typed order. */
export type OrdersReply =
  | PlanReply
  | { readonly kind: 'orders'; readonly did: 'shown' | 'saved' | 'withdrawn' }
  /** `usages`: how orders go that begin with the word that was typed; all of them if none does. */
  | { readonly kind: 'ordersUnread'; readonly usages: readonly string[] };

interface Typed {
  readonly orders: OrdersOnPage;
  readonly ui: AnyOrdersUi | undefined;
  readonly scene: AnyScene;
  readonly game: Pick<Game, 'rules' | 'position'>;
}

/** Does what a line after the word `orders` asks for. What is typed is saved at once: there is no form to go on with. */
export function enterOrders(line: string, typed: Typed, spell: TokenNames): OrdersReply {
  const { orders, ui, scene } = typed;
  const planned = /^\s*orders\s+plan(?:\s+(.*))?$/i.exec(line);
  const { you } = scene;
  if (planned !== null && you !== null)
    return enterPlan(planned[1] ?? '', { game: typed.game, orders, seat: you, spell });
  const [, verb = '', ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  if (verb === '') return { kind: 'orders', did: 'shown' };
  if (verb === CLEAR && words.length === 0) {
    void orders.withdraw();
    return { kind: 'orders', did: 'withdrawn' };
  }
  const commands = ui?.commands ?? [];
  const command = commands.find((known) => known.verb === verb);
  const game = command?.read(words, { orders: orders.order.peek().game, scene });
  if (game === undefined)
    return { kind: 'ordersUnread', usages: (command === undefined ? commands : [command]).map(asTyped) };
  orders.edit({ game });
  void orders.save();
  return { kind: 'orders', did: 'saved' };
}

const asTyped = ({ usage }: { readonly usage: string }): string => `${ORDERS} ${usage}`;

/** Is this line an order? */
export const isOrder = (line: string): boolean => /^\s*orders(\s|$)/i.test(line);

/** The word after `orders` that begins what is typed about the planned turn. */
export const PLAN = 'plan';
/** The verbs about a plan other than adding a move. */
export const PLAN_VERBS = ['back', 'clear', 'send', 'ask'] as const;
type PlanVerb = (typeof PLAN_VERBS)[number];

/** The effect of a line about the planned turn. */
type PlanReply =
  /** `step`: the one that was added; missing: one was taken back, or nothing has changed. `offered`: what could come next. */
  | { readonly kind: 'planned'; readonly step?: DraftStep; readonly offered: readonly Choice[] }
  /** The plan is sent by itself now, or asks, or is gone. */
  | { readonly kind: 'planSet'; readonly verb: Exclude<PlanVerb, 'back'> }
  /** There is no plan that this could be about. */
  | { readonly kind: 'planMissing'; readonly verb: PlanVerb }
  /** The turn has begun and is played, or none is to come. */
  | { readonly kind: 'planClosed'; readonly isNow: boolean }
  | { readonly kind: 'planRefused'; readonly why: Rejection }
  | {
      readonly kind: 'planMisread';
      readonly line: string;
      readonly why: Misread;
      readonly offered: readonly Choice[];
    };

interface PlanTable {
  readonly game: Pick<Game, 'rules' | 'position'>;
  readonly orders: OrdersOnPage;
  readonly seat: Seat;
  readonly spell: TokenNames;
}

/** Does what a line after `orders plan` asks for. Like other typed orders, the plan is saved at once. */
function enterPlan(line: string, table: PlanTable): PlanReply {
  const word = line.trim().toLowerCase();
  const verb = PLAN_VERBS.find((known) => known === word);
  return verb === undefined || verb === 'back' ? plan(table, verb ?? line.trim()) : settle(table, verb);
}

function settle({ orders }: PlanTable, verb: Exclude<PlanVerb, 'back'>): PlanReply {
  const now = orders.order.peek().plan;
  if (now === null) return { kind: 'planMissing', verb };
  orders.edit({ plan: verb === 'clear' ? null : { ...now, send: verb === 'send' } });
  void orders.save();
  return { kind: 'planSet', verb };
}

/**
 * Adds a move to the plan, or takes the last one back: a draft on the turn ahead, as the page's own planning makes it. A
 * plan that was changed asks before it is sent. Otherwise half a turn could be sent while the rest is typed.
 */
function plan({ game, orders, seat, spell }: PlanTable, line: string): PlanReply {
  const rules = game.rules.peek();
  if (rules === undefined) return { kind: 'planRefused', why: { code: NETWORK } };
  const moves = orders.order.peek().plan?.moves ?? [];
  const tried = draftOfPlan(rules, game.position.peek(), { seat, moves });
  if (tried === undefined || tried.isNow) return { kind: 'planClosed', isNow: tried !== undefined };
  const reply = enterStep(rules, tried.draft, line, spell);
  if (reply.kind !== 'drafted') return reply;
  const { draft, step } = reply;
  if (draft !== tried.draft) {
    const now = movesOf(draft);
    orders.edit({ plan: now.length === 0 ? null : { moves: now, send: false } });
    void orders.save();
  }
  return { kind: 'planned', ...(step && { step }), offered: offeredIn(rules, draft) };
}

/** The draft after a line; the same one if the line changes nothing. */
function enterStep(
  rules: PageRules,
  draft: Draft,
  line: string,
  spell: TokenNames,
): PlanReply | { readonly kind: 'drafted'; readonly draft: Draft; readonly step?: DraftStep } {
  if (line === '') return { kind: 'drafted', draft };
  if (line === 'back')
    return draft.steps.length === 0
      ? { kind: 'planMissing', verb: 'back' }
      : { kind: 'drafted', draft: withoutLast(draft) };
  const offered = offeredIn(rules, draft);
  const read = readMove(line, offered, spell);
  if (!read.ok) return { kind: 'planMisread', line, why: read.failure, offered };
  const step = rules.tryMove(draft, read.value);
  if (!step.ok) return { kind: 'planRefused', why: step.failure };
  return { kind: 'drafted', draft: withStep(draft, step.value), step: step.value };
}
