import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { isOffered } from '#shared/kernel/choices.ts';
import { NO_DICE, type Dice } from '#shared/kernel/dice.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { fold } from '#shared/kernel/fold.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { Reveals, Rules } from '#shared/kernel/rules.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat, type Viewer } from '#shared/kernel/types.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { hostileValues, spoil } from '../../support/hostile.ts';
import { testStream } from '../../support/testStream.ts';
import { gameOf } from './game.ts';
import { bytes, someOf, viewersOf, type Law } from './kit.ts';

/** Two states that differ only in what a viewer may not see look the same to that viewer. */
export const worldsLookAlike: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  const states = [...game.turns.map((turn) => turn.state), game.end];
  for (const viewer of viewersOf(game.seats)) {
    const stream = testStream(seed);
    let found = 0;
    for (const state of someOf(states, 25, stream)) {
      const other = kit.worlds(state, viewer, stream);
      if (other === undefined || isDeepStrictEqual(other, state)) continue;
      found += 1;
      kit.invariants(deepFreeze(other));
      const worlds = [state, other] as const;
      sameToday(rules, worlds, viewer);
      if (viewer !== 'spectator') sameRefusals(rules, worlds, viewer, seed);
      for (const seat of rules.acting(state)) {
        const move = sampleMove(rules.choices(seatView(rules, state, seat)), stream);
        sameTomorrow(rules, worlds, viewer, { seat, move, dice: game.dice });
      }
    }
    assert(found > 0, `no other world for ${viewer} in the whole game`);
  }
};

type Worlds<S> = readonly [S, S];

/** Both worlds give the same bytes. */
function same<S>(worlds: Worlds<S>, read: (state: S) => unknown, what: string): void {
  assert.equal(bytes(read(worlds[1])), bytes(read(worlds[0])), what);
}

function sameToday<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  worlds: Worlds<S>,
  viewer: Viewer,
): void {
  same(worlds, (state) => rules.view(state, viewer), `the view of ${viewer}`);
  same(worlds, rules.acting, 'whose turn it is');
  same(worlds, rules.standings, 'the standings');
  same(worlds, (state) => rules.show(rules.view(state, viewer)), 'the text');
  if (viewer !== 'spectator')
    same(worlds, (state) => rules.choices(seatView(rules, state, viewer)), 'the choices');
}

function sameRefusals<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  worlds: Worlds<S>,
  seat: Seat,
  seed: number,
): void {
  const stream = testStream(seed);
  const choices = rules.choices(seatView(rules, worlds[0], seat));
  const spoilt = choices.map((choice) => spoil(sampleMove([choice], stream), stream));
  for (const move of [...spoilt, ...hostileValues()]) {
    if (isOffered(choices, move)) continue;
    same(worlds, (state) => play(rules, state, seat, move, NO_DICE), `what refuses ${JSON.stringify(move)}`);
  }
}

interface Told<E> {
  readonly events: readonly E[];
  readonly reveals: readonly Reveals[];
  /** Some event hides something. */
  readonly hides: boolean;
  /** The view afterwards. */
  readonly view: string;
}

/** A viewer's redacted events of a move, and what each of them reveals. */
function tell<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  state: S,
  viewer: Viewer,
  { seat, move, dice }: { readonly seat: Seat; readonly move: AnyMove; readonly dice: Dice },
): Told<E> {
  const played = play(rules, state, seat, move, dice);
  assert(played.ok, `${JSON.stringify(move)} is refused`);
  const events = played.value.map((event) => rules.redact(event, viewer));
  return {
    events,
    reveals: played.value.map((event) => rules.reveals(event)),
    hides: bytes(events) !== bytes(played.value),
    view: bytes(rules.view(fold(rules, played.value, state) as S, viewer)),
  };
}

/** The number of events before one reveals something to the viewer. */
function silent(told: readonly Told<unknown>[], viewer: Viewer): number {
  const own = viewer === 'spectator' ? 0 : maskOf([viewer]);
  const firsts = told.map(({ reveals }) =>
    reveals.findIndex((shown) => shown.public || (shown.seats & own) !== 0),
  );
  return Math.min(...firsts.map((first) => (first < 0 ? Infinity : first)));
}

function assertToldAlike<E extends AnyEvent>(
  here: Told<E>,
  there: Told<E>,
  first: number,
  what: string,
): void {
  assert.equal(bytes(there.events.slice(0, first)), bytes(here.events.slice(0, first)), what);
}

/** A viewer with the same events must not learn of a difference from the price of an undo. */
function assertSamePrice<E extends AnyEvent>(here: Told<E>, there: Told<E>): void {
  if (bytes(here.events) === bytes(there.events))
    assert.deepEqual(there.reveals, here.reveals, 'what taking it back would cost');
}

/**
 * The same move in two worlds gives the same redacted events, up to the event that reveals something to the
 * viewer.
 */
function sameTomorrow<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  worlds: Worlds<S>,
  viewer: Viewer,
  move: { readonly seat: Seat; readonly move: AnyMove; readonly dice: Dice },
): void {
  if (!worlds.every((state) => isOffered(rules.choices(seatView(rules, state, move.seat)), move.move)))
    return;
  const here = tell(rules, worlds[0], viewer, move);
  const there = tell(rules, worlds[1], viewer, move);
  assertSamePrice(here, there);
  const what = `what ${viewer} is told of ${JSON.stringify(move.move)}`;
  assertToldAlike(here, there, silent([here, there], viewer), what);
  const draft =
    move.seat === viewer && play(rules, rules.view(worlds[0], viewer), viewer, move.move, NO_DICE).ok;
  if (draft) assertToldAlike(here, there, Infinity, `${what}, played without chance`);
}

/**
 * The time of an answer, and its origin, reveal nothing. If a viewer cannot tell two worlds apart, a decision is
 * answered automatically in both or in neither.
 */
export const automaticAnswersAreAlike: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, seats } = gameOf(kit, seed);
  const automatic = kit.automatic ?? ((state, seat) => automaticMove(rules, state, seat));
  for (const viewer of viewersOf(seats)) {
    const stream = testStream(seed);
    for (const { state } of turns) {
      const other = kit.worlds(state, viewer, stream);
      if (other === undefined) continue;
      const timing = (world: typeof state) =>
        rules.acting(world).map((seat) => (automatic(world, seat) === undefined ? 'asked' : 'at once'));
      same(
        [state, other],
        timing,
        `when an answer to ${bytes(rules.acting(state))} comes, as ${viewer} sees it`,
      );
    }
  }
};

/** Two moves that differ only in what a viewer may not see give the same redacted events. */
export const hiddenMovesLookAlike: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, seats, dice } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state, seat } of someOf(turns, 40, stream)) {
    const choices = rules.choices(seatView(rules, state, seat));
    const choice = stream.pick(choices);
    const moves = [choice, choice].map((same) => ({ seat, move: sampleMove([same], stream), dice }));
    for (const viewer of viewersOf(seats).filter((other) => other !== seat)) {
      const [here, there] = moves.map((move) => tell(rules, state, viewer, move));
      assert(here && there);
      assertSamePrice(here, there);
      const quiet = silent([here, there], viewer) === Infinity && here.view === there.view;
      if (quiet && here.hides)
        assertToldAlike(here, there, Infinity, `what ${viewer} is told of ${choice.type}`);
    }
  }
};
