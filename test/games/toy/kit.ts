import assert from 'node:assert/strict';
import type { Stream } from '#shared/kernel/dice.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import type { Kit } from '../../kernel/laws/kit.ts';
import { CARDS } from './shared/data.ts';
import type { Event } from './shared/events.ts';
import { rules } from './shared/index.ts';
import { LENGTHS, type Options } from './shared/meta.ts';
import type { Move } from './shared/moves.ts';
import type { Card, State } from './shared/state.ts';

function invariants({ hands, laid, pile, discard, points, streaks }: State): void {
  const cards = [...hands.flat(), ...laid.filter((card) => card !== null), ...pile, ...discard];
  assert.deepEqual(
    cards.toSorted((a, b) => Number(a) - Number(b)),
    Array.from({ length: CARDS }, (_, i) => i),
  );
  assert(points.every((n, seat) => n >= (streaks[seat] ?? 0)));
}

/** The cards in the pile, in other hands and laid by others, dealt anew. */
function worlds(state: State, viewer: Viewer, stream: Stream): State {
  const others = state.hands.map((hand, seat) => (seat === viewer ? [] : hand));
  const laid = state.laid.filter((card, seat) => seat !== viewer && card !== null);
  const cards: Card[] = stream.shuffle([
    ...others.flat(),
    ...laid.filter((card) => card !== null),
    ...state.pile,
  ]);
  return {
    ...state,
    hands: state.hands.map((hand, seat) =>
      seat === viewer ? hand : cards.splice(0, hand.length).toSorted((a, b) => Number(a) - Number(b)),
    ),
    laid: state.laid.map((card, seat) => (seat === viewer || card === null ? card : (cards.shift() ?? null))),
    pile: cards,
  };
}

/** A redaction that shows what `leak` puts back. */
const leaks =
  (leak: (event: Event, redacted: Event) => Event) =>
  (event: Event, viewer: Viewer): Event =>
    leak(event, rules.redact(event, viewer));

const showsCard = leaks((event, redacted) => (event.type === 'laid' ? event : redacted));
const showsHands = leaks((event, seen) =>
  event.type === 'started' && seen.type === 'started' ? { ...seen, hands: event.hands } : seen,
);
const showsDrawn = leaks((event, seen) => (event.type === 'drawn' ? event : seen));

export const kit: Kit<State, Move, Event, Options> = {
  rules,
  options: LENGTHS.map((length) => ({ length })),
  seatCounts: [2, 3],
  maxMoves: 3 * (3 + 1 + CARDS + 1),
  runs: 24,
  invariants,
  worlds,
  orders: (_, stream) => ({ stop: stream.int(2) === 0 }),
  mutants: [
    {
      field: 'started.pile',
      redact: leaks((event, seen) =>
        event.type === 'started' && seen.type === 'started' ? { ...seen, pile: event.pile } : seen,
      ),
    },
    { field: 'started.hands', redact: showsHands },
    { field: 'laid.card', redact: showsCard },
    { field: 'drawn.cards', redact: showsDrawn },
    {
      field: 'reshuffled.pile',
      redact: leaks((event, seen) => (event.type === 'reshuffled' ? event : seen)),
    },
    { field: 'state.pile', view: (state, viewer) => ({ ...rules.view(state, viewer), pile: state.pile }) },
    { field: 'state.hands', view: (state, viewer) => ({ ...rules.view(state, viewer), hands: state.hands }) },
    { field: 'state.laid', view: (state, viewer) => ({ ...rules.view(state, viewer), laid: state.laid }) },
    {
      field: 'hands, in view and events alike',
      redact: leaks((event, seen) =>
        event.type === 'drawn' || event.type === 'started'
          ? { ...event, ...('pile' in seen && { pile: seen.pile }) }
          : seen,
      ),
      view: (state, viewer) => ({ ...rules.view(state, viewer), hands: state.hands }),
    },
    {
      field: 'a hand, by the moment at which nothing more is drawn',
      automatic: ({ step, hands }, seat) =>
        step.phase === 'draw' && hands[seat]?.includes(0) ? { type: 'stop' } : undefined,
    },
    {
      field: 'a laid card, in a member of the event that no state keeps',
      redact: (event, viewer) => {
        const seen = rules.redact(event, viewer);
        return event.type === 'laid' ? Object.assign({ hint: event.card }, seen) : seen;
      },
    },
    {
      field: 'the top card, in the order of the keys only',
      view: (state, viewer) => {
        const { rounds, ...rest } = rules.view(state, viewer);
        return Number(state.pile[0]) % 2 === 0 ? { rounds, ...rest } : { ...rest, rounds };
      },
    },
  ],
};
