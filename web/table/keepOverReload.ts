import type { AnyMove } from '#shared/kernel/types.ts';
import { movesOf, type Draft } from './draft.ts';
import { keepDraft } from './keep.ts';
import type { Platform } from '../lib/platform.ts';
import type { Sending } from './sending.ts';

/** Keeps the draft for the page's next life: its moves, and a complete move that is still being put together. */
export function keepOverReload(
  id: string,
  { session }: Platform,
  draft: Draft | undefined,
  partial: AnyMove | undefined,
  sending: Sending,
): void {
  if (draft === undefined) return;
  const { on, seat } = draft;
  if (sending.kind === 'sending' || sending.kind === 'unknown')
    keepDraft(session, id, seat, { seq: sending.commit.expect, moves: sending.commit.moves, sent: true });
  else
    keepDraft(session, id, seat, {
      seq: on.seq,
      moves: movesOf(draft),
      ...(partial === undefined ? {} : { partial }),
      sent: false,
    });
}
