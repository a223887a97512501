import { playerOf, unfounded, type Plot, type Player, type State } from '../state.ts';
import { COLONIES, COLUMNS, isRed, plantationOf, PLANTATIONS, PLOTS, type Tile } from '../things.ts';
import type { Seat } from '../../../kernel/types.ts';
import { handWorth } from './cards.ts';
import { actionsOf, columnWorth, fieldCount, reach, saturating, stockWorth } from './stock.ts';
import { lowestRow, outlookOf, type Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

/** Estimated victory points of a player at the end. Everything not settled by rule is estimated. */
export function worth(player: Player, outlook: Outlook): number {
  let total = 0;
  for (const part of parts(player, outlook)) total += part;
  return total;
}

/** The parts of a player's worth. */
function parts(player: Player, outlook: Outlook): readonly number[] {
  let columns = 0;
  for (const column of COLUMNS) columns += columnWorth(player.rows[column], column, player, outlook);
  return [
    actionsOf(player, outlook) * outlook.weights.action,
    columns,
    abreastWorth(player, outlook),
    coloniesWorth(player, outlook),
    handWorth(player.hand, player, outlook),
    tilesWorth(player, outlook),
    fieldsWorth(player, outlook),
    stockWorth(player, outlook),
    ducatsWorth(player.ducats, outlook),
  ];
}

/** A seat's worth in this state. */
export const seatWorth = (state: State, seat: Seat, weights: Weights): number =>
  worth(playerOf(state, seat), outlookOf(state, seat, weights));

/** The closer the last marker of a row is to leaving it, the closer is an extra-action card. */
function abreastWorth(player: Player, outlook: Outlook): number {
  const lowest = lowestRow(player.rows);
  if (lowest === 4) return 0;
  const beyond = COLUMNS.filter((column) => player.rows[column] > lowest).length;
  return outlook.weights.action * (beyond / COLUMNS.length) ** 2 * reach(player, outlook);
}

function coloniesWorth(player: Player, { figures, weights, ...outlook }: Outlook): number {
  const open = unfounded(player);
  const founded = COLONIES.length - open.length;
  const points = figures.points.colonies[founded] ?? 0;
  const board = figures.columns.colonists.yield[player.rows.colonists] ?? 0;
  const actions = outlook.left + player.extra;
  const goals = open.slice(0, Math.max(0, Math.ceil(actions / weights.founding)));
  const need = goals.reduce((sum, colony) => sum + Math.max(1, figures.colonies[colony].need - board - 4), 0);
  return points + weights.colonist * saturating(player.colonists, need) * Math.min(1, actions / 2);
}

function tilesWorth(player: Player, outlook: Outlook): number {
  const { figures } = outlook;
  let total = 0;
  let isForeman = false;
  for (const { tile, used } of player.tiles) {
    total += keptWorth(tile, used, player, outlook);
    isForeman ||= tile === 'foreman';
  }
  const laid = PLANTATIONS.flatMap((id) => player.plots[id]?.name ?? []);
  const small = [...laid, ...player.kept].filter(
    (name) => name !== 'cropRotation' && plantationOf(name)?.size === 1,
  ).length;
  return total + small * (isForeman ? figures.points.foreman : figures.points.smallPlantation);
}

/** Worth of a tile that lies before its owner. */
function keptWorth(tile: Tile, used: boolean, player: Player, outlook: Outlook): number {
  const { figures, weights } = outlook;
  if (isRed(tile)) return (outlook.rounds + (used ? 0 : 1)) * gainWorth(tile, outlook);
  const soon = reach(player, outlook, 2);
  switch (tile) {
    case 'mission2':
    case 'mission3':
      return figures.points.missions[tile];
    case 'duty':
      return used ? figures.points.duty : soon * Math.max(0, figures.points.duty - 5 * weights.spice);
    case 'viceKing':
      return soon * (1 + (figures.points.rows[lowestRow(player.rows) + 1] ?? 0) * 0.6);
    case 'espionage':
      return soon * weights.espionage;
    case 'extraHarvest':
      return soon * weights.extraHarvest;
    case 'swap':
      return soon * weights.swap;
    case 'resupply':
      return soon * 4 * weights.ship;
    default:
      return soon * gainWorth(tile, outlook);
  }
}

/** Rule-of-thumb worth of a tile's single use. */
function gainWorth(tile: Tile, outlook: Outlook): number {
  const { figures, weights, auctions } = outlook;
  const gain = figures.gains[`tile.${tile}`] ?? {};
  return (
    (gain.ships ?? 0) * weights.ship +
    (gain.colonists ?? 0) * weights.colonist +
    (gain.ducats ?? 0) * outlook.ducat * Math.min(1, auctions) +
    (gain.extra ?? 0) * weights.action +
    (gain.cards ?? 0) * weights.card +
    (gain.spices ?? 0) * weights.spice
  );
}

/** Worth of fields for future harvests: by their number and by the kinds of spice. */
function fieldsWorth(player: Player, outlook: Outlook): number {
  const { weights } = outlook;
  const share = actionsOf(player, outlook) / 36;
  const capacity = new Map<string, number>();
  for (const id of PLOTS) addCapacity(capacity, player.plots[id]);
  let kinds = 0;
  for (const n of capacity.values()) kinds += 1 - Math.exp(-n / 1.2);
  return share * (weights.kind * kinds + weights.field * fieldCount(player));
}

function addCapacity(capacity: Map<string, number>, plot: Plot | null): void {
  if (plot === null) return;
  const each = plot.fields.length / Math.sqrt(plot.allowed.length);
  for (const spice of plot.allowed) capacity.set(spice, (capacity.get(spice) ?? 0) + each);
}

/** Ducats buy tiles. At the end they count only for the richest player. */
export function ducatsWorth(ducats: number, outlook: Outlook): number {
  const { weights, figures, auctions, richest } = outlook;
  const useful = weights.purse * auctions;
  const lead = 1 / (1 + Math.exp(-(ducats - richest) / (0.5 + 3 * auctions)));
  const last = Math.max(0, 1 - auctions / 2);
  return outlook.ducat * saturating(ducats, useful) + figures.points.richest * lead * last;
}
