import type { merchantsAsks as english } from '../en/asks.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What a player of Merchants is asked to do, by type of move, in Polish: for mails and lists of games. */
export const merchantsAsks = {
  'ask.merchants.load': 'załaduj statek',
  'ask.merchants.exchange': 'wymień znacznik',
  'ask.merchants.buyShip': 'kup statek',
  'ask.merchants.buy': 'kup kartę',
  'ask.merchants.pass': 'spasuj',
  'ask.merchants.done': 'zakończ wymianę',
  'ask.merchants.officeDraw': 'dobierz kartę dzięki biuru',
  'ask.merchants.officeSkip': 'nie dobieraj',
  'ask.merchants.play': 'zagraj karty',
  'ask.merchants.draw': 'dobierz karty',
} satisfies Translated<typeof english>;
