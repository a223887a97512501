import type { AnyMove, Seat } from '#shared/kernel/types.ts';
import type { Memory } from '../lib/platform.ts';

/** A draft as it outlives a reload. */
export interface Kept {
  readonly seq: number;
  readonly moves: readonly AnyMove[];
  /** The move being put together, if it is complete. */
  readonly partial?: AnyMove | undefined;
  /** It was on its way when the page went: to be sent again, which the server takes once. */
  readonly sent: boolean;
}

/** By seat too: two players of one game may share a browser, and nobody plays for another. */
const keyOf = (game: string, seat: Seat): string => `carrack.draft.${game}.${seat}`;

export function keepDraft(memory: Memory, game: string, seat: Seat, kept: Kept): void {
  if (kept.moves.length === 0 && kept.partial === undefined) memory.forget(keyOf(game, seat));
  else memory.write(keyOf(game, seat), kept);
}

export function keptDraft(memory: Memory, game: string, seat: Seat): Kept | undefined {
  const kept = memory.read(keyOf(game, seat));
  return isKept(kept) ? kept : undefined;
}

const isKept = (value: unknown): value is Kept =>
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
