/**
 * The message of an error's innermost cause, for the logs. Outer messages may quote the parameters of a statement, which
 * are personal data.
 */
export function rootCauseMessage(error: unknown): string {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause instanceof Error ? cause.message : 'unknown';
}
