import { standingRows } from '#shared/kernel/standingRows.ts';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyTableRules, Phrase } from '#shared/kernel/rules.ts';
import type { AnyEvent, Seat } from '#shared/kernel/types.ts';
import { upcastRow } from '#shared/kernel/upcast.ts';

/** One event as a sentence; `type` is the event's. */
export interface StoryLine<Event = AnyEvent> {
  readonly type: string;
  readonly event: Event;
  readonly phrase: Phrase;
}

/** One row of the log as it is told. */
export interface Entry<Event = AnyEvent> {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly at: number;
  /** It was taken back later. */
  readonly undone: boolean;
  /** The row takes back everything after row `takesBack`. */
  readonly takesBack?: number;
  readonly lines: readonly StoryLine<Event>[];
}

export const linesOf = (rules: AnyTableRules, events: readonly AnyEvent[]): readonly StoryLine[] =>
  events.map((event) => ({ type: event.type, event, phrase: rules.story(event) }));

/** The log as sentences, oldest first; rows taken back stay in it, marked. */
export function storyOf(rules: AnyTableRules, log: readonly Commit[]): readonly Entry[] {
  const standing = new Set(standingRows(log).map(({ seq }) => seq));
  return log.map((row) => ({
    seq: row.seq,
    seat: row.seat,
    at: row.at,
    undone: row.undone === undefined && !standing.has(row.seq),
    ...(row.undone === undefined ? {} : { takesBack: row.undone }),
    lines: linesOf(rules, upcastRow(rules, row)),
  }));
}

/** The log by turns: consecutive rows of one seat. The set-up belongs to no seat. */
export function turnsOf<Row extends Pick<Entry, 'seat'>>(
  entries: readonly Row[],
): readonly (readonly Row[])[] {
  const turns: Row[][] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last?.[0]?.seat === entry.seat) last.push(entry);
    else turns.push([entry]);
  }
  return turns;
}
