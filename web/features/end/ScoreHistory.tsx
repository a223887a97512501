import type { AnyTableRules, Standing } from '#shared/kernel/rules.ts';
import type { RowPlace } from '../../games/gameUi.ts';
import { useTable } from '../../table/context.tsx';
import type { Past } from '../../table/history.ts';
import { Charts } from './Charts.tsx';
import type { Seat } from '#shared/kernel/types.ts';
import { sentence, t, formatNumber } from '../../lib/i18n.ts';
import { SeatMark } from '../../ui/art/Pieces.tsx';
import { Name } from '../../ui/names.tsx';

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
    <table class="points-table">
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
