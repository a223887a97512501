import type { merchantsTyped as english } from '../en/typed.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is typed in text mode in Merchants, in Polish: one word each, without accents. */
export const merchantsTyped = {
  'typed.merchants.load': 'zaladuj',
  'typed.merchants.exchange': 'wymien',
  'typed.merchants.buyShip': 'kupStatek',
  'typed.merchants.buy': 'kup',
  'typed.merchants.pass': 'pas',
  'typed.merchants.done': 'gotowe',
  'typed.merchants.officeDraw': 'dobierzBiuro',
  'typed.merchants.officeSkip': 'pominBiuro',
  'typed.merchants.play': 'zagraj',
  'typed.merchants.draw': 'dobierz',
  'typed.merchants.fish': 'ryby',
  'typed.merchants.grain': 'zboze',
  'typed.merchants.wood': 'drewno',
  'typed.merchants.porcelain': 'porcelana',
  'typed.merchants.spices': 'przyprawy',
  'typed.merchants.cloth': 'sukno',
  'typed.merchants.ship': 'statek',
  'typed.merchants.docks': 'doki',
  'typed.merchants.contract': 'kontrakt',
  'typed.merchants.office': 'biuro',
} satisfies Translated<typeof english>;
