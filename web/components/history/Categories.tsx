import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { SeatMark } from '../../art/frame/Seat.tsx';
import { formatNumber, sentence, t } from '../../i18n.ts';
import { Name } from '../Name.tsx';
import '../words.ts';

interface Props {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points side by side, by their reasons, for a game whose reasons are the same for everybody. */
export function Categories({ standings, name }: Props) {
  const reasons = new Map(
    standings.flatMap(({ lines }) => lines.map(({ reason }) => [reason.key, reason] as const)),
  );
  return (
    <section class="card" aria-labelledby="categories-title">
      <h2 id="categories-title">{t('page.score.reasons')}</h2>
      <table class="categories">
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
          {[...reasons].map(([key, reason]) => (
            <tr key={key}>
              <th scope="row">{sentence(reason, name)}</th>
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
}

const pointsFor = (lines: Standing['lines'], key: string): number =>
  lines.filter(({ reason }) => reason.key === key).reduce((sum, { points }) => sum + points, 0);
