import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { SeatMark } from '../../../art/frame/Seat.tsx';
import { Name } from '../../../components/Name.tsx';
import '../../../components/words.ts';
import { formatNumber, t } from '../../../i18n.ts';
import './record.css';

/** Kinds of score lines: the last word of their key. */
const KINDS = ['row', 'colonies', 'cards', 'richest', 'plantations', 'duty', 'missions'] as const;

interface Props {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points side by side, by kind. Kinds without points for anybody are left out. */
export function PointsTable({ standings, name }: Props) {
  const rows = KINDS.map((kind) => ({ kind, points: standings.map((own) => pointsFor(own, kind)) }));
  return (
    <section class="card" aria-labelledby="points-title">
      <h2 id="points-title">{t('page.goa.kinds')}</h2>
      <table class="points">
        <thead>
          <tr>
            <th scope="col">{t('page.goa.kinds.kind')}</th>
            {standings.map(({ seat }) => (
              <th key={seat} scope="col" class="number">
                <SeatMark seat={seat} size={16} /> <Name>{name(seat)}</Name>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ points }) => points.some((n) => n !== 0))
            .map(({ kind, points }) => (
              <tr key={kind}>
                <th scope="row">{t(`page.goa.kinds.${kind}`)}</th>
                {points.map((n, i) => (
                  <td key={i} class="number">
                    {formatNumber(n)}
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

const pointsFor = ({ lines }: Standing, kind: string): number =>
  lines
    .filter(({ reason }) => reason.key === `goa.score.${kind}`)
    .reduce((sum, { points }) => sum + points, 0);
