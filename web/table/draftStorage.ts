import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Memory, Platform } from '../lib/platform.ts';
import { movesOf, type Draft } from './draft.ts';
import type { Sending } from './sending.ts';

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
