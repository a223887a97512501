import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { sentence, t } from '../../lib/i18n.ts';
import { PointsTable } from './PointsTable.tsx';

interface Props {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points by their reasons, for a game whose reasons are the same for everybody. */
export function Categories({ standings, name }: Props) {
  const reasons = new Map(
    standings.flatMap(({ lines }) => lines.map(({ reason }) => [reason.key, reason] as const)),
  );
  const kinds = [...reasons].map(([key, reason]) => ({ key, label: sentence(reason, name) }));
  return <PointsTable title={t('page.score.reasons')} kinds={kinds} standings={standings} name={name} />;
}
