import type { Choice, Param } from '../../../kernel/choices.ts';
import type { Seat } from '../../../kernel/types.ts';
import { costOf } from '../prices.ts';
import { mapFields, playerOf, unfounded, yieldOf, type State, type Turn } from '../state.ts';
import { COLUMNS, type CardId, type CardKind, type Column, type Spice } from '../things.ts';
import { cardParam, heldOf, one, spicesParam } from './params.ts';
import { orDeclined } from './tiles.ts';

/** The six actions (rules 3.4). */
export function actionChoices(state: State, turn: Turn): readonly Choice[] {
  const { seat } = turn;
  const cards = (kind: CardKind): readonly CardId[] => (turn.carded ? [] : heldOf(state, seat, kind));
  return [
    ...COLUMNS.flatMap((column) => steps(state, seat, column, cards)),
    { type: 'buildShips', params: [] },
    ...harvests(state, seat, cards('harvestMix')),
    { type: 'taxes', params: [] },
    expedition(state, seat),
    ...foundings(state, seat, cards('thirdScout')),
  ];
}

/** The number of times that each spice occurs. */
function tally(spices: readonly Spice[]): Partial<Record<Spice, number>> {
  const need: Partial<Record<Spice, number>> = {};
  for (const spice of spices) need[spice] = (need[spice] ?? 0) + 1;
  return need;
}

/** The spices of a step from the fields they lie on; undefined where some are missing. */
function payment(state: State, seat: Seat, cost: readonly Spice[]): Param | undefined {
  const fields: Record<string, readonly Spice[]> = {};
  const missing = tally(cost);
  mapFields(playerOf(state, seat), (field, spice) => {
    if (spice === null || !cost.includes(spice)) return undefined;
    fields[field] = [spice];
    missing[spice] = (missing[spice] ?? 0) - 1;
    return undefined;
  });
  if (Object.values(missing).some((n) => n > 0)) return undefined;
  return { kind: 'fields', name: 'payment', fields, min: cost.length, max: cost.length, need: tally(cost) };
}

/** The parameter of a payment without spices. */
const NO_SPICES: Param = { kind: 'fields', name: 'payment', fields: {}, min: 0, max: 0 };

function steps(
  state: State,
  seat: Seat,
  column: Column,
  cards: (kind: CardKind) => readonly CardId[],
): readonly Choice[] {
  const cost = costOf(state, seat, column);
  if (cost === undefined) return [];
  const hasShips = playerOf(state, seat).ships >= cost.length;
  const spices = payment(state, seat, cost);
  const full = [...(hasShips ? ['none' as const] : []), ...cards('spicesOnly')];
  const unspiced = hasShips ? cards('shipsOnly') : [];
  const step = (card: readonly string[], paid: Param): Choice => ({
    type: 'progress',
    params: [one('column', [column]), one('card', card), paid],
  });
  return [
    ...(spices !== undefined && full.length > 0 ? [step(full, spices)] : []),
    ...(unspiced.length > 0 ? [step(unspiced, NO_SPICES)] : []),
  ];
}

const harvests = (state: State, seat: Seat, mixes: readonly CardId[]): readonly Choice[] => [
  {
    type: 'harvest',
    params: [cardParam(mixes), spicesParam(state, seat, 0, yieldOf(state, seat, 'harvest'))],
  },
];

/** Cards that the hand can still take in an expedition. */
export function roomFor(state: State, seat: Seat): number {
  const { hand, rows } = playerOf(state, seat);
  return Math.max(0, (state.figures.cardLimit[rows.expeditions] ?? 0) - hand.length);
}

function expedition(state: State, seat: Seat): Choice {
  const max = Math.min(yieldOf(state, seat, 'expeditions'), roomFor(state, seat));
  return { type: 'expedition', params: [{ kind: 'range', name: 'cards', min: 0, max }] };
}

/** Colonies not yet founded, with a third scout or without. */
function foundings(state: State, seat: Seat, scouts: readonly CardId[]): readonly Choice[] {
  const colonies = unfounded(playerOf(state, seat));
  if (colonies.length === 0) return [];
  return orDeclined(state, seat, { type: 'found', params: [one('colony', colonies), cardParam(scouts)] });
}
