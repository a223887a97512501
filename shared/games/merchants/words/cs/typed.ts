import type { merchantsTyped as english } from '../en/typed.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is typed in text mode in Merchants, in Czech: one word each, without accents. */
export const merchantsTyped = {
  'typed.merchants.load': 'naloz',
  'typed.merchants.exchange': 'vymen',
  'typed.merchants.buyShip': 'kupLod',
  'typed.merchants.buy': 'kup',
  'typed.merchants.pass': 'pas',
  'typed.merchants.done': 'hotovo',
  'typed.merchants.officeDraw': 'lizniKancelar',
  'typed.merchants.officeSkip': 'vynechKancelar',
  'typed.merchants.play': 'zahraj',
  'typed.merchants.draw': 'lizni',
  'typed.merchants.fish': 'ryby',
  'typed.merchants.grain': 'obili',
  'typed.merchants.wood': 'drevo',
  'typed.merchants.porcelain': 'porcelan',
  'typed.merchants.spices': 'koreni',
  'typed.merchants.cloth': 'sukno',
  'typed.merchants.ship': 'lod',
  'typed.merchants.docks': 'doky',
  'typed.merchants.contract': 'smlouva',
  'typed.merchants.office': 'kancelar',
} satisfies Translated<typeof english>;
