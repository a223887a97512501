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
 * Why a move is refused. `code` is stable, SCREAMING_SNAKE, part of the API and translated by the page
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

/** The move needs a card or a die that only the server knows: a draft in the page ends here. */
export const NEEDS_SERVER = 'NEEDS_SERVER';
/** The seat has nothing to decide now. */
export const NOT_YOUR_TURN = 'NOT_YOUR_TURN';
/** The game is over: nobody decides anything any more. */
export const GAME_OVER = 'GAME_OVER';
/** The move would be offered with its list in the order of the list it chooses from. */
export const LIST_OUT_OF_ORDER = 'LIST_OUT_OF_ORDER';
/** The move is of no kind, or has no parameters, that this decision knows. */
export const MOVE_NOT_OFFERED = 'MOVE_NOT_OFFERED';
