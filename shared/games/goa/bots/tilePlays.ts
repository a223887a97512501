import type { Choice } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { yieldOf, type Player, playerOf } from '../state.ts';
import {
  COLONIES,
  COLUMNS,
  isRed,
  PLOTS,
  TILES,
  type PlotId,
  type Tile,
  isImmediate,
  plantationOf,
} from '../things.ts';
import { worthOfFounding, harvested, isBeforehand, scoutsOf, stepped } from './actions.ts';
import { drawWorth } from './cards.ts';
import { boundsOf, openFieldsOf, itemsOf, listed } from '../../../kernel/listed.ts';
import {
  emptyIn,
  fieldsIn,
  lessFields,
  lessTile,
  withSpices,
  type Rated,
  type BotView,
  withPlantation,
} from './botView.ts';
import { chooseSpices, fillings, spare } from './spices.ts';
import { worth } from './value.ts';
import type { Outlook } from './outlook.ts';

/** Free plays of tiles, rated: for each the best parameters. */
export function rateTilePlays(scene: BotView, choice: Choice): readonly Rated[] {
  const { player, outlook } = scene;
  switch (choice.type) {
    case 'useTile':
      return listed([choice], 'tile', TILES).map((tile) => ({
        move: { type: 'useTile', tile },
        value: used(scene, tile),
      }));
    case 'redSpice':
      return fillings(openFieldsOf(choice, 'spices'), boundsOf(choice, 'spices').max, player, outlook).map(
        (spices) => ({
          move: { type: 'redSpice', spices },
          value: worth(withSpices(turned(player, 'redSpice'), spices), outlook),
        }),
      );
    case 'viceKing':
      return listed([choice], 'column', COLUMNS).map((column) => ({
        move: { type: 'viceKing', column },
        value: worth(stepped(lessTile(player, 'viceKing'), column), outlook),
      }));
    case 'duty':
      return [duty(scene, choice)];
    case 'extraHarvest':
      return [extraHarvest(scene, choice)];
    case 'swap':
      return swaps(scene, choice);
    default:
      return espionage(scene, choice);
  }
}

/** The player with a tile used: red ones and duties stay. */
function turned(player: Player, tile: Tile): Player {
  const less = lessTile(player, tile);
  return { ...less, tiles: [...less.tiles, { tile, used: true }] };
}

function used({ player, outlook }: BotView, tile: Tile): number {
  if (isRed(tile)) {
    const { cards = 0 } = outlook.figures.gains[`tile.${tile}`] ?? {};
    const gained = worth(withGain(tile, turned(player, tile), outlook), outlook);
    return cards > 0 ? gained + cards * drawWorth(player.hand, player, outlook) : gained;
  }
  const less = lessTile(player, tile);
  if (tile === 'resupply') return worth({ ...less, ships: less.ships + 4 }, outlook);
  return worth(less, outlook) + tileWorth(tile, less, outlook);
}

/** The spices that the player misses least. */
function duty({ player, outlook }: BotView, choice: Choice): Rated {
  const fields = spare(fieldsIn(player, choice), boundsOf(choice, 'fields').max, player, outlook);
  return {
    move: { type: 'duty', fields },
    value: worth(turned(lessFields(player, fields), 'duty'), outlook),
  };
}

/** The plots with the most empty fields. */
function extraHarvest({ player, outlook }: BotView, choice: Choice): Rated {
  const emptyOf = (id: PlotId): number =>
    player.plots[id]?.fields.filter((spice) => spice === null).length ?? 0;
  const byEmpty = listed([choice], 'plots', PLOTS).toSorted((a, b) => emptyOf(b) - emptyOf(a));
  const best = new Set(byEmpty.slice(0, boundsOf(choice, 'plots').max));
  const plots = PLOTS.filter((id) => best.has(id));
  const open = emptyIn(player, plots);
  const spices = chooseSpices(open, Object.keys(open).length, player, outlook);
  const value = worth(withSpices(lessTile(player, 'extraHarvest'), spices), outlook);
  return { move: { type: 'extraHarvest', plots }, value };
}

function swaps(scene: BotView, choice: Choice): readonly Rated[] {
  const best = bestSpace(scene, itemsOf(choice, 'space').map(Number));
  if (best === undefined) return [];
  const value = worth(lessTile(scene.player, 'swap'), scene.outlook) + best.gain;
  return [{ move: { type: 'swap', space: best.space }, value }];
}

function espionage(scene: BotView, choice: Choice): readonly Rated[] {
  const seats = itemsOf(choice, 'seat').map(Number);
  switch (choice.type) {
    case 'spy':
      return seats.flatMap((seat) => spies(scene, seat));
    case 'spyHarvest':
      return seats.flatMap((seat) => spyHarvests(scene, choice, seat));
    case 'spyFound':
      return seats.flatMap((seat) => spyFoundings(scene, choice, seat));
    default:
      return [];
  }
}

function spies({ view, player, outlook }: BotView, seat: Seat): readonly Rated[] {
  const less = lessTile(player, 'espionage');
  const n = (column: 'ships' | 'taxes'): number => yieldOf(view.state, seat, column);
  return [
    {
      move: { type: 'spy', seat, what: 'ships' },
      value: worth({ ...less, ships: less.ships + n('ships') }, outlook),
    },
    {
      move: { type: 'spy', seat, what: 'taxes' },
      value: worth({ ...less, ducats: less.ducats + n('taxes') }, outlook),
    },
  ];
}

/** Without a card, which would be wasted here. */
function spyHarvests({ view, player, outlook }: BotView, choice: Choice, seat: Seat): readonly Rated[] {
  if (listed([choice], 'card', ['none']).length === 0) return [];
  const less = lessTile(player, 'espionage');
  const n = yieldOf(view.state, seat, 'harvest');
  return fillings(openFieldsOf(choice, 'spices'), boundsOf(choice, 'spices').max, less, outlook).map(
    (spices) => ({
      move: { type: 'spyHarvest', seat, card: 'none', spices },
      value: harvested(less, { card: 'none', spices, n }, outlook),
    }),
  );
}

function spyFoundings(scene: BotView, choice: Choice, seat: Seat): readonly Rated[] {
  if (isBeforehand(choice)) return [];
  const { view, player, outlook } = scene;
  const less = lessTile(player, 'espionage');
  const board = yieldOf(view.state, seat, 'colonists');
  return listed([choice], 'colony', COLONIES).map((colony) => ({
    move: { type: 'spyFound', seat, colony, card: 'none' },
    value: worthOfFounding(less, { colony, board, scouts: scoutsOf(scene, 'none') }, scene, outlook),
  }));
}

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
