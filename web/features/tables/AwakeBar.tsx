import type { Hours, OpenTable } from '#shared/protocol/http.ts';
import { t } from '../../lib/i18n.ts';
import { formatHour } from '../../lib/times.ts';
import { dayParts, hoursTogether } from './tables.ts';
import styles from './tables.module.css';

interface Props {
  readonly awake: OpenTable['awake'];
  /** The visitor's waking hours; null: the usual ones. */
  readonly hours: Hours['awake'];
}

/** When the people of a table are awake, by the visitor's clock; their own hours are underlined. */
export function AwakeBar({ awake, hours }: Props) {
  if (awake.of === 0) return <p class="muted">{t('page.tables.awake.unknown')}</p>;
  const parts = dayParts(awake, hours);
  return (
    <div class={styles.awake}>
      <span>
        {t('page.tables.awake')}: {t('page.tables.together', { n: hoursTogether(parts) })}
      </span>
      <div class={styles.bar} aria-hidden="true">
        {parts.map(({ from, share, own }) => (
          <span key={from} class={own ? styles.own : undefined} data-share={Math.round(share * 4)} />
        ))}
      </div>
      <div class={styles.hours} aria-hidden="true">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{formatHour(hour)}</span>
        ))}
      </div>
    </div>
  );
}
