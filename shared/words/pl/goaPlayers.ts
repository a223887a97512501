import type { goaPlayers as english } from '../en/goaPlayers.ts';
import type { Translated } from '../languages.ts';

/** The players’ boards of Goa, in Polish. */
export const goaPlayers = {} satisfies Translated<typeof english>;
