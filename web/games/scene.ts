import type { Choice } from '#shared/kernel/choices.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';

/** Everything a game's UI gets: states and choices as data. It knows no rules and calls no server. */
export interface Scene<State, Move extends AnyMove> {
  /** The state as the server has it. */
  readonly before: State;
  /** The state after the draft's moves. `offered` belongs to it. */
  readonly now: State;
  /** The state with the move being put together as well; the board shows it. */
  readonly shown: State;
  /** The state that `shown` is compared with. Differences are marked (see `mark`). */
  readonly since?: State;
  /** The state shown is a past one: nothing can be chosen. */
  readonly past?: true;
  /** All events so far, the draft's included, for things that the state does not keep. */
  readonly events: readonly AnyEvent[];
  readonly you: Seat | null;
  /** The game is over, even if the state shown is a past one. Things kept back until the end are then shown. */
  readonly over: boolean;
  readonly acting: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly offered: readonly Choice[];
  readonly partial: Move | null;
  name(seat: Seat): string;
  /** Takes a move into the draft. With the `last` one of a turn, the draft is sent. */
  choose(move: Move, last?: boolean): void;
  /** Shows a move that is still being put together; null hides it. */
  compose(move: Move | null): void;
  /** Why the rules refuse this move to the viewer now; undefined if it is legal. */
  refusal(move: Move): Rejection | undefined;
  /** Places that can be tapped for standing orders, by the game's own number; no choice can be tapped meanwhile. */
  readonly places?: ReadonlyMap<number, PlaceTarget> | undefined;
}

/** A place on the board that can be tapped for something else than a choice. */
export interface PlaceTarget {
  /** The effect of a tap, for players who do not see where it is. */
  readonly label: string;
  readonly pressed: boolean;
  /** A short text on the place. */
  readonly note?: string;
  readonly tap: () => void;
}

export type AnyScene = Scene<unknown, AnyMove>;

/** The parts of a scene that differ for a past state: the state to show, what changed to it, and no choices. */
export const pastScene = (
  rules: AnyTableRules,
  { state, since, events }: { state: unknown; since: unknown; events: readonly AnyEvent[] },
): Omit<AnyScene, 'you' | 'over' | 'seats' | 'name' | 'choose' | 'compose' | 'refusal'> => ({
  before: state,
  now: state,
  shown: state,
  past: true,
  ...(since === undefined ? {} : { since }),
  events,
  acting: rules.acting(state),
  offered: [],
  partial: null,
});

/** Whether a part of the table differs from `since`, for `data-changed`. `part` returns it as a plain value. */
export const mark = <T>(
  since: T | undefined,
  shown: T,
  part: (of: T) => string | number | null | undefined,
): true | undefined => (since !== undefined && part(since) !== part(shown) ? true : undefined);
