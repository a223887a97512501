import { crestOf } from '../../../art/crests.ts';
import { box, disc, put, type Picture, type Placed } from '../../../art/drawing.ts';
import { BONANZA_DRAWINGS } from './cards.ts';
import { BLANK_DUCAT, COINS, EYE, NO } from './pieces.ts';
import { tileDrawing } from './tiles.ts';

/** What the options of a new game mean, in pictures. */

/** What a bidder offers. */
const BID = 5;

const ducats = (n: number): Picture => [...BLANK_DUCAT, { text: `${n}`, at: [22.5, 23, 22] }];

const crest = (seat: number, x: number, y: number): Placed => ({
  ...put(crestOf(seat), x, y, 0.5),
  as: `of-seat-${seat}`,
});

/** A tile that is auctioned: another player's bid, and what the auctioneer pays to keep it. */
const auction = (price: number): Picture => [
  put(tileDrawing('pepper2'), 8, 12, 1),
  crest(1, 66, 8),
  put(ducats(BID), 96, 6, 0.6),
  ['line', 'M62 36h66'],
  crest(0, 66, 42),
  put(ducats(price), 96, 40, 0.6),
];

/** A development board of five columns, and in which row each marker stands. */
const board = (rows: readonly number[]): Picture =>
  rows.flatMap((row, column): Picture => {
    const x = 10 + 25 * column;
    return [
      ...[0, 1, 2].map((y) => ['sheet', box(x, 4 + 22 * y, 21, 20, 3)] as const),
      ['red', disc(x + 10.5, 14 + 22 * row, 6.5)],
    ];
  });

const CORNER = tileDrawing('settlement');

const BONANZA: Picture = [['sky', box(1, 1, 46, 46, 5)], ...BONANZA_DRAWINGS.threeDucats];

export const optionPictures: Readonly<Record<string, Picture>> = {
  'edition.2012': auction(BID - 1),
  'edition.2004': auction(BID + 1),
  'quickStart.false': board([0, 0, 0, 0, 0]),
  'quickStart.true': board([0, 1, 0, 0, 1]),
  'bonanza.false': [put(CORNER, 48, 11, 1.02)],
  'bonanza.true': [put(BONANZA, 30, 18, 1, -5), put(CORNER, 70, 8, 1.02, 12)],
  'money.hidden': [put(COINS, 20, 12, 1), put(EYE, 76, 12, 1), put(NO, 82, 16, 0.75)],
  'money.open': [put(COINS, 20, 12, 1), put(EYE, 76, 12, 1)],
};
