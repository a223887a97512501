import type { AnyTableRules, Standing } from '#shared/kernel/rules.ts';
import type { RowPlace } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import { type Past, pointsOver, totalsBySeat, type Point } from '../../table/history.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { sentence, t, formatNumber, isolate } from '../../lib/i18n.ts';
import { SeatLines, SeatTable } from '../../ui/chart.tsx';
import { useMemo } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import { Fold } from '../../ui/fields.tsx';

interface Props {
  readonly rules: AnyTableRules;
  readonly past: Past;
  /** Where each row belongs, by its number less one; undefined where the game has no parts. */
  readonly places: readonly RowPlace[] | undefined;
}

/** How the scores of a finished game came about: by kind, over the rounds, and what the game itself tells. */
export function ScoreHistory({ rules, past, places }: Props) {
  const { game, gameUi, name } = useTable();
  const { chronicle } = gameUi;
  const standings = game.standings.value;
  return (
    <>
      <Charts rules={rules} past={past} places={places} />
      {chronicle === undefined ? (
        <Categories standings={standings} name={name} />
      ) : (
        <chronicle.Afterwards entries={game.story.value} standings={standings} name={name} />
      )}
    </>
  );
}

interface CategoriesProps {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points by their reasons, for a game whose reasons are the same for everybody. */
export function Categories({ standings, name }: CategoriesProps) {
  const reasons = new Map(
    standings.flatMap(({ lines }) => lines.map(({ reason }) => [reason.key, reason] as const)),
  );
  const kinds = [...reasons].map(([key, reason]) => ({ key, label: sentence(reason, name) }));
  return <PointsTable title={t('page.score.reasons')} kinds={kinds} standings={standings} name={name} />;
}

/** One kind of points: the keys of the score lines that belong to it, and what it is called. */
interface PointsKind {
  readonly key: string;
  readonly label: string;
}

interface PointsTableProps {
  readonly title: string;
  /** A row each. */
  readonly kinds: readonly PointsKind[];
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points side by side, by kind. */
export const PointsTable = ({ title, kinds, standings, name }: PointsTableProps) => {
  const bySeat = new Map(standings.map((standing) => [standing.seat, standing]));
  return (
    <section class="card" aria-labelledby="points-title">
      <h2 id="points-title">{title}</h2>
      <SeatTable
        corner={t('page.score.for')}
        seats={standings.map(({ seat }) => seat)}
        name={name}
        rows={kinds.map(({ key, label }) => ({
          key,
          head: label,
          of: (seat) => formatNumber(pointsFor(bySeat.get(seat)?.lines ?? [], key)),
        }))}
        total={{
          key: 'total',
          head: t('page.score.total'),
          of: (seat) => formatNumber(bySeat.get(seat)?.total ?? 0),
        }}
      />
    </section>
  );
};

const pointsFor = (lines: Standing['lines'], key: string): number =>
  lines.filter(({ reason }) => reason.key === key).reduce((sum, { points }) => sum + points, 0);

interface ChartsProps {
  readonly rules: AnyTableRules;
  readonly past: Past;
  /** Where each row belongs, by its number less one; undefined where the game has no parts. */
  readonly places: readonly RowPlace[] | undefined;
}

/** The charts of the score and of the game's other figures: by part of the game, or by turn if it has no parts. */
function Charts({ rules, past, places }: ChartsProps) {
  const { game, gameUi, view, name } = useTable();
  const { chronicle } = gameUi;
  const log = game.log.value;
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
          seats={view.seats.map(({ seat }) => seat)}
          name={name}
        />
      ))}
    </>
  );
}

const turnLabel = ({ seat }: Point, i: number, name: (seat: Seat) => string): string =>
  t('page.chart.turnOf', { n: i, who: seat === null ? t('page.history.setup') : isolate(name(seat)) });

interface ScoreChartProps {
  /** Part of the ids in the page. */
  readonly id: string;
  readonly title: string;
  readonly points: readonly LabelledPoint[];
  /** Of the table's first column. */
  readonly after: string;
  /** The label under the right end of the lines. */
  readonly extent: string;
  readonly seats: readonly Seat[];
  name(seat: Seat): string;
}

interface LabelledPoint extends Point {
  readonly label: string;
}

/** Figures of all seats in the course of the game, as lines and as a table. */
function ScoreChart({ id, title, points, after, extent, seats, name }: ScoreChartProps) {
  const figures = points.map((point) => point.figures);
  return (
    <section class="card" aria-labelledby={`chart-${id}`}>
      <h2 id={`chart-${id}`}>{title}</h2>
      <SeatLines
        label={t('page.chart.what')}
        points={figures}
        levels={levelsOf(figures.flat())}
        inWords={formatNumber}
        marks={({ right, below }) => (
          <text x={right} y={below} text-anchor="end">
            {extent}
          </text>
        )}
        said={(seat) => (
          <>
            : <span class="number">{formatNumber(figures.at(-1)?.[seat] ?? 0)}</span>
          </>
        )}
        seats={seats}
        name={name}
      />
      <Fold title={t('page.chart.table')}>
        {() => (
          <SeatTable
            corner={after}
            rows={points.map(({ seq, label, figures: its }) => ({
              key: seq,
              head: label,
              of: (seat) => formatNumber(its[seat] ?? 0),
            }))}
            seats={seats}
            name={name}
          />
        )}
      </Fold>
    </section>
  );
}

/** The ends and the middle, in whole points; no level twice. */
function levelsOf(figures: readonly number[]): readonly number[] {
  const [lowest, highest] = [Math.min(0, ...figures), Math.max(1, ...figures)];
  return [...new Set([lowest, Math.round((lowest + highest) / 2), highest])];
}
