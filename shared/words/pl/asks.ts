import type { asks as english } from '../en/asks.ts';
import type { Translated } from '../languages.ts';

/** What a player is asked to do, by the kind of move: Polish. */
export const asks = {
  'ask.some': 'wybierz, co robisz',
} satisfies Translated<typeof english>;
