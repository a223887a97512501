import { assertNever } from '../../../kernel/never.ts';
import { askPlayer, NO_ANSWER } from '../../../kernel/orders.ts';
import type { OrderAnswer } from '../../../kernel/rules.ts';
import { placements } from '../choices/auctions.ts';
import { emptyOnes } from '../choices/params.ts';
import type { Move } from '../moves.ts';
import { playerOf, type Question, type State, type Turn } from '../state.ts';
import { PLANTATIONS, type Spice } from '../things.ts';
import { moveByOrders, roundInGame } from './common.ts';
import type { Orders } from './schema.ts';

/** The first space of the wish list that may be taken and holds the tile it held. */
export function placeByWish(state: State, markers: Orders['markers']): OrderAnswer<Move> {
  if (markers === undefined || markers.round !== roundInGame(state)) return NO_ANSWER;
  const free = placements(state);
  const wish = markers.spaces.find(
    ({ space, tile }) => free.includes(space) && (tile === undefined || state.grid[space] === tile),
  );
  if (wish === undefined) return askPlayer('goa.orders.noSpace', { marker: state.markers.length + 1 });
  return moveByOrders({ type: 'placeMarker', space: wish.space });
}

/** After the action. */
export const endTurn = ({ acted }: Turn, order: Orders['endTurn']): OrderAnswer<Move> =>
  acted && order === true ? moveByOrders({ type: 'endTurn' }) : NO_ANSWER;

/** In the extra actions. Whoever holds too many extra-action cards may not pass (rules 3.5). */
export function passExtra(state: State, seat: number, order: Orders['extra']): OrderAnswer<Move> {
  if (order !== 'pass') return NO_ANSWER;
  const { extra } = playerOf(state, seat);
  const { extraKept } = state.figures;
  return extra > extraKept
    ? askPlayer('goa.orders.extraCards', { extra, kept: extraKept })
    : moveByOrders({ type: 'pass' });
}

/** Questions that taking a tile or founding a colony raises. The other ones are part of a turn and its plan. */
export function answerQuestion(state: State, question: Question, orders: Orders): OrderAnswer<Move> {
  switch (question.ask) {
    case 'fill':
      return fillFields(state, question, orders.fill);
    case 'spices':
      return placeSpices(state, question, orders.fill);
    case 'either':
      return orders.either === undefined ? NO_ANSWER : moveByOrders({ type: 'either', what: orders.either });
    case 'discardPlantation':
      return giveUp(state, question, orders.giveUp);
    case 'favor':
      return takeRemoved(state, orders.favor);
    case 'resupply':
    case 'mix':
    case 'founding':
      return NO_ANSWER;
    default:
      return assertNever(question);
  }
}

type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** Every field gets the first spice of the list that it allows. */
function fillFields(state: State, { seat, fields }: Asked<'fill'>, order: Orders['fill']): OrderAnswer<Move> {
  if (order === undefined) return NO_ANSWER;
  const empty = emptyOnes(state, seat);
  const spices: Record<string, Spice> = {};
  for (const field of fields) {
    const spice = order.find((wanted) => empty[field]?.includes(wanted));
    if (spice === undefined) return askPlayer('goa.orders.noSpice');
    spices[field] = spice;
  }
  return moveByOrders({ type: 'fill', spices });
}

/** The spices that come first in the list, on the first fields that allow them. */
function placeSpices(state: State, { seat, n }: Asked<'spices'>, order: Orders['fill']): OrderAnswer<Move> {
  if (order === undefined) return NO_ANSWER;
  const fields = Object.entries(emptyOnes(state, seat));
  const most = Math.min(n, fields.length);
  const chosen = fields
    .flatMap(([field, allowed]) => {
      const rank = order.findIndex((spice) => allowed.includes(spice));
      const spice = order[rank];
      return spice === undefined ? [] : [{ field, spice, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most);
  if (chosen.length < most) return askPlayer('goa.orders.noSpice');
  const spices = Object.fromEntries(chosen.map(({ field, spice }) => [field, spice]));
  return moveByOrders({ type: 'placeSpices', spices });
}

function giveUp(
  state: State,
  { seat, tile: taken }: Asked<'discardPlantation'>,
  order: Orders['giveUp'],
): OrderAnswer<Move> {
  if (order === undefined) return NO_ANSWER;
  const { plots } = playerOf(state, seat);
  for (const tile of order) {
    const plot = PLANTATIONS.find((id) => plots[id]?.name === tile);
    if (plot !== undefined) return moveByOrders({ type: 'discardPlantation', plot });
    if (tile === taken && state.options.edition === '2004')
      return moveByOrders({ type: 'discardPlantation', plot: 'new' });
  }
  return askPlayer('goa.orders.noPlantation', { tile: { term: `goa.tile.${taken}` } });
}

function takeRemoved({ removed }: State, order: Orders['favor']): OrderAnswer<Move> {
  if (order === undefined) return NO_ANSWER;
  const tile = order.find((wanted) => removed.includes(wanted));
  return tile === undefined ? askPlayer('goa.orders.noFavor') : moveByOrders({ type: 'favor', tile });
}
