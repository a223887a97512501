import type { Translated } from '#shared/words/languages.ts';
import type { toyAsks as english } from '../en/asks.ts';

/** What a player is asked to do, by type of move: for mails and lists of games; in Czech. */
export const toyAsks = {
  'ask.toy.lay': 'vyložte kartu',
  'ask.toy.build': 'položte dva kameny',
  'ask.toy.draw': 'vezměte si karty',
  'ask.toy.stop': 'už si neberte',
} satisfies Translated<typeof english>;
