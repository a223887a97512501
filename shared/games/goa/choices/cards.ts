import type { Choice } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { emptyFields, mapFields, playerOf, spicesOf, type State, type Turn } from '../state.ts';
import { COLUMNS, type Column } from '../things.ts';
import { heldOf, one, spicesParam } from './params.ts';

/** Free plays of expedition cards, one in a turn (rules 3.6). */
export function cardPlays(state: State, turn: Turn): readonly Choice[] {
  if (turn.carded) return [];
  const { seat } = turn;
  const plain = heldOf(state, seat, 'ships', 'colonists', 'ducats');
  return [
    ...(plain.length > 0 ? [{ type: 'play', params: [one('card', plain)] }] : []),
    ...spices(state, seat),
    ...sales(state, seat),
    ...payments(state, turn),
  ];
}

function spices(state: State, seat: Seat): readonly Choice[] {
  const cards = heldOf(state, seat, 'spices');
  if (cards.length === 0 || emptyFields(playerOf(state, seat)) === 0) return [];
  const max = state.figures.gains['card.spices']?.spices ?? 0;
  return [{ type: 'playSpices', params: [one('card', cards), spicesParam(state, seat, 1, max)] }];
}

/** The fields with something on them, between `min` and `max` of them. */
export const laden = (state: State, seat: Seat, min: number, max: number) =>
  ({
    kind: 'subset',
    name: 'fields',
    of: mapFields(playerOf(state, seat), (field, spice) => (spice === null ? undefined : field)),
    min,
    max,
  }) as const;

function sales(state: State, seat: Seat): readonly Choice[] {
  const cards = heldOf(state, seat, 'sell');
  const n = spicesOf(playerOf(state, seat));
  if (cards.length === 0 || n === 0) return [];
  const max = Math.min(n, state.figures.sell.limit ?? n);
  return [{ type: 'sell', params: [one('card', cards), laden(state, seat, 1, max)] }];
}

/** The price in ducats of the step out of a row; undefined in the last row. */
export const ducatPrice = (state: State, seat: Seat, column: Column): number | undefined =>
  state.figures.payDucats[playerOf(state, seat).rows[column]];

/** In 2004 it is the turn's Progress action, in 2012 a free play. */
function payments(state: State, { seat, acted }: Turn): readonly Choice[] {
  const cards = heldOf(state, seat, 'payDucats');
  if (cards.length === 0 || (acted && state.options.edition === '2004')) return [];
  const { ducats } = playerOf(state, seat);
  const columns = COLUMNS.filter((column) => (ducatPrice(state, seat, column) ?? Infinity) <= ducats);
  return columns.length > 0
    ? [{ type: 'payDucats', params: [one('card', cards), one('column', columns)] }]
    : [];
}

/** Cards can be discarded at any time of one's own turn. */
export function discards(state: State, seat: Seat): readonly Choice[] {
  const of = playerOf(state, seat).hand;
  if (of.length === 0) return [];
  return [{ type: 'discard', params: [{ kind: 'subset', name: 'cards', of, min: 1, max: of.length }] }];
}
