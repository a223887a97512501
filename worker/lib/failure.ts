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

/** What the database answers to a write of people while `npm run part` moves them to another one. */
export const PEOPLE_CLOSED = 'people are closed';

/** Told of a part of the cron's work that failed, by its name. It holds up no other part. */
export type PartFailed = (what: string, error: unknown) => void;

/** Is it certain that nothing was written? With OUTCOME_UNKNOWN the write may have been carried out. */
export const isNotDone = ({ code }: RoomFailure): boolean => code !== 'OUTCOME_UNKNOWN';

/** For logs: why a call of a room did not do what it was to do; undefined if it did. */
export const whyNotDone = (call: PromiseSettledResult<RoomResult<unknown>>): string | undefined => {
  if (call.status === 'rejected') return rootCauseMessage(call.reason);
  return call.value.ok ? undefined : call.value.failure.code;
};

/**
 * The message of an error's innermost cause, for the logs. Outer messages may quote the parameters of a statement, which
 * are personal data.
 */
export function rootCauseMessage(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message : 'unknown';
}
