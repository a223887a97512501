import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../shared/kernel/types.ts';
import type { Entry } from '../models/story.ts';
import { isolate, moment, sentence, t } from '../voice.ts';

interface Props {
  readonly entries: readonly Entry[];
  /** Types of events that get no line. */
  readonly quiet: ReadonlySet<string>;
  name(seat: Seat): string;
}

/** Nearer to the end than this, the reader is taken to be reading the newest line: it stays in view. */
const AT_END = 48;

/** What has happened, newest at the bottom; what was taken back stays, struck out and said to be so. */
export function Log({ entries, quiet, name }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    if (box.current !== null && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [entries]);
  const watch = (): void => {
    const now = box.current;
    if (now !== null) follows.current = now.scrollHeight - now.scrollTop - now.clientHeight < AT_END;
  };
  const told = entries.filter((entry) => sentencesOf(entry, quiet, name).length > 0);
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('page.log')}</h2>
      {/* The box scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="log-box" role="log" aria-labelledby="log-title" tabIndex={0} ref={box} onScroll={watch}>
        {told.length === 0 && <p>{t('page.log.empty')}</p>}
        <ol>
          {told.map((entry) => (
            <LogLine key={entry.seq} entry={entry} text={sentencesOf(entry, quiet, name).join(' ')} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const LogLine = ({ entry, text }: { readonly entry: Entry; readonly text: string }) => (
  <li class={entry.undone ? 'undone' : undefined} value={entry.seq}>
    {entry.undone ? <del>{text}</del> : text}{' '}
    {entry.undone && <span class="tag">{t('page.log.undone')}</span>}
    <time dateTime={new Date(entry.at).toISOString()}>{moment(entry.at)}</time>
  </li>
);

function sentencesOf(entry: Entry, quiet: ReadonlySet<string>, name: (seat: Seat) => string): string[] {
  if (entry.takesBack !== undefined && entry.seat !== null)
    return [t('page.log.undid', { name: isolate(name(entry.seat)), to: entry.takesBack })];
  return entry.lines.filter(({ type }) => !quiet.has(type)).map(({ phrase }) => sentence(phrase, name));
}
