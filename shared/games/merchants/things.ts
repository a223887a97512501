/** The goods in canonical order. Hands are sorted by it, and the pile is shuffled from it. */
export const GOODS = ['fish', 'grain', 'wood', 'porcelain', 'spices', 'cloth'] as const;
export type Good = (typeof GOODS)[number];

/** The special cards for sale. */
export const SPECIALS = ['ship', 'docks', 'contract', 'office'] as const;
export type Special = (typeof SPECIALS)[number];

/** Special cards that cost only their price. A ship also takes the marker that loads it. */
export const PLAIN_CARDS = ['docks', 'contract', 'office'] as const satisfies readonly Special[];
export type PlainCard = (typeof PLAIN_CARDS)[number];
