import type { Dice } from '#shared/kernel/dice.ts';
import { play } from '#shared/kernel/play.ts';
import type { Rules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';

/** A dice key for tests, by number: the same number gives the same game. */
export function keyOf(seed: number): Uint8Array {
  const key = new Uint8Array(32);
  const words = new DataView(key.buffer);
  words.setUint32(0, Math.floor(seed / 2 ** 32));
  words.setUint32(4, seed >>> 0);
  return key;
}

/** One row of a played game: the seat that decided (null: set-up) and the events. */
interface PlayedRow<E> {
  readonly seat: Seat | null;
  readonly events: readonly E[];
}

interface Playout<S, E> {
  readonly rows: readonly PlayedRow<E>[];
  readonly state: S;
}

/**
 * Plays a game to its end; if several seats may act, the first one does. `choose` makes the moves. Throws for a
 * refused move or after more than `limit` decisions.
 */
export function playOut<S, M extends AnyMove, E extends AnyEvent, O>(
  rules: Rules<S, M, E, O>,
  table: { readonly options: O; readonly seats: number; readonly dice: Dice; readonly limit?: number },
  choose: (state: S, seat: Seat) => unknown,
): Playout<S, E> {
  const setup = rules.setup(table.options, table.seats, table.dice);
  const rows: PlayedRow<E>[] = [{ seat: null, events: setup }];
  let state = evolveAll(rules, undefined, setup);
  for (let left = table.limit ?? 10_000; left > 0; left -= 1) {
    const seat = rules.acting(state)[0];
    if (seat === undefined) return { rows, state };
    const move = choose(state, seat);
    const played = play(rules, state, seat, move, table.dice);
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is refused: ${played.failure.code}`);
    rows.push({ seat, events: played.value });
    state = evolveAll(rules, state, played.value);
  }
  throw new Error('the game does not end');
}

/** The state after some events; there must be one. */
export function evolveAll<S, E extends AnyEvent>(
  rules: Pick<Rules<S, AnyMove, E, unknown>, 'evolve'>,
  from: S | undefined,
  events: readonly E[],
): S {
  const state = events.reduce<S | undefined>((now, event) => rules.evolve(now, event), from);
  if (state === undefined) throw new Error('no events');
  return state;
}
