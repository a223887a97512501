import * as v from 'valibot';
import { BONANZAS, BONUSES, CARD_KINDS, COLONIES, SIZES, SPICES, SYMBOLS, TILES } from './things.ts';

/** The certainty of a figure. */
export const CONFIDENCES = ['certain', 'likely', 'guess', 'reconstructed'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

const figure = <S extends v.GenericSchema>(value: S) =>
  v.strictObject({ value, confidence: v.picklist(CONFIDENCES), source: v.pipe(v.string(), v.minLength(1)) });

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.array(count);
const spices = v.array(v.picklist(SPICES));
const gain = v.record(v.picklist(['ships', 'colonists', 'ducats', 'extra', 'cards', 'spices']), count);
const fiveRows = v.pipe(counts, v.length(5));
const fourSteps = v.pipe(v.array(spices), v.length(4));

/** Names in `tilesA` and `tilesB`: a plantation size stands for a tile of each spice. */
const sizeNames = SIZES.map((size) => `plantation${size}` as const);
const tileCounts = figure(v.record(v.picklist([...sizeNames, ...TILES]), count));

export const common = v.strictObject({
  rowVictoryPoints: figure(fiveRows),
  colonyVictoryPoints: figure(counts),
  richest: figure(count),
  rounds: figure(count),
  actions: figure(count),
  extraKept: figure(count),
  start: figure(v.strictObject({ ships: count, colonists: count })),
  quickStart: figure(v.strictObject({ markers: count, ducats: count })),
  colonyNeed: figure(v.strictObject(v.entriesFromList(COLONIES, count))),
  colonyFields: figure(v.strictObject(v.entriesFromList(COLONIES, count))),
  quilonTiles: figure(v.array(spices)),
  cochinTiles: figure(count),
  madrasTiles: figure(v.array(spices)),
  calicutTiles: figure(count),
  cardColonists: figure(v.strictObject(v.entriesFromList(CARD_KINDS, counts))),
  payDucatsByStep: figure(counts),
  tileGains: figure(v.record(v.picklist(TILES), gain)),
  cardGains: figure(v.record(v.picklist(CARD_KINDS), gain)),
  bonusGains: figure(v.record(v.picklist(BONUSES), gain)),
  bonanzaGains: figure(v.record(v.picklist(BONANZAS), gain)),
  eitherKind: figure(count),
  scouts: figure(count),
  resupply: figure(count),
  sellPrice: figure(count),
  dutySpices: figure(count),
  harvestedPlots: figure(count),
  smallPlantation: figure(count),
  foreman: figure(count),
  missions: figure(v.strictObject({ mission2: count, mission3: count })),
});

export const edition = v.strictObject({
  startDucats: figure(v.strictObject({ starting: count, other: count })),
  startSymbol: figure(v.picklist(SYMBOLS)),
  symbols: figure(v.array(v.picklist(SYMBOLS))),
  symbolVictoryPoints: figure(counts),
  cardSymbols: figure(v.strictObject(v.entriesFromList(CARD_KINDS, v.array(v.picklist(SYMBOLS))))),
  shipsYield: figure(fiveRows),
  shipsCost: figure(fourSteps),
  harvestYield: figure(fiveRows),
  harvestCost: figure(fourSteps),
  taxesYield: figure(fiveRows),
  taxesCost: figure(fourSteps),
  expeditionsYield: figure(v.pipe(v.array(v.strictTuple([count, count])), v.length(5))),
  expeditionsCost: figure(fourSteps),
  colonistsYield: figure(fiveRows),
  colonistsCost: figure(fourSteps),
  ducatsTile: figure(count),
  duty: figure(count),
  sellLimit: figure(v.nullable(count)),
  removedTiles: figure(v.strictObject({ count, seen: v.boolean(), plantationsAtMost: v.nullable(count) })),
  tilesA: tileCounts,
  tilesB: tileCounts,
});

/** The shape of `data.json`: every figure with its confidence and source. */
export const figuresSchema = v.strictObject({
  about: v.string(),
  common,
  editions: v.strictObject({ '2004': edition, '2012': edition }),
});
