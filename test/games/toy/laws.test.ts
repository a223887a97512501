import { describe, expect, it } from 'vitest';
import { MOVE_NOT_OFFERED, NEEDS_SERVER, ok, reject } from '#shared/kernel/result.ts';
import type { Rules } from '#shared/kernel/rules.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import { kit } from './kit.ts';
import type { Event } from './shared/events.ts';
import { rules } from './shared/index.ts';
import type { Options } from './shared/meta.ts';
import type { Move } from './shared/moves.ts';
import type { State } from './shared/state.ts';
import { brokenLaws, describeLaws, laws, tryLaw, type LawName } from '../../kernel/laws.ts';

describeLaws(kit);

type Toy = Rules<State, Move, Event, Options>;
const broken = (change: Partial<Toy>) => ({ ...kit, rules: { ...rules, ...change } });
let calls = 0;
let lastSeen: State | undefined;
let lastOrders: unknown;

/** For every law, a toy that breaks it. */
const breaches: Record<LawName, Partial<Toy>> = {
  'a set-up is refused for a number of seats that the game is not for': {
    setup: (options, seats, dice) => rules.setup(options, Math.min(Math.max(seats, 2), 3) || 2, dice),
  },
  'random play ends': {
    evolve: (state, event) => (event.type === 'stopped' && state ? state : rules.evolve(state, event)),
  },
  'the invariants hold after every move': {
    evolve: (state, event) => {
      const next = rules.evolve(state, event);
      return event.type === 'uncovered' ? { ...next, discard: next.discard.slice(1) } : next;
    },
  },
  'nobody acts, and nothing is offered, once it is over': {
    choices: (view) =>
      view.state.step.phase === 'over' ? [{ type: 'stop', params: [] }] : rules.choices(view),
  },
  'the standings name every seat, and their lines add up': {
    standings: (state) =>
      rules.standings(state).map((standing) => ({ ...standing, total: standing.total + 1 })),
  },
  'those who act, and only they, have choices, each with a move': {
    choices: (view) => [
      ...rules.choices(view),
      ...(view.state.step.phase === 'build'
        ? [
            { type: 'stop', params: [] },
            { type: 'stop', params: [] },
          ]
        : []),
    ],
  },
  'an offered move is played': {
    decide: (state, seat, move, dice) =>
      move.type === 'draw' && move.count === 2 ? reject('TOO_MANY') : rules.decide(state, seat, move, dice),
  },
  'an automatic answer is the only move there is': {
    forced: () => ({ type: 'stop' }),
  },
  'any other move is refused with a code and changes nothing': {
    refusal: (_, move) => ({ code: `No, not ${String(move)}` }),
  },
  'a prefix and then the rest give what the whole gives': {
    evolve: (state, event) =>
      event.type === 'started'
        ? { ...rules.evolve(state, event), [Symbol.for('lost in JSON')]: true }
        : rules.evolve(state, event),
  },
  'events, moves and states survive JSON': {
    evolve: (state, event) => ({ ...rules.evolve(state, event), winner: undefined }),
  },
  'folding asks for neither clock nor chance and changes nothing it is given': {
    evolve: (state, event) => ({ ...rules.evolve(state, event), at: (calls += 1) }),
  },
  'an event of this version stays as it is': {
    upcast: (event) => ({ ...rules.upcast(event, 1), upcast: true }),
  },
  'an event of a version that is not known is refused, and named with its row': {
    upcast: (event, version) => rules.upcast(event, version),
  },
  'what is taken back and played again comes out the same': {
    decide: (state, seat, move) => {
      calls += 1;
      const dice = {
        kind: 'dice' as const,
        stream: () => ({
          int: () => 0,
          pick: <T>(of: readonly T[]) => of[0]!,
          shuffle: <T>(of: readonly T[]) => [...of.slice(calls % 3), ...of.slice(0, calls % 3)],
        }),
      };
      return rules.decide(state, seat, move, dice);
    },
  },
  'a view is the fold of the redacted events': {
    view: (state, viewer) => ({ ...rules.view(state, viewer), reshuffles: 0 }),
  },
  'to see a view is to see the state, and spectators see no more than a seat': {
    view: (state, viewer) =>
      viewer === 'spectator' ? { ...rules.view(state, viewer), laid: state.laid } : rules.view(state, viewer),
  },
  'the standings follow from what everybody sees': {
    standings: (state) =>
      rules.standings({
        ...state,
        points: state.hands.map((hand) => hand.filter((card) => card !== '?').length),
      }),
  },
  'the page finds the choices that the server finds': {
    redact: (event, viewer) =>
      event.type === 'drawn'
        ? { ...event, cards: event.cards.map(() => '?' as const) }
        : rules.redact(event, viewer),
  },
  'a draft on one’s own view comes to what the server says': {
    decide: (state, seat, move, dice) =>
      move.type === 'stop' && dice.kind === 'none'
        ? reject(NEEDS_SERVER)
        : rules.decide(state, seat, move, dice),
  },
  'two worlds that differ in what one may not see are the same to one': {
    view: (state, viewer) => ({
      ...rules.view(state, viewer),
      points: state.points.map(() => Number(state.pile[0])),
    }),
  },
  'whether an answer is automatic is the same in two worlds that one cannot tell apart': {
    view: (state, viewer) => ({ ...rules.view(state, viewer), hands: state.hands }),
    forced: ({ state }, seat) => (state.hands[seat]?.includes(9) ? { type: 'stop' } : undefined),
  },
  'two moves that differ in what one may not see are told alike': {
    reveals: (event) => ({ ...rules.reveals(event), public: event.type === 'laid' && event.card === 9 }),
  },
  'equal dice set up equally, others otherwise': {
    setup: (options, seats) =>
      rules.setup(options, seats, {
        kind: 'dice',
        stream: () => ({
          int: () => 0,
          pick: <T>(of: readonly T[]) => of[0]!,
          shuffle: <T>(of: readonly T[]) => [...of],
        }),
      }),
  },
  'every stream of the dice is drawn once and checked': {
    recomputeChance: (state, event, dice) =>
      event.type === 'reshuffled' ? undefined : rules.recomputeChance(state, event, dice),
  },
  'chance drawn again is the same, and forged chance is found out': {
    recomputeChance: (_, event) => (event.type === 'started' ? event : undefined),
  },
  'what nobody has seen is drawn anew, and nobody sees a difference': {
    redraw: (state) => state,
  },
  'bots play offered moves, the same ones from the same stream': {
    bot: ({ state }) =>
      state.step.phase === 'draw' ? { type: 'draw', count: 2.5 } : { type: 'lay', card: 0 },
  },
  'a game of bots ends': {
    bot: () => ({ type: 'stop' }),
  },
  'an answer of orders is offered and plays': {
    orders: { ...rules.orders, answer: () => ({ kind: 'play', moves: [{ type: 'draw', count: 9 }] }) },
  },
  'no orders say nothing': {
    orders: { ...rules.orders, answer: () => ({ kind: 'ask', because: { key: 'toy.orders', args: {} } }) },
  },
  'orders answer by what their seat sees': {
    view: (state, viewer) => rules.view((lastSeen = state), viewer),
    orders: {
      ...rules.orders,
      answer: () => ({ kind: 'ask', because: { key: 'toy.top', args: { card: Number(lastSeen?.pile[0]) } } }),
    },
  },
  'orders of one seat change nothing that others see': {
    orders: {
      ...rules.orders,
      answer: (view, orders) => {
        lastOrders = orders;
        return rules.orders.answer(view, orders);
      },
    },
    redact: (event, viewer) => Object.assign({ by: lastOrders }, rules.redact(event, viewer)),
  },
  'the turn ahead begins, and shows what its seat sees': {
    orders: { ...rules.orders, ahead: (view) => view },
  },
  'every event can be told to everybody': {
    story: (event) => ({ key: 'toy.story', args: event.type === 'laid' ? { card: Number(event.card) } : {} }),
  },
  'what affects a player is told to them and does not name them': {
    relevanceTo: (_, event, reader) => ({
      phrase: { ...rules.story(event), args: { list: { list: [{ seat: reader }] } } },
      worth: 1,
    }),
  },
};

describe('the laws can fail:', () => {
  it.each(Object.keys(laws) as LawName[])('%s', (name) => {
    expect(brokenLaws(broken(breaches[name]), [name])).toEqual([name]);
  });

  it.each<[LawName, Partial<Toy>]>([
    [
      'folding asks for neither clock nor chance and changes nothing it is given',
      { evolve: (state, event) => Object.assign(Math.random() < 0 ? {} : {}, rules.evolve(state, event)) },
    ],
    [
      'folding asks for neither clock nor chance and changes nothing it is given',
      { evolve: (state, event) => Object.assign(state ?? {}, rules.evolve(state, event)) },
    ],
    ['an offered move is played', { decide: () => ok([]) }],
    [
      'an offered move is played',
      {
        decide: (state, seat, move, dice) =>
          move.type === 'stop' ? reject(MOVE_NOT_OFFERED) : rules.decide(state, seat, move, dice),
      },
    ],
    [
      'every stream of the dice is drawn once and checked',
      { evolve: (state, event) => ({ ...rules.evolve(state, event), reshuffles: 0 }) },
    ],
    [
      'two worlds that differ in what one may not see are the same to one',
      { show: (state) => JSON.stringify(calls++ && state.step) + calls },
    ],
    [
      'a draft on one’s own view comes to what the server says',
      {
        decide: (state, seat, move, dice) =>
          move.type === 'draw'
            ? ok([{ type: 'drawn', seat, cards: state.pile.slice(0, 1) }])
            : rules.decide(state, seat, move, dice),
      },
    ],
    [
      'an answer of orders is offered and plays',
      { orders: { ...rules.orders, answer: () => ({ kind: 'play', moves: [] }) } },
    ],
    [
      'an answer of orders is offered and plays',
      {
        orders: {
          ...rules.orders,
          answer: () => ({ kind: 'ask', because: { key: 'toy', args: { n: NaN } } }),
        },
      },
    ],
    [
      'orders answer by what their seat sees',
      {
        orders: {
          ...rules.orders,
          answer: () => ({ kind: 'ask', because: { key: 'toy.calls', args: { n: (calls += 1) } } }),
        },
      },
    ],
    [
      'orders of one seat change nothing that others see',
      {
        orders: {
          ...rules.orders,
          answer: (view, orders) => {
            lastOrders = orders;
            return rules.orders.answer(view, orders);
          },
        },
        view: (state, viewer) => ({
          ...rules.view(state, viewer),
          reshuffles: JSON.stringify(lastOrders).length,
        }),
      },
    ],
    [
      'the turn ahead begins, and shows what its seat sees',
      {
        view: (state, viewer) => {
          lastSeen = state;
          return rules.view(state, viewer);
        },
        orders: {
          ...rules.orders,
          ahead: (view) => {
            const next = rules.orders.ahead(view);
            return next && asSeatView({ ...next.state, pile: lastSeen?.pile ?? [] }, next.seat);
          },
        },
      },
    ],
  ])('%s, otherwise broken', (name, change) => {
    expect(brokenLaws(broken(change), [name])).toEqual([name]);
  });

  it('if the kit has no other worlds', () => {
    const name: LawName = 'two worlds that differ in what one may not see are the same to one';
    expect(brokenLaws({ ...kit, worlds: () => undefined }, [name])).toEqual([name]);
  });

  it('and name the seed that reproduces it', () => {
    const faulty = broken({ standings: () => [] });
    expect(() => tryLaw('the standings name every seat, and their lines add up', faulty, 7)).toThrow(
      /^LAW_SEED=7 /,
    );
  });
});
