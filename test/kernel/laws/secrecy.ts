import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { isOffered } from '../../../shared/kernel/choices.ts';
import { NO_DICE } from '../../../shared/kernel/dice.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { play, seatView } from '../../../shared/kernel/play.ts';
import { NEEDS_SERVER } from '../../../shared/kernel/result.ts';
import type { Rules } from '../../../shared/kernel/rules.ts';
import { sampleMove } from '../../../shared/kernel/sample.ts';
import { maskOf, type AnyEvent, type AnyMove, type Seat, type Viewer } from '../../../shared/kernel/types.ts';
import { hostileValues, spoil } from '../../support/hostile.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { testStream } from '../../support/testStream.ts';
import { jsonOf } from './folding.ts';
import { gameOf, statesOf } from './game.ts';
import { someOf, viewersOf, type Law } from './kit.ts';

/** What goes over the wire: the order of keys may not tell anything either. */
const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const viewIsFoldOfRedacted: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  const states = statesOf(kit, game);
  for (const viewer of viewersOf(game.seats)) {
    let seen: ReturnType<typeof rules.evolve> | undefined;
    for (const [i, event] of game.events.entries()) {
      seen = deepFreeze(rules.evolve(seen, deepFreeze(jsonOf(rules.redact(event, viewer)))));
      const viewed = rules.view(states[i] as typeof seen, viewer);
      if (!isDeepStrictEqual(seen, viewed))
        assert.deepStrictEqual(seen, viewed, `${viewer} after event ${i}, ${event.type}`);
    }
  }
};

export const seeingTwiceIsSeeingOnce: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  const states = someOf(statesOf(kit, game), 60, testStream(seed));
  for (const viewer of viewersOf(game.seats)) {
    for (const through of [viewer, 'spectator'] as const) {
      for (const state of states)
        assert.deepStrictEqual(rules.view(rules.view(state, viewer), through), rules.view(state, through));
      for (const event of game.events)
        assert.deepStrictEqual(
          rules.redact(rules.redact(event, viewer), through),
          rules.redact(event, through),
        );
    }
  }
};

export const standingsArePublic: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  for (const state of [...someOf(game.turns, 30, testStream(seed)).map((turn) => turn.state), game.end])
    for (const viewer of viewersOf(game.seats))
      assert.deepStrictEqual(
        rules.standings(rules.view(state, viewer)),
        rules.standings(state),
        `as ${viewer} sees it`,
      );
};

/** The page folds what it was sent, and finds the choices the server finds. */
export const thePageFindsTheSameChoices: Law = (kit, seed) => {
  const { rules } = kit;
  const { seats, setup, turns } = gameOf(kit, seed);
  for (let seat = 0; seat < seats; seat += 1) {
    let page = fold(
      rules,
      setup.map((event) => rules.redact(event, seat)),
    );
    for (const { state, events } of turns) {
      assert(page !== undefined);
      assert.deepEqual(rules.acting(page), rules.acting(state));
      assert.equal(
        bytes(rules.choices(seatView(rules, page, seat))),
        bytes(rules.choices(seatView(rules, state, seat))),
      );
      page = fold(
        rules,
        events.map((event) => rules.redact(event, seat)),
        jsonOf(page),
      );
    }
  }
};

/** The page tries a move on its own view: it comes to what the server will say, or knows that it cannot. */
export const decidingOnOnesView: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, dice } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state } of someOf(turns, 60, stream)) {
    for (const seat of rules.acting(state)) {
      const move = sampleMove(rules.choices(seatView(rules, state, seat)), stream);
      const real = play(rules, state, seat, move, dice);
      const draft = play(rules, deepFreeze(rules.view(state, seat)), seat, move, NO_DICE);
      assert(real.ok, `${JSON.stringify(move)} is refused`);
      const learns = real.value
        .map(rules.reveals)
        .some((r) => r.chance || r.public || (r.seats & maskOf([seat])) !== 0);
      const seen = real.value.map((event) => rules.redact(event, seat));
      if (draft.ok) assert.deepStrictEqual(draft.value, seen, `${JSON.stringify(move)} in a draft`);
      else
        assert.equal(
          draft.failure.code,
          learns ? NEEDS_SERVER : 'none',
          `${JSON.stringify(move)} in a draft`,
        );
    }
  }
};

/** Two states that differ only in what a viewer may not see are the same to that viewer. */
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
        sameTomorrow(kit.rules, worlds, viewer, { seat, move, dice: game.dice });
      }
    }
    assert(found > 0, `no other world for ${viewer} in the whole game`);
  }
};

type Worlds<S> = readonly [S, S];

/** Both worlds give the same, byte for byte. */
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

/** Where the viewer sees no difference afterwards, nothing told on the way made one. */
function sameTomorrow<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  worlds: Worlds<S>,
  viewer: Viewer,
  { seat, move, dice }: { seat: Seat; move: AnyMove; dice: Parameters<typeof play>[4] },
): void {
  if (!worlds.every((state) => isOffered(rules.choices(seatView(rules, state, seat)), move))) return;
  const told = worlds.map((state) => {
    const played = play(rules, state, seat, move, dice);
    assert(played.ok, `${JSON.stringify(move)} is refused in one of two worlds`);
    const events = played.value;
    return {
      alike: bytes(rules.view(fold(rules, events, state) as S, viewer)),
      events: events.map((event) => rules.redact(event, viewer)),
      reveals: events.map(rules.reveals),
    };
  });
  const [here, there] = told;
  const draft = seat === viewer && play(rules, rules.view(worlds[0], seat), seat, move, NO_DICE).ok;
  if (!draft && here?.alike !== there?.alike) return;
  assert.equal(
    bytes(there?.events),
    bytes(here?.events),
    `what ${viewer} is told of ${JSON.stringify(move)}`,
  );
  assert.equal(bytes(there?.events.map(rules.story)), bytes(here?.events.map(rules.story)), 'the story');
  assert.equal(bytes(there?.reveals), bytes(here?.reveals), 'what taking it back would cost');
}
