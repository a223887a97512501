import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../shared/kernel/types.ts';
import type { AnyDrawing } from '../games/drawing.ts';
import type { Entry } from '../models/story.ts';
import { t } from '../voice.ts';
import { Loading } from './Loading.tsx';
import { useChronicle } from './log/chronicle.ts';
import { Parts } from './log/Parts.tsx';
import { Rows, type RowsProps } from './log/Rows.tsx';
import { runsOf, tell } from './log/told.ts';
import './log/log.css';
import './words.ts';

interface Props {
  /** The game's id: every line leads to the table as it stood then. */
  readonly game: string;
  readonly entries: readonly Entry[];
  readonly drawing: AnyDrawing;
  /** The row that is shown on the board, in history: its line, or the one before it, is marked. */
  readonly shown?: number;
  name(seat: Seat): string;
}

/** Nearer to the end than this, the reader is taken to be reading the newest line: it stays in view. */
const AT_END = 48;

/** What has happened, newest at the bottom; what was taken back stays, struck out and said to be so. */
export function Log({ game, entries, drawing, shown, name }: Props) {
  const chronicle = useChronicle(drawing);
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
  }, [entries, shown, chronicle]);
  const watch = (): void => {
    const now = box.current;
    if (now !== null) follows.current = now.scrollHeight - now.scrollTop - now.clientHeight < AT_END;
  };
  const own = chronicle === 'waiting' ? undefined : chronicle;
  const told = useMemo(() => tell(entries, drawing.quiet, name, own), [entries, drawing, name, own]);
  const marked = shown === undefined ? undefined : told.findLast(({ seq }) => seq <= shown)?.seq;
  const rows = { game, rows: told, marked, chronicle: own };
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('page.log')}</h2>
      {/* The box scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div class="log-box" role="log" aria-labelledby="log-title" tabIndex={0} ref={box} onScroll={watch}>
        {chronicle === 'waiting' && <Loading />}
        {chronicle !== 'waiting' && told.length === 0 && <p>{t('page.log.empty')}</p>}
        {chronicle === undefined && <Turns {...rows} />}
        {own !== undefined && <Parts {...rows} />}
      </div>
    </section>
  );
}

/** Turn by turn: what one seat did in a row. */
function Turns(props: RowsProps) {
  const { rows, marked } = props;
  const turns = useMemo(() => runsOf(rows, ({ seat }) => seat), [rows]);
  return (
    <>
      {turns.map((turn) => (
        <Rows
          key={turn[0]?.seq}
          {...props}
          rows={turn}
          marked={turn.some(({ seq }) => seq === marked) ? marked : undefined}
        />
      ))}
    </>
  );
}

/** Scrolls the box, and nothing around it, until the marked line is in its middle. */
function center(box: Element): void {
  const line = box.querySelector('[aria-current]');
  if (line === null) return;
  const offset = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += offset - (box.clientHeight - line.clientHeight) / 2;
}
