import * as v from 'valibot';
import type { Dice, Stream } from '#shared/kernel/dice.ts';
import { assertSeats } from '#shared/kernel/rules.ts';
import { LENGTHS, meta, type Options } from './meta.ts';
import { CARDS, HAND, ROUNDS } from './data.ts';
import type { Event, EventOf } from './events.ts';
import { ascending } from './state.ts';

/** Schema of the options, with their defaults. */
export const options = v.strictObject({ length: v.optional(v.picklist(LENGTHS), 'short') });

const deck = (stream: Stream): number[] => stream.shuffle(Array.from({ length: CARDS }, (_, i) => i));

/** The first event: it pins the number of rounds, and deals. */
export function start(rounds: number, seats: number, dice: Dice): EventOf<'started'> {
  const cards = deck(dice.stream('deck', 0));
  const hands = Array.from({ length: seats }, (_, seat) =>
    ascending(cards.slice(seat * HAND, (seat + 1) * HAND)),
  );
  return { type: 'started', rounds, pile: cards.slice(seats * HAND), hands };
}

export function setup({ length }: Options, seats: number, dice: Dice): readonly Event[] {
  assertSeats(meta, seats);
  return [start(ROUNDS[length], seats, dice)];
}
