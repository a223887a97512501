import type { Figures } from '../figures.ts';
import {
  isImmediate,
  isRed,
  plantationOf,
  type PlantationTile,
  SPICES,
  type Spice,
  type Tile,
} from '../things.ts';
import { box, disc, put, type Picture } from '../../../art/drawing.ts';
import { SHIP } from '../../../art/things.ts';
import {
  ANY_SPICE,
  cards,
  CHAPEL,
  COINS,
  COLONIST,
  colonists,
  CROWN,
  DOWN,
  EXCHANGE,
  EXPEDITION,
  EXTRA_CARD,
  EYE,
  FIELD,
  ships,
  SICKLE,
  SIX_SPICES,
  SPYGLASS,
  WREATH,
} from './pieces.ts';
import { SPICE_DRAWINGS } from './spices.ts';

/** A wreath with victory points, at the lower right. */
const points = (n: string): Picture => [put(WREATH, 24, 24, 0.52), { text: n, at: [36.5, 36, 14] }];

/** The fields of a plantation, at the foot. */
const fields = (n: number): Picture =>
  Array.from({ length: n }, (_, i) => {
    const x = 24 + 16 * (i - n / 2) + 0.5;
    return [
      ['wood', box(x, 34, 15, 14, 2)],
      ['shade', `M${x} 38h15v3.5H${x}zM${x} 45h15v2H${x}z`],
    ] as const satisfies Picture;
  }).flat();

const TWO_CARDS = cards(EXPEDITION, 2);

type PictureTile = Exclude<Tile, PlantationTile>;

/** The effect of a tile as a picture, without the figures that differ by edition. */
const PICTURES: Readonly<Record<PictureTile, Picture>> = {
  cropRotation: [put(EXCHANGE, -1, -1, 1.04), put(FIELD, 13, 12, 0.46)],
  ships: ships(3),
  colonists: colonists(3),
  shipsOrColonists: [put(SHIP, -1, -1, 0.58), ['line', 'M42 5L6 43'], put(COLONIST, 21, 21, 0.56)],
  settlement: [put(SHIP, -1, -1, 0.54), put(COLONIST, 24, 0, 0.5), put(EXTRA_CARD, 12, 23, 0.52)],
  extraActions: cards(EXTRA_CARD, 2),
  expeditions2: TWO_CARDS,
  expeditions3: cards(EXPEDITION, 3),
  favor: [
    [
      'sky',
      [3, 14, 25, 36].map((x) => box(x, 38, 9, 9, 1.5) + (x === 25 ? '' : box(x, 27, 9, 9, 1.5))).join(''),
    ],
    ['hatch', box(25, 27, 9, 9, 1.5)],
    ['sheet', box(17, 1, 22, 22, 3)],
    put(CROWN, 20.5, 5, 0.31),
  ],
  redShip: [put(SHIP, 2, 2, 0.92)],
  redColonist: [put(COLONIST, 3, 1, 0.9)],
  redSpice: [put(ANY_SPICE, 2, 0, 0.92)],
  redDucats: COINS,
  redExpedition: [put(EXPEDITION, 3, 3, 0.88)],
  espionage: [put(SPYGLASS, -3, -3, 0.95), put(EYE, 20, 27, 0.56)],
  extraHarvest: [put(SICKLE, 9, -2, 0.7), ...fields(3)],
  resupply: [
    put(TWO_CARDS, 10, -2, 0.6),
    put(COLONIST, 0, 27, 0.42),
    put(SHIP, 15, 27, 0.42),
    put(ANY_SPICE, 31, 27, 0.4),
  ],
  viceKing: [put(CROWN, 0, 0, 0.72), put(DOWN, 24, 24, 0.5)],
  swap: [put(EXCHANGE, 0, 0, 1), ['sky', box(1, 25, 15, 15, 2)], ['sheet', box(32, 8, 15, 15, 2)]],
  duty: [put(SIX_SPICES, -2, -1, 0.7), put(WREATH, 22, 22, 0.56)],
  mission2: [put(CHAPEL, -2, -2, 0.8), ...points('2')],
  mission3: [put(CHAPEL, -2, -2, 0.8), ...points('3')],
  foreman: [put(COLONIST, -2, -1, 0.7), ['wood', box(29, 3, 16, 16, 2)], ...points('3')],
};

const plantation = (spice: Spice, size: number): Picture => [
  { ...put(SPICE_DRAWINGS[spice], 6, -3, 0.75), as: `of-${spice}` },
  ...fields(size),
];

/** The use of a tile; each has its own shape of frame and its own colour. */
type Use = 'plantation' | 'immediate' | 'everyRound' | 'once' | 'lasting';

/** A round frame is for use in every round; a clipped one is for use once. */
const FRAMES: Readonly<Record<Use, Picture>> = {
  plantation: [
    ['green', box(1, 1, 46, 46, 3)],
    ['flat sheet', box(4.5, 4.5, 39, 39, 1)],
  ],
  immediate: [
    ['sky', box(1, 1, 46, 46, 3)],
    ['flat sheet', box(4.5, 4.5, 39, 39, 1)],
  ],
  everyRound: [
    ['red', box(1, 1, 46, 46, 15)],
    ['flat sheet', box(4.5, 4.5, 39, 39, 12)],
  ],
  once: [
    ['cobalt', 'M11 1h26l10 10v26L37 47H11L1 37V11z'],
    ['flat sheet', 'M12.5 4.5h23l8 8v23l-8 8h-23l-8-8v-23z'],
  ],
  lasting: [
    ['gold', 'M8 1h32a7 7 0 0 0 7 7v32a7 7 0 0 0-7 7H8a7 7 0 0 0-7-7V8a7 7 0 0 0 7-7z'],
    [
      'flat sheet',
      'M11 4.5h26a8 8 0 0 0 6.5 6.5v26a8 8 0 0 0-6.5 6.5H11A8 8 0 0 0 4.5 37V11A8 8 0 0 0 11 4.5z',
    ],
  ],
};

function useOf(tile: Tile): Use {
  if (plantationOf(tile) !== undefined) return 'plantation';
  if (isImmediate(tile)) return 'immediate';
  if (isRed(tile)) return 'everyRound';
  return tile === 'foreman' || tile === 'mission2' || tile === 'mission3' ? 'lasting' : 'once';
}

const isSpecial = (tile: Tile): tile is PictureTile => tile in PICTURES;

function pictureOf(tile: Tile): Picture {
  if (isSpecial(tile)) return PICTURES[tile];
  const { allowed, size } = plantationOf(tile) ?? { allowed: SPICES, size: 1 };
  return plantation(allowed[0] ?? 'ginger', size);
}

/** A tile in its frame. */
export const tileDrawing = (tile: Tile): Picture => [
  ...FRAMES[useOf(tile)],
  put(pictureOf(tile), 6, 6, 0.75),
];

/** A tile with the number that its picture leaves open. */
export function tileWithFigure(tile: Tile, figures: Figures): Picture {
  const figure = figureOf(tile, figures);
  if (figure === undefined) return tileDrawing(tile);
  const isInWreath = tile === 'duty';
  return [
    ...tileDrawing(tile),
    ...(isInWreath ? [] : [['paper', disc(38, 38, 8)] as const]),
    { text: String(figure), at: isInWreath ? [33.4, 33, 10.5] : [38, 38, 12] },
  ];
}

/** The gain of a tile, if its picture does not show it. */
export function figureOf(tile: Tile, { gains, eitherKind, points }: Figures): number | undefined {
  switch (tile) {
    case 'ships':
      return gains['tile.ships']?.ships;
    case 'colonists':
      return gains['tile.colonists']?.colonists;
    case 'redDucats':
      return gains['tile.redDucats']?.ducats;
    case 'shipsOrColonists':
      return eitherKind;
    case 'duty':
      return points.duty;
    default:
      return undefined;
  }
}
