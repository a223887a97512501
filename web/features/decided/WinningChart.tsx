import type { Analysis } from '#shared/kernel/analysis/analyst.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { perLanguage } from '#shared/words/render.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { language } from '../../lib/language.ts';
import { SeatLines } from '../../ui/chart.tsx';
import styles from './decided.module.css';

const percents = perLanguage((of) => new Intl.NumberFormat(of, { style: 'percent' }));

/** A share in the reader's language, e.g. “41 %”. */
export const formatShare = (share: number): string => percents(language.value).format(share);

interface Props {
  readonly analysis: Analysis;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
}

/** The seats' winning chances in the course of the game, with the moments that moved them the most. */
export function WinningChart({ analysis, seats, name }: Props) {
  const { start, decisions, moments } = analysis;
  const at = moments.map(({ decision }) => decisions.indexOf(decision) + 1);
  return (
    <SeatLines
      label={inWords(analysis, seats, name)}
      points={[start, ...decisions.map((decision) => decision.chances)]}
      levels={[0, 0.5, 1]}
      inWords={formatShare}
      marks={({ x, top, bottom, below }) => (
        <>
          {at.map((point, i) => (
            <line key={i} class={styles.moment} x1={x(point)} x2={x(point)} y1={top} y2={bottom} />
          ))}
          {apart(at.map(x)).map((place, i) => (
            <text key={i} class={styles.number} x={place} y={below} text-anchor="middle">
              {i + 1}
            </text>
          ))}
        </>
      )}
      seats={seats}
      name={name}
    />
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
