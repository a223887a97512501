import { NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderRules } from '../../../kernel/rules.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { schema, type Orders } from './schema.ts';
import { ahead, isTurnStart } from './turns.ts';

/** Goa's standing orders. */
export const orders: OrderRules<State, Move, Orders> = {
  schema,
  answer: () => NO_ANSWER,
  isTurnStart,
  ahead,
};
