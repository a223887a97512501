import type { Choice } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { yieldOf, type Player } from '../state.ts';
import { COLONIES, COLUMNS, isRed, PLOTS, TILES, type PlotId, type Tile } from '../things.ts';
import { worthOfFounding, harvested, isBeforehand, scoutsOf, stepped } from './actions.ts';
import { drawWorth } from './cards.ts';
import { boundsOf, openFieldsOf, itemsOf, listed } from '../../../kernel/listed.ts';
import { emptyIn, fieldsIn, lessFields, lessTile, withSpices, type Rated, type BotView } from './botView.ts';
import { chooseSpices, fillings, spare } from './spices.ts';
import { bestSpace, tileWorth, withGain } from './tiles.ts';
import { worth } from './value.ts';

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
