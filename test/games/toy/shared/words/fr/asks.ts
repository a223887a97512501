import type { Translated } from '#shared/words/languages.ts';
import type { toyAsks as english } from '../en/asks.ts';

/** What a player is asked to do, by type of move: for mails and lists of games; in French. */
export const toyAsks = {
  'ask.toy.lay': 'posez une carte',
  'ask.toy.build': 'posez deux pierres',
  'ask.toy.draw': 'piochez des cartes',
  'ask.toy.stop': 'ne piochez plus',
} satisfies Translated<typeof english>;
