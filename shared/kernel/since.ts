import { standingRows } from './fold.ts';
import type { Commit } from './log.ts';
import type { Phrase, PhraseArg, TableRules } from './rules.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';

/** One thing that happened, as a sentence, with the row it stands in and whose decision that was. */
export interface Told {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly phrase: Phrase;
}

/** What happened after a row. */
export interface Since {
  /** The rows that count, in order. */
  readonly rows: readonly Commit[];
  /** All of it, quiet events left out. */
  readonly story: readonly Told[];
  /** The latest of it that others brought about and that names the reader; at most `TOUCHING`. */
  readonly touching: readonly Told[];
}

/** More sentences than these are not read; the rest is there for whoever asks. */
const TOUCHING = 3;

/**
 * What counts of `commits` (a viewer's redacted log) after row `after`, told to `reader`, null being somebody
 * without a seat. `quiet`: types of events that get no sentence.
 */
export function whatHappened(
  rules: Pick<TableRules<unknown, AnyMove, AnyEvent>, 'story' | 'upcast'>,
  commits: readonly Commit[],
  { after, reader, quiet }: { after: number; reader: Seat | null; quiet: ReadonlySet<string> },
): Since {
  const rows = standingRows(commits).filter(({ seq }) => seq > after);
  const story = rows.flatMap(({ seq, seat, events, version }) =>
    events
      .map((event) => rules.upcast(event, version))
      .filter(({ type }) => !quiet.has(type))
      .map((event): Told => ({ seq, seat, phrase: rules.story(event) })),
  );
  const touching = story.filter(({ seat, phrase }) => seat !== reader && isAbout(phrase, reader));
  return { rows, story, touching: touching.slice(-TOUCHING) };
}

/** The row of the seat's last own decision that still counts; 0 where there is none. */
export const lastDecision = (commits: readonly Commit[], seat: Seat): number =>
  standingRows(commits).findLast((commit) => commit.seat === seat && commit.by === 'person')?.seq ?? 0;

/** Does the sentence name this seat? */
const isAbout = ({ args }: Phrase, seat: Seat | null): boolean =>
  Object.values(args).some((arg) => names(arg, seat));

function names(arg: PhraseArg, seat: Seat | null): boolean {
  if (typeof arg === 'number') return false;
  if ('seat' in arg) return arg.seat === seat;
  return 'list' in arg && arg.list.some((item) => names(item, seat));
}
