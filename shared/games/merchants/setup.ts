import type { Dice } from '../../kernel/dice.ts';
import { drawFirstPlayer, shufflePile } from './chance.ts';
import { FIGURES, type Figures } from './data.ts';
import type { Event } from './events.ts';
import type { Options } from './meta.ts';
import type { Good } from './state.ts';

/** The events before the first decision (rules: Set-up). */
export const setup = (options: Options, seats: number, dice: Dice): readonly Event[] =>
  layOut(options, seats, {
    pile: shufflePile(FIGURES, dice),
    first: drawFirstPlayer(seats, dice),
    figures: FIGURES,
  });

/** The set-up with chance already drawn: seat 0 takes the topmost cards, then seat 1 …, then the market. */
export function layOut(
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
