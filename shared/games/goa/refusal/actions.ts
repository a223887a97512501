import type { Rejection } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/types.ts';
import { costOf } from '../prices.ts';
import { roomFor } from '../choices/actions.ts';
import { emptyOnes } from '../choices/params.ts';
import { emptyFields, mapFields, playerOf, unfounded, yieldOf, type State, type Turn } from '../state.ts';
import { countOf } from '../../../kernel/count.ts';
import { COLONIES, COLUMNS, SPICES, type Column } from '../things.ts';
import { whyNotHeld, membersOf, named, type Given } from './given.ts';

export function whyNotAction(state: State, turn: Turn, given: Given): Rejection | undefined {
  const { seat } = turn;
  switch (given['type']) {
    case 'progress':
      return againstProgress(state, turn, given);
    case 'harvest':
      return (
        againstActionCard(state, turn, given, 'harvestMix') ??
        whyNotPlacing(state, seat, given, yieldOf(state, seat, 'harvest'))
      );
    case 'expedition':
      return againstExpedition(state, seat, given);
    case 'found':
      return (
        whyNotColony(state, seat, given) ??
        againstActionCard(state, turn, given, 'thirdScout') ??
        againstBeforehand(given)
      );
    default:
      return undefined;
  }
}

const againstActionCard = (
  state: State,
  { seat, carded }: Turn,
  given: Given,
  ...kinds: Parameters<typeof whyNotHeld>[3]['kinds']
): Rejection | undefined =>
  given['card'] === 'none' || given['card'] === undefined
    ? undefined
    : whyNotHeld(state, seat, given['card'], { kinds, played: carded });

function againstProgress(state: State, turn: Turn, given: Given): Rejection | undefined {
  const column = named(COLUMNS, given['column']);
  if (column === undefined) return { code: 'COLUMN_UNKNOWN' };
  const cost = costOf(state, turn.seat, column);
  if (cost === undefined) return { code: 'LAST_ROW' };
  const card = againstActionCard(state, turn, given, 'shipsOnly', 'spicesOnly');
  if (card !== undefined) return card;
  const kind = kindOf(state, given['card']);
  const { ships } = playerOf(state, turn.seat);
  if (kind !== 'spicesOnly' && ships < cost.length)
    return { code: 'SHIPS_MISSING', params: { ships: cost.length - ships } };
  if (kind !== 'shipsOnly' && !hasSpices(state, turn.seat, column)) return { code: 'SPICES_MISSING' };
  return { code: 'PAYMENT_WRONG' };
}

const kindOf = ({ figures }: State, card: unknown): string | undefined =>
  Object.entries(figures.cards).find(([id]) => id === card)?.[1]?.kind;

function hasSpices(state: State, seat: Seat, column: Column): boolean {
  const cost = costOf(state, seat, column) ?? [];
  const held = mapFields(playerOf(state, seat), (_, spice) => spice ?? undefined);
  return SPICES.every((spice) => countOf(held, spice) >= countOf(cost, spice));
}

/** Why these spices cannot be placed; at most `max` may be. */
export function whyNotPlacing(
  state: State,
  seat: Seat,
  given: Given,
  max: number | undefined,
): Rejection | undefined {
  if (emptyFields(playerOf(state, seat)) === 0) return { code: 'NO_FREE_FIELD' };
  const empty = emptyOnes(state, seat);
  const spices = membersOf(given['spices']);
  if (spices.some(([field]) => !Object.hasOwn(empty, field))) return { code: 'FIELD_NOT_FREE' };
  if (spices.some(([field, spice]) => named(empty[field] ?? [], spice) === undefined))
    return { code: 'SPICE_NOT_ALLOWED' };
  return max !== undefined && spices.length > max ? { code: 'TOO_MANY_SPICES', params: { max } } : undefined;
}

function againstExpedition(state: State, seat: Seat, given: Given): Rejection | undefined {
  const cards = given['cards'];
  if (typeof cards !== 'number' || !Number.isInteger(cards) || cards < 0) return undefined;
  const max = yieldOf(state, seat, 'expeditions');
  if (cards > max) return { code: 'EXPEDITION_YIELD', params: { max } };
  const room = roomFor(state, seat);
  return cards > room ? { code: 'CARD_LIMIT', params: { room } } : undefined;
}

/** A player who has nothing to play after the reveal cannot decline beforehand. */
export const againstBeforehand = (given: Given): Rejection | undefined =>
  given['ifShort'] === 'decline' ? { code: 'NOT_ASKED_ANYWAY' } : undefined;

/** A colony can be founded once. */
export function whyNotColony(state: State, seat: Seat, given: Given): Rejection | undefined {
  const colony = named(COLONIES, given['colony']);
  if (colony === undefined) return { code: 'COLONY_UNKNOWN' };
  return unfounded(playerOf(state, seat)).includes(colony) ? undefined : { code: 'COLONY_FOUNDED' };
}
