import { pictured, type Picture } from './drawing.ts';

/** Every seat has a shape as well as a colour; a game has at most six. */
const CRESTS: readonly Picture[] = [
  [
    ['base', 'M2 24a22 22 0 1 1 44 0a22 22 0 1 1-44 0z'],
    ['shine', 'M6 24A18 18 0 0 1 24 6v2.5A15.5 15.5 0 0 0 8.5 24z'],
  ],
  [
    ['base', 'M7 3h34a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z'],
    ['shine', 'M7 30V8a1 1 0 0 1 1-1h22v2.5H9.5V30z'],
  ],
  [
    ['base', 'M4 4c13 3 27 3 40 0 3 20-3 34-20 42C7 38 1 24 4 4z'],
    [
      'shine',
      'M7.5 26c-1.2-6-1.2-11-.5-17.5 6 1.2 11 1.7 16 1.7v2.5c-4.5 0-9-.4-13.5-1.2-.3 5-.3 9.5.5 14.5z',
    ],
  ],
  [
    ['base', 'M20.5 2.5a5 5 0 0 1 7 0l18 18a5 5 0 0 1 0 7l-18 18a5 5 0 0 1-7 0l-18-18a5 5 0 0 1 0-7z'],
    ['shine', 'M6.5 23.5L23.5 6.5l1.8 1.8L8.3 25.3z'],
  ],
  [
    [
      'base',
      'M14.5 3h19a4 4 0 0 1 3.5 2l9 17a4 4 0 0 1 0 4l-9 17a4 4 0 0 1-3.5 2h-19a4 4 0 0 1-3.5-2l-9-17a4 4 0 0 1 0-4l9-17a4 4 0 0 1 3.5-2z',
    ],
    ['shine', 'M6.5 23.5l8-15.5a2 2 0 0 1 1.8-1h14v2.5H17L9 24.8z'],
  ],
  [
    ['base', 'M20.5 4a4 4 0 0 1 7 0l18 35a4 4 0 0 1-3.5 6H6a4 4 0 0 1-3.5-6z'],
    ['shine', 'M9 36.5l13.5-26 2.2 1.2-13.4 26z'],
  ],
];

/** The seat's shape, without a number; empty for a seat that no game has. */
export const crestOf = (seat: number): Picture => CRESTS[seat] ?? [];

/** A seat's crest; with a number, its auction marker. */
export const markOf = pictured((seat: number, n: number | undefined) => [...crestOf(seat), ...label(n)]);

const label = (n: number | undefined): Picture =>
  n === undefined ? [] : [{ text: String(n), at: [24, 23.5, 28], as: 'on-seat' }];
