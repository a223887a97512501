/** The spices in canonical order. */
export const SPICES = ['ginger', 'pepper', 'cinnamon', 'nutmeg', 'clove'] as const;
export type Spice = (typeof SPICES)[number];

/** The columns of the development board. */
export const COLUMNS = ['ships', 'harvest', 'taxes', 'expeditions', 'colonists'] as const;
export type Column = (typeof COLUMNS)[number];

export const COLONIES = ['Quilon', 'Cochin', 'Madras', 'Calicut'] as const;
export type Colony = (typeof COLONIES)[number];

/** The spaces of a supply board: four for plantations, one for each colony. */
export const PLANTATIONS = ['p1', 'p2', 'p3', 'p4'] as const;
export type PlantationSpace = (typeof PLANTATIONS)[number];
export const PLOTS = [...PLANTATIONS, ...COLONIES] as const;
export type PlotId = (typeof PLOTS)[number];

/** A field, named by its plot and its place there, from 0: `p1.0`, `Madras.1`. */
export type Field = `${PlotId}.${number}`;

export const fieldOf = (plot: PlotId, i: number): Field => `${plot}.${i}`;

/** Spices by field. */
export type SpicesByField = Readonly<Record<string, Spice>>;

/** Things that are counted and not limited in number. `extra`: extra-action cards. */
export const RESOURCES = ['ships', 'colonists', 'ducats', 'extra'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The gain from a cause: resources, expedition cards to draw, spices to place. */
export type Gain = Readonly<Partial<Record<Resource | 'cards' | 'spices', number>>>;

export const CARD_KINDS = [
  'ships',
  'colonists',
  'ducats',
  'spices',
  'sell',
  'payDucats',
  'harvestMix',
  'thirdScout',
  'shipsOnly',
  'spicesOnly',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** An expedition card: its kind and its number among that kind, from 1. */
export type CardId = `${CardKind}${number}`;

/** An expedition card, or `hidden` if a viewer sees only its back. */
export type Card = CardId | 'hidden';

export const SYMBOLS = ['elephant', 'tiger', 'fish', 'palm', 'shell', 'statue'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** Size of a plantation. */
export const SIZES = [1, 2, 3] as const;

/** Plantations are named by spice and size, e.g. `clove2`. */
export type PlantationTile = `${Spice}${(typeof SIZES)[number]}`;

/** Carried out when taken. */
export const IMMEDIATE_TILES = [
  'ships',
  'colonists',
  'shipsOrColonists',
  'settlement',
  'extraActions',
  'expeditions2',
  'expeditions3',
  'favor',
] as const;

/** Usable once in every round. */
export const RED_TILES = ['redShip', 'redColonist', 'redSpice', 'redDucats', 'redExpedition'] as const;

/** Usable once in the game. */
export const ONE_SHOT_TILES = ['espionage', 'extraHarvest', 'resupply', 'viceKing', 'swap', 'duty'] as const;

/** Kept for the scoring. */
export const LASTING_TILES = ['mission2', 'mission3', 'foreman'] as const;

/** Tiles that are kept or carried out, not laid on the supply board. */
export type PlayedTile =
  | (typeof IMMEDIATE_TILES)[number]
  | (typeof RED_TILES)[number]
  | (typeof ONE_SHOT_TILES)[number]
  | (typeof LASTING_TILES)[number];

/** A tile by its name. Tiles of one name are alike. */
export type Tile = PlantationTile | 'cropRotation' | PlayedTile;

const PLANTATION_TILES: readonly PlantationTile[] = SIZES.flatMap((size) =>
  SPICES.map((spice): PlantationTile => `${spice}${size}`),
);

/** All names of tiles in canonical order. */
export const TILES: readonly Tile[] = [
  ...PLANTATION_TILES,
  'cropRotation',
  ...IMMEDIATE_TILES,
  ...RED_TILES,
  ...ONE_SHOT_TILES,
  ...LASTING_TILES,
];

/** A tile to be laid on a supply board: what grows there and how many fields it has. */
export interface Plantation {
  readonly allowed: readonly Spice[];
  readonly size: number;
}

const PLANTATION_OF: ReadonlyMap<string, Plantation> = new Map<string, Plantation>([
  ...SIZES.flatMap((size) => SPICES.map((spice) => [`${spice}${size}`, { allowed: [spice], size }] as const)),
  ['cropRotation', { allowed: SPICES, size: 1 }],
]);

/** The plantation of a tile, crop rotation included; undefined for all other tiles. */
export const plantationOf = (tile: Tile | Colony): Plantation | undefined => PLANTATION_OF.get(tile);

const includes = (list: readonly string[], item: string): boolean => list.includes(item);

export const isImmediate = (tile: Tile): tile is (typeof IMMEDIATE_TILES)[number] =>
  includes(IMMEDIATE_TILES, tile);
/** Is this a tile that is played? Plantations are not: they go to the supply board and only wait for a space. */
export const isPlayed = (tile: Tile): tile is PlayedTile => plantationOf(tile) === undefined;
export const isRed = (tile: Tile): tile is (typeof RED_TILES)[number] => includes(RED_TILES, tile);

export const BONANZAS = [
  'twoShips',
  'twoColonists',
  'shipColonist',
  'threeDucats',
  'fiveDucats',
  'oneExtraAction',
  'oneExpedition',
  'oneSpice',
] as const;
export type Bonanza = (typeof BONANZAS)[number];

/**
 * Causes of gains outside actions, cards and tiles. `flag`: with the flag. `first`: as the first to reach one of
 * the last two rows of a column. `row`: when the player's last marker leaves a row. `notFounded`: for a colony
 * not founded. `laid`: fills a plantation that was just laid.
 */
export const BONUSES = ['flag', 'first', 'row', 'notFounded', 'laid'] as const;
export type Bonus = (typeof BONUSES)[number];

export const ACTIONS = ['progress', 'ships', 'harvest', 'taxes', 'expedition', 'found'] as const;
export type Action = (typeof ACTIONS)[number];

/** Why something was gained, placed or drawn. */
export type Cause =
  | `action.${Action}`
  | `card.${CardKind}`
  | `tile.${Tile}`
  | `bonanza.${Bonanza}`
  | `bonus.${Bonus}`;
