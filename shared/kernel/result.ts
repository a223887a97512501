/** Expected failures are values; exceptions are bugs. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({
  ok: false,
  failure,
});

/**
 * Why a move is refused. `code` is stable, SCREAMING_SNAKE and part of the API. The page translates it
 * (`error.<code>` in `shared/words`); `params` fill the sentence.
 */
export interface Rejection {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export const reject = (
  code: string,
  params?: Readonly<Record<string, string | number>>,
): { readonly ok: false; readonly failure: Rejection } =>
  fail(params === undefined ? { code } : { code, params });

/** The move depends on a card or a draw that only the server knows. A draft in the page ends here. */
export const NEEDS_SERVER = 'NEEDS_SERVER';
/** The seat has nothing to decide now. */
export const NOT_YOUR_TURN = 'NOT_YOUR_TURN';
/** The game is over and has no more decisions. */
export const GAME_OVER = 'GAME_OVER';
/** The move would be legal if its list had the order of the offered list. */
export const LIST_OUT_OF_ORDER = 'LIST_OUT_OF_ORDER';
/** This decision has no move of this type with these parameters. */
export const MOVE_NOT_OFFERED = 'MOVE_NOT_OFFERED';
