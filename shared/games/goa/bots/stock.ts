import type { Figures } from '../figures.ts';
import { mapFields, unfounded, type Player } from '../state.ts';
import { COLUMNS, SPICES, PLOTS, type Column, type Spice } from '../things.ts';
import type { Outlook } from './outlook.ts';

/** Ships and spices, and the rows of the markers that they are to move. */
interface Stock {
  readonly rows: Record<Column, number>;
  readonly spices: Record<Spice, number>;
  ships: number;
}

/** Steps planned ahead; more would be guesswork. */
const STEPS = 3;

const stockOf = (player: Player): Stock => {
  const spices = { ginger: 0, pepper: 0, cinnamon: 0, nutmeg: 0, clove: 0 };
  mapFields(player, (_, spice) => {
    if (spice !== null) spices[spice] += 1;
    return undefined;
  });
  return { rows: { ...player.rows }, spices, ships: player.ships };
};

/** Worth of ships and spices: the steps they pay for now, and then what is left over. */
export function stockWorth(player: Player, outlook: Outlook): number {
  const stock = stockOf(player);
  const steps = Math.min(STEPS, Math.floor(actionsOf(player, outlook)));
  let total = 0;
  for (let i = 0; i < steps; i += 1) {
    const profit = takeBestStep(stock, player, outlook);
    if (profit === 0) break;
    total += outlook.weights.ready * profit;
  }
  return total + leftWorth(stock, player, outlook);
}

/** Makes the step that pays best beyond its action; returns 0 if none does. */
function takeBestStep(stock: Stock, player: Player, outlook: Outlook): number {
  const { figures, weights } = outlook;
  const price = (weights.ship + weights.spice) * reach(player, outlook);
  let best: Column | undefined;
  let most = 0;
  let profit = 0;
  for (const column of COLUMNS) {
    const cost = figures.columns[column].cost[stock.rows[column]];
    if (cost === undefined || !pays(stock, cost)) continue;
    const gain = stepWorth(stock.rows[column], column, player, outlook) - weights.delay;
    if (gain - cost.length * price <= most) continue;
    best = column;
    most = gain - cost.length * price;
    profit = gain;
  }
  if (best === undefined) return 0;
  const cost = figures.columns[best].cost[stock.rows[best]] ?? [];
  for (const spice of cost) stock.spices[spice] -= 1;
  stock.ships -= cost.length;
  stock.rows[best] += 1;
  return profit;
}

function pays({ ships, spices }: Stock, cost: readonly Spice[]): boolean {
  return ships >= cost.length && cost.every((spice) => spices[spice] > 0); // no step asks for a spice twice
}

function leftWorth(stock: Stock, player: Player, outlook: Outlook): number {
  const { weights } = outlook;
  const actions = actionsOf(player, outlook);
  const soon = reach(player, outlook);
  let total = weights.ship * saturating(stock.ships, Math.min(10, 0.8 * actions));
  const needs = needsOf(stock.rows, outlook);
  for (const spice of SPICES) total += weights.spice * saturating(stock.spices[spice], needs[spice]);
  return total * soon;
}

/** The need of the coming steps for each spice, nearer steps more. */
export function needsOf(rows: Rows, { figures }: Outlook): Needs {
  let known = KNOWN.get(figures);
  if (known === undefined) KNOWN.set(figures, (known = new Map<number, Needs>()));
  let key = 0;
  for (const column of COLUMNS) key = 5 * key + rows[column];
  const needs = known.get(key) ?? countNeeds(rows, figures);
  known.set(key, needs);
  return needs;
}

type Rows = Readonly<Record<Column, number>>;
type Needs = Readonly<Record<Spice, number>>;

/** Cached by rows: every evaluation needs it, and computing it each time takes a third of the bots' time. */
const KNOWN = new WeakMap<Figures, Map<number, Needs>>();

/** Weight of the next step and of those after it. */
const NEARNESS = [1, 0.6, 0.3];

function countNeeds(rows: Rows, figures: Figures): Needs {
  const needs = { ginger: 0, pepper: 0, cinnamon: 0, nutmeg: 0, clove: 0 };
  for (const column of COLUMNS)
    for (const [i, share] of NEARNESS.entries())
      for (const spice of figures.columns[column].cost[rows[column] + i] ?? []) needs[spice] += share;
  return needs;
}

/** Actions still to come, including those by extra-action cards. */
export const actionsOf = ({ extra }: Player, { left }: Outlook): number => left + extra;

/** The worth of gathering things that is left: 1 … 0. */
export const reach = (player: Player, outlook: Outlook, horizon = outlook.weights.horizon): number =>
  Math.min(1, actionsOf(player, outlook) / horizon);

/** Worth of a marker in a row: its points, and its yield in the actions to come. */
export function columnWorth(row: number, column: Column, player: Player, outlook: Outlook): number {
  const { figures } = outlook;
  const points = figures.points.rows[row] ?? 0;
  return points + rowYield(row, column, player, outlook) + firsts(row, column, outlook);
}

/**
 * Worth of being first in one of the last two rows, which draws a card. It counts with the row, so that the step
 * into it is rated with it.
 */
function firsts(row: number, column: Column, { others, weights }: Outlook): number {
  const furthest = others[column];
  return weights.card * ((row >= 3 && furthest < 3 ? 1 : 0) + (row >= 4 && furthest < 4 ? 1 : 0));
}

function rowYield(row: number, column: Column, player: Player, outlook: Outlook): number {
  const { figures, weights } = outlook;
  const n = figures.columns[column].yield[row] ?? 0;
  const actions = Math.max(0, actionsOf(player, outlook) - 1);
  switch (column) {
    case 'ships':
      return weights.shares.ships * actions * n * weights.ship;
    case 'harvest':
      return weights.shares.harvest * actions * Math.min(n, 1 + 0.7 * fieldCount(player)) * weights.spice;
    case 'taxes':
      return weights.shares.taxes * actions * n * outlook.ducat * Math.min(1, outlook.auctions);
    case 'expeditions':
      return (
        weights.shares.expeditions * actions * n * weights.card +
        weights.room * (figures.cardLimit[row] ?? 0) * reach(player, outlook)
      );
    case 'colonists':
      return n * weights.colonist * Math.min(unfounded(player).length, actions / weights.founding);
  }
}

/** Worth of the step out of a row. */
const stepWorth = (row: number, column: Column, player: Player, outlook: Outlook): number =>
  columnWorth(row + 1, column, player, outlook) - columnWorth(row, column, player, outlook);

/** The number of a player's fields. */
export const fieldCount = ({ plots }: Player): number =>
  PLOTS.reduce((sum, id) => sum + (plots[id]?.fields.length ?? 0), 0);

/** `n`, with diminishing returns beyond `need`. */
export const saturating = (n: number, need: number): number =>
  need <= 0 ? 0 : need * (1 - Math.exp(-n / need));
