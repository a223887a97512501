import type { goaThings as english } from '../en/goaThings.ts';
import type { Translated } from '../languages.ts';

/** What the things of Goa do, in Czech. */
export const goaThings = {} satisfies Translated<typeof english>;
