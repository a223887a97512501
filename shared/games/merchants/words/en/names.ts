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

  'merchants.phase.setup': 'Set-up',
  'merchants.phase.loading': 'Loading',
  'merchants.phase.planning': 'Planning',
  'merchants.phase.docks': 'Docks',
  'merchants.phase.office': 'Office',
  'merchants.phase.trade': 'Trade',
  'merchants.phase.over': 'The game is over',
} as const;
