import * as v from 'valibot';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Dice, NoDice, Stream } from '#shared/kernel/dice.ts';
import { onlyPublicMove } from '#shared/kernel/forced.ts';
import { assertNever } from '#shared/kernel/never.ts';
import { NO_ANSWER } from '#shared/kernel/orders.ts';
import {
  MOVE_NOT_OFFERED,
  NEEDS_SERVER,
  ok,
  reject,
  type Rejection,
  type Result,
} from '#shared/kernel/result.ts';
import type { Meta, OrderRules, Phrase, Reveals, Rules, SeatView, Standing } from '#shared/kernel/rules.ts';
import { assertSeats } from '#shared/kernel/seats.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import { sampleMove } from '#shared/kernel/sample.ts';
import { maskOf, type AnyEvent, type Seat, type Viewer } from '#shared/kernel/types.ts';
import { strictly } from '#shared/kernel/strictly.ts';
import {
  ascending,
  CARDS,
  evolve,
  HAND,
  type Card,
  type Event,
  type Move,
  type Options,
  type State,
} from './toyState.ts';

const FIELDS = { north: ['red', 'blue'], east: ['red'], south: ['blue'] } as const;
const NEED = { red: 1, blue: 1 } as const;
const deck = (stream: Stream): number[] => stream.shuffle(Array.from({ length: CARDS }, (_, i) => i));

function started(rounds: number, seats: number, dice: Dice): Event {
  const cards = deck(dice.stream('deck', 0));
  const hands = Array.from({ length: seats }, (_, seat) =>
    ascending(cards.slice(seat * HAND, (seat + 1) * HAND)),
  );
  return { type: 'started', rounds, pile: cards.slice(seats * HAND), hands };
}

function acting({ step, laid }: State): readonly Seat[] {
  if (step.phase === 'over') return [];
  return step.phase === 'lay' ? laid.flatMap((card, seat) => (card === null ? [seat] : [])) : [step.seat];
}

function choices({ state, seat }: SeatView<State>): readonly Choice[] {
  const { step, pile, discard, hands } = state;
  if (!acting(state).includes(seat)) return [];
  switch (step.phase) {
    case 'over':
      return [];
    case 'lay': {
      const of = (hands[seat] ?? []).filter((card) => card !== '?');
      return [{ type: 'lay', params: [{ kind: 'one', name: 'card', of }] }];
    }
    case 'build':
      return [
        {
          type: 'build',
          params: [{ kind: 'fields', name: 'on', fields: FIELDS, min: 2, max: 2, need: NEED }],
        },
      ];
    case 'draw': {
      const max = Math.min(2, pile.length + discard.length);
      const draw: Choice = { type: 'draw', params: [{ kind: 'range', name: 'count', min: 1, max }] };
      return [...(max > 0 ? [draw] : []), { type: 'stop', params: [] }];
    }
  }
}

function decide(
  state: State,
  seat: Seat,
  move: Move,
  dice: Dice | NoDice,
): Result<readonly Event[], Rejection> {
  switch (move.type) {
    case 'lay':
      return lay(state, { type: 'laid', seat, card: move.card });
    case 'build':
      return ok([{ type: 'built', seat, on: move.on, points: move.on['north'] === 'blue' ? 3 : 2 }]);
    case 'draw':
      return draw(state, seat, move.count, dice);
    case 'stop':
      return ok([{ type: 'stopped', seat }]);
  }
}

/** The last card laid uncovers all of them, which only those can do who know them. */
function lay(state: State, laid: Extract<Event, { type: 'laid' }>): Result<readonly Event[], Rejection> {
  const cards = evolve(state, laid).laid;
  if (cards.includes(null)) return ok([laid]);
  const known = cards.flatMap((card) => (typeof card === 'number' ? [card] : []));
  if (known.length < cards.length) return reject(NEEDS_SERVER);
  return ok([laid, { type: 'uncovered', cards: known, winner: known.indexOf(Math.max(...known)) }]);
}

function draw(
  state: State,
  seat: Seat,
  count: number,
  dice: Dice | NoDice,
): Result<readonly Event[], Rejection> {
  if (dice.kind === 'none') return reject(NEEDS_SERVER);
  const events: Event[] = [];
  if (state.pile.length < count && state.discard.length > 0) events.push(reshuffle(state, dice));
  const { pile } = events.reduce(evolve, state);
  return ok([...events, { type: 'drawn', seat, cards: pile.slice(0, count) }]);
}

/** What is left of the pile stays on top. */
const reshuffle = (state: State, dice: Dice): Event => ({
  type: 'reshuffled',
  pile: [...state.pile, ...dice.stream('discard', state.reshuffles).shuffle(ascending(state.discard))],
});

const backs = (cards: readonly Card[]): readonly Card[] => cards.map(() => '?');

function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'started': {
      const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand)));
      return { type: 'started', rounds: event.rounds, pile: backs(event.pile), hands };
    }
    case 'laid':
      return { type: 'laid', seat: event.seat, card: event.seat === viewer ? event.card : '?' };
    case 'drawn':
      return {
        type: 'drawn',
        seat: event.seat,
        cards: event.seat === viewer ? event.cards : backs(event.cards),
      };
    case 'reshuffled':
      return { type: 'reshuffled', pile: backs(event.pile) };
    case 'uncovered':
    case 'built':
    case 'stopped':
      return event;
    default:
      return assertNever(event);
  }
}

const view = (state: State, viewer: Viewer): State => ({
  rounds: state.rounds,
  step: state.step,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : backs(hand))),
  laid: state.laid.map((card, seat) => (seat === viewer || card === null ? card : '?')),
  pile: backs(state.pile),
  discard: state.discard,
  reshuffles: state.reshuffles,
  points: state.points,
});

function reveals(event: Event): Reveals {
  switch (event.type) {
    case 'started':
      return { seats: maskOf(event.hands.map((_, seat) => seat)), public: false, chance: true };
    case 'drawn':
      return { seats: maskOf([event.seat]), public: false, chance: true };
    case 'reshuffled':
      return { seats: 0, public: false, chance: true };
    case 'uncovered':
      return { seats: 0, public: true, chance: false };
    case 'laid':
    case 'built':
    case 'stopped':
      return { seats: 0, public: false, chance: false };
    default:
      return assertNever(event);
  }
}

function redraw(state: State | undefined, event: Event, dice: Dice): Event | undefined {
  if (event.type === 'started') return started(event.rounds, event.hands.length, dice);
  return event.type === 'reshuffled' && state !== undefined ? reshuffle(state, dice) : undefined;
}

const standings = ({ points }: State): readonly Standing[] =>
  points
    .map((total, seat) => ({
      seat,
      rank: 1 + points.filter((other) => other > total).length,
      total,
      lines: total === 0 ? [] : [{ reason: { key: 'toy.stones', args: {} }, points: total }],
    }))
    .toSorted((a, b) => a.rank - b.rank);

const story = (event: Event): Phrase => ({
  key: `toy.${event.type}`,
  args: 'seat' in event ? { seat: { seat: event.seat } } : {},
});

const isTurnStart = ({ seat, state: { step } }: SeatView<State>): boolean =>
  step.phase === 'build' && step.seat === seat;

function ahead({ seat, state }: SeatView<State>): SeatView<State> | undefined {
  const { step, rounds } = state;
  if (step.phase === 'over' || (step.phase !== 'lay' && rounds === 1)) return undefined;
  return asSeatView({ ...state, laid: state.laid.map(() => null), step: { phase: 'build', seat } }, seat);
}

/** `stop`: draw no cards. */
const orders: OrderRules<State, Move, { readonly stop: boolean }> = {
  schema: v.strictObject({ stop: v.optional(v.boolean(), false) }),
  answer: ({ state }, { stop }) =>
    stop && state.step.phase === 'draw' ? { kind: 'play', moves: [{ type: 'stop' }] } : NO_ANSWER,
  isTurnStart,
  ahead,
};

const meta: Meta = {
  id: 'toy',
  seats: { min: 2, max: 3 },
  levels: ['easy', 'normal'],
  version: 1,
};

/** The toy of `toyState.ts`. */
export const rules: Rules<State, Move, Event, Options> = {
  meta,
  options: v.strictObject({ rounds: v.number() }),
  setup: ({ rounds }, seats, dice) => {
    assertSeats(meta, seats);
    return [started(rounds, seats, dice)];
  },
  acting,
  choices,
  decide,
  refusal: () => ({ code: MOVE_NOT_OFFERED }),
  evolve,
  redact,
  view,
  standings,
  story,
  reveals,
  recomputeChance: redraw,
  upcast: strictly({ meta, upcast: (event: AnyEvent) => event as Event }),
  bot: (own, level, stream) => sampleMove(choices(own).slice(level === 'easy' ? 0 : -1), stream) as Move,
  // What is laid is of the hand, which nobody else sees.
  forced: (seen, seat) =>
    seen.state.step.phase === 'lay' ? undefined : (onlyPublicMove(choices, seen, seat) as Move | undefined),
  orders,
  show: (state) => JSON.stringify(state),
};
