import type { asks as english } from '../en/asks.ts';
import type { Translated } from '../languages.ts';

/** What a player is asked to do, by the kind of move: French. */
export const asks = {
  'ask.some': 'choisissez que faire',
} satisfies Translated<typeof english>;
