import type { Standing } from '#shared/kernel/rules.ts';
import type { Seat } from '#shared/kernel/types.ts';
import { PointsTable } from '../../../features/end/index.ts';
import { t } from '../../../lib/i18n.ts';

/** Kinds of score lines: the last word of their key. */
const KINDS = ['row', 'colonies', 'cards', 'richest', 'plantations', 'duty', 'missions'] as const;

interface Props {
  readonly standings: readonly Standing[];
  name(seat: Seat): string;
}

/** All players' points by kind. Kinds without points for anybody are left out. */
export function PointKinds({ standings, name }: Props) {
  const scored = new Set(
    standings.flatMap(({ lines }) =>
      lines.filter(({ points }) => points !== 0).map(({ reason }) => reason.key),
    ),
  );
  const kinds = KINDS.map((kind) => ({ key: `goa.score.${kind}`, label: t(`page.goa.kinds.${kind}`) }));
  return (
    <PointsTable
      title={t('page.goa.kinds')}
      kinds={kinds.filter(({ key }) => scored.has(key))}
      standings={standings}
      name={name}
    />
  );
}
