import type { Options } from '#shared/games/goa/meta.ts';

/** Every set of options worth playing. */
export const OPTIONS: readonly Options[] = [
  { edition: '2004', quickStart: false, bonanza: false, money: 'hidden' },
  { edition: '2012', quickStart: false, bonanza: false, money: 'hidden' },
  { edition: '2004', quickStart: true, bonanza: false, money: 'open' },
  { edition: '2012', quickStart: true, bonanza: true, money: 'hidden' },
  { edition: '2012', quickStart: false, bonanza: true, money: 'open' },
];
