import type { Seat } from '#shared/kernel/types.ts';
import type { AnyEvent } from '#shared/kernel/types.ts';
import type { AnyChronicle, RowPlace } from '../../games/gameUi.ts';
import type { Entry } from '../../models/story.ts';
import { isolate, sentence, t } from '../../i18n.ts';
import '../tableWords.ts';
import { namesAt } from './namesAt.ts';

/** A row of the log with its sentences, and where in the game it belongs. */
export interface LogRowText extends Pick<Entry, 'seq' | 'seat' | 'at' | 'undone'> {
  readonly sentences: readonly Sentence[];
  readonly place: RowPlace | undefined;
}

export interface Sentence {
  readonly text: string;
  readonly event?: AnyEvent;
}

type Naming = (seat: Seat) => string;

/** The rows that have something to tell. */
export function tell(
  entries: readonly Entry[],
  quiet: ReadonlySet<string>,
  name: Naming,
  chronicle: AnyChronicle | undefined,
): readonly LogRowText[] {
  const places = chronicle?.placesOf(entries, name);
  const at = namesAt(entries, name);
  return entries
    .map((entry, i): LogRowText => ({
      seq: entry.seq,
      seat: entry.seat,
      at: entry.at,
      undone: entry.undone,
      sentences: sentencesOf(entry, quiet, at(entry.seq)),
      place: places?.[i],
    }))
    .filter(({ sentences }) => sentences.length > 0);
}

function sentencesOf(entry: Entry, quiet: ReadonlySet<string>, name: Naming): readonly Sentence[] {
  const { takesBack: to, seat } = entry;
  if (to !== undefined && seat === null) return [{ text: t('page.log.repaired', { to }) }];
  if (to !== undefined && seat !== null)
    return [{ text: t('page.log.undid', { name: isolate(name(seat)), to }) }];
  const lines = entry.lines
    .filter(({ type }) => !quiet.has(type))
    .map(({ phrase, event }) => ({ text: sentence(phrase, name), event }));
  return entry.ofTable === undefined ? lines : [{ text: sentence(entry.ofTable, name) }, ...lines];
}

/** What a row says, in one go. */
export const textOf = (entry: Entry, quiet: ReadonlySet<string>, name: Naming): string =>
  sentencesOf(entry, quiet, name)
    .map(({ text }) => text)
    .join(' ');

/** Neighbours of the same kind, together. */
export function runsOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number | null | undefined,
): readonly (readonly Row[])[] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(row)) last.push(row);
    else runs.push([row]);
  }
  return runs;
}
