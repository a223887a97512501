/**
 * What an error says, for the logs: the innermost cause's message only. What wraps it may quote the
 * statement's parameters, and those are people's.
 */
export function said(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message : 'unknown';
}
