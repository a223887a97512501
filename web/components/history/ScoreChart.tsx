import type { Seat } from '../../../shared/kernel/types.ts';
import type { ScorePoint } from '../../models/history.ts';
import { number, t } from '../../voice.ts';
import { Name } from '../Name.tsx';

interface Props {
  readonly points: readonly ScorePoint[];
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
}

const WIDTH = 320;
const HEIGHT = 180;
/** Room for the figures left of and below the lines. */
const LEFT = 30;
const BELOW = 20;
const TOP = 10;

/** The totals after each turn, as lines of different colour and dash, and as a table. */
export function ScoreChart({ points, seats, name }: Props) {
  const highest = Math.max(1, ...points.flatMap(({ totals }) => totals));
  const lowest = Math.min(0, ...points.flatMap(({ totals }) => totals));
  const x = (i: number): number => LEFT + (i / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 4);
  const y = (total: number): number =>
    TOP + (1 - (total - lowest) / (highest - lowest)) * (HEIGHT - TOP - BELOW);
  return (
    <section class="card chart" aria-labelledby="chart-title">
      <h2 id="chart-title">{t('page.chart')}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('page.chart.what')}>
        {[lowest, (lowest + highest) / 2, highest].map((level) => (
          <g key={level}>
            <line class="grid" x1={LEFT} x2={WIDTH} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 4} y={y(level) + 4} text-anchor="end">
              {number(Math.round(level))}
            </text>
          </g>
        ))}
        <text x={WIDTH - 4} y={HEIGHT - 4} text-anchor="end">
          {t('page.history.turns', { n: points.length - 1 })}
        </text>
        {seats.map((seat) => (
          <polyline
            key={seat}
            class={`line of-seat-${seat}`}
            points={points
              .map(({ totals }, i) => `${x(i).toFixed(1)},${y(totals[seat] ?? 0).toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <ul class="plain legend">
        {seats.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 40 10" aria-hidden="true">
              <line class={`line of-seat-${seat}`} x1={0} x2={40} y1={5} y2={5} />
            </svg>{' '}
            <Name>{name(seat)}</Name>: <span class="number">{number(points.at(-1)?.totals[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('page.chart.table')}</summary>
        <ScoreTable points={points} seats={seats} name={name} />
      </details>
    </section>
  );
}

const ScoreTable = ({ points, seats, name }: Props) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('page.chart.turn')}</th>
        {seats.map((seat) => (
          <th key={seat} scope="col">
            <Name>{name(seat)}</Name>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {points.map(({ seq, seat, totals }, i) => (
        <tr key={seq}>
          <th scope="row">
            {i}: {seat === null ? t('page.history.setup') : <Name>{name(seat)}</Name>}
          </th>
          {seats.map((of) => (
            <td key={of} class="number">
              {number(totals[of] ?? 0)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
