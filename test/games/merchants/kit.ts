import assert from 'node:assert/strict';
import type { Event } from '#shared/games/merchants/events.ts';
import { rules } from '#shared/games/merchants/index.ts';
import { OFFICE_DRAW, type Options } from '#shared/games/merchants/meta.ts';
import type { Move } from '#shared/games/merchants/moves.ts';
import type { Card, State } from '#shared/games/merchants/state.ts';
import { GOODS } from '#shared/games/merchants/things.ts';
import type { Stream } from '#shared/kernel/dice.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import type { Kit } from '../../kernel/laws.ts';
import { invariants } from './invariants.ts';
import { randomOrders } from './randomOrders.ts';

const canonical = (cards: readonly Card[]): Card[] =>
  GOODS.flatMap((good) => cards.filter((card) => card === good));

/** Another world: the pile and the hands that the viewer does not see are shuffled and dealt again. */
function worlds(state: State, viewer: Viewer, stream: Stream): State {
  const unseen = state.players.filter((_, seat) => seat !== viewer).flatMap(({ hand }) => hand);
  const cards = stream.shuffle([...unseen, ...state.pile]);
  const players = state.players.map((player, seat) =>
    seat === viewer ? player : { ...player, hand: canonical(cards.splice(0, player.hand.length)) },
  );
  return { ...state, players, pile: cards };
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** A redaction that replaces events of one type by what `leak` makes of them. */
const leaks =
  <T extends Event['type']>(type: T, leak: (event: Of<T>, viewer: Viewer) => Event) =>
  (event: Event, viewer: Viewer): Event =>
    isOf(event, type) ? leak(event, viewer) : rules.redact(event, viewer);

const isOf = <T extends Event['type']>(event: Event, type: T): event is Of<T> => event.type === type;

/** Everybody sees the hand of the seat to the left. */
const nextHand = (state: State, viewer: Viewer): State => {
  const seen = rules.view(state, viewer);
  const shown = viewer === 'spectator' ? 0 : (viewer + 1) % state.players.length;
  const players = seen.players.map((player, seat) =>
    seat === shown ? (state.players[seat] ?? player) : player,
  );
  return { ...seen, players };
};

const shownHands = (state: State, viewer: Viewer): State => ({
  ...rules.view(state, viewer),
  players: state.players,
});

export const kit: Kit<State, Move, Event, Options> = {
  rules,
  options: OFFICE_DRAW.map((officeDraw) => ({ officeDraw })),
  seatCounts: [2, 3, 4],
  /** Twice two loadings each, then at most 76 turns of an action, two exchanges, two draws and a trade. */
  maxMoves: 4 * 2 + 76 * 6,
  runs: 24,
  invariants: (state) => assert.deepEqual(invariants(state), []),
  worlds,
  orders: (_, stream) => randomOrders(stream),
  mutants: [
    {
      field: 'a hand without fish, by the moment of a draw',
      automatic: ({ step, players }, seat) =>
        step.phase === 'trade' && !players[seat]?.hand.includes('fish') ? { type: 'draw' } : undefined,
    },
    { field: 'shuffled.pile', redact: leaks('shuffled', (event) => event) },
    { field: 'dealt.hands', redact: leaks('dealt', (event) => event) },
    {
      field: 'dealt.hands, one card of each',
      redact: leaks('dealt', (event, viewer) => {
        const seen = rules.redact(event, viewer);
        if (seen.type !== 'dealt') return seen;
        return {
          ...seen,
          hands: seen.hands.map((hand, seat) => [...(event.hands[seat] ?? []).slice(0, 1), ...hand.slice(1)]),
        };
      }),
    },
    { field: 'drawn.cards', redact: leaks('drawn', (event) => event) },
    {
      field: 'drawn.cards, in a member that no state keeps',
      redact: (event, viewer) => {
        const seen = rules.redact(event, viewer);
        return event.type === 'drawn' ? Object.assign({ hint: event.cards[0] }, seen) : seen;
      },
    },
    { field: 'state.pile', view: (state, viewer) => ({ ...rules.view(state, viewer), pile: state.pile }) },
    {
      field: 'state.pile, its last card only',
      view: (state, viewer) => ({
        ...rules.view(state, viewer),
        pile: [...rules.view(state, viewer).pile.slice(1), ...state.pile.slice(-1)],
      }),
    },
    { field: 'players.hand', view: shownHands },
    { field: 'players.hand, of one other seat', view: nextHand },
    {
      field: 'hands, in view and events alike',
      redact: (event, viewer) =>
        event.type === 'dealt' || event.type === 'drawn' ? event : rules.redact(event, viewer),
      view: shownHands,
    },
    {
      field: 'the pile, in view and events alike',
      redact: leaks('shuffled', (event) => event),
      view: (state, viewer) => ({ ...rules.view(state, viewer), pile: state.pile }),
    },
  ],
};
