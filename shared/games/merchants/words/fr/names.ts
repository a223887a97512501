import type { merchants as english } from '../en/names.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Merchants in French. Goods stand without an article. */
export const merchants = {
  'merchants.good.fish': 'poisson',
  'merchants.good.grain': 'grain',
  'merchants.good.wood': 'bois',
  'merchants.good.porcelain': 'porcelaine',
  'merchants.good.spices': 'épices',
  'merchants.good.cloth': 'étoffe',

  'merchants.special.ship': 'navire',
  'merchants.special.docks': 'docks',
  'merchants.special.contract': 'contrat',
  'merchants.special.office': 'bureau',
} satisfies Translated<typeof english>;
