import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '../../shared/kernel/choices.ts';
import type { Rejection } from '../../shared/kernel/result.ts';
import type { AnyRules } from '../../shared/kernel/rules.ts';
import type { AnyMove, Seat } from '../../shared/kernel/types.ts';
import type { Moves } from '../../shared/protocol/http.ts';
import type { Failure } from '../api.ts';
import {
  movesOf,
  newDraft,
  offeredIn,
  redraft,
  stateAfter,
  tryMove,
  withoutLast,
  withStep,
  type Broken,
  type Draft,
  type Position,
  type Step,
} from './draft.ts';
import { keepDraft, keptDraft } from './keep.ts';
import { createSender, isUnderWay, type Sender, type Sending } from './sending.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

/** What became of a draft when the game moved on under it. */
export interface Rebased {
  /** So many of its steps are still in it. */
  readonly kept: number;
  readonly broken?: Broken;
}

/** The turn being tried out in the page: nothing of it is known to the server before it is sent. */
export interface Drafting {
  /** What the seat may do next, after the steps; empty while a commit is under way. */
  readonly offered: ReadonlySignal<readonly Choice[]>;
  /** The steps, and the move being put together where it is complete. */
  readonly planned: ReadonlySignal<readonly Step[]>;
  /** A move being put together, e.g. a good chosen and some of its spaces: shown, but not a step yet. */
  readonly partial: ReadonlySignal<AnyMove | null>;
  /** The state after the steps: the one `offered` belongs to. */
  readonly now: ReadonlySignal<unknown>;
  /** The state with everything planned in it; the table's own where nothing is. */
  readonly shown: ReadonlySignal<unknown>;
  readonly canSend: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<Sending>;
  /** Why the move just chosen was not taken up. */
  readonly refusal: ReadonlySignal<Rejection | undefined>;
  readonly rebased: ReadonlySignal<Rebased | undefined>;
  choose(move: AnyMove): void;
  compose(move: AnyMove | null): void;
  back(): void;
  send(): void;
  repeat(): void;
}

export function createDrafting(id: string, world: World, table: Table): Drafting {
  const draft = signal<Draft | undefined>(undefined);
  const partial = signal<AnyMove | null>(null);
  const refusal = signal<Rejection | undefined>(undefined);
  const rebased = signal<Rebased | undefined>(undefined);
  const sender = createSender({
    send: (commit) => world.api.moves(id, commit),
    later: world.later,
    accepted: ({ commits }) => {
      const sent = draft.peek();
      if (sent !== undefined) draft.value = newDraft(sent.on, sent.seat);
      table.take(commits);
    },
    rejected: (failure) => whenRejected(table, failure),
  });

  const trial = computed(() => {
    const game = table.rules.value;
    if (game === undefined || draft.value === undefined || partial.value === null) return undefined;
    return tryMove(game, draft.value, partial.value);
  });
  const planned = computed((): readonly Step[] => {
    const steps = draft.value?.steps ?? [];
    return trial.value?.ok === true ? [...steps, trial.value.value] : steps;
  });
  const now = computed(() => {
    const { seq, state } = table.position.value;
    return draft.value?.on.seq === seq ? stateAfter(draft.value) : state;
  });
  const canSend = computed(
    () => planned.value.length > 0 && trial.value?.ok !== false && !isUnderWay(sender.sending.value),
  );

  const change = (next: Draft | undefined, composed: AnyMove | null, why?: Rejection): void =>
    batch(() => {
      draft.value = next;
      partial.value = composed;
      refusal.value = why;
      rebased.value = undefined;
      sender.settle();
    });
  /** Runs `edit` on the draft, unless a commit is under way: what was sent must not change. */
  const editing = (edit: (game: AnyRules, now: Draft) => void): void => {
    const game = table.rules.peek();
    const on = draft.peek();
    if (game !== undefined && on !== undefined && !isUnderWay(sender.sending.peek())) edit(game, on);
  };

  const rebase = (game: AnyRules, on: Position, seat: Seat): void => {
    const before = draft.peek();
    const kept = before === undefined ? keptDraft(world.session, id) : undefined;
    const moves = before === undefined ? (kept?.moves ?? []) : movesOf(before);
    if (kept?.sent === true) {
      draft.value = newDraft(on, seat);
      return sender.submit(commitOf(kept.seq, moves));
    }
    const again = redraft(game, newDraft(on, seat), moves);
    draft.value = again.draft;
    if (on.seq === (before?.on.seq ?? kept?.seq ?? on.seq)) return;
    partial.value = null;
    if (moves.length > 0)
      rebased.value = {
        kept: again.draft.steps.length,
        ...(again.broken === undefined ? {} : { broken: again.broken }),
      };
  };

  effect(() => {
    const game = table.rules.value;
    const seat = table.view.value?.you ?? null;
    const on = table.position.value;
    if (game === undefined || seat === null || on.state === null || isUnderWay(sender.sending.value)) return;
    const before = draft.peek();
    if (before === undefined || before.on !== on || before.seat !== seat) untracked(() => rebase(game, on, seat));
  });
  effect(() => keepOverReload(id, world, draft.value, sender.sending.value));
  effect(() => repeatWhenHeard(table, sender));

  return {
    offered: computed(() => {
      const game = table.rules.value;
      if (game === undefined || draft.value === undefined || isUnderWay(sender.sending.value)) return [];
      return offeredIn(game, draft.value);
    }),
    planned,
    partial,
    now,
    shown: computed(() => (trial.value?.ok === true ? trial.value.value.after : now.value)),
    canSend,
    sending: sender.sending,
    refusal,
    rebased,
    choose: (move) =>
      editing((game, on) => {
        const step = tryMove(game, on, move);
        if (step.ok) change(withStep(on, step.value), null);
        else change(on, null, step.failure);
      }),
    compose: (move) => editing((_, on) => change(on, move)),
    back: () => editing((_, on) => change(partial.peek() === null ? withoutLast(on) : on, null)),
    send: () =>
      editing((_, on) => {
        if (!canSend.peek()) return;
        const whole: Draft = { ...on, steps: planned.peek() };
        change(whole, null);
        sender.submit(commitOf(on.on.seq, movesOf(whole)));
      }),
    repeat: sender.repeat,
  };
}

const commitOf = (expect: number, moves: readonly AnyMove[]): Moves => ({
  expect,
  moves: moves.map((move) => ({ ...move })),
});

function whenRejected(table: Table, failure: Failure): void {
  if (failure.code === 'ENGINE_CHANGED') return table.renew();
  table.take(failure.commits ?? []);
  if (failure.seq === undefined || failure.seq > table.position.peek().seq) void table.refresh();
}

function keepOverReload(id: string, world: World, draft: Draft | undefined, sending: Sending): void {
  if (sending.kind === 'sending' || sending.kind === 'unknown')
    keepDraft(world.session, id, { seq: sending.commit.expect, moves: sending.commit.moves, sent: true });
  else if (draft !== undefined)
    keepDraft(world.session, id, { seq: draft.on.seq, moves: movesOf(draft), sent: false });
}

/** The game went on, or the line is back: a good moment to ask what became of a commit. */
function repeatWhenHeard(table: Table, sender: Sender): void {
  const { seq } = table.position.value;
  const live = table.connection.value === 'live';
  const now = sender.sending.peek();
  if (now.kind === 'unknown' && (live || seq > now.commit.expect)) untracked(sender.repeat);
}
