import type { merchants as english } from '../en/names.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Merchants in Polish. Terms follow the Polish rulebook; names and goods are in the nominative. */
export const merchants = {
  'merchants.good.fish': 'ryby',
  'merchants.good.grain': 'zboże',
  'merchants.good.wood': 'drewno',
  'merchants.good.porcelain': 'porcelana',
  'merchants.good.spices': 'przyprawy',
  'merchants.good.cloth': 'sukno',

  'merchants.special.ship': 'statek',
  'merchants.special.docks': 'doki',
  'merchants.special.contract': 'kontrakt',
  'merchants.special.office': 'biuro',
} satisfies Translated<typeof english>;
