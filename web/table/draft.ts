import type { Choice } from '#shared/kernel/choices.ts';
import { asSeatView } from '#shared/kernel/seatView.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Rejection } from '#shared/kernel/result.ts';
import type { AnyEvent, AnyMove, Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import type { Memory, Platform } from '../lib/platform.ts';
import type { Sending } from './sending.ts';

/** Where a log stands: the viewer's state after row `seq`. */
export interface Position {
  readonly seq: number;
  readonly state: unknown;
}

/** One move of a draft and what it would bring about. */
export interface DraftStep {
  readonly move: AnyMove;
  readonly events: readonly AnyEvent[];
  /** The state after it. */
  readonly after: unknown;
  /** Chance decides what it brings: known when sent, and no further step can follow. */
  readonly server: boolean;
}

/** Moves tried in the page and not yet sent, on top of one position. */
export interface Draft {
  readonly on: Position;
  readonly seat: Seat;
  readonly steps: readonly DraftStep[];
}

export const newDraft = (on: Position, seat: Seat): Draft => ({ on, seat, steps: [] });

export const stateAfter = ({ on, steps }: Draft): unknown => {
  const last = steps.at(-1);
  return last === undefined ? on.state : last.after;
};

export const movesOf = ({ steps }: Draft): readonly AnyMove[] => steps.map(({ move }) => move);

export const isClosed = ({ steps }: Draft): boolean => steps.at(-1)?.server ?? false;

/** The choices that the seat has next in the draft. */
export const offeredIn = (rules: AnyTableRules | undefined, draft: Draft): readonly Choice[] => {
  const state = stateAfter(draft);
  if (rules === undefined || isClosed(draft) || !rules.acting(state).includes(draft.seat)) return [];
  return rules.choices(asSeatView(state, draft.seat));
};

export const withStep = (draft: Draft, step: DraftStep): Draft => ({
  ...draft,
  steps: [...draft.steps, step],
});

export const withoutLast = (draft: Draft): Draft => ({ ...draft, steps: draft.steps.slice(0, -1) });

/** Which step of a draft is not legal any more, counted from 0, and why. */
export interface Broken extends Rejection {
  readonly at: number;
}

/** Does the seat's player play? Not after the game, nor once they have left or lost the seat. */
export const canPlay = (view: GameView | undefined, seat: Seat): boolean =>
  view?.status !== 'over' && !view?.seats[seat]?.vacancy;

/** A draft as it outlives a reload. */
interface StoredDraft {
  readonly seq: number;
  readonly moves: readonly AnyMove[];
  /** The move being put together, if it is complete. */
  readonly partial?: AnyMove | undefined;
  /** It was on its way when the page went: to be sent again, which the server takes once. */
  readonly sent: boolean;
}

/** By seat too: two players of one game may share a browser, and nobody plays for another. */
const keyOf = (game: string, seat: Seat): string => `carrack.draft.${game}.${seat}`;

export function storeDraft(memory: Memory, game: string, seat: Seat, kept: StoredDraft): void {
  if (kept.moves.length === 0 && kept.partial === undefined) memory.forget(keyOf(game, seat));
  else memory.write(keyOf(game, seat), kept);
}

export function storedDraft(memory: Memory, game: string, seat: Seat): StoredDraft | undefined {
  const kept = memory.read(keyOf(game, seat));
  return isStoredDraft(kept) ? kept : undefined;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'sent' in value &&
  typeof value.sent === 'boolean' &&
  'moves' in value &&
  Array.isArray(value.moves) &&
  value.moves.every(isMove) &&
  (!('partial' in value) || isMove(value.partial));

const isMove = (value: unknown): value is AnyMove =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Keeps the draft for the page's next life: its moves, and a complete move that is still being put together. */
export function storeDraftForReload(
  id: string,
  { session }: Platform,
  draft: Draft | undefined,
  partial: AnyMove | undefined,
  sending: Sending,
): void {
  if (draft === undefined) return;
  const { on, seat } = draft;
  if (sending.kind === 'sending' || sending.kind === 'unknown')
    storeDraft(session, id, seat, { seq: sending.commit.expect, moves: sending.commit.moves, sent: true });
  else
    storeDraft(session, id, seat, {
      seq: on.seq,
      moves: movesOf(draft),
      ...(partial === undefined ? {} : { partial }),
      sent: false,
    });
}
