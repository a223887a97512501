import type { help as english } from '../en/help.ts';
import type { Translated } from '../languages.ts';

/** The help pages, in French. */
export const help = {} satisfies Translated<typeof english>;
