import type { Analysis } from '#shared/kernel/analysis/analyst.ts';
import type { Shares } from '#shared/kernel/analysis/rollout.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { perLanguage } from '#shared/words/render.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { language } from '../../lib/language.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { Name } from '../../ui/names.tsx';
import chartStyles from '../../ui/chart.module.css';
import styles from './decided.module.css';

const percents = perLanguage((of) => new Intl.NumberFormat(of, { style: 'percent' }));

/** A share in the reader's language, e.g. “41 %”. */
export const formatShare = (share: number): string => percents(language.value).format(share);

const WIDTH = 320;
const HEIGHT = 150;
/** Room for the figures left of the lines, and for the moments' numbers below. */
const LEFT = 42;
const BELOW = 18;
const TOP = 8;
const LEVELS = [0, 0.5, 1];

interface Props {
  readonly analysis: Analysis;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
}

/** The seats' winning chances in the course of the game, with the moments that moved them the most. */
export function WinningChart({ analysis, seats, name }: Props) {
  const { start, decisions, moments } = analysis;
  const chances: readonly Shares[] = [start, ...decisions.map((decision) => decision.chances)];
  const x = (i: number): number => LEFT + (i / Math.max(1, chances.length - 1)) * (WIDTH - LEFT - 6);
  const y = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - BELOW);
  return (
    <div class={`${chartStyles.chart} ${styles.curve}`}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(analysis, seats, name)}>
        {LEVELS.map((level) => (
          <g key={level}>
            <line class={chartStyles.grid} x1={LEFT} x2={WIDTH} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 4} y={y(level) + 4} text-anchor="end">
              {formatShare(level)}
            </text>
          </g>
        ))}
        {moments.map(({ decision }, i) => {
          const at = x(decisions.indexOf(decision) + 1);
          return <line key={i} class={styles.moment} x1={at} x2={at} y1={TOP} y2={HEIGHT - BELOW} />;
        })}
        {seats.map((seat) => (
          <polyline
            key={seat}
            class={`${chartStyles.line} of-seat-${seat}`}
            points={chances.map((of, i) => `${x(i).toFixed(1)},${y(of[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
        ))}
        {apart(moments.map(({ decision }) => x(decisions.indexOf(decision) + 1))).map((at, i) => (
          <text key={i} class={styles.number} x={at} y={HEIGHT - 4} text-anchor="middle">
            {i + 1}
          </text>
        ))}
      </svg>
      <ul class={`plain ${chartStyles.legend}`}>
        {seats.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 40 10" aria-hidden="true">
              <line class={`${chartStyles.line} of-seat-${seat}`} x1={0} x2={40} y1={5} y2={5} />
            </svg>{' '}
            <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** So far two numbers keep apart (units of the drawing). */
const APART = 12;

/** The numbers' places, moved to the right where two would lie on each other. */
function apart(places: readonly number[]): readonly number[] {
  const moved = [...places];
  let last = -Infinity;
  for (const i of places.map((_, i) => i).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0)))
    last = moved[i] = Math.max(places[i] ?? 0, last + APART);
  return moved;
}

/** What the drawing shows, said. */
function inWords({ start, decisions }: Analysis, seats: readonly Seat[], name: Props['name']): string {
  const chances = [start, ...decisions.map((decision) => decision.chances)];
  const end = chances.at(-1) ?? start;
  const lines = seats.map((seat) => {
    const its = chances.map((of) => of[seat] ?? 0);
    return t('decided.curve.seat', {
      name: isolate(name(seat)),
      from: formatShare(start[seat] ?? 0),
      low: formatShare(Math.min(...its)),
      high: formatShare(Math.max(...its)),
      to: formatShare(end[seat] ?? 0),
    });
  });
  return [t('decided.curve'), ...lines].join(' ');
}
