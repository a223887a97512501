import type { Choice } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { ducatPrice } from '../choices/cards.ts';
import { faceOf, mapFields, yieldOf, type Player } from '../state.ts';
import {
  COLONIES,
  COLUMNS,
  isRed,
  TILES,
  type CardId,
  type Field,
  type PlotId,
  PLOTS,
  type Tile,
} from '../things.ts';
import { harvested, founding, scoutsOf, stepped } from './actions.ts';
import { drawWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import {
  cardsIn,
  emptyIn,
  lessCard,
  lessTile,
  listOf,
  maxOf,
  offered,
  openOf,
  paying,
  withSpices,
  type Rated,
  type Scene,
} from './scene.ts';
import { fill, fillings, spare } from './spices.ts';
import { bestSpace, tileWorth, worthGaining } from './tiles.ts';
import { worth } from './value.ts';

/** Free plays of cards and tiles, each at its best. Other choices bring nothing here. */
export function plays(scene: Scene, choice: Choice): readonly Rated[] {
  switch (choice.type) {
    case 'play':
      return cardsIn(scene, choice).map((card) => ({
        move: { type: 'play', card },
        value: played(scene, card),
      }));
    case 'playSpices':
      return playSpices(scene, choice);
    case 'sell':
      return sales(scene, choice);
    case 'payDucats':
      return scene.outlook.edition === '2012' ? payments(scene, choice, scene.outlook) : [];
    default:
      return tilePlays(scene, choice);
  }
}

/** Ships, colonists or ducats. */
function played({ view, player, outlook }: Scene, card: CardId): number {
  const {
    ships = 0,
    colonists = 0,
    ducats = 0,
  } = outlook.figures.gains[`card.${faceOf(view.state, card).kind}`] ?? {};
  const less = lessCard(player, card);
  return worth(
    {
      ...less,
      ships: less.ships + ships,
      colonists: less.colonists + colonists,
      ducats: less.ducats + ducats,
    },
    outlook,
  );
}

function playSpices(scene: Scene, choice: Choice): readonly Rated[] {
  const { player, outlook } = scene;
  const [card] = cardsIn(scene, choice);
  if (card === undefined) return [];
  return fillings(openOf(choice), maxOf(choice, 'spices'), player, outlook).map((spices) => ({
    move: { type: 'playSpices', card, spices },
    value: worth(withSpices(lessCard(player, card), spices), outlook),
  }));
}

function sales(scene: Scene, choice: Choice): readonly Rated[] {
  const { player, outlook } = scene;
  const [card] = cardsIn(scene, choice);
  if (card === undefined) return [];
  return Array.from({ length: maxOf(choice, 'fields') }, (_, i) => {
    const fields = spare(fieldsIn(player, choice), i + 1, player, outlook);
    const sold = lessFields(lessCard(player, card), fields);
    const ducats = sold.ducats + fields.length * outlook.figures.sell.price;
    return { move: { type: 'sell', card, fields }, value: worth({ ...sold, ducats }, outlook) };
  });
}

/** The fields of a subset. */
export const fieldsIn = (player: Player, choice: Choice): readonly Field[] => {
  const list = listOf(choice, 'fields');
  return mapFields(player, (field) => (list.includes(field) ? field : undefined));
};

const lessFields = (player: Player, fields: readonly Field[]): Player =>
  paying(
    player,
    Object.fromEntries(
      mapFields(player, (field, spice) =>
        spice !== null && fields.includes(field) ? ([field, spice] as const) : undefined,
      ),
    ),
  );

/** A marker down for ducats: a free play in 2012, the action in 2004. */
export const payments = (scene: Scene, choice: Choice, outlook: Outlook): readonly Rated[] =>
  cardsIn(scene, choice)
    .slice(0, 1)
    .flatMap((card) =>
      offered(COLUMNS, choice, 'column').map((column) => {
        const { view, player } = scene;
        const price = ducatPrice(view.state, view.seat, column) ?? 0;
        const step = stepped(lessCard(player, card), column);
        return {
          move: { type: 'payDucats', card, column },
          value: worth({ ...step, ducats: step.ducats - price }, outlook),
        };
      }),
    );

function tilePlays(scene: Scene, choice: Choice): readonly Rated[] {
  const { player, outlook } = scene;
  switch (choice.type) {
    case 'useTile':
      return offered(TILES, choice, 'tile').map((tile) => ({
        move: { type: 'useTile', tile },
        value: used(scene, tile),
      }));
    case 'redSpice':
      return fillings(openOf(choice), maxOf(choice, 'spices'), player, outlook).map((spices) => ({
        move: { type: 'redSpice', spices },
        value: worth(withSpices(turned(player, 'redSpice'), spices), outlook),
      }));
    case 'viceKing':
      return offered(COLUMNS, choice, 'column').map((column) => ({
        move: { type: 'viceKing', column },
        value: worth(stepped(lessTile(player, 'viceKing'), column), outlook),
      }));
    case 'duty': {
      const fields = spare(fieldsIn(player, choice), maxOf(choice, 'fields'), player, outlook);
      return [
        { move: { type: 'duty', fields }, value: worth(turned(lessFields(player, fields), 'duty'), outlook) },
      ];
    }
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

function used({ player, outlook }: Scene, tile: Tile): number {
  if (isRed(tile)) return worthGaining(tile, turned(player, tile), outlook);
  const less = lessTile(player, tile);
  if (tile === 'resupply') return worth({ ...less, ships: less.ships + 4 }, outlook);
  return worth(less, outlook) + tileWorth(tile, less, outlook);
}

/** The plots with the most empty fields. */
function extraHarvest({ player, outlook }: Scene, choice: Choice): Rated {
  const emptyOf = (id: PlotId): number =>
    player.plots[id]?.fields.filter((spice) => spice === null).length ?? 0;
  const byEmpty = offered(PLOTS, choice, 'plots').toSorted((a, b) => emptyOf(b) - emptyOf(a));
  const best = new Set(byEmpty.slice(0, maxOf(choice, 'plots')));
  const plots = PLOTS.filter((id) => best.has(id));
  const open = emptyIn(player, plots);
  const spices = fill(open, Object.keys(open).length, player, outlook);
  const value = worth(withSpices(lessTile(player, 'extraHarvest'), spices), outlook);
  return { move: { type: 'extraHarvest', plots }, value };
}

function swaps(scene: Scene, choice: Choice): readonly Rated[] {
  const best = bestSpace(scene, listOf(choice, 'space').map(Number));
  if (best === undefined) return [];
  const value = worth(lessTile(scene.player, 'swap'), scene.outlook) + best.gain;
  return [{ move: { type: 'swap', space: best.space }, value }];
}

function espionage(scene: Scene, choice: Choice): readonly Rated[] {
  const seats = listOf(choice, 'seat').map(Number);
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

function spies({ view, player, outlook }: Scene, seat: Seat): readonly Rated[] {
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

/** Without a card; with one it would be a waste of the card. */
function spyHarvests({ view, player, outlook }: Scene, choice: Choice, seat: Seat): readonly Rated[] {
  if (offered(['none'], choice, 'card').length === 0) return [];
  const less = lessTile(player, 'espionage');
  const n = yieldOf(view.state, seat, 'harvest');
  return fillings(openOf(choice), maxOf(choice, 'spices'), less, outlook).map((spices) => ({
    move: { type: 'spyHarvest', seat, card: 'none', spices },
    value: harvested(less, { card: 'none', spices, n }, outlook),
  }));
}

function spyFoundings(scene: Scene, choice: Choice, seat: Seat): readonly Rated[] {
  const { view, player, outlook } = scene;
  const less = lessTile(player, 'espionage');
  const board = yieldOf(view.state, seat, 'colonists');
  return offered(COLONIES, choice, 'colony').map((colony) => ({
    move: { type: 'spyFound', seat, colony, card: 'none' },
    value: founding(less, { colony, board, scouts: scoutsOf(scene, 'none') }, scene, outlook),
  }));
}

/** Cards given up so that an expedition can draw others, least ones first. */
export function clearings(scene: Scene, choice: Choice, room: number): readonly Rated[] {
  const { view, player, after } = scene;
  const draws = yieldOf(view.state, view.seat, 'expeditions');
  const ways: Rated[] = [];
  let left = player;
  const gone: CardId[] = [];
  for (let n = room; n < draws && left.hand.length > 0; n += 1) {
    const [least] = cardsIn({ ...scene, player: left }, choice, 'cards')
      .map((card) => ({ card, value: worth(lessCard(left, card), after) }))
      .toSorted((a, b) => b.value - a.value);
    if (least === undefined) break;
    left = lessCard(left, least.card);
    gone.push(least.card);
    const cards = player.hand.filter((card) => gone.some((other) => other === card));
    const value = worth(left, after) + (n + 1) * drawWorth(left.hand, left, after);
    ways.push({
      move: { type: 'discard', cards: cards.flatMap((card) => (card === 'hidden' ? [] : [card])) },
      value,
    });
  }
  return ways;
}
