import type { Dice, Stream } from '#shared/kernel/dice.ts';
import type { Rules, SeatView } from '#shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Seat, Viewer } from '#shared/kernel/types.ts';

/** A way of leaking a secret that the laws must notice. */
export interface Mutant<S, E extends AnyEvent> {
  /** The secret that it leaks, e.g. `dealt.hands`. */
  readonly field: string;
  readonly redact?: (event: E, viewer: Viewer) => E;
  readonly view?: (state: S, viewer: Viewer) => S;
  /** Replaces the kernel's `automaticMove`. */
  readonly automatic?: Automatic<S>;
}

/** The answer to the seat's decision that is played without asking its player, if there is one. */
export type Automatic<S> = (state: S, seat: Seat) => AnyMove | undefined;

/** A game, with what the laws need of it. */
export interface Kit<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly rules: Rules<S, M, E, O>;
  /** Sets of options, each to be played. */
  readonly options: readonly O[];
  readonly seatCounts: readonly number[];
  /** A game with more moves counts as endless. */
  readonly maxMoves: number;
  /** How many random games each law is tried on; at least options × seat counts. */
  readonly runs: number;
  /** Throws if no such state may exist between two moves: money or cards lost, negative numbers. */
  readonly invariants: (state: S) => void;
  /**
   * Another state that differs only in what the viewer may not see; undefined if there is none. Every viewer must
   * have some in every game.
   */
  readonly worlds: (state: S, viewer: Viewer, stream: Stream) => S | undefined;
  /** Random orders of the game for the view's seat; the schema accepts them. Plans are made for every game. */
  readonly orders: (view: SeatView<S>, stream: Stream) => unknown;
  readonly mutants: readonly Mutant<S, E>[];
  /** Set by a mutant; else the kernel's. */
  readonly automatic?: Automatic<S>;
}

/** A law of every game: throws if the game with this seed breaks it. */
export type Law = <S, M extends AnyMove, E extends AnyEvent, O>(kit: Kit<S, M, E, O>, seed: number) => void;

/** The dice, recording the name of every stream drawn from. */
export const spyDice = (dice: Dice, drawn: string[]): Dice => ({
  kind: 'dice',
  stream: (purpose, ordinal) => {
    drawn.push(`${purpose}/${ordinal}`);
    return dice.stream(purpose, ordinal);
  },
});

export const viewersOf = (seats: number): Viewer[] => [
  'spectator',
  ...Array.from({ length: seats }, (_, seat) => seat),
];

/** Up to `n` of the items, in their order. */
export function someOf<T>(items: readonly T[], n: number, stream: Stream): T[] {
  const chosen = new Set(stream.shuffle(items.map((_, i) => i)).slice(0, n));
  return items.filter((_, i) => chosen.has(i));
}

/** The bytes on the wire: the order of keys may not leak anything either. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
