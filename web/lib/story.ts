import { standingRows, type Commit } from '#shared/kernel/log.ts';
import type { TableEvent } from '#shared/kernel/tableEvents.ts';
import { tableSentences } from '#shared/kernel/tableStory.ts';
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
  /** The event at the table besides play; the row has no lines then. */
  readonly tableEvent?: TableEvent;
  /** A sentence on the table: its table event, or that a bot decided for a player. */
  readonly ofTable?: Phrase;
  readonly lines: readonly StoryLine<Event>[];
}

export const linesOf = (rules: AnyTableRules, events: readonly AnyEvent[]): readonly StoryLine[] =>
  events.map((event) => ({ type: event.type, event, phrase: rules.story(event) }));

/** The log as sentences, oldest first; rows taken back stay in it, marked. */
export function storyOf(rules: AnyTableRules, log: readonly Commit[]): readonly Entry[] {
  const standing = new Set(standingRows(log).map(({ seq }) => seq));
  const ofTable = tableSentences(log);
  return log.map((row) => ({
    seq: row.seq,
    seat: row.seat,
    at: row.at,
    undone: row.undone === undefined && !standing.has(row.seq),
    ...(row.undone === undefined ? {} : { takesBack: row.undone }),
    ...tablePart(row, ofTable.get(row.seq)),
    lines: linesOf(rules, upcastRow(rules, row)),
  }));
}

const tablePart = (
  { tableEvent }: Commit,
  ofTable: Phrase | undefined,
): Pick<Entry, 'tableEvent' | 'ofTable'> => ({
  ...(tableEvent === undefined ? {} : { tableEvent }),
  ...(ofTable === undefined ? {} : { ofTable }),
});

/**
 * The log by turns: consecutive rows of one seat. The set-up belongs to no seat. What happens at the table begins no turn.
 */
export function turnsOf<Row extends Pick<Entry, 'seat' | 'tableEvent'>>(
  entries: readonly Row[],
): readonly (readonly Row[])[] {
  const turns: Row[][] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const goesOn = last?.[0]?.seat === entry.seat || entry.tableEvent !== undefined;
    if (last !== undefined && goesOn) last.push(entry);
    else turns.push([entry]);
  }
  return turns;
}
