import { standingRows, successorRow, type Commit } from './log.ts';
import type { Phrase, PhraseArg, TableRules } from './rules.ts';
import { tableSentences, toldToPlayer } from './tableStory.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';
import { upcastRow } from './upcast.ts';

/** One event or table event as a sentence, with its row and the seat that decided. */
export interface RecapLine {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly phrase: Phrase;
}

/** The same, told to a reader whom it affects. */
interface ReaderLine extends RecapLine {
  /** As the log tells it. */
  readonly inLog: Phrase;
}

/** The recap of a log after a row. */
export interface Recap {
  /** The rows that count, in order. */
  readonly rows: readonly Commit[];
  /** A sentence for every event, except for hidden event types, and for what happened at the table besides play. */
  readonly story: readonly RecapLine[];
  /**
   * The events that matter most to the reader, in order, at most `TOUCHING`; of equal ones the latest. Table events of
   * their seat, and of the whole game, matter more than any play of others. Nothing before a successor took the seat
   * concerns them. The reader is told “you”, and named only by a game that does not say what affects a reader.
   */
  readonly relevant: readonly ReaderLine[];
  /** Nothing affected the reader, and nothing was done for their seat. */
  readonly isUntouched: boolean;
}

/** The reader of a recap, and the rows it is about. */
interface Reading {
  readonly after: number;
  readonly reader: Seat | null;
  /** Types of events that get no sentence. */
  readonly quiet: ReadonlySet<string>;
  /** How questions to the table ended. Each stands after the row of its number. */
  readonly votes?: readonly RecapLine[];
}

/** More sentences are not read at a glance. `story` has the rest. */
const TOUCHING = 3;

/**
 * The recap of `commits` (a viewer's redacted log) after row `after`, for `reader`; null is somebody without a
 * seat.
 */
export function whatHappened(
  rules: Telling,
  commits: readonly Commit[],
  { after, reader, quiet, votes = [] }: Reading,
): Recap {
  const standing = standingRows(commits);
  const rows = standing.filter(({ seq }) => seq > after);
  const ofTable = tableLines(standing).filter(({ seq }) => seq > after);
  const ended = votes.filter(({ seq }) => seq >= after);
  const played = rows.flatMap((row) =>
    upcastRow(rules, row)
      .filter(({ type }) => !quiet.has(type))
      .map((event): RecapLine => ({ seq: row.seq, seat: row.seat, phrase: rules.story(event) })),
  );
  const story = [...ofTable, ...played, ...ended].toSorted((a, b) => a.seq - b.seq);
  const theirs = Math.max(after, successorRow(commits, reader));
  const touching = [
    ...tableTouching(ofTable, reader),
    ...(rules.relevanceTo === undefined || reader === null
      ? played
          .filter(({ seat, phrase }) => seat !== reader && isAbout(phrase, reader))
          .map((line) => ({ line: { ...line, inLog: line.phrase }, worth: 0 }))
      : touched(rules, standing, reader)),
  ]
    .filter(({ line }) => line.seq > theirs)
    .concat(reader === null ? [] : ended.filter(({ seq }) => seq >= theirs).map(asNews))
    .toSorted((a, b) => a.line.seq - b.line.seq);
  const isUntouched = touching.length === 0 && !story.some(({ seat }) => seat !== null && seat === reader);
  return { rows, story, relevant: mostOf(touching), isUntouched };
}

/**
 * The effects of one redacted commit on `reader`, at most `most` sentences, as in `whatHappened`. `before`: the
 * reader's state before it; undefined before the first.
 */
export function whatTouched(
  rules: Telling,
  commit: Commit,
  { before, reader, most }: { readonly before: unknown; readonly reader: Seat; readonly most: number },
): readonly ReaderLine[] {
  const told =
    before === undefined || commit.seat === reader
      ? []
      : rules.relevanceTo === undefined
        ? named(rules, commit, reader)
        : touchedAfter(rules, before, [commit], reader);
  return mostOf([...tableTouching(tableLines([commit]), reader), ...told], most);
}

/** The events whose sentence names the reader, all equal. */
const named = (rules: Telling, row: Commit, reader: Seat): readonly Weighed[] =>
  upcastRow(rules, row)
    .map((event) => ({ seq: row.seq, seat: row.seat, phrase: rules.story(event) }))
    .filter(({ phrase }) => isAbout(phrase, reader))
    .map((line) => ({ line: { ...line, inLog: line.phrase }, worth: 0 }));

/** Of each other seat that these lines leave out, its latest in `story`: nobody is passed over in silence. */
export function leftOut(
  { story }: Pick<Recap, 'story'>,
  told: readonly RecapLine[],
  reader: Seat | null,
): readonly RecapLine[] {
  const latest = new Map<Seat, RecapLine>();
  for (const line of story) if (line.seat !== null && line.seat !== reader) latest.set(line.seat, line);
  for (const { seat } of told) if (seat !== null) latest.delete(seat);
  return [...latest.values()];
}

/** The table events as lines. */
function tableLines(rows: readonly Commit[]): readonly RecapLine[] {
  const sentences = tableSentences(rows);
  return rows.flatMap(({ seq, seat }) => {
    const phrase = sentences.get(seq);
    return phrase === undefined ? [] : [{ seq, seat, phrase }];
  });
}

/**
 * Is a sentence on the table about the reader, or about everybody, because it names no seat? That the reader has taken a
 * holiday or a seat is no news to them; a holiday that began by itself is.
 */
const isForReader = (phrase: Phrase, reader: Seat | null): boolean =>
  reader !== null &&
  !OWN_DOING.has(phrase.key) &&
  (isAbout(phrase, reader) || phrase.args['seat'] === undefined);

const OWN_DOING = new Set(['table.holidayTaken', 'table.successorSeated', 'table.successorSeated.named']);

/** Those of them that concern the reader, told to them. */
const tableTouching = (lines: readonly RecapLine[], reader: Seat | null): readonly Weighed[] =>
  lines
    .filter(({ phrase }) => isForReader(phrase, reader))
    .map((line) => ({
      line: { ...line, phrase: toldToPlayer(line.phrase, reader), inLog: line.phrase },
      worth: FIRST,
    }));

/** How a vote ended concerns the whole table. */
const asNews = (line: RecapLine): Weighed => ({ line: { ...line, inLog: line.phrase }, worth: FIRST });

/** Worth more than any event of a game. */
const FIRST = Number.MAX_SAFE_INTEGER;

/** A sentence, and how much it matters to the reader. */
interface Weighed {
  readonly line: ReaderLine;
  readonly worth: number;
}

const mostOf = (lines: readonly Weighed[], most = TOUCHING): readonly ReaderLine[] => {
  const byWorth = lines.toReversed().toSorted((a, b) => b.worth - a.worth);
  const chosen = new Set(byWorth.slice(0, most));
  return lines.filter((line) => chosen.has(line)).map(({ line }) => line);
};

type Telling = Pick<TableRules<unknown, AnyMove, AnyEvent>, 'story' | 'upcast' | 'evolve' | 'relevanceTo'>;

/** The events that affect the reader by the game's own `relevanceTo`, in all rows that count. */
const touched = (rules: Telling, rows: readonly Commit[], reader: Seat): readonly Weighed[] =>
  touchedAfter(rules, undefined, rows, reader);

/** The same in rows that follow the state `before`. */
function touchedAfter(
  rules: Telling,
  before: unknown,
  rows: readonly Commit[],
  reader: Seat,
): readonly Weighed[] {
  const found: Weighed[] = [];
  let state = before;
  for (const row of rows)
    for (const event of upcastRow(rules, row)) {
      const { seq, seat } = row;
      const told =
        state === undefined || seat === reader ? undefined : rules.relevanceTo?.(state, event, reader);
      if (told !== undefined) {
        const line = { seq, seat, phrase: told.phrase, inLog: rules.story(event) };
        found.push({ line, worth: told.worth });
      }
      state = rules.evolve(state, event);
    }
  return found;
}

/** The row up to which the seat's player knows the game: their latest decision that still counts, or the one that seated them as a successor; 0 if there is none. */
export function lastDecision(commits: readonly Commit[], seat: Seat): number {
  return Math.max(ownDecision(commits, seat), successorRow(commits, seat));
}

/** Has the seat's player made a decision that still counts? If not, nothing happened “since their last move”. */
export const hasDecided = (commits: readonly Commit[], seat: Seat): boolean =>
  ownDecision(commits, seat) > successorRow(commits, seat);

/** The seat's latest decision that still counts, by whomever it was held then; 0 if there is none. */
const ownDecision = (commits: readonly Commit[], seat: Seat): number =>
  standingRows(commits).findLast((commit) => commit.seat === seat && commit.by === 'person')?.seq ?? 0;

/** Does the sentence name this seat? */
export const isAbout = ({ args }: Phrase, seat: Seat | null): boolean =>
  Object.values(args).some((arg) => names(arg, seat));

function names(arg: PhraseArg, seat: Seat | null): boolean {
  if (typeof arg === 'number') return false;
  if ('seat' in arg) return arg.seat === seat;
  return 'list' in arg && arg.list.some((item) => names(item, seat));
}
