import type { SeatInfo } from '#shared/protocol/http.ts';
import { t } from '../lib/i18n.ts';
import { serviceNow } from '../lib/serviceClock.ts';
import { formatDuration, formatRelative } from '../lib/times.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { holidayText, LEFT, seatTime, type SeatTime } from './timeWords.ts';

interface Props {
  readonly info: SeatInfo;
  readonly acting: boolean;
}

/** What the head of a person's seat tells besides name and presence: time, holiday, and whether they were notified. */
export function SeatNews({ info, acting }: Props) {
  const now = serviceNow();
  const time = seatTime(info);
  const holiday = holidayText(info.holiday, now);
  /** The game waits for a player who has the seat. */
  const waits = acting && info.vacancy === undefined;
  return (
    <>
      {time !== undefined && <Time {...time} />}
      {time !== undefined && time.missed > 0 && (
        <span class="muted">{t('clock.missed', { n: time.missed })}</span>
      )}
      {holiday !== '' && <span class="tag">{holiday}</span>}
      {waits && info.told !== undefined && (
        <span class="muted">{t('page.seat.told', { ago: formatRelative(info.told, now) })}</span>
      )}
      {waits && info.unreachable && <span class="muted">{t('page.seat.unreachable')}</span>}
    </>
  );
}

const Time = ({ deadline, left }: SeatTime) =>
  deadline === null ? (
    <span class="muted" title={t('clock.has.title')}>
      {t('clock.has', { time: formatDuration(left) })}
    </span>
  ) : (
    <TimeLeft until={deadline} full={left} words={LEFT} />
  );
