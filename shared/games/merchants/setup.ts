import * as v from 'valibot';
import type { Dice } from '../../kernel/dice.ts';
import { assertSeats } from '../../kernel/rules.ts';
import { OFFICE_DRAW, meta, type Options } from './meta.ts';
import { drawFirstPlayer, shufflePile } from './chance.ts';
import { FIGURES, type Figures } from './data.ts';
import type { Event } from './events.ts';
import type { Good } from './things.ts';

/** Schema of the options, with their defaults. */
export const options = v.strictObject({ officeDraw: v.optional(v.picklist(OFFICE_DRAW), 'planning') });

/**
 * The events before the first decision (rules: Set-up). Throws RangeError for a number of seats that the game
 * does not allow.
 */
export function setup(options: Options, seats: number, dice: Dice): readonly Event[] {
  assertSeats(meta, seats);
  return layOut(options, seats, {
    pile: shufflePile(FIGURES, dice),
    first: drawFirstPlayer(seats, dice),
    figures: FIGURES,
  });
}

/**
 * The set-up with given chance draws: seat 0 takes the topmost cards, then seat 1, and so on, then the market.
 */
function layOut(
  options: Options,
  seats: number,
  { pile, first, figures }: { pile: readonly Good[]; first: number; figures: Figures },
): readonly Event[] {
  const { handCards, marketSpaces } = figures;
  const dealt = seats * handCards;
  return [
    { type: 'started', options, seats, figures },
    { type: 'shuffled', pile },
    {
      type: 'dealt',
      hands: Array.from({ length: seats }, (_, seat) => pile.slice(seat * handCards, (seat + 1) * handCards)),
    },
    { type: 'marketLaid', cards: pile.slice(dealt, dealt + marketSpaces) },
    { type: 'firstPlayerDrawn', seat: first },
  ];
}
