import type { PlayerRecord } from '#shared/protocol/http.ts';
import { t } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/times.ts';

const inWords = (seconds: number): string => formatDuration(seconds * 1_000, { long: true, rough: true });

/** How reliable a player is, in sentences. */
export const RecordLines = ({ record }: { readonly record: PlayerRecord }) => (
  <ul>
    <li>{t('page.people.games', { finished: record.finished, begun: record.begun })}</li>
    <li>{t('page.people.timeOuts', { n: record.timeOuts })}</li>
    <li>
      {record.times === null
        ? t('page.people.noTimes')
        : t('page.people.times', {
            median: inWords(record.times.median),
            upper: inWords(record.times.upper),
          })}
    </li>
  </ul>
);
