import type { Commit } from '../../shared/kernel/log.ts';
import { fail, type Rejection, type Result } from '../../shared/kernel/result.ts';
import type { ErrorCode } from '../../shared/protocol/errors.ts';

/** Why a room refuses; crosses from the Durable Object to the route as data. */
export interface Failure extends Rejection {
  /** STALE: where the log stands, and what happened since the caller's `expect`. */
  readonly seq?: number;
  readonly commits?: readonly Commit[];
}
export type Answer<T> = Result<T, Failure>;

export const refuse = (
  code: ErrorCode,
  more: Omit<Failure, 'code'> = {},
): { readonly ok: false; readonly failure: Failure } => fail({ code, ...more });
