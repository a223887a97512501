import { computed, effect, type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useEffect } from 'preact/hooks';
import { endedLines } from '#shared/protocol/questionStory.ts';
import type { Heading } from '../../games/gameUi.ts';
import { t } from '../../lib/i18n.ts';
import { useTable } from '../context.tsx';
import { rovingFocus, Rows, type Marked, type RowsProps } from './Rows.tsx';
import { runsOf, logRowTexts, type LogRowText, partAt } from './logText.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import styles from './log.module.css';

interface Props {
  /** The row that the history shows on the board. Its line, or the one before it, is marked. */
  readonly shown?: ReadonlySignal<number>;
}

/** The log, newest at the bottom. Every line leads to the table as it stood then. Undone rows stay, struck out and labelled. */
export function Log({ shown }: Props) {
  const { game, gameUi, view, name } = useTable();
  const entries = game.story.value;
  const { chronicle } = gameUi;
  const rowTexts = useMemo(
    () =>
      logRowTexts(entries, gameUi.hiddenEvents, name, chronicle, endedLines(view, view.you, game.log.peek())),
    [entries, gameUi, name, chronicle, view.endedQuestions, view.you],
  );
  const marked = useMemo(
    () => shown && computed(() => rowTexts.findLast(({ seq }) => seq <= shown.value)?.seq),
    [rowTexts, shown],
  );
  const box = useRef<HTMLDivElement>(null);
  const watch = useNewest(box, shown === undefined, rowTexts);
  useMarked(box, marked);
  const rows = { game: view.id, rows: rowTexts, marked, chronicle };
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{t('page.log')}</h2>
      <div
        class={styles.box}
        role="log"
        aria-labelledby="log-title"
        ref={box}
        onScroll={watch}
        {...rovingFocus}
      >
        {rowTexts.length === 0 && <p>{t('page.log.empty')}</p>}
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
function useNewest(box: RefObject<Element | null>, wanted: boolean, rowTexts: readonly LogRowText[]) {
  const follows = useRef(true);
  /** In the frame in which they are drawn: measuring before would lay out the whole page once more. */
  const pin = useCallback(() => {
    const frame = requestAnimationFrame(() => {
      const now = box.current;
      if (wanted && now !== null && follows.current) now.scrollTop = now.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [box, wanted]);
  useLayoutEffect(pin, [pin, rowTexts]);
  // In a table that is hidden until its score is told, nothing can be scrolled: that is done once the box has a size.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(pin);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, pin]);
  const last = useRef(0);
  const watch = ({ currentTarget: now }: { readonly currentTarget: Element }): void => {
    const isAtEnd = now.scrollHeight - now.scrollTop - now.clientHeight < AT_END;
    // Rows may come between this box's own scrolling and its event: only scrolling up leaves the end.
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

/** The log by parts of the game, which open and close; the one that is marked, else the newest one, is open. */
export function Parts(props: RowsProps) {
  const { rows, marked } = props;
  /** The parts that the reader has opened (true) or closed (false). */
  const chosen = useSignal<Readonly<Record<string, boolean>>>({});
  const parts = useMemo(() => runsOf(rows, ({ place }) => place?.part.key), [rows]);
  const printed = usePrinted();
  const current = useMemo(() => computed(() => partAt(parts, marked?.value)), [parts, marked]).value;
  return (
    <>
      {parts.map((part) => {
        const at = `${part[0]?.seq} ${part[0]?.place?.part.key}`; // two parts may begin with the same row
        return (
          <LogPart
            key={at}
            {...props}
            rows={part}
            open={printed || (chosen.value[at] ?? part === current)}
            toggle={(open) => (chosen.value = { ...chosen.peek(), [at]: open })}
            newest={part === parts.at(-1)}
          />
        );
      })}
    </>
  );
}

/** Is the page being printed? */
function usePrinted(): boolean {
  const printed = useSignal(false);
  useEffect(() => {
    const change = ({ type }: Event): void => void (printed.value = type === 'beforeprint');
    addEventListener('beforeprint', change);
    addEventListener('afterprint', change);
    return () => {
      removeEventListener('beforeprint', change);
      removeEventListener('afterprint', change);
    };
  }, [printed]);
  return printed.value;
}

interface PartProps extends RowsProps {
  readonly open: boolean;
  readonly newest: boolean;
  toggle(open: boolean): void;
}

/** Only open parts are drawn. Opening an old part is not announced. */
function LogPart({ open, newest, toggle, ...props }: PartProps) {
  const { rows } = props;
  const sections = useMemo(() => runsOf(rows, ({ place }) => place?.section?.key), [rows]);
  return (
    <details
      class={styles.part}
      open={open}
      aria-live={newest ? undefined : 'off'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) toggle(currentTarget.open);
      }}
    >
      <summary tabIndex={-1}>
        <h3>{rows[0]?.place?.part.label}</h3>
      </summary>
      {open &&
        sections.map((section) => (
          <Section key={`${section[0]?.seq} ${section[0]?.place?.section?.key}`} {...props} rows={section} />
        ))}
    </details>
  );
}

const Section = (props: RowsProps) => (
  <>
    {props.rows[0]?.place?.section !== undefined && <SectionHead {...props.rows[0].place.section} />}
    <Rows {...props} />
  </>
);

const SectionHead = ({ label, seat }: Heading) => (
  <h4 class={styles.section}>
    {seat !== undefined && <SeatMark seat={seat} size={16} />} {label}
  </h4>
);
