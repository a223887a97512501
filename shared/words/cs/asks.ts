import type { asks as english } from '../en/asks.ts';
import type { Translated } from '../languages.ts';

/** What a player is asked to do, by the kind of move: Czech. */
export const asks = {
  'ask.some': 'zvolte, co uděláte',
} satisfies Translated<typeof english>;
