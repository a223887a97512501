import type { Seat } from '../../../kernel/types.ts';
import { ducatPrice } from '../choices/cards.ts';
import type { CardMove } from '../moves.ts';
import { faceOf, mapFields, playerOf } from '../state.ts';
import type { CardId, Field, Spice, SpicesByField } from '../things.ts';
import { gain, playCard, reveal, stepDown } from './effects.ts';
import type { Run } from './run.ts';

type Of<T extends CardMove['type']> = Extract<CardMove, { type: T }>;

/** Ships, colonists, ducats; or the third scout after the reveal (2012). */
export function playSimpleCard(run: Run, seat: Seat, card: CardId): void {
  const { kind } = faceOf(run.state, card);
  playCard(run, seat, card);
  if (kind === 'thirdScout') reveal(run, seat, 1, 'card.thirdScout');
  else gain(run, seat, `card.${kind}`);
}

export function playSpices(run: Run, seat: Seat, { card, spices }: Of<'playSpices'>): void {
  playCard(run, seat, card);
  run.emit({ type: 'spicesPlaced', seat, spices, by: 'card.spices' });
}

/** The spices on these fields. */
export function spicesOn(run: Run, seat: Seat, fields: readonly Field[]): SpicesByField {
  const spices: Record<string, Spice> = {};
  mapFields(playerOf(run.state, seat), (field, spice) => {
    if (spice !== null && fields.includes(field)) spices[field] = spice;
    return undefined;
  });
  return spices;
}

export function sell(run: Run, seat: Seat, { card, fields }: Of<'sell'>): void {
  const ducats = fields.length * run.state.figures.sell.price;
  playCard(run, seat, card);
  run.emit({ type: 'sold', seat, spices: spicesOn(run, seat, fields), ducats });
}

/** In 2004 it is the turn's Progress action. */
export function payDucats(run: Run, seat: Seat, { card, column }: Of<'payDucats'>): void {
  if (run.state.options.edition === '2004') run.mark({ acted: true });
  const ducats = ducatPrice(run.state, seat, column) ?? 0;
  playCard(run, seat, card);
  stepDown(run, seat, column, { ships: 0, ducats, spices: {}, by: 'card.payDucats' });
}

export function discard(run: Run, seat: Seat, { cards }: Of<'discard'>): void {
  run.emit({ type: 'cardsDiscarded', seat, cards });
}
