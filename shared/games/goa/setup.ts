import * as v from 'valibot';
import type { Dice } from '../../kernel/dice.ts';
import { assertSeats } from '../../kernel/rules.ts';
import type { Seat } from '../../kernel/types.ts';
import { drawBonanza, shuffleCards, shuffleTiles, type Layout } from './draws.ts';
import { FIGURES } from './data.ts';
import type { Event } from './events.ts';
import type { Figures } from './figures.ts';
import { EDITIONS, meta, type Options } from './meta.ts';
import { CORNERS } from './spaces.ts';
import type { Bonanza, CardId } from './things.ts';

/** Schema of the options, with their defaults. */
export const options = v.pipe(
  v.strictObject({
    edition: v.optional(v.picklist(EDITIONS), '2012'),
    quickStart: v.optional(v.boolean(), false),
    bonanza: v.optional(v.boolean(), false),
    money: v.optional(v.picklist(['hidden', 'open']), 'hidden'),
  }),
  v.check(({ edition, bonanza }) => !bonanza || edition === '2012', 'bonanza belongs to the 2012 edition'),
);

/** The events before the first decision (rules 2). Throws RangeError for a number of seats that the game is not for. */
export function setup(options: Options, seats: number, dice: Dice): readonly Event[] {
  assertSeats(meta, seats);
  const figures = FIGURES[options.edition];
  return layOut(options, {
    order: drawSeats(seats, dice),
    ...shuffleTiles(figures, 'A', dice),
    bonanza: options.bonanza ? drawBonanza(CORNERS.length, 'A', dice) : [],
    pile: shuffleCards(cardsOf(figures), 0, dice),
    figures,
  });
}

/** The seats in clockwise order, drawn at random. */
export const drawSeats = (seats: number, dice: Dice): readonly Seat[] =>
  dice.stream('seats', 0).shuffle(Array.from({ length: seats }, (_, seat) => seat));

const cardsOf = ({ cards }: Figures): readonly CardId[] => Object.keys(cards) as CardId[]; // keys of a record by card

/** The chance draws of the set-up. */
export interface Drawn extends Layout {
  /** The seats clockwise. */
  readonly order: readonly Seat[];
  /** By corner; empty if the option is off. */
  readonly bonanza: readonly Bonanza[];
  /** All cards, in the order in which they are revealed. */
  readonly pile: readonly CardId[];
  readonly figures: Figures;
}

/** The set-up with given chance draws, for `setup`, scripts and tests. */
export function layOut(
  options: Options,
  { order, tiles, removed, bonanza, pile, figures }: Drawn,
): readonly Event[] {
  const turned = drawStartPlayer({ order, pile, figures });
  return [
    { type: 'started', options, seats: order.length, figures },
    { type: 'seatsDrawn', order },
    { type: 'tilesLaid', phase: 'A', tiles, removed },
    ...(bonanza.length > 0 ? [{ type: 'bonanzaLaid', tiles: bonanza } as const] : []),
    { type: 'cardsShuffled', pile },
    turned,
    ...beginning(options, turned.seat),
  ];
}

/**
 * From the first seat clockwise, every seat reveals a card until one shows the start symbol: that seat begins.
 */
export function drawStartPlayer({
  order,
  pile,
  figures,
}: Pick<Drawn, 'order' | 'pile' | 'figures'>): Extract<Event, { type: 'cardsTurned' }> {
  const n = 1 + pile.findIndex((card) => figures.cards[card]?.symbol === figures.startSymbol);
  const seat = order[(n - 1) % order.length] ?? 0;
  const { starting, other } = figures.startDucats;
  const ducats = order.map((_, s) => (s === seat ? starting : other));
  return { type: 'cardsTurned', cards: pile.slice(0, n), seat, ducats };
}

/** Begins the quick start or the first round; the starting player decides first. */
function beginning({ quickStart }: Options, seat: Seat): readonly Event[] {
  if (quickStart) return [{ type: 'stepBegan', step: { phase: 'quickStart', seat }, questions: [] }];
  return [
    { type: 'roundBegan', phase: 'A', round: 1 },
    { type: 'stepBegan', step: { phase: 'placing', seat }, questions: [] },
  ];
}
