import type { goaBoard as english } from '../en/goaBoard.ts';
import type { Translated } from '../languages.ts';

/** The game board of Goa, in Czech. */
export const goaBoard = {} satisfies Translated<typeof english>;
