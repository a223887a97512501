import assert from 'node:assert/strict';
import { contains, forcedMove, isOffered, type Choice, type Param } from '#shared/kernel/choices.ts';
import { automaticMove } from '#shared/kernel/forced.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import {
  GAME_OVER,
  NEEDS_SERVER,
  NOT_YOUR_TURN,
  type Rejection,
  type Result,
} from '#shared/kernel/result.ts';
import { sampleMove } from '#shared/kernel/sampleMove.ts';
import { hostileValues, spoil } from '../../support/hostile.ts';
import { testStream } from '../../support/testStream.ts';
import { foldFrozen, gameOf } from './game.ts';
import { someOf, type Law } from './kit.ts';

export const setupIsForItsSeats: Law = (kit, seed) => {
  const { rules } = kit;
  const { options, dice } = gameOf(kit, seed);
  const { min, max } = rules.meta.seats;
  for (const seats of [0, min - 1, max + 1, min + 0.5, -min, NaN, Infinity])
    assert.throws(() => rules.setup(options, seats, dice), RangeError, `a game of ${seats}`);
};

export const randomPlayEnds: Law = (kit, seed) => {
  gameOf(kit, seed); // throws if it does not end
};

export const invariantsHold: Law = (kit, seed) => {
  const game = gameOf(kit, seed);
  for (const state of [...game.turns.map((turn) => turn.state), game.end]) kit.invariants(state);
};

export const nobodyActsOnceItIsOver: Law = (kit, seed) => {
  const { rules } = kit;
  const { end, seats } = gameOf(kit, seed);
  assert.deepEqual(rules.acting(end), []);
  for (let seat = 0; seat < seats; seat += 1) {
    const view = seatView(rules, end, seat);
    assert.deepEqual(rules.choices(view), [], 'choices after the end');
    for (const move of hostileValues()) assert.equal(codeOf(play(rules, end, seat, move, DICE)), GAME_OVER);
  }
};

/** Dice that no law looks at. */
const DICE = { kind: 'none' } as const;

const codeOf = (result: Result<unknown, Rejection>): string | undefined =>
  result.ok ? undefined : result.failure.code;

export const standingsAddUp: Law = (kit, seed) => {
  const game = gameOf(kit, seed);
  for (const state of [...game.turns.map((turn) => turn.state), game.end]) {
    const standings = kit.rules.standings(state);
    const seats = standings.map(({ seat }) => seat).toSorted((a, b) => a - b);
    assert.deepEqual(
      seats,
      Array.from({ length: game.seats }, (_, seat) => seat),
      'every seat stands once',
    );
    for (const [i, { rank, total, lines }] of standings.entries()) {
      assert.equal(
        lines.reduce((sum, { points }) => sum + points, 0),
        total,
        'the lines add up to the total',
      );
      const before = standings[i - 1];
      assert(
        before === undefined ? rank === 1 : rank === before.rank || rank === i + 1,
        `rank ${rank} in place ${i + 1}`,
      );
      assert(before === undefined || rank > before.rank || total === before.total, 'a shared rank is a tie');
    }
  }
};

export const actingSeatsChoose: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, seats } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state } of turns) {
    const acting = rules.acting(state);
    assert.deepEqual(
      acting,
      [...new Set(acting)].filter((seat) => seat >= 0 && seat < seats),
      'seats at the table',
    );
    for (let seat = 0; seat < seats; seat += 1) {
      const choices = rules.choices(seatView(rules, state, seat));
      assert.equal(choices.length > 0, acting.includes(seat), `seat ${seat} has ${choices.length} choices`);
      for (const choice of choices) {
        assertWellFormed(choice);
        assert(contains(choice, sampleMove([choice], stream)), `no move in ${JSON.stringify(choice)}`);
      }
      const single = choices
        .map((choice) => JSON.stringify(forcedMove([choice])))
        .filter((move) => move !== undefined);
      assert.equal(new Set(single).size, single.length, 'the same move is offered twice');
    }
  }
};

function assertWellFormed(choice: Choice): void {
  const names = ['type', ...choice.params.map(({ name }) => name)];
  assert.equal(new Set(names).size, names.length, `names of parameters: ${names.join()}`);
  for (const param of choice.params)
    for (const list of listsOf(param))
      assert.equal(new Set(list).size, list.length, `a value is listed twice: ${JSON.stringify(list)}`);
}

const listsOf = (param: Param): (readonly unknown[])[] => {
  if (param.kind === 'range') return [];
  return param.kind === 'fields' ? Object.values(param.fields) : [param.of];
};

export const offeredMovesPlay: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, dice } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state } of someOf(turns, 40, stream)) {
    for (const seat of rules.acting(state)) {
      for (const choice of rules.choices(seatView(rules, state, seat))) {
        const move = sampleMove([choice], stream);
        const played = play(rules, state, seat, move, dice);
        assert(played.ok, `${JSON.stringify(move)} is offered, but refused: ${JSON.stringify(played)}`);
        assert(played.value.length > 0, `${JSON.stringify(move)} brings nothing about`);
        kit.invariants(foldFrozen(kit, played.value, state));
      }
    }
  }
};

/** Number of other hands that an automatic answer is tried with. Random hands that offer more are rare. */
const HANDS = 8;

/**
 * An automatic answer never takes a decision away, not even one to discard. It may not with any other hand
 * either, because the hand is not looked at.
 */
export const automaticAnswersAreTheOnlyMove: Law = (kit, seed) => {
  const { rules } = kit;
  const stream = testStream(seed);
  for (const { state } of gameOf(kit, seed).turns)
    for (const seat of rules.acting(state)) {
      const move = automaticMove(rules, state, seat);
      if (move === undefined) continue;
      const others = Array.from({ length: HANDS }, () => kit.worlds(state, 'spectator', stream) ?? state);
      for (const world of [state, ...others]) {
        const only = forcedMove(rules.choices(seatView(rules, world, seat)));
        assert.deepStrictEqual(move, only, 'played without asking, and the only move there is');
      }
    }
};

/** The move with each hostile value in place of each parameter. */
const hostileVersions = (move: object): unknown[] =>
  Object.keys(move).flatMap((name) => hostileValues().map((value) => ({ ...move, [name]: value })));

/** States are frozen, so a refusal that changes one throws. */
export const otherMovesAreRefused: Law = (kit, seed) => {
  const { rules } = kit;
  const { turns, dice, seats } = gameOf(kit, seed);
  const stream = testStream(seed);
  for (const { state, seat, move } of someOf(turns, 25, stream)) {
    const choices = rules.choices(seatView(rules, state, seat));
    const moves = [
      ...someOf(turns, 10, stream).map((turn) => turn.move),
      ...hostileValues(),
      { type: move.type },
    ];
    for (let i = 0; i < 10; i += 1) moves.push(spoil(sampleMove(choices, stream), stream));
    moves.push(...hostileVersions(sampleMove(choices, stream)));
    for (const other of moves) {
      if (isOffered(choices, other)) continue;
      const code = codeOf(play(rules, state, seat, other, dice));
      assert.match(code ?? '', /^[A-Z][A-Z0-9_]*$/, `${JSON.stringify(other)} is not offered, but played`);
      assert(code !== NEEDS_SERVER, `${JSON.stringify(other)} is left to the server`);
    }
    const idle = Array.from({ length: seats + 1 }, (_, s) => s).filter(
      (s) => !rules.acting(state).includes(s),
    );
    for (const other of [...idle, -1, 0.5, NaN])
      assert.equal(codeOf(play(rules, state, other, move, dice)), NOT_YOUR_TURN, `seat ${other} moves`);
  }
};
