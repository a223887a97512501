import type { merchantsTyped as english } from '../en/typed.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is typed in text mode in Merchants, in French: one word each, without accents. */
export const merchantsTyped = {
  'typed.merchants.load': 'charger',
  'typed.merchants.exchange': 'echanger',
  'typed.merchants.buyShip': 'acheterNavire',
  'typed.merchants.buy': 'acheter',
  'typed.merchants.pass': 'passer',
  'typed.merchants.done': 'fini',
  'typed.merchants.officeDraw': 'piocherBureau',
  'typed.merchants.officeSkip': 'passerBureau',
  'typed.merchants.play': 'jouer',
  'typed.merchants.draw': 'piocher',
  'typed.merchants.fish': 'poisson',
  'typed.merchants.grain': 'grain',
  'typed.merchants.wood': 'bois',
  'typed.merchants.porcelain': 'porcelaine',
  'typed.merchants.spices': 'epices',
  'typed.merchants.cloth': 'etoffe',
  'typed.merchants.ship': 'navire',
  'typed.merchants.docks': 'docks',
  'typed.merchants.contract': 'contrat',
  'typed.merchants.office': 'bureau',
} satisfies Translated<typeof english>;
