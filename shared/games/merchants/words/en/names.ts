/** Merchants in English: key → template. */
export const merchants = {
  'merchants.good.fish': 'fish',
  'merchants.good.grain': 'grain',
  'merchants.good.wood': 'wood',
  'merchants.good.porcelain': 'porcelain',
  'merchants.good.spices': 'spices',
  'merchants.good.cloth': 'cloth',

  'merchants.special.ship': 'ship',
  'merchants.special.docks': 'docks',
  'merchants.special.contract': 'contract',
  'merchants.special.office': 'office',
} as const;
