import assert from 'node:assert/strict';
import { NO_DICE } from '#shared/kernel/dice.ts';
import { fold } from '#shared/kernel/fold.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { NEEDS_SERVER } from '#shared/kernel/result.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { maskOf } from '#shared/kernel/types.ts';
import { rememberingAlike } from '../../support/alike.ts';
import { deepFreeze } from '../../support/freeze.ts';
import { testStream } from '../../support/testStream.ts';
import { jsonOf } from './folding.ts';
import { gameOf, statesOf } from './game.ts';
import { bytes, someOf, viewersOf, type Law } from './kit.ts';

export const viewIsFoldOfRedacted: Law = (kit, seed) => {
  const { rules } = kit;
  const game = gameOf(kit, seed);
  const states = statesOf(kit, game);
  for (const viewer of viewersOf(game.seats)) {
    const alike = rememberingAlike();
    let seen: ReturnType<typeof rules.evolve> | undefined;
    for (const [i, event] of game.events.entries()) {
      seen = deepFreeze(rules.evolve(seen, deepFreeze(jsonOf(rules.redact(event, viewer)))));
      const viewed = rules.view(states[i] as typeof seen, viewer);
      if (!alike(seen, viewed))
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

/** The page folds the redacted events and finds the same choices as the server. */
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

/** The page tries a move on its own view. It gets the server's result, or knows that it cannot. */
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
      else assert(learns && draft.failure.code === NEEDS_SERVER, `${draft.failure.code} in a draft`);
    }
  }
};
