import { playerOf, type Player } from '../state.ts';
import { isImmediate, isRed, plantationOf, type Tile } from '../things.ts';
import { drawWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { withPlantation, type BotView } from './botView.ts';
import { worth } from './value.ts';

/** Victory points that a player gains by a tile. */
export function tileWorth(tile: Tile, player: Player, outlook: Outlook): number {
  if (tile === 'favor') {
    const others = outlook.removed.filter((other) => other !== 'favor');
    return Math.max(0, ...others.map((other) => tileWorth(other, player, outlook)));
  }
  return worthGaining(tile, player, outlook) - worth(player, outlook);
}

/** The player's worth after a tile's gains. */
const worthGaining = (tile: Tile, player: Player, outlook: Outlook): number =>
  worth(withTile(tile, player, outlook), outlook) + cardsWorth(tile, player, outlook);

/** Worth of the cards that a tile brings; nobody knows yet which. */
function cardsWorth(tile: Tile, player: Player, outlook: Outlook): number {
  const cards = isRed(tile) ? 0 : (outlook.figures.gains[`tile.${tile}`]?.cards ?? 0);
  return cards > 0 ? cards * drawWorth(player.hand, player, outlook) : 0;
}

/** The player after taking a tile, which is laid, carried out or kept. Its cards are not counted. */
function withTile(tile: Tile, player: Player, outlook: Outlook): Player {
  if (plantationOf(tile) !== undefined) return withPlantation(player, tile, outlook);
  if (tile === 'shipsOrColonists') {
    const n = outlook.figures.eitherKind;
    const ships: Player = { ...player, ships: player.ships + n };
    const colonists: Player = { ...player, colonists: player.colonists + n };
    return worth(ships, outlook) >= worth(colonists, outlook) ? ships : colonists;
  }
  if (isImmediate(tile)) return withGain(tile, player, outlook);
  return { ...player, tiles: [...player.tiles, { tile, used: false }] };
}

/** The player with a tile's gains by the figures, without cards and spices. */
export function withGain(tile: Tile, player: Player, { figures }: Outlook): Player {
  const { ships = 0, colonists = 0, ducats = 0, extra = 0 } = figures.gains[`tile.${tile}`] ?? {};
  return {
    ...player,
    ships: player.ships + ships,
    colonists: player.colonists + colonists,
    ducats: player.ducats + ducats,
    extra: player.extra + extra,
  };
}

/** Worth of the flag: an extra action, and the first decision of the next round. */
export const flagWorth = (player: Player, outlook: Outlook): number =>
  worth({ ...player, extra: player.extra + 1 }, outlook) - worth(player, outlook) + outlook.weights.flag;

/** The best tile on the grid, for a player who may take any. */
export function bestSpace({ view: { state, seat }, outlook }: BotView, spaces: readonly number[]) {
  const rated = spaces.flatMap((space) => {
    const tile = state.grid[space] ?? null;
    return tile === null || tile === 'swap'
      ? []
      : [{ space, gain: tileWorth(tile, playerOf(state, seat), outlook) }];
  });
  return rated.toSorted((a, b) => b.gain - a.gain)[0];
}
