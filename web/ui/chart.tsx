import type { ComponentChildren } from 'preact';
import type { Seat } from '#shared/kernel/types.ts';
import { SeatMark } from './art/Pieces.tsx';
import { Name } from './names.tsx';
import styles from './chart.module.css';

/** Figures of all seats: side by side in a table, and in their course as lines. */

interface OfSeats {
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
}

interface FiguresRow {
  readonly key: string | number;
  readonly head: ComponentChildren;
  /** The seat's figure, in words. */
  of(seat: Seat): string;
}

interface SeatTableProps extends OfSeats {
  readonly class?: string | undefined;
  /** The head of the first column. */
  readonly corner: string;
  readonly rows: readonly FiguresRow[];
  readonly total?: FiguresRow;
}

/** A table with a column for each seat. */
export const SeatTable = ({ class: more = '', corner, rows, total, seats, name }: SeatTableProps) => (
  <table class={`${styles.bySeat} ${more}`}>
    <thead>
      <tr>
        <th scope="col">{corner}</th>
        {seats.map((seat) => (
          <th key={seat} scope="col" class="number" title={name(seat)}>
            <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{rows.map((row) => tableRow(row, seats))}</tbody>
    {total !== undefined && <tfoot>{tableRow(total, seats)}</tfoot>}
  </table>
);

const tableRow = ({ key, head, of }: FiguresRow, seats: readonly Seat[]) => (
  <tr key={key}>
    <th scope="row">{head}</th>
    {seats.map((seat) => (
      <td key={seat} class="number">
        {of(seat)}
      </td>
    ))}
  </tr>
);

const WIDTH = 320;
const HEIGHT = 170;
/** The room of the lines: beside the words of the levels, and above what stands below. */
const [LEFT, RIGHT, TOP, BOTTOM] = [42, WIDTH - 6, 10, HEIGHT - 20];

interface SeatLinesProps extends OfSeats {
  /** What the drawing shows, said. */
  readonly label: string;
  /** One after the other: the figures by seat. */
  readonly points: readonly (readonly number[])[];
  /** The lowest, the highest, and what lies between them. */
  readonly levels: readonly number[];
  inWords(figure: number): string;
  /** Drawn below the lines; `x`: the place of a point. */
  marks?(frame: LinesFrame): ComponentChildren;
  /** Stands behind a seat's name. */
  said?(seat: Seat): ComponentChildren;
}

interface LinesFrame {
  /** The place of a point. */
  x(point: number): number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The line of letters below the lines. */
  readonly below: number;
}

/** Figures in the course of a game, as lines of different colour and dash, and whose they are. */
export function SeatLines({ label, points, levels, inWords, marks, said, seats, name }: SeatLinesProps) {
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const x = (point: number): number => LEFT + (point / Math.max(1, points.length - 1)) * (RIGHT - LEFT);
  const y = (figure: number): number => TOP + (1 - (figure - lowest) / (highest - lowest)) * (BOTTOM - TOP);
  return (
    <div class={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {levels.map((level) => (
          <g key={level}>
            <line class={styles.grid} x1={LEFT} x2={WIDTH} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 4} y={y(level) + 4} text-anchor="end">
              {inWords(level)}
            </text>
          </g>
        ))}
        {marks?.({ x, right: RIGHT, top: TOP, bottom: BOTTOM, below: HEIGHT - 4 })}
        {seats.map((seat) => (
          <polyline
            key={seat}
            class={`${styles.line} of-seat-${seat}`}
            points={points.map((of, i) => `${x(i).toFixed(1)},${y(of[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <ul class={`plain ${styles.legend}`}>
        {seats.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 40 10" aria-hidden="true">
              <line class={`${styles.line} of-seat-${seat}`} x1={0} x2={40} y1={5} y2={5} />
            </svg>{' '}
            <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
            {said?.(seat)}
          </li>
        ))}
      </ul>
    </div>
  );
}
