import type { AnyTableRules, Standing } from '#shared/kernel/rules.ts';
import type { RowPlace } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import { type Past, pointsOver, totalsBySeat, type Point } from '../../table/history.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { sentence, t, formatNumber, isolate } from '../../lib/i18n.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { Name } from '../../ui/names.tsx';
import { useMemo } from 'preact/hooks';
import type { Commit } from '#shared/kernel/log.ts';
import { Fold } from '../../ui/fields.tsx';
import styles from '../../ui/chart.module.css';

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
export const PointsTable = ({ title, kinds, standings, name }: PointsTableProps) => (
  <section class="card" aria-labelledby="points-title">
    <h2 id="points-title">{title}</h2>
    <table class={styles.pointsTable}>
      <thead>
        <tr>
          <th scope="col">{t('page.score.for')}</th>
          {standings.map(({ seat }) => (
            <th key={seat} scope="col" class="number" title={name(seat)}>
              <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {standings.map(({ seat, lines }) => (
              <td key={seat} class="number">
                {formatNumber(pointsFor(lines, key))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('page.score.total')}</th>
          {standings.map(({ seat, total }) => (
            <td key={seat} class="number">
              {formatNumber(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </section>
);

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

const WIDTH = 320;
const HEIGHT = 180;
/** Room for the figures left of and below the lines. */
const LEFT = 30;
const BELOW = 20;
const TOP = 10;

/** Figures of all seats in the course of the game, as lines of different colour and dash, and as a table. */
function ScoreChart(props: ScoreChartProps) {
  const { id, title, points, extent, seats, name } = props;
  const highest = Math.max(1, ...points.flatMap(({ figures }) => figures));
  const lowest = Math.min(0, ...points.flatMap(({ figures }) => figures));
  const x = (i: number): number => LEFT + (i / Math.max(1, points.length - 1)) * (WIDTH - LEFT - 4);
  const y = (total: number): number =>
    TOP + (1 - (total - lowest) / (highest - lowest)) * (HEIGHT - TOP - BELOW);
  return (
    <section class={`card ${styles.chart}`} aria-labelledby={`chart-${id}`}>
      <h2 id={`chart-${id}`}>{title}</h2>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('page.chart.what')}>
        {levels(lowest, highest).map((level) => (
          <g key={level}>
            <line class={styles.grid} x1={LEFT} x2={WIDTH} y1={y(level)} y2={y(level)} />
            <text x={LEFT - 4} y={y(level) + 4} text-anchor="end">
              {formatNumber(level)}
            </text>
          </g>
        ))}
        <text x={WIDTH - 4} y={HEIGHT - 4} text-anchor="end">
          {extent}
        </text>
        {seats.map((seat) => (
          <polyline
            key={seat}
            class={`${styles.line} of-seat-${seat}`}
            points={points
              .map(({ figures }, i) => `${x(i).toFixed(1)},${y(figures[seat] ?? 0).toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <ul class={`plain ${styles.legend}`}>
        {seats.map((seat) => (
          <li key={seat}>
            <svg viewBox="0 0 40 10" aria-hidden="true">
              <line class={`${styles.line} of-seat-${seat}`} x1={0} x2={40} y1={5} y2={5} />
            </svg>{' '}
            <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>:{' '}
            <span class="number">{formatNumber(points.at(-1)?.figures[seat] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <Fold title={t('page.chart.table')}>{() => <ScoreTable {...props} />}</Fold>
    </section>
  );
}

/** The ends and the middle, in whole points; no level twice. */
const levels = (lowest: number, highest: number): readonly number[] => [
  ...new Set([lowest, Math.round((lowest + highest) / 2), highest]),
];

const ScoreTable = ({ points, after, seats, name }: ScoreChartProps) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{after}</th>
        {seats.map((seat) => (
          <th key={seat} scope="col" class="number" title={name(seat)}>
            <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {points.map(({ seq, label, figures }) => (
        <tr key={seq}>
          <th scope="row">{label}</th>
          {seats.map((of) => (
            <td key={of} class="number">
              {formatNumber(figures[of] ?? 0)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
