import type { Choice } from '../../../kernel/choices.ts';
import { costOf, defaultPayment } from '../prices.ts';
import type { ActionCard } from '../moves.ts';
import { faceOf, yieldOf, type Player } from '../state.ts';
import { COLONIES, COLUMNS, SPICES, type Colony, type Column, type SpicesByField } from '../things.ts';
import { colonistOdds, drawWorth } from './cards.ts';
import { lowestRow, type Outlook } from './outlook.ts';
import { boundsOf, openFieldsOf, listed } from '../../../kernel/listed.ts';
import { cardsIn, lessCard, paying, withPlot, withSpices, type Rated, type BotView } from './botView.ts';
import { fillings, mostOf } from './spices.ts';
import { worth } from './value.ts';

/** Moves of the six actions, rated: for each the best parameters. Other choices give no moves here. */
export function rateActions(scene: BotView, choice: Choice): readonly Rated[] {
  const { view, player, after } = scene;
  const own = (column: Column): number => yieldOf(view.state, view.seat, column);
  switch (choice.type) {
    case 'progress':
      return listed([choice], 'column', COLUMNS).flatMap((column) => progress(scene, choice, column));
    case 'buildShips':
      return [
        {
          move: { type: 'buildShips' },
          value: worth({ ...player, ships: player.ships + own('ships') }, after),
        },
      ];
    case 'taxes':
      return [
        { move: { type: 'taxes' }, value: worth({ ...player, ducats: player.ducats + own('taxes') }, after) },
      ];
    case 'harvest':
      return harvests(scene, choice);
    case 'expedition': {
      const cards = boundsOf(choice, 'cards').max;
      return [{ move: { type: 'expedition', cards }, value: worthAfterDrawing(player, cards, after) }];
    }
    case 'found':
      return foundings(scene, choice);
    default:
      return [];
  }
}

/** The player with a marker one row down. */
export function stepped(player: Player, column: Column): Player {
  const row = player.rows[column] + 1;
  const rows = { ...player.rows, [column]: row };
  const extra = lowestRow(rows) > lowestRow(player.rows) ? 1 : 0;
  return { ...player, rows, extra: player.extra + extra };
}

function progress(scene: BotView, choice: Choice, column: Column): readonly Rated[] {
  const { view, player, after } = scene;
  const payment = paymentOf(scene, choice);
  const price = costOf(view.state, view.seat, column)?.length ?? 0;
  const step = stepped(paying(player, payment), column);
  return withCards(scene, choice).map((card) => {
    const isFree = card !== 'none' && faceOf(view.state, card).kind === 'spicesOnly';
    const paid = { ...step, ships: step.ships - (isFree ? 0 : price) };
    const value = worth(card === 'none' ? paid : lessCard(paid, card), after);
    return { move: { type: 'progress', column, card, payment }, value };
  });
}

/** The spices to pay, from the fields that are easiest to fill again. */
function paymentOf({ view }: BotView, choice: Choice): SpicesByField {
  const paid = Object.entries(defaultPayment(view, choice) ?? {});
  return Object.fromEntries(
    paid.flatMap(([field, name]) => SPICES.filter((spice) => spice === name).map((spice) => [field, spice])),
  );
}

/** No card if that is offered, and each of the offered cards. */
const withCards = (scene: BotView, choice: Choice): readonly ActionCard[] => [
  ...listed([choice], 'card', ['none']),
  ...cardsIn(scene, choice),
];

function harvests(scene: BotView, choice: Choice): readonly Rated[] {
  const { player, after, view } = scene;
  const max = boundsOf(choice, 'spices').max;
  const n = yieldOf(view.state, view.seat, 'harvest');
  return fillings(openFieldsOf(choice, 'spices'), max, player, after).flatMap((spices) =>
    withCards(scene, choice).map((card) => ({
      move: { type: 'harvest', card, spices },
      value: harvested(player, { card, spices, n }, after),
    })),
  );
}

/** The worth after a harvest. With the card, spices that find no field come as ships or colonists. */
export function harvested(
  player: Player,
  { card, spices, n }: { readonly card: ActionCard; readonly spices: SpicesByField; readonly n: number },
  outlook: Outlook,
): number {
  const filled = withSpices(player, spices);
  if (card === 'none') return worth(filled, outlook);
  const rest = n - Object.keys(spices).length;
  const played = lessCard(filled, card);
  return Math.max(
    worth({ ...played, ships: played.ships + rest }, outlook),
    worth({ ...played, colonists: played.colonists + rest }, outlook),
  );
}

/** The worth after drawing this many cards. */
const worthAfterDrawing = (player: Player, cards: number, outlook: Outlook): number =>
  worth(player, outlook) + cards * drawWorth(player.hand, player, outlook);

/** Is the answer given beforehand (`ifShort`)? A bot answers at once when asked, so it never needs that. */
export const isBeforehand = ({ params }: Choice): boolean => params.some(({ name }) => name === 'ifShort');

function foundings(scene: BotView, choice: Choice): readonly Rated[] {
  if (isBeforehand(choice)) return [];
  const { view, player, after } = scene;
  const board = yieldOf(view.state, view.seat, 'colonists');
  return listed([choice], 'colony', COLONIES).flatMap((colony) =>
    withCards(scene, choice).map((card) => ({
      move: { type: 'found', colony, card },
      value: worthOfFounding(
        card === 'none' ? player : lessCard(player, card),
        { colony, board, scouts: scoutsOf(scene, card) },
        scene,
        after,
      ),
    })),
  );
}

export const scoutsOf = ({ outlook }: BotView, card: ActionCard): number =>
  outlook.figures.scouts + (card === 'none' ? 0 : 1);

/** An attempt to found a colony. */
interface Attempt {
  readonly colony: Colony;
  /** Colonists of a development board. */
  readonly board: number;
  /** Number of revealed cards. */
  readonly scouts: number;
}

/** The expected worth of a player who tries to found a colony. */
export function worthOfFounding(
  player: Player,
  { colony, board, scouts }: Attempt,
  { view, outlook }: BotView,
  after: Outlook,
): number {
  const missing = after.figures.colonies[colony].need - board;
  const failed = worth({ ...player, colonists: player.colonists + 1 }, after);
  const settled = bestColony(player, colony, view.state.colonies[colony], after);
  let value = 0;
  for (const [sum, p] of colonistOdds(outlook.unseen, scouts).entries()) {
    const cost = Math.max(0, missing - sum);
    if (p === 0) continue;
    const paid =
      cost <= player.colonists ? worth({ ...settled, colonists: settled.colonists - cost }, after) : failed;
    value += p * Math.max(failed, paid);
  }
  return value;
}

/** The player with the colony on the most useful of these tiles; nothing is paid yet. */
function bestColony(player: Player, colony: Colony, tiles: readonly number[], outlook: Outlook): Player {
  const ways = tiles.map((tile) => withColony(player, colony, tile, outlook));
  return mostOf(ways, (way) => worth(way, outlook)) ?? player;
}

export function withColony(player: Player, colony: Colony, tile: number, outlook: Outlook): Player {
  const { tiles, fields } = outlook.figures.colonies[colony];
  return withPlot(player, colony, { name: colony, allowed: tiles[tile] ?? [], size: fields }, outlook);
}
