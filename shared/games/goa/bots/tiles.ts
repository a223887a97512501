import { playerOf, type Player } from '../state.ts';
import { isImmediate, plantationOf, type Tile } from '../things.ts';
import { drawWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { withPlantation, type Scene } from './scene.ts';
import { worth } from './value.ts';

/** What a player gains by a tile, victory points. */
export function tileWorth(tile: Tile, player: Player, outlook: Outlook): number {
  if (tile === 'favor')
    return Math.max(
      0,
      ...outlook.removed.map((other) => (other === 'favor' ? 0 : tileWorth(other, player, outlook))),
    );
  return worthWith(tile, player, outlook) - worth(player, outlook);
}

/** The worth of a player who has taken a tile. */
function worthWith(tile: Tile, player: Player, outlook: Outlook): number {
  if (plantationOf(tile) !== undefined) return worth(withPlantation(player, tile, outlook), outlook);
  if (tile === 'shipsOrColonists') {
    const n = outlook.figures.eitherKind;
    return Math.max(
      worth({ ...player, ships: player.ships + n }, outlook),
      worth({ ...player, colonists: player.colonists + n }, outlook),
    );
  }
  if (isImmediate(tile)) return worthGaining(tile, player, outlook);
  return worth({ ...player, tiles: [...player.tiles, { tile, used: false }] }, outlook);
}

/** The worth of a player to whom a tile brings what the figures say. */
export function worthGaining(tile: Tile, player: Player, outlook: Outlook): number {
  const {
    ships = 0,
    colonists = 0,
    ducats = 0,
    extra = 0,
    cards = 0,
  } = outlook.figures.gains[`tile.${tile}`] ?? {};
  const richer: Player = {
    ...player,
    ships: player.ships + ships,
    colonists: player.colonists + colonists,
    ducats: player.ducats + ducats,
    extra: player.extra + extra,
  };
  return worth(richer, outlook) + (cards > 0 ? cards * drawWorth(player.hand, player, outlook) : 0);
}

/** The flag: an extra action, and the say in the next round. */
export const flagWorth = (player: Player, outlook: Outlook): number =>
  worth({ ...player, extra: player.extra + 1 }, outlook) - worth(player, outlook) + outlook.weights.flag;

/** The best tile on the grid for one who can take any. */
export function bestSpace({ view: { state, seat }, outlook }: Scene, spaces: readonly number[]) {
  const rated = spaces.flatMap((space) => {
    const tile = state.grid[space] ?? null;
    return tile === null || tile === 'swap'
      ? []
      : [{ space, gain: tileWorth(tile, playerOf(state, seat), outlook) }];
  });
  return rated.toSorted((a, b) => b.gain - a.gain)[0];
}
