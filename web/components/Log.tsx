import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../shared/kernel/types.ts';
import { turnsOf, type Entry } from '../models/story.ts';
import { isolate, moment, sentence, t } from '../voice.ts';

interface Props {
  /** The game's id: every line leads to the table as it stood then. */
  readonly game: string;
  readonly entries: readonly Entry[];
  /** Types of events that get no line. */
  readonly quiet: ReadonlySet<string>;
  /** The row that is shown on the board, in history: its line, or the one before it, is marked. */
  readonly shown?: number;
  name(seat: Seat): string;
}

/** Nearer to the end than this, the reader is taken to be reading the newest line: it stays in view. */
const AT_END = 48;

/** What has happened, newest at the bottom; what was taken back stays, struck out and said to be so. */
export function Log({ game, entries, quiet, shown, name }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    const now = box.current;
    if (now === null) return undefined;
    if (shown === undefined) {
      if (follows.current) now.scrollTop = now.scrollHeight;
      return undefined;
    }
    // Once a frame, however fast the slider goes: to measure is to lay the whole page out.
    const frame = requestAnimationFrame(() => center(now));
    return () => cancelAnimationFrame(frame);
  }, [entries, shown]);
  const watch = (): void => {
    const now = box.current;
    if (now !== null) follows.current = now.scrollHeight - now.scrollTop - now.clientHeight < AT_END;
  };
  const told = useMemo(() => tell(entries, quiet, name), [entries, quiet, name]);
  const turns = useMemo(() => turnsOf(told), [told]);
  const marked = shown === undefined ? undefined : told.findLast(({ seq }) => seq <= shown)?.seq;
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('page.log')}</h2>
      {/* The box scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="log-box" role="log" aria-labelledby="log-title" tabIndex={0} ref={box} onScroll={watch}>
        {told.length === 0 && <p>{t('page.log.empty')}</p>}
        {turns.map((rows) => (
          <TurnLines
            key={rows[0]?.seq}
            game={game}
            rows={rows}
            marked={rows.find(({ seq }) => seq === marked)?.seq}
          />
        ))}
      </div>
    </section>
  );
}

/** Scrolls the box, and nothing around it, until the marked line is in its middle. */
function center(box: Element): void {
  const line = box.querySelector('[aria-current]');
  if (line === null) return;
  const offset = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += offset - (box.clientHeight - line.clientHeight) / 2;
}

/** An entry with its sentences. */
interface Told extends Entry {
  readonly text: string;
}

const tell = (
  entries: readonly Entry[],
  quiet: ReadonlySet<string>,
  name: (seat: Seat) => string,
): readonly Told[] =>
  entries
    .map((entry) => ({ ...entry, text: sentencesOf(entry, quiet, name).join(' ') }))
    .filter(({ text }) => text !== '');

interface TurnProps {
  readonly game: string;
  readonly rows: readonly Told[];
  /** The row whose line is marked, where it is one of these. */
  readonly marked: number | undefined;
}

/** One turn; drawn again only where something in it changes, so that a long log costs a step through it nothing. */
const TurnLines = ({ game, rows, marked }: TurnProps) =>
  useMemo(
    () => (
      <ol class="plain log-turn">
        {rows.map((entry) => (
          <LogLine
            key={entry.seq}
            entry={entry}
            href={`/g/${game}/at/${entry.seq}`}
            shown={entry.seq === marked}
          />
        ))}
        <li class="when">
          <When at={rows.at(-1)?.at ?? 0} />
        </li>
      </ol>
    ),
    [game, rows, marked],
  );

const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
);

interface LineProps {
  readonly entry: Told;
  readonly href: string;
  readonly shown: boolean;
}

const LogLine = ({ entry, href, shown }: LineProps) => (
  <li class={entry.undone ? 'undone' : undefined}>
    <a href={href} aria-current={shown ? 'step' : undefined}>
      <span class="row-number">{entry.seq}</span>
      <span>
        {entry.undone ? <del>{entry.text}</del> : entry.text}{' '}
        {entry.undone && <span class="tag">{t('page.log.undone')}</span>}
      </span>
    </a>
  </li>
);

export function sentencesOf(
  entry: Entry,
  quiet: ReadonlySet<string>,
  name: (seat: Seat) => string,
): string[] {
  if (entry.takesBack !== undefined && entry.seat !== null)
    return [t('page.log.undid', { name: isolate(name(entry.seat)), to: entry.takesBack })];
  return entry.lines.filter(({ type }) => !quiet.has(type)).map(({ phrase }) => sentence(phrase, name));
}
