import { useLayoutEffect, useRef } from 'preact/hooks';
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
    if (box.current === null) return;
    const line = box.current.querySelector('[aria-current]');
    if (line !== null) center(box.current, line);
    else if (follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries, shown]);
  const watch = (): void => {
    const now = box.current;
    if (now !== null) follows.current = now.scrollHeight - now.scrollTop - now.clientHeight < AT_END;
  };
  const told = entries.filter((entry) => sentencesOf(entry, quiet, name).length > 0);
  const marked = shown === undefined ? undefined : told.findLast(({ seq }) => seq <= shown)?.seq;
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('page.log')}</h2>
      {/* The box scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="log-box" role="log" aria-labelledby="log-title" tabIndex={0} ref={box} onScroll={watch}>
        {told.length === 0 && <p>{t('page.log.empty')}</p>}
        {turnsOf(told).map(({ entries: rows }) => (
          <ol key={rows[0]?.seq} class="plain log-turn">
            {rows.map((entry) => (
              <LogLine
                key={entry.seq}
                entry={entry}
                href={`/g/${game}/at/${entry.seq}`}
                shown={entry.seq === marked}
                text={sentencesOf(entry, quiet, name).join(' ')}
              />
            ))}
            <li class="when">
              <When at={rows.at(-1)?.at ?? 0} />
            </li>
          </ol>
        ))}
      </div>
    </section>
  );
}

/** Scrolls the box, and nothing around it, until the line is in its middle. */
function center(box: Element, line: Element): void {
  const offset = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += offset - (box.clientHeight - line.clientHeight) / 2;
}

const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
);

interface LineProps {
  readonly entry: Entry;
  readonly href: string;
  readonly shown: boolean;
  readonly text: string;
}

const LogLine = ({ entry, href, shown, text }: LineProps) => (
  <li class={entry.undone ? 'undone' : undefined}>
    <a href={href} aria-current={shown ? 'step' : undefined}>
      <span class="row-number">{entry.seq}</span>
      <span>
        {entry.undone ? <del>{text}</del> : text}{' '}
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
