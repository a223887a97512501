import * as v from 'valibot';
import json from './data.json' with { type: 'json' };
import type { Figures, Points } from './figures.ts';
import { EDITIONS, type Edition } from './meta.ts';
import { figuresSchema, type common, type Confidence, type edition } from './schema.ts';
import { CARD_KINDS, SIZES, SPICES, TILES, type Colony, type Gain, type Spice } from './things.ts';

/** All figures of `data.json` with confidence and source. Throws if the file does not match the schema. */
export const DATA = v.parse(figuresSchema, json);

type CommonData = v.InferOutput<typeof common>;
type EditionData = v.InferOutput<typeof edition>;

const columnsOf = (data: EditionData): Figures['columns'] => ({
  ships: { yield: data.shipsYield.value, cost: data.shipsCost.value },
  harvest: { yield: data.harvestYield.value, cost: data.harvestCost.value },
  taxes: { yield: data.taxesYield.value, cost: data.taxesCost.value },
  expeditions: {
    yield: data.expeditionsYield.value.map(([drawn]) => drawn),
    cost: data.expeditionsCost.value,
  },
  colonists: { yield: data.colonistsYield.value, cost: data.colonistsCost.value },
});

function coloniesOf(data: CommonData): Figures['colonies'] {
  const alike = (n: number): readonly (readonly Spice[])[] => Array.from({ length: n }, () => SPICES);
  const need = data.colonyNeed.value;
  const fields = data.colonyFields.value;
  const tiles = {
    Quilon: data.quilonTiles.value,
    Cochin: alike(data.cochinTiles.value),
    Madras: data.madrasTiles.value,
    Calicut: alike(data.calicutTiles.value),
  };
  const colony = (name: Colony) => ({ need: need[name], fields: fields[name], tiles: tiles[name] });
  return {
    Quilon: colony('Quilon'),
    Cochin: colony('Cochin'),
    Madras: colony('Madras'),
    Calicut: colony('Calicut'),
  };
}

/** A card for each colonist number of a kind; each has a symbol. */
const cardsOf = (data: CommonData, { cardSymbols }: EditionData): Figures['cards'] =>
  Object.fromEntries(
    CARD_KINDS.flatMap((kind) =>
      data.cardColonists.value[kind].map((colonists, i) => {
        const symbol = cardSymbols.value[kind][i];
        if (symbol === undefined) throw new Error(`data.json: no symbol for ${kind} card ${i + 1}`);
        return [`${kind}${i + 1}`, { kind, colonists, symbol }];
      }),
    ),
  );

function gainsOf(data: CommonData, { ducatsTile }: EditionData): Figures['gains'] {
  const caused = (group: string, gains: Readonly<Record<string, Gain | undefined>>) =>
    Object.entries(gains).map(([name, gain]) => [`${group}.${name}`, gain]);
  return Object.fromEntries([
    ...caused('tile', { ...data.tileGains.value, redDucats: { ducats: ducatsTile.value } }),
    ...caused('card', data.cardGains.value),
    ...caused('bonus', data.bonusGains.value),
    ...caused('bonanza', data.bonanzaGains.value),
  ]);
}

function tilesOf({ value }: EditionData['tilesA']): Figures['tiles']['A'] {
  const plantations = SIZES.flatMap((size) =>
    SPICES.map((spice) => [`${spice}${size}`, value[`plantation${size}`] ?? 0] as const),
  );
  const others = TILES.map((tile) => [tile, value[tile] ?? 0] as const);
  return Object.fromEntries([...others, ...plantations].filter(([, n]) => n > 0));
}

const pointsOf = (data: CommonData, own: EditionData): Points => ({
  rows: data.rowVictoryPoints.value,
  colonies: data.colonyVictoryPoints.value,
  symbols: own.symbolVictoryPoints.value,
  richest: data.richest.value,
  duty: own.duty.value,
  smallPlantation: data.smallPlantation.value,
  foreman: data.foreman.value,
  missions: data.missions.value,
});

const figuresOf = (data: CommonData, own: EditionData): Figures => ({
  rounds: data.rounds.value,
  actions: data.actions.value,
  extraKept: data.extraKept.value,
  start: data.start.value,
  startDucats: own.startDucats.value,
  startSymbol: own.startSymbol.value,
  quickStart: data.quickStart.value,
  columns: columnsOf(own),
  cardLimit: own.expeditionsYield.value.map(([, limit]) => limit),
  payDucats: data.payDucatsByStep.value,
  colonies: coloniesOf(data),
  cards: cardsOf(data, own),
  gains: gainsOf(data, own),
  tiles: { A: tilesOf(own.tilesA), B: tilesOf(own.tilesB) },
  removed: own.removedTiles.value,
  eitherKind: data.eitherKind.value,
  scouts: data.scouts.value,
  resupply: data.resupply.value,
  sell: { price: data.sellPrice.value, limit: own.sellLimit.value },
  dutySpices: data.dutySpices.value,
  harvestedPlots: data.harvestedPlots.value,
  points: pointsOf(data, own),
});

/** The figures of each edition. */
export const FIGURES: Readonly<Record<Edition, Figures>> = {
  '2004': figuresOf(DATA.common, DATA.editions['2004']),
  '2012': figuresOf(DATA.common, DATA.editions['2012']),
};

/** A figure as help and docs show it. */
export interface Provenance {
  readonly figure: string;
  readonly value: unknown;
  readonly confidence: Confidence;
  readonly source: string;
}

/** The source and confidence of every figure. */
export const PROVENANCE: readonly Provenance[] = [
  ...Object.entries(DATA.common).map(([figure, entry]) => ({ figure, ...entry })),
  ...EDITIONS.flatMap((year) =>
    Object.entries(DATA.editions[year]).map(([name, entry]) => ({ figure: `${year} ${name}`, ...entry })),
  ),
];
