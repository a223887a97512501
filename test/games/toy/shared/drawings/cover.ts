import type { Cover } from '#shared/art/cover.ts';
import { box } from '#shared/art/drawing.ts';

/** A card on the table. */
export const cover: Cover = {
  of: [
    ['flat sky', 'M0 0h600v315H0z'],
    ['sheet', box(250, 90, 100, 140, 8)],
  ],
  options: {
    'length.short': [['sheet', box(52, 6, 40, 60, 4)]],
    'length.long': [
      ['sheet', box(30, 6, 40, 60, 4)],
      ['sheet', box(74, 6, 40, 60, 4)],
    ],
  },
  colours: {},
};
