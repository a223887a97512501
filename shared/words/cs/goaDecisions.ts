import type { goaDecisions as english } from '../en/goaDecisions.ts';
import type { Translated } from '../languages.ts';

/** The decisions of Goa, in Czech. */
export const goaDecisions = {} satisfies Translated<typeof english>;
