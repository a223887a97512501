import { bytesToHex } from '@noble/hashes/utils.js';
import type { LogRow } from '#shared/kernel/log.ts';
import { withoutNames, type TableEvent } from '#shared/kernel/tableEvents.ts';

/**
 * The hash chain of the stored log. A row's head covers the row and all rows before it: two logs with the same head at a
 * row are the same up to that row. It covers hidden events, so it never leaves the server. The chain that a viewer may
 * see is `shared/kernel/chain.ts`.
 */

/** A row as it is stored. Moves and events are still text, so that an error can name a row that cannot be parsed. */
export interface RawRow extends Omit<LogRow, 'moves' | 'events' | 'tableEvent'> {
  readonly moves: string;
  readonly events: string;
  readonly tableEvent: string | null;
  readonly clockLeft: number | null;
  /** Null in rows of the first releases. */
  readonly head: string | null;
}

/** Head of an empty log. */
export const EMPTY_HEAD = '';

/** Bytes of a head: half a SHA-256, enough to distinguish rows. */
const HEAD_BYTES = 16;

/** The head of a log that ends with `row`, hex. `before`: the head of the rows before it. Names are not covered: they may be erased. */
export async function headAfter(before: string, row: Omit<RawRow, 'head'>): Promise<string> {
  const { seq, seat, by, moves, events, undone, at, clockLeft, version, tableEvent } = row;
  const facts = [before, seq, seat, by, moves, events, undone, at, clockLeft, version];
  const text = JSON.stringify(tableEvent === null ? facts : [...facts, nameless(tableEvent)]); // as before there were table events
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return bytesToHex(new Uint8Array(digest, 0, HEAD_BYTES));
}

/** The stored text of a table event as its hash covers it. Only events with names are read. */
function nameless(text: string): string {
  if (!text.includes('"successorSeated"')) return text;
  try {
    return JSON.stringify(withoutNames(JSON.parse(text) as TableEvent));
  } catch {
    return text; // not readable: the check of the row says so
  }
}

/** The head at a stored row. A row of the first releases has none; there the hash of the row alone is used. */
export const headAt = async (row: RawRow): Promise<string> => row.head ?? headAfter(EMPTY_HEAD, row);

/** A row in its stored form, without its head. */
export const rawRow = ({
  moves,
  events,
  tableEvent,
  clockLeft = null,
  ...row
}: LogRow): Omit<RawRow, 'head'> => ({
  ...row,
  moves: JSON.stringify(moves),
  events: JSON.stringify(events),
  tableEvent: tableEvent ? JSON.stringify(tableEvent) : null,
  clockLeft,
});
