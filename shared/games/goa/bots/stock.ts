import type { Figures } from '../figures.ts';
import { mapFields, type Player } from '../state.ts';
import { COLUMNS, SPICES, type Column, type Spice } from '../things.ts';
import { actionsOf, reach, saturating, stepWorth } from './columns.ts';
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

/** How much the coming steps need each spice, nearer steps more. */
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
