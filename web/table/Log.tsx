import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '#shared/kernel/types.ts';
import type { GameView } from '#shared/protocol/http.ts';
import { endedLines } from '#shared/protocol/questionStory.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { Entry } from '../lib/story.ts';
import { t } from '../lib/i18n.ts';
import { oneStop } from './log/keys.ts';
import { Parts } from './log/Parts.tsx';
import { Rows, type Marked, type RowsProps } from './log/Rows.tsx';
import { runsOf, tell, type LogRowText } from './log/told.ts';
import './log/log.css';

interface Props {
  /** Every line leads to the table as it stood then. */
  readonly view: Pick<GameView, 'id' | 'you' | 'endedQuestions'>;
  readonly entries: readonly Entry[];
  readonly gameUi: AnyGameUi;
  /** The row that the history shows on the board. Its line, or the one before it, is marked. */
  readonly shown?: ReadonlySignal<number>;
  name(seat: Seat): string;
}

/** The log, newest at the bottom. Undone rows stay, struck out and labelled. */
export function Log({ view, entries, gameUi, shown, name }: Props) {
  const { chronicle } = gameUi;
  const told = useMemo(
    () => tell(entries, gameUi.hiddenEvents, name, chronicle, endedLines(view, view.you)),
    [entries, gameUi, name, chronicle, view.endedQuestions, view.you],
  );
  const marked = useMemo(
    () => shown && computed(() => told.findLast(({ seq }) => seq <= shown.value)?.seq),
    [told, shown],
  );
  const box = useRef<HTMLDivElement>(null);
  const watch = useNewest(box, shown === undefined, told);
  useMarked(box, marked);
  const rows = { game: view.id, rows: told, marked, chronicle };
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('page.log')}</h2>
      <div class="log-box" role="log" aria-labelledby="log-title" ref={box} onScroll={watch} {...oneStop}>
        {told.length === 0 && <p>{t('page.log.empty')}</p>}
        {chronicle === undefined ? <Turns {...rows} /> : <Parts {...rows} />}
      </div>
    </section>
  );
}

/** Turn by turn: what one seat did in a row. */
function Turns(props: RowsProps) {
  const { rows } = props;
  const turns = useMemo(() => runsOf(rows, ({ seat }) => seat), [rows]);
  return (
    <>
      {turns.map((turn) => (
        <Rows key={turn[0]?.seq} {...props} rows={turn} />
      ))}
    </>
  );
}

/** Within this distance of the end (px), the newest line is kept in view. */
const AT_END = 48;

/** If `wanted`, scrolls to the newest line when lines are added. Returns the handler for scrolling. */
function useNewest(box: RefObject<Element | null>, wanted: boolean, told: readonly LogRowText[]) {
  const follows = useRef(true);
  /** In the frame in which they are drawn: measuring before would lay out the whole page once more. */
  const pin = useCallback(() => {
    const frame = requestAnimationFrame(() => {
      const now = box.current;
      if (wanted && now !== null && follows.current) now.scrollTop = now.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [box, wanted]);
  useLayoutEffect(pin, [pin, told]);
  // In a table that is hidden until its score is told, nothing can be scrolled: that is done once the box has a size.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(pin);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, pin]);
  const last = useRef(0);
  const watch = ({ currentTarget: now }: { readonly currentTarget: Element }): void => {
    const isAtEnd = now.scrollHeight - now.scrollTop - now.clientHeight < AT_END;
    // Where rows come fast, it hears of its own scrolling when there are more: only who scrolls up leaves the end.
    if (isAtEnd || now.scrollTop < last.current) follows.current = isAtEnd;
    last.current = now.scrollTop;
  };
  return wanted ? watch : undefined;
}

/** Scrolls to the marked line, which takes the focus over from another line. */
function useMarked(box: RefObject<Element | null>, marked: Marked | undefined): void {
  useLayoutEffect(() => {
    const now = box.current;
    if (now === null || marked === undefined) return undefined;
    let within = false;
    return effect(() => {
      if (marked.value === undefined) return undefined;
      const { activeElement } = document;
      within ||= activeElement !== now && now.contains(activeElement); // it may not be there any more in a frame
      // At most once a frame, because measuring lays out the whole page.
      const frame = requestAnimationFrame(() => {
        const line = now.querySelector<HTMLElement>('[aria-current]');
        if (line !== null) center(now, line);
        if (within) line?.focus({ preventScroll: true });
        within = false;
      });
      return () => cancelAnimationFrame(frame);
    });
  }, [box, marked]);
}

/** Scrolls the box, and nothing around it, until the line is in its middle. */
function center(box: Element, line: Element): void {
  const offset = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += offset - (box.clientHeight - line.clientHeight) / 2;
}
