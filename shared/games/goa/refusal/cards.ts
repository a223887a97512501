import type { Rejection } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { ducatPrice } from '../choices/cards.ts';
import { mapFields, playerOf, spicesOf, type State, type Turn } from '../state.ts';
import { COLUMNS, type Card, type CardKind } from '../things.ts';
import { whyNotHeld, againstNone, asList, named, type Given } from './given.ts';

const KINDS: Readonly<Record<string, readonly CardKind[]>> = {
  play: ['ships', 'colonists', 'ducats'],
  playSpices: ['spices'],
  sell: ['sell'],
  payDucats: ['payDucats'],
};

/** Why a card cannot be played on its own. */
export function whyNotCard(state: State, turn: Turn, given: Given): Rejection | undefined {
  const { seat, carded } = turn;
  const type = String(given['type']);
  const held = whyNotHeld(state, seat, given['card'], { kinds: KINDS[type] ?? [], played: carded });
  if (held !== undefined) return held;
  if (type === 'sell') return againstSale(state, seat, given);
  return type === 'payDucats' ? againstPayment(state, turn, given) : undefined;
}

function againstSale(state: State, seat: Seat, given: Given): Rejection | undefined {
  const fields = asList(given['fields']);
  const { limit } = state.figures.sell;
  if (limit !== null && fields.length > limit) return { code: 'TOO_MANY_SPICES', params: { max: limit } };
  return spicesOf(playerOf(state, seat)) < Math.max(1, fields.length)
    ? { code: 'SPICES_MISSING' }
    : (whyNotFields(state, seat, given) ?? againstNone(fields));
}

/** Why these fields cannot be emptied. */
export function whyNotFields(state: State, seat: Seat, given: Given): Rejection | undefined {
  const laden = mapFields(playerOf(state, seat), (field, spice) => (spice === null ? undefined : field));
  return asList(given['fields']).some((field) => named(laden, field) === undefined)
    ? { code: 'FIELD_EMPTY' }
    : undefined;
}

function againstPayment(state: State, { seat, acted }: Turn, given: Given): Rejection | undefined {
  if (acted && state.options.edition === '2004') return { code: 'ACTION_TAKEN' };
  const column = named(COLUMNS, given['column']);
  if (column === undefined) return { code: 'COLUMN_UNKNOWN' };
  const price = ducatPrice(state, seat, column);
  const { ducats } = playerOf(state, seat);
  if (price === undefined) return { code: 'LAST_ROW' };
  return price > ducats ? { code: 'NOT_ENOUGH_DUCATS', params: { price, ducats } } : undefined;
}

export function whyNotDiscard(state: State, seat: Seat, given: Given): Rejection | undefined {
  const { hand } = playerOf(state, seat);
  const cards = asList(given['cards']);
  return cards.some((card) => named<Card>(hand, card) === undefined)
    ? { code: 'CARD_NOT_IN_HAND' }
    : againstNone(cards);
}
