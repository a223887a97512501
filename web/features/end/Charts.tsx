import { useMemo } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import type { AnyTableRules } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import type { AnyChronicle, RowPlace } from '../../games/gameUi.ts';
import { pointsOver, totalsBySeat, type Past, type Point } from '../../table/history.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { ScoreChart, type LabelledPoint } from './ScoreChart.tsx';

interface Props {
  readonly rules: AnyTableRules;
  readonly log: readonly Commit[];
  readonly past: Past;
  readonly chronicle: AnyChronicle | undefined;
  /** Where each row belongs, by its number less one; undefined where the game has no parts. */
  readonly places: readonly RowPlace[] | undefined;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
}

/** The charts of the score and of the game's other figures: by part of the game, or by turn if it has no parts. */
export function Charts({ rules, log, past, chronicle, places, seats, name }: Props) {
  const parted = places !== undefined;
  const pointsOf = (figures: (state: unknown) => readonly number[]): readonly LabelledPoint[] => {
    const groupOf = ({ seq, seat }: Commit) =>
      places === undefined ? seat : (places[seq - 1]?.part.key ?? null);
    return pointsOver(log, past, groupOf, figures).map((point, i) => ({
      ...point,
      label: places?.[point.seq - 1]?.part.label ?? turnLabel(point, i, name),
    }));
  };
  const charts = useMemo(
    () => [
      {
        title: t(parted ? 'page.chart.byPart' : 'page.chart'),
        points: pointsOf((state) => totalsBySeat(rules, state)),
      },
      ...(chronicle?.charts ?? []).map((chart) => ({ title: chart.title(), points: pointsOf(chart.of) })),
    ],
    [rules, log, past, chronicle, places, name],
  );
  return (
    <>
      {charts.map(({ title, points }, i) => (
        <ScoreChart
          key={i}
          id={String(i)}
          title={title}
          points={points}
          after={t(parted ? 'page.chart.part' : 'page.chart.turn')}
          extent={parted ? (points.at(-1)?.label ?? '') : t('page.history.turns', { n: points.length - 1 })}
          seats={seats}
          name={name}
        />
      ))}
    </>
  );
}

const turnLabel = ({ seat }: Point, i: number, name: (seat: Seat) => string): string =>
  t('page.chart.turnOf', { n: i, who: seat === null ? t('page.history.setup') : isolate(name(seat)) });
