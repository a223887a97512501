import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { SeatMark } from '../../ui/art/Seat.tsx';
import { formatNumber, t } from '../../lib/i18n.ts';
import { Name } from '../../ui/Name.tsx';

/** One kind of points: the keys of the score lines that belong to it, and what it is called. */
export interface PointsKind {
  readonly key: string;
  readonly label: string;
}

interface Props {
  readonly title: string;
  /** A row each. */
  readonly kinds: readonly PointsKind[];
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points side by side, by kind. */
export const PointsTable = ({ title, kinds, standings, name }: Props) => (
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
