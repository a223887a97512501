import type { Commit } from '#shared/kernel/log.ts';
import { fail, type Rejection, type Result } from '#shared/kernel/result.ts';
import type { ErrorCode } from '#shared/protocol/errors.ts';

/** Why a room refuses a request. Plain data, because it crosses the RPC from the Durable Object to the route. */
export interface RoomFailure extends Rejection {
  /** With STALE: the last row of the log. */
  readonly seq?: number;
  /** With STALE: the rows since the caller's `expect`. */
  readonly commits?: readonly Commit[];
}
export type RoomResult<T> = Result<T, RoomFailure>;

export const refuse = (
  code: ErrorCode,
  more: Omit<RoomFailure, 'code'> = {},
): { readonly ok: false; readonly failure: RoomFailure } => fail({ code, ...more });

/** Is it certain that nothing was written? With OUTCOME_UNKNOWN the write may have been carried out. */
export const isNotDone = ({ code }: RoomFailure): boolean => code !== 'OUTCOME_UNKNOWN';
