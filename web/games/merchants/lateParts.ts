/** Fetches all that the table of Merchants shows late, or once it is asked for. */
export const lateParts = (): Promise<unknown> =>
  Promise.all([import('./board/Shop.tsx'), import('./board/Counts.tsx')]);
