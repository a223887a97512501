import { unfounded, type Player } from '../state.ts';
import { PLOTS, type Column } from '../things.ts';
import type { Outlook } from './outlook.ts';

/** Actions still to come, including those by extra-action cards. */
export const actionsOf = ({ extra }: Player, { left }: Outlook): number => left + extra;

/** How much it is still worth to gather things: 1 … 0. */
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
export const stepWorth = (row: number, column: Column, player: Player, outlook: Outlook): number =>
  columnWorth(row + 1, column, player, outlook) - columnWorth(row, column, player, outlook);

/** How many fields a player has. */
export const fieldCount = ({ plots }: Player): number =>
  PLOTS.reduce((sum, id) => sum + (plots[id]?.fields.length ?? 0), 0);

/** `n`, with diminishing returns beyond `need`. */
export const saturating = (n: number, need: number): number =>
  need <= 0 ? 0 : need * (1 - Math.exp(-n / need));
