import type { merchants as english } from '../en/names.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Merchants in Czech. Names and goods are in the nominative. */
export const merchants = {
  'merchants.good.fish': 'ryby',
  'merchants.good.grain': 'obilí',
  'merchants.good.wood': 'dřevo',
  'merchants.good.porcelain': 'porcelán',
  'merchants.good.spices': 'koření',
  'merchants.good.cloth': 'sukno',

  'merchants.special.ship': 'loď',
  'merchants.special.docks': 'doky',
  'merchants.special.contract': 'smlouva',
  'merchants.special.office': 'kancelář',
} satisfies Translated<typeof english>;
