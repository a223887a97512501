import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '#shared/kernel/choices.ts';
import type { Dice, NoDice } from '#shared/kernel/dice.ts';
import { play, seatView } from '#shared/kernel/play.ts';
import { NEEDS_SERVER, ok, type Rejection, type Result } from '#shared/kernel/result.ts';
import type { AnyRules } from '#shared/kernel/rules.ts';
import { publicView } from '#shared/kernel/seatView.ts';
import type { AnyEvent, AnyMove, BotLevel, Seat } from '#shared/kernel/types.ts';

/** A position of a game to go on from in the browser alone. */
export interface TrialGround {
  readonly rules: AnyRules;
  /** With nothing hidden once the game is over; else as the viewer sees it. */
  readonly state: unknown;
  /** All events up to it. */
  readonly events: readonly AnyEvent[];
  /** No dice where hidden things are not known: what depends on them cannot be tried. */
  readonly dice: Dice | NoDice;
}

/** One move of a trial. */
interface TrialStep {
  readonly seat: Seat;
  readonly move: AnyMove;
  /** A bot played it, or the rules left no other. */
  readonly automatic: boolean;
  readonly events: readonly AnyEvent[];
  readonly after: unknown;
}

/** A private copy of a game: the player plays any seat, and nothing is sent. */
export interface Trial {
  readonly steps: ReadonlySignal<readonly TrialStep[]>;
  readonly state: ReadonlySignal<unknown>;
  readonly acting: ReadonlySignal<readonly Seat[]>;
  /** The seat that decides now; undefined at the end of the game. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly offered: ReadonlySignal<readonly Choice[]>;
  readonly partial: ReadonlySignal<AnyMove | null>;
  /** The state with the move being put together in it. */
  readonly shown: ReadonlySignal<unknown>;
  /** The move being put together is whole; what only the server knows may still stop it. */
  readonly isWhole: ReadonlySignal<boolean>;
  /** Why the last move was not carried out. */
  readonly refusal: ReadonlySignal<Rejection | undefined>;
  /** The only seat that the player plays, bots play the others; null: the player plays all. */
  readonly alone: ReadonlySignal<Seat | null>;
  refusalOf(move: AnyMove): Rejection | undefined;
  choose(move: AnyMove): void;
  compose(move: AnyMove | null): void;
  /** Carries out the move being put together. */
  make(): void;
  /** Takes back the player's last move, with what followed it by itself. */
  back(): void;
  restart(): void;
  playAlone(seat: Seat | null): void;
}

export function createTrial(ground: TrialGround): Trial {
  const cells = createCells(ground);
  const { steps, partial, refusal, alone, state, seat } = cells;
  const set = (next: readonly TrialStep[], why?: Rejection): void =>
    batch(() => {
      steps.value = withAutomatic(ground, next, alone.peek());
      partial.value = null;
      refusal.value = why;
    });
  const tryHere = (move: AnyMove): Result<TrialStep, Rejection> | undefined => {
    const by = seat.peek();
    return by === undefined ? undefined : tryIt(ground, state.peek(), by, move);
  };
  const choose = (move: AnyMove): void => {
    const step = tryHere(move);
    if (step?.ok === true) set([...steps.peek(), step.value]);
    else if (step !== undefined) set(steps.peek(), step.failure);
  };
  return {
    ...cells,
    refusalOf: (move) => {
      const step = tryHere(move);
      return step === undefined || step.ok || step.failure.code === NEEDS_SERVER ? undefined : step.failure;
    },
    choose,
    compose: (move) =>
      batch(() => {
        partial.value = move;
        refusal.value = undefined;
      }),
    make: () => {
      const move = partial.peek();
      if (move !== null) choose(move);
    },
    back: () => {
      if (partial.peek() !== null) return void (partial.value = null);
      const own = steps.peek().findLastIndex((step) => !step.automatic);
      set(steps.peek().slice(0, Math.max(0, own)));
    },
    restart: () => set([]),
    playAlone: (one) =>
      batch(() => {
        alone.value = one;
        set(steps.peek());
      }),
  };
}

/** The signals of a trial, and those computed from them. */
function createCells(ground: TrialGround) {
  const { rules } = ground;
  const steps = signal<readonly TrialStep[]>([]);
  const partial = signal<AnyMove | null>(null);
  const refusal = signal<Rejection | undefined>(undefined);
  const alone = signal<Seat | null>(null);
  const state = computed(() => stateAfter(ground, steps.value));
  const acting = computed(() => rules.acting(state.value));
  const seat = computed(() => acting.value.find((one) => one === alone.value) ?? acting.value[0]);
  const offered = computed(() => {
    if (seat.value === undefined) return [];
    return rules.choices(seatView(rules, state.value, seat.value)).filter(canBeMade);
  });
  const tried = computed(() =>
    partial.value === null || seat.value === undefined
      ? undefined
      : tryIt(ground, state.value, seat.value, partial.value),
  );
  const shown = computed(() => (tried.value?.ok === true ? tried.value.value.after : state.value));
  const isWhole = computed(
    () => tried.value !== undefined && (tried.value.ok || tried.value.failure.code === NEEDS_SERVER),
  );
  return { steps, partial, refusal, alone, state, acting, seat, offered, shown, isWhole };
}

/** A seat whose cards are hidden is offered choices of nothing. */
const canBeMade = ({ params }: Choice): boolean =>
  params.every((param) => param.kind !== 'one' || param.of.length > 0);

const stateAfter = ({ state }: TrialGround, steps: readonly TrialStep[]): unknown => {
  const last = steps.at(-1);
  return last === undefined ? state : last.after;
};

function tryIt(
  { rules, dice }: TrialGround,
  before: unknown,
  seat: Seat,
  move: AnyMove,
  automatic = false,
): Result<TrialStep, Rejection> {
  const played = play(rules, before, seat, move, dice);
  if (!played.ok) return played;
  const after = played.value.reduce((state: unknown, event) => rules.evolve(state, event), before);
  return ok({ seat, move, automatic, events: played.value, after });
}

/** Goes on until the player must decide: with forced answers, and with bots at the seats that they do not play. */
function withAutomatic(
  ground: TrialGround,
  steps: readonly TrialStep[],
  alone: Seat | null,
): readonly TrialStep[] {
  const next = [...steps];
  for (;;) {
    const now = stateAfter(ground, next);
    const asked = automaticMove(ground, now, next.length, alone);
    const step = asked && tryIt(ground, now, asked.seat, asked.move, true);
    if (step?.ok !== true) return next;
    next.push(step.value);
  }
}

function automaticMove(
  { rules, dice }: TrialGround,
  state: unknown,
  at: number,
  alone: Seat | null,
): { readonly seat: Seat; readonly move: AnyMove } | undefined {
  const acting = rules.acting(state);
  for (const seat of acting) {
    const move = rules.forced(publicView(rules, state), seat);
    if (move !== undefined) return { seat, move };
  }
  if (dice.kind === 'none' || alone === null) return undefined;
  const seat = acting.find((one) => one !== alone);
  if (seat === undefined) return undefined;
  return { seat, move: rules.bot(seatView(rules, state, seat), levelOf(rules), dice.stream('trial', at)) };
}

const levelOf = ({ meta }: AnyRules): BotLevel =>
  meta.levels.includes('normal') ? 'normal' : (meta.levels[0] ?? 'easy');
