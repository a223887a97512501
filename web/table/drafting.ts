import { batch, computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '#shared/kernel/choices.ts';
import { fail, type Rejection } from '#shared/kernel/result.ts';
import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Moves } from '#shared/protocol/http.ts';
import { NETWORK, type ApiFailure } from '../lib/api.ts';
import {
  movesOf,
  newDraft,
  offeredIn,
  stateAfter,
  withoutLast,
  withStep,
  type Broken,
  type Draft,
  type Position,
  type DraftStep,
  canPlay,
  storedDraft,
  storeDraftForReload,
} from './draft.ts';
import { createSender, isUnderWay, type Sender, type Sending } from './sending.ts';
import type { RemoteGame } from './remoteGame.ts';
import type { PageRules } from './pageRules.ts';
import type { Platform } from '../lib/platform.ts';

/** The state of a draft after the game has moved on. */
export interface Rebased {
  /** The row it was made on. */
  readonly from: number;
  /** How many of its steps are kept. */
  readonly kept: number;
  readonly broken?: Broken;
}

/** The draft of a turn. The server learns nothing of it before it is sent. */
export interface Drafting {
  /** The choices that the seat has after the steps; none while a commit is under way. */
  readonly offered: ReadonlySignal<readonly Choice[]>;
  /** The steps, and the move being put together where it is complete. */
  readonly planned: ReadonlySignal<readonly DraftStep[]>;
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
  /** Why a move could not be the next step, by the rules; undefined where it could. */
  refusalOf(move: AnyMove): Rejection | undefined;
  /** Takes a move as the next step. With the `last` one, the draft is sent. */
  choose(move: AnyMove, last?: boolean): void;
  compose(move: AnyMove | null): void;
  back(): void;
  send(): void;
  repeat(): void;
}

/** The draft's own cells and what follows from them. */
function createDesk(remote: RemoteGame) {
  const draft = signal<Draft | undefined>(undefined);
  const partial = signal<AnyMove | null>(null);
  const refusal = signal<Rejection | undefined>(undefined);
  const rebased = signal<Rebased | undefined>(undefined);
  const trial = computed(() => {
    const game = remote.rules.value;
    if (game === undefined || draft.value === undefined || partial.value === null) return undefined;
    return game.tryMove(draft.value, partial.value);
  });
  const planned = computed((): readonly DraftStep[] => {
    const steps = draft.value?.steps ?? [];
    return trial.value?.ok === true ? [...steps, trial.value.value] : steps;
  });
  const now = computed(() => {
    const { seq, state } = remote.position.value;
    return draft.value?.on.seq === seq ? stateAfter(draft.value) : state;
  });
  const shown = computed(() => (trial.value?.ok === true ? trial.value.value.after : now.value));
  /** The move being put together, if it is complete. */
  const composed = computed(() => (trial.value?.ok === true ? (partial.value ?? undefined) : undefined));
  const complete = computed(() => planned.value.length > 0 && trial.value?.ok !== false);
  return { draft, partial, refusal, rebased, planned, now, shown, composed, complete };
}

type Desk = ReturnType<typeof createDesk>;

export function createDrafting(id: string, platform: Platform, remote: RemoteGame): Drafting {
  const desk = createDesk(remote);
  const { draft, partial, refusal, rebased, planned, now, shown } = desk;
  const sender = createSender({
    send: (commit) => platform.api.moves(id, commit, draft.peek()?.seat),
    later: platform.later,
    accepted: ({ commits }) => {
      const sent = draft.peek();
      if (sent !== undefined) draft.value = newDraft(sent.on, sent.seat);
      remote.take(commits);
    },
    rejected: (failure, { expect, moves }) => {
      const [sent, game] = [draft.peek(), remote.rules.peek()];
      // Moves that an earlier page sent are the draft again.
      if (sent?.steps.length === 0 && game !== undefined)
        rebase(desk, { ...sent, game }, { seq: expect, moves });
      whenRejected(remote, failure, sent?.on.seq);
    },
  });
  const { sending } = sender;

  effect(() => {
    const game = remote.rules.value;
    const seat = remote.view.value?.you ?? null;
    const on = remote.position.value;
    if (game === undefined || seat === null || on.state === null || isUnderWay(sending.value)) return;
    const before = draft.peek();
    if (before !== undefined && before.on === on && before.seat === seat) return;
    untracked(() => {
      if (before === undefined) restore(id, platform, desk, sender, { game, on, seat });
      else rebase(desk, { game, on, seat }, { seq: before.on.seq, moves: movesOf(before) });
    });
  });
  effect(() => storeDraftForReload(id, platform, draft.value, desk.composed.value, sending.value));
  effect(() => repeatWhenHeard(remote, sender));

  return {
    offered: computed(() => {
      if (draft.value === undefined || isUnderWay(sending.value)) return [];
      if (!canPlay(remote.view.value, draft.value.seat)) return [];
      return offeredIn(remote.rules.value, draft.value);
    }),
    planned,
    partial,
    now,
    shown,
    canSend: computed(() => desk.complete.value && !isUnderWay(sending.value)),
    sending,
    refusal,
    rebased,
    refusalOf: (move) => {
      const game = remote.rules.value;
      if (game === undefined || draft.value === undefined) return undefined;
      const step = game.tryMove(draft.value, move);
      return step.ok ? undefined : step.failure;
    },
    ...createEditor(remote, desk, sender),
    repeat: sender.repeat,
  };
}

/** The player's operations on the draft. While a commit is under way they do nothing. */
function createEditor(
  remote: RemoteGame,
  desk: Desk,
  sender: Sender,
): Pick<Drafting, 'choose' | 'compose' | 'back' | 'send'> {
  const change = (draft: Draft, partial: AnyMove | null, why?: Rejection): void =>
    batch(() => {
      desk.draft.value = draft;
      desk.partial.value = partial;
      desk.refusal.value = why;
      desk.rebased.value = undefined;
      sender.reset();
    });
  const editing = (edit: (draft: Draft) => void): void => {
    const draft = desk.draft.peek();
    if (draft !== undefined && !isUnderWay(sender.sending.peek())) edit(draft);
  };
  const send = (): void =>
    editing((draft) => {
      if (!desk.complete.peek()) return;
      const whole: Draft = { ...draft, steps: desk.planned.peek() };
      change(whole, null);
      sender.submit(commitOf(draft.on.seq, movesOf(whole)));
    });
  const take = (game: PageRules | undefined, move: AnyMove, last?: boolean): void =>
    editing((draft) => {
      const step = game === undefined ? fail({ code: NETWORK }) : game.tryMove(draft, move);
      change(step.ok ? withStep(draft, step.value) : draft, null, step.ok ? undefined : step.failure);
      if (step.ok && last) send();
    });
  return {
    choose: (move, last) => take(remote.rules.peek(), move, last),
    compose: (move) => editing((draft) => change(draft, move)),
    back: () => editing((draft) => change(desk.partial.peek() === null ? withoutLast(draft) : draft, null)),
    send,
  };
}

interface Ground {
  readonly game: PageRules;
  readonly on: Position;
  readonly seat: Seat;
}

/** The first draft of a page: what an earlier page kept, as soon as that can be tried again, or an empty one. */
function restore(id: string, platform: Platform, desk: Desk, sender: Sender, ground: Ground): void {
  const kept = storedDraft(platform.session, id, ground.seat);
  if (kept?.sent === true) {
    desk.draft.value = newDraft(ground.on, ground.seat);
    sender.submit(commitOf(kept.seq, kept.moves));
  } else {
    rebase(desk, ground, kept ?? { seq: ground.on.seq, moves: [] });
    const isAsLeft = kept?.seq === ground.on.seq && desk.draft.peek()?.steps.length === kept.moves.length;
    if (isAsLeft) desk.partial.value = kept.partial ?? null;
  }
}

/** Rebases a draft made at row `seq` on the current position, and reports it if the game has moved on. */
function rebase(
  desk: Desk,
  { game, on, seat }: Ground,
  { seq, moves }: { readonly seq: number; readonly moves: readonly AnyMove[] },
): void {
  const empty = newDraft(on, seat);
  const again = game.redraft(empty, moves);
  batch(() => {
    desk.draft.value = again.draft;
    if (on.seq === seq) return;
    desk.partial.value = null;
    if (moves.length === 0) return;
    const { broken } = again;
    desk.rebased.value = {
      from: seq,
      kept: again.draft.steps.length,
      ...(broken === undefined ? {} : { broken }),
    };
  });
}

const commitOf = (expect: number, moves: readonly AnyMove[]): Moves => ({
  expect,
  moves: moves.map((move) => ({ ...move })),
});

/** `expect`: the row the draft was made on. A log that ends before it is not the one this page was shown. */
function whenRejected(remote: RemoteGame, failure: ApiFailure, expect = 0): void {
  if (failure.code === 'ENGINE_CHANGED' || (failure.seq ?? expect) < expect) return remote.renew();
  remote.take(failure.commits ?? []);
  if (failure.seq === undefined || failure.seq > remote.position.peek().seq) void remote.refresh();
}

/** The game went on, or the connection is back: a good moment to ask for the outcome of a commit. */
function repeatWhenHeard(remote: RemoteGame, sender: Sender): void {
  const { seq } = remote.position.value;
  const live = remote.connection.value === 'live';
  const now = sender.sending.peek();
  if (now.kind === 'unknown' && (live || seq > now.commit.expect)) untracked(sender.repeat);
}
