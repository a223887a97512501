import { standingRows } from './standingRows.ts';
import type { Commit } from './log.ts';
import type { Phrase, PhraseArg, TableRules } from './rules.ts';
import type { AnyEvent, AnyMove, Seat } from './types.ts';
import { upcastRow } from './upcast.ts';

/** One event as a sentence, with its row and the seat that decided. */
export interface RecapLine {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly phrase: Phrase;
}

/** The recap of a log after a row. */
export interface Recap {
  /** The rows that count, in order. */
  readonly rows: readonly Commit[];
  /** A sentence for every event, except for hidden event types. */
  readonly story: readonly RecapLine[];
  /** The latest events of others that affect the reader, at most `TOUCHING`. */
  readonly relevant: readonly RecapLine[];
}

/** More sentences are not read at a glance. `story` has the rest. */
const TOUCHING = 3;

/**
 * The recap of `commits` (a viewer's redacted log) after row `after`, for `reader`; null is somebody without a
 * seat. `quiet`: types of events that get no sentence.
 */
export function whatHappened(
  rules: Telling,
  commits: readonly Commit[],
  { after, reader, quiet }: { after: number; reader: Seat | null; quiet: ReadonlySet<string> },
): Recap {
  const standing = standingRows(commits);
  const rows = standing.filter(({ seq }) => seq > after);
  const story = rows.flatMap((row) =>
    upcastRow(rules, row)
      .filter(({ type }) => !quiet.has(type))
      .map((event): RecapLine => ({ seq: row.seq, seat: row.seat, phrase: rules.story(event) })),
  );
  const touching =
    rules.relevanceTo === undefined || reader === null
      ? story.filter(({ seat, phrase }) => seat !== reader && isAbout(phrase, reader))
      : touched(rules, standing, reader).filter(({ seq }) => seq > after);
  return { rows, story, relevant: touching.slice(-TOUCHING) };
}

type Telling = Pick<TableRules<unknown, AnyMove, AnyEvent>, 'story' | 'upcast' | 'evolve' | 'relevanceTo'>;

/** The events that affect the reader by the game's own `relevanceTo`, in all rows that count. */
function touched(rules: Telling, rows: readonly Commit[], reader: Seat): readonly RecapLine[] {
  const found: RecapLine[] = [];
  let state: unknown;
  for (const row of rows)
    for (const event of upcastRow(rules, row)) {
      const { seq, seat } = row;
      const phrase =
        state === undefined || seat === reader ? undefined : rules.relevanceTo?.(state, event, reader);
      if (phrase !== undefined) found.push({ seq, seat, phrase });
      state = rules.evolve(state, event);
    }
  return found;
}

/** The row of the seat's latest decision that still counts; 0 if there is none. */
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
