import type { LogRow } from '#shared/kernel/log.ts';
import type { QuestionOutcome } from '#shared/protocol/http.ts';
import type { GameRow, OrdersRow, SeatRow } from '../../db/schema.ts';
import type { NoticePlan } from '../views/noticesFor.ts';
import type { Statement } from '../roomContext.ts';

/** One change of a game. Everything in it is written in one batch, together or not at all. */
export interface Change {
  readonly row?: LogRow;
  /** The state after `row`. */
  readonly state?: unknown;
  readonly game?: Partial<GameRow>;
  readonly seats?: readonly SeatRow[];
  /** Standing orders of a seat to store. */
  readonly orders?: OrdersRow;
  /** Notices besides those that the row causes. */
  readonly notices?: NoticePlan['notices'];
  /** True if the seats change only the player's account, not the person: orders are kept. */
  readonly samePeople?: boolean;
  /** True for an undo by consent. The write then also fails if the open question, with its votes, has changed since it was read. */
  readonly byConsent?: boolean;
  /** How the open question ends with this change, if it does; `overtaken` if this is missing. */
  readonly outcome?: QuestionOutcome;
  /** Other statements of the same batch. */
  readonly also?: readonly Statement[];
}
