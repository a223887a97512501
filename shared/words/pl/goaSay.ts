import type { goaSay as english } from '../en/goaSay.ts';
import type { Translated } from '../languages.ts';

/** What is asked in Goa, and its table in words, in Polish. */
export const goaSay = {} satisfies Translated<typeof english>;
