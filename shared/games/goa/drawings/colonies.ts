import type { Colony } from '../things.ts';
import { disc, type Picture } from '../../../art/drawing.ts';

const WATER = ['loose', 'M2 46c3.5-3 7-3 11 0s7.5 3 11 0 7.5-3 11 0 7.5 3 11 0'] as const;

/** The landmark of each town: light house, lift nets, temple tower, palace. */
export const COLONY_DRAWINGS: Readonly<Record<Colony, Picture>> = {
  Quilon: [
    ['flat gold', 'M17 10L1 3v13zM31 10l16-7v13z'],
    ['glaze', 'M17 40l3.5-25h7L31 40z'],
    ['flat red', 'M19.8 20h8.4l.8 6H19zM18.1 32h11.8l.8 6H17.3z'],
    ['shade', 'M24 15h3.5L31 40h-5z'],
    ['hatch', 'M26.5 17l2 22'],
    ['line', 'M17 40l3.5-25h7L31 40z'],
    ['gold', 'M20 7h8v8h-8z'],
    ['line', 'M24 7v8'],
    ['red', 'M17.5 7L24 1l6.5 6z'],
    ['cobalt', 'M16 15h16v2.5H16z'],
    ['wood', 'M5 43c3-5 8-4 11-6h16c3 2 8 1 11 6z'],
    WATER,
  ],
  Cochin: [
    ['loose', 'M31 4L19 9M31 4l14 24'],
    ['twig', 'M41 40L19 9M41 40L31 4'],
    ['wood', 'M30 38h16v4H30zM32 42v4M43 42v4'],
    ['flat copper', disc(45, 30, 3)],
    ['sky', 'M1 27L9 22h19l8 5c-6 12-29 12-35 0z'],
    [
      'hatch',
      'M1 27c12 4 24 4 35 0M6 28l12 8M13 30l11 6M31 28l-12 8M24 30l-11 6M9 22l8 8M28 22l-8 8M18.5 22v8',
    ],
    ['loose', 'M19 9C10 11 4 17 1 27M19 9c9 2 14 8 17 18M19 9c-5 3-8 8-10 13M19 9c4 3 7 8 9 13'],
    ['wood', disc(19, 9, 2.6)],
    WATER,
  ],
  Madras: [
    ['gold', 'M18 8c0-7 12-7 12 0z'],
    ['glaze', 'M17 8h14l1.5 6h-17z'],
    ['sky', 'M14.5 14h19l1.5 7H13z'],
    ['glaze', 'M12 21h24l2 8H10z'],
    ['sky', 'M8.5 29h31l2 9h-35z'],
    ['glaze', 'M5 38h38v8H5z'],
    ['shade', 'M28 4c1.5 1 2 2.3 2 4h1l1.5 6h1l1.5 7h1l2 8h1.5l2 9H43v8h-8z'],
    [
      'line',
      'M20.5 11.5v-1M24 11.5v-2M27.5 11.5v-1M18.5 18.5V17M24 19v-3M29.5 18.5V17M17 26.5V25M24 27v-4M31 26.5V25M14 35v-2.5M34 35v-2.5M24 4V1',
    ],
    ['cobalt', 'M20 46v-9a4 4 0 0 1 8 0v9z'],
    ['loose', 'M2 46h44'],
  ],
  Calicut: [
    ['loose', 'M24 5V1'],
    ['red', 'M12 17C18 14 21 10 24 4c3 6 6 10 12 13z'],
    ['glaze', 'M16 17h16v6H16z'],
    ['red', 'M5 31c6-2 9-5 11-9h16c2 4 5 7 11 9z'],
    ['shade', 'M24 4c3 6 6 10 12 13h-7c-2-4-4-8-5-13zM32 22c2 4 5 7 11 9h-9c-2-3-4-6-5-9z'],
    ['glaze', 'M9 31h30v13H9z'],
    ['shade', 'M33 31h6v13h-6z'],
    ['cobalt', 'M20 44V35h8v9z'],
    ['line', 'M13.5 32v12M34.5 32v12M20 20h.1M24 20h.1M28 20h.1M3 45h42'],
    [
      'hatch',
      'M18 15c2-2 3.5-4 4.5-6M24 16V9M30 15c-2-2-3.5-4-4.5-6M12 29.5c3-2 5-4 6-6.5M20 29.5l1-6M28 29.5l-1-6M36 29.5c-3-2-5-4-6-6.5',
    ],
    ['gold', disc(24, 3, 1.6)],
  ],
};
