import type { Dice, Stream } from '../../../shared/kernel/dice.ts';
import type { Rules } from '../../../shared/kernel/rules.ts';
import type { AnyEvent, AnyMove, Viewer } from '../../../shared/kernel/types.ts';

/** A way of leaking a secret that the laws must notice. */
export interface Mutant<S, E extends AnyEvent> {
  /** What comes to light, e.g. `dealt.hands`. */
  readonly field: string;
  readonly redact?: (event: E, viewer: Viewer) => E;
  readonly view?: (state: S, viewer: Viewer) => S;
}

/** A game and what the laws need to know of it. */
export interface Kit<S, M extends AnyMove, E extends AnyEvent, O> {
  readonly rules: Rules<S, M, E, O>;
  /** Values of the options, each to be played. */
  readonly options: readonly O[];
  readonly seatCounts: readonly number[];
  /** A game with more moves than this is held to be endless. */
  readonly maxMoves: number;
  /** How many random games each law is tried on; at least options × seat counts. */
  readonly runs: number;
  /** Throws if there can be no such state between two moves: money or cards lost, numbers negative. */
  readonly invariants: (state: S) => void;
  /**
   * Another state that differs only in what the viewer may not see; undefined where there is none.
   * Every viewer must have some in every game.
   */
  readonly worlds: (state: S, viewer: Viewer, stream: Stream) => S | undefined;
  readonly mutants: readonly Mutant<S, E>[];
}

/** What holds for every game: throws if it does not hold in the game played with this seed. */
export type Law = <S, M extends AnyMove, E extends AnyEvent, O>(kit: Kit<S, M, E, O>, seed: number) => void;

/** The dice, noting the name of every stream drawn from. */
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

/** What goes over the wire: the order of keys may not tell anything either. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
