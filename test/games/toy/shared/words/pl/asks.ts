import type { Translated } from '#shared/words/languages.ts';
import type { toyAsks as english } from '../en/asks.ts';

/** What a player is asked to do, by type of move: for mails and lists of games; in Polish. */
export const toyAsks = {
  'ask.toy.lay': 'połóż kartę',
  'ask.toy.build': 'postaw dwa kamienie',
  'ask.toy.draw': 'dobierz karty',
  'ask.toy.stop': 'nie dobieraj',
} satisfies Translated<typeof english>;
