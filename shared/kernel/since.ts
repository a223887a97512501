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
  /** The latest of what others brought about that touches the reader; at most `TOUCHING`. */
  readonly touching: readonly Told[];
}

/** More sentences than these are not read; the rest is there for whoever asks. */
const TOUCHING = 3;

/**
 * What counts of `commits` (a viewer's redacted log) after row `after`, told to `reader`, null being somebody
 * without a seat. `quiet`: types of events that get no sentence.
 */
export function whatHappened(
  rules: Telling,
  commits: readonly Commit[],
  { after, reader, quiet }: { after: number; reader: Seat | null; quiet: ReadonlySet<string> },
): Since {
  const standing = standingRows(commits);
  const rows = standing.filter(({ seq }) => seq > after);
  const story = rows.flatMap(({ seq, seat, events, version }) =>
    events
      .map((event) => rules.upcast(event, version))
      .filter(({ type }) => !quiet.has(type))
      .map((event): Told => ({ seq, seat, phrase: rules.story(event) })),
  );
  const touching =
    rules.touching === undefined || reader === null
      ? story.filter(({ seat, phrase }) => seat !== reader && isAbout(phrase, reader))
      : touched(rules, standing, reader).filter(({ seq }) => seq > after);
  return { rows, story, touching: touching.slice(-TOUCHING) };
}

type Telling = Pick<TableRules<unknown, AnyMove, AnyEvent>, 'story' | 'upcast' | 'evolve' | 'touching'>;

/** What touches the reader by the game's own account, in all that counts. */
function touched(rules: Telling, rows: readonly Commit[], reader: Seat): readonly Told[] {
  const found: Told[] = [];
  let state: unknown;
  for (const { seq, seat, events, version } of rows)
    for (const event of events.map((past) => rules.upcast(past, version))) {
      const phrase =
        state === undefined || seat === reader ? undefined : rules.touching?.(state, event, reader);
      if (phrase !== undefined) found.push({ seq, seat, phrase });
      state = rules.evolve(state, event);
    }
  return found;
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
