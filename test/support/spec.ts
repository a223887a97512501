import { expect } from 'vitest';
import { NO_DICE, type Dice, type NoDice } from '#shared/kernel/dice.ts';
import type { Choice } from '#shared/kernel/choices.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import type { Rules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import { deepFreeze } from './freeze.ts';
import { evolveAll } from './playout.ts';

/** A game after some events: the choices of a seat, and the result of a move. */
export interface Given<S, M extends AnyMove, E extends AnyEvent> {
  readonly state: S;
  /** The seat's choices. */
  choices(seat: Seat): readonly Choice[];
  /** The seat plays a move. */
  when(seat: Seat, move: M): When<S, E>;
  /** The seat sends a value that need not be a move. */
  whenSent(seat: Seat, move: unknown): When<S, E>;
}

export interface When<S, E> {
  /** Exactly these events happen. */
  thenEvents(...events: E[]): void;
  /** The move is legal; returns the state after it. */
  thenState(): S;
  /** The move is refused, for this reason. */
  thenRefused(code: string, params?: Readonly<Record<string, string | number>>): void;
}

/** Rules as sentences, from a state. States are frozen, so that a rule that changes one in place fails. */
export const specAt =
  <S, M extends AnyMove, E extends AnyEvent, O>(rules: Rules<S, M, E, O>, dice: Dice | NoDice = NO_DICE) =>
  (given: S): Given<S, M, E> => {
    const state = deepFreeze(given);
    const whenSent = (seat: Seat, move: unknown): When<S, E> => {
      const played = play(rules, state, seat, move, dice);
      return {
        thenEvents: (...expected) => expect(played).toEqual({ ok: true, value: expected }),
        thenState: () => {
          if (!played.ok) expect.fail(`refused: ${played.failure.code}`);
          return evolveAll(rules, state, played.value);
        },
        thenRefused: (code, params) =>
          expect(played).toEqual({ ok: false, failure: params === undefined ? { code } : { code, params } }),
      };
    };
    return {
      state,
      choices: (seat) => rules.choices(seatView(rules, state, seat)),
      when: whenSent,
      whenSent,
    };
  };

/** Rules as sentences: `given(events).when(seat, move).thenEvents(…)`. */
export const spec =
  <S, M extends AnyMove, E extends AnyEvent, O>(rules: Rules<S, M, E, O>, dice: Dice | NoDice = NO_DICE) =>
  (events: readonly E[]): Given<S, M, E> =>
    specAt(rules, dice)(evolveAll(rules, undefined, events));
