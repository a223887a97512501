import type { merchantsAsks as english } from '../en/asks.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What a player of Merchants is asked to do, by type of move, in French: for mails and lists of games. */
export const merchantsAsks = {
  'ask.merchants.load': 'chargez un navire',
  'ask.merchants.exchange': 'échangez un marqueur',
  'ask.merchants.buyShip': 'achetez un navire',
  'ask.merchants.buy': 'achetez une carte',
  'ask.merchants.pass': 'passez',
  'ask.merchants.done': 'terminez les échanges',
  'ask.merchants.officeDraw': 'piochez une carte avec votre bureau',
  'ask.merchants.officeSkip': 'ne piochez pas',
  'ask.merchants.play': 'jouez des cartes',
  'ask.merchants.draw': 'piochez des cartes',
} satisfies Translated<typeof english>;
