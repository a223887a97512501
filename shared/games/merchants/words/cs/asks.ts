import type { merchantsAsks as english } from '../en/asks.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What a player of Merchants is asked to do, by type of move, in Czech: for mails and lists of games. */
export const merchantsAsks = {
  'ask.merchants.load': 'naložte loď',
  'ask.merchants.exchange': 'vyměňte žeton',
  'ask.merchants.buyShip': 'kupte loď',
  'ask.merchants.buy': 'kupte kartu',
  'ask.merchants.pass': 'pasujte',
  'ask.merchants.done': 'ukončete výměnu',
  'ask.merchants.officeDraw': 'lízněte kartu díky kanceláři',
  'ask.merchants.officeSkip': 'nelízejte',
  'ask.merchants.play': 'zahrajte karty',
  'ask.merchants.draw': 'lízněte karty',
} satisfies Translated<typeof english>;
