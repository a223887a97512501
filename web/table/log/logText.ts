import type { Seat, AnyEvent } from '#shared/kernel/types.ts';
import type { endedLines } from '#shared/protocol/questionStory.ts';
import { together, namesAt } from '#shared/words/render.ts';
import type { AnyChronicle, EventPlace, RowPlace } from '../../games/gameUi.ts';
import type { Entry } from '../../lib/story.ts';
import { isolate, sentence, t } from '../../lib/i18n.ts';
import { spoken } from '../../lib/language.ts';

/** A row of the log with its sentences, and where in the game they belong: those of one row may be in several places. */
export interface LogRowText extends Pick<Entry, 'seq' | 'seat' | 'at' | 'undone'> {
  readonly sentences: readonly Sentence[];
  readonly place: EventPlace | undefined;
  /** It is no row: it tells how a vote ended after the row of its number. */
  readonly isVote?: true;
}

export interface Sentence {
  readonly text: string;
  readonly event?: AnyEvent;
}

type Naming = (seat: Seat) => string;

/** The rows that have something to tell, by place: a row that tells of two auctions is there twice. `votes`: how they ended. */
export function logRowTexts(
  entries: readonly Entry[],
  quiet: ReadonlySet<string>,
  name: Naming,
  chronicle: AnyChronicle | undefined,
  votes: ReturnType<typeof endedLines> = [],
): readonly LogRowText[] {
  const at = namesAt(entries, name, t('page.seat.former'));
  const places = chronicle?.placesOf(entries, (seat, seq) => at(seq)(seat));
  const rows = entries.map((entry, i) =>
    byPlace(entry, sentencesOf(entry, quiet, at(entry.seq)), places?.[i]),
  );
  if (votes.length === 0) return rows.flat();
  return rows.flatMap((row, i) => [
    ...row,
    ...votes
      .filter(({ seq }) => seq === entries[i]?.seq)
      .map((vote) => voteRow(vote, at(vote.seq), row.at(-1)?.place ?? places?.[i])),
  ]);
}

const voteRow = (
  { seq, at, phrase }: ReturnType<typeof endedLines>[number],
  name: Naming,
  place: EventPlace | undefined,
): LogRowText => ({
  seq,
  seat: null,
  at,
  undone: false,
  isVote: true,
  place,
  sentences: [{ text: sentence(phrase, name) }],
});

function byPlace(
  { seq, seat, at, undone }: Entry,
  sentences: readonly Sentence[],
  row: RowPlace | undefined,
): readonly LogRowText[] {
  const placeOf = (line: Sentence | undefined): EventPlace | undefined =>
    (line?.event && row?.elsewhere?.get(line.event)) ?? row;
  const keyOf = (line: Sentence): string => {
    const place = placeOf(line);
    return `${place?.part.key}/${place?.section?.key}`;
  };
  return runsOf(sentences, keyOf).map((run) => ({
    seq,
    seat,
    at,
    undone,
    sentences: run,
    place: placeOf(run[0]),
  }));
}

function sentencesOf(entry: Entry, quiet: ReadonlySet<string>, name: Naming): readonly Sentence[] {
  const { takesBack: to, seat } = entry;
  if (to !== undefined && seat === null) return [{ text: t('page.log.repaired', { to }) }];
  if (to !== undefined && seat !== null)
    return [{ text: t('page.log.undid', { name: isolate(name(seat)), to }) }];
  const told = entry.lines.filter(({ type }) => !quiet.has(type));
  const lines = together(told, spoken.value.words).map(({ phrase, event }) => ({
    text: sentence(phrase, name),
    event,
  }));
  return entry.ofTable === undefined ? lines : [{ text: sentence(entry.ofTable, name) }, ...lines];
}

/** All sentences of a row in one text. */
export const textOf = (entry: Entry, quiet: ReadonlySet<string>, name: Naming): string =>
  sentencesOf(entry, quiet, name)
    .map(({ text }) => text)
    .join(' ');

/** The part in which a row begins; the newest one for none. */
export const partAt = (
  parts: readonly (readonly LogRowText[])[],
  row: number | undefined,
): readonly LogRowText[] | undefined =>
  parts.find((part) => row !== undefined && (part.at(-1)?.seq ?? 0) >= row) ?? parts.at(-1);

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
