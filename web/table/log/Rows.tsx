import { computed, type ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { memo } from '../../ui/memo.tsx';
import type { AnyChronicle } from '../../games/gameUi.ts';
import { formatDateTime, t } from '../../lib/i18n.ts';
import type { Sentence, LogRowText } from './logText.ts';
import type { TargetedKeyboardEvent } from 'preact';
import styles from './log.module.css';

/** The number of the row that is marked; as a signal, for then only the lines it leaves and reaches change. */
export type Marked = ReadonlySignal<number | undefined>;

export interface RowsProps {
  /** The game's id: every row leads to the table as it stood then. */
  readonly game: string;
  readonly rows: readonly LogRowText[];
  /** Undefined where none is ever marked. */
  readonly marked: Marked | undefined;
  readonly chronicle: AnyChronicle | undefined;
}

/** Some rows and the time of the last one. Only changed parts are drawn again. */
export const Rows = memo(({ game, rows, marked, chronicle }: RowsProps) => (
  <ol class={`plain ${styles.turn}`}>
    {rows.map((row) => (
      <LogRow
        key={row.isVote ? `${row.seq} ${row.at}` : row.seq}
        row={row}
        href={`/g/${game}/at/${row.seq}`}
        marked={marked}
        chronicle={chronicle}
      />
    ))}
    <li key={rows.length} class={styles.when}>
      <When at={rows.at(-1)?.at ?? 0} />
    </li>
  </ol>
));

const When = ({ at }: { readonly at: number }) => (
  <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
);

interface RowProps extends Pick<RowsProps, 'marked' | 'chronicle'> {
  readonly row: LogRowText;
  readonly href: string;
}

const LogRow = ({ row, href, marked, chronicle }: RowProps) => (
  <li class={row.undone ? styles.undone : undefined}>
    <a href={href} tabIndex={-1} aria-current={useCurrent(row.isVote ? undefined : marked, row.seq)}>
      <span class={styles.rowNumber}>
        {!row.isVote && row.seq}
        {chronicle !== undefined && row.seat !== null && <SeatMark seat={row.seat} size={14} />}
      </span>
      <span>
        {chronicle === undefined ? (
          <Text undone={row.undone} text={row.sentences.map(({ text }) => text).join(' ')} />
        ) : (
          row.sentences.map((sentence, i) => (
            <LogLine key={i} sentence={sentence} undone={row.undone} chronicle={chronicle} />
          ))
        )}{' '}
        {row.undone && <span class="tag">{t('page.log.undone')}</span>}
      </span>
    </a>
  </li>
);

/** The attribute of the row that is marked, which changes without the row being drawn again. */
const useCurrent = (marked: Marked | undefined, seq: number) =>
  useMemo(() => marked && computed(() => (marked.value === seq ? 'step' : undefined)), [marked, seq]);

interface LineProps {
  readonly sentence: Sentence;
  readonly undone: boolean;
  readonly chronicle: AnyChronicle;
}

/** A sentence and its picture; the blank keeps it apart from the next one where it is read out or copied. */
export const LogLine = ({ sentence: { text, event }, undone, chronicle }: LineProps) => (
  <span class={styles.line}>
    <span class={styles.icon} aria-hidden="true">
      {event !== undefined && <chronicle.Icon event={event} />}
    </span>
    <span>
      <Text undone={undone} text={text} />{' '}
    </span>
  </span>
);

const Text = ({ undone, text }: { readonly undone: boolean; readonly text: string }) =>
  undone ? <del>{text}</del> : <>{text}</>;

/** The place of the focus among the lines of a box, counted from 0. */
interface Place {
  /** −1: on the box itself. */
  readonly at: number;
  readonly last: number;
  /** The line at which one comes in from the box. */
  readonly entry: number;
}

/** The line a key leads to; undefined for one that means nothing among lines. */
export function lineFor(key: string, { at, last, entry }: Place): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return at < 0 ? entry : Math.max(at - 1, 0);
    case 'ArrowDown':
      return at < 0 ? entry : Math.min(at + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** From line to line; one comes in at the marked one, else at the last. A key that is taken is nobody else's. */
function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, summary')];
  const last = lines.length - 1;
  const marked = lines.findIndex((line) => line.hasAttribute('aria-current'));
  const at = lines.findIndex((line) => line === event.target);
  const to = lineFor(event.key, { at, last, entry: marked < 0 ? last : marked });
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}

/**
 * Makes a box that scrolls one stop for Tab, however many lines it has. Its links and the headings that open have a
 * `tabIndex` of −1. Up, Down, Home and End move between them.
 */
export const rovingFocus = { tabIndex: 0, onKeyDown: moveFocus };
