import assert from 'node:assert/strict';
import type { Event } from '#shared/games/goa/events.ts';
import { rules } from '#shared/games/goa/index.ts';
import type { Options } from '#shared/games/goa/meta.ts';
import type { Move } from '#shared/games/goa/moves.ts';
import type { State } from '#shared/games/goa/state.ts';
import { forcedMove } from '#shared/kernel/choices.ts';
import { seatView } from '#shared/kernel/play.ts';
import type { Stream } from '#shared/kernel/dice.ts';
import type { Viewer } from '#shared/kernel/types.ts';
import type { Kit, Mutant } from '../../kernel/laws.ts';
import { invariants } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { randomOrders } from './randomOrders.ts';

/**
 * Another world: the pile and the hands that the viewer does not see are dealt again, and Bonanza tiles change
 * corners.
 */
function worlds(state: State, viewer: Viewer, stream: Stream): State {
  const over = state.step.phase === 'over';
  const isSeen = (seat: number): boolean => over || seat === viewer;
  const unseen = state.players.filter((_, seat) => !isSeen(seat)).flatMap(({ hand }) => hand);
  const cards = stream.shuffle([...unseen, ...state.pile]);
  const players = state.players.map((player, seat) =>
    isSeen(seat) ? player : { ...player, hand: cards.splice(0, player.hand.length).toSorted() },
  );
  const covered = stream.shuffle(state.bonanza.filter((tile) => tile !== null));
  const bonanza = state.bonanza.map((tile) => (tile === null ? null : (covered.pop() ?? null)));
  return { ...state, players, pile: cards, bonanza };
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const isOf = <T extends Event['type']>(event: Event, type: T): event is Of<T> => event.type === type;

/** A redaction that does not redact events of these types. */
const passing =
  (...types: readonly Event['type'][]): NonNullable<Mutant<State, Event>['redact']> =>
  (event, viewer) =>
    types.includes(event.type) ? event : rules.redact(event, viewer);

/** A view that shows a part of the state as it is. */
const showing =
  (...parts: readonly (keyof State)[]): NonNullable<Mutant<State, Event>['view']> =>
  (state, viewer) => ({
    ...rules.view(state, viewer),
    ...Object.fromEntries(parts.map((part) => [part, state[part]])),
  });

/** Everybody sees the hand of the seat to the left. */
const nextHand = (state: State, viewer: Viewer): State => {
  const seen = rules.view(state, viewer);
  const shown = viewer === 'spectator' ? 0 : (viewer + 1) % state.players.length;
  const players = seen.players.map((player, seat) =>
    seat === shown ? (state.players[seat] ?? player) : player,
  );
  return { ...seen, players };
};

export const kit: Kit<State, Move, Event, Options> = {
  rules,
  options: OPTIONS,
  seatCounts: [2, 3, 4],
  /** Eight rounds of 5 markers, 20 bids, and 4 × (3 actions and some extra ones), each of several decisions. */
  maxMoves: 8 * (5 + 20 + 4 * 8 * 20),
  runs: 15,
  invariants: (state) => assert.deepEqual(invariants(state), []),
  worlds,
  orders: randomOrders,
  mutants: [
    {
      field: 'a hand that does not help, by the moment at which a founding is declined',
      automatic: (state, seat) =>
        forcedMove(rules.choices(seatView(rules, state, seat)).filter(({ type }) => type !== 'discard')),
    },
    { field: 'cardsShuffled.pile', redact: passing('cardsShuffled') },
    { field: 'bonanzaLaid.tiles', redact: passing('bonanzaLaid') },
    { field: 'drawn.cards', redact: passing('drawn') },
    {
      field: 'drawn.cards, in a member that no state keeps',
      redact: (event, viewer) => {
        const seen = rules.redact(event, viewer);
        return isOf(event, 'drawn') ? Object.assign({ hint: event.cards[0] }, seen) : seen;
      },
    },
    { field: 'state.pile', view: showing('pile') },
    {
      field: 'state.pile, its last card only',
      view: (state, viewer) => ({
        ...rules.view(state, viewer),
        pile: [...rules.view(state, viewer).pile.slice(1), ...state.pile.slice(-1)],
      }),
    },
    { field: 'state.bonanza', view: showing('bonanza') },
    { field: 'players.hand', view: showing('players') },
    { field: 'players.hand, of one other seat', view: nextHand },
    { field: 'hands, in view and events alike', redact: passing('drawn'), view: showing('players') },
    { field: 'the pile, in view and events alike', redact: passing('cardsShuffled'), view: showing('pile') },
    {
      field: 'Bonanza tiles, in view and events alike',
      redact: passing('bonanzaLaid'),
      view: showing('bonanza'),
    },
  ],
};
