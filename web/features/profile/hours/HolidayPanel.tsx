import { useSignal } from '@preact/signals';
import { AUTOMATIC_DAYS, type Holiday } from '#shared/kernel/holidays.ts';
import type { OwnTime } from './ownTime.ts';
import { t } from '../../../lib/i18n.ts';
import { afterDay, dayOf, formatDate, momentOf } from '../../../lib/times.ts';
import { StillLoading } from '../../../ui/notices.tsx';
import { serviceNow } from '../../../lib/serviceClock.ts';

const WEEK = 7 * 86_400_000;

interface Props {
  readonly own: OwnTime;
}

/** Holidays: taken, ended, and whether one begins by itself. Nothing before they are known. */
export function HolidayPanel({ own }: Props) {
  const holidays = own.holidays.value;
  if (holidays === undefined) return own.asking.value.kind === 'failed' ? null : <StillLoading />;
  const running = own.running.value;
  return (
    <>
      <h2>{t('holiday.title')}</h2>
      <p>
        {t('holiday.why')} {t('holiday.left', { n: holidays.left })}
      </p>
      {running && (
        <Taken
          text={t('holiday.now', { until: lastDay(running) })}
          button={t('holiday.end')}
          tap={() => void own.end(running)}
        />
      )}
      {own.planned.value.map((one) => (
        <Taken
          key={one.from}
          text={t('holiday.planned', { from: formatDate(one.from), until: lastDay(one) })}
          button={t('holiday.cancel')}
          tap={() => void own.end(one)}
        />
      ))}
      {running === undefined && <HolidayForm own={own} />}
      <p>
        <label class="radio">
          <input
            type="checkbox"
            checked={holidays.automatic}
            disabled={own.asking.value.kind === 'busy'}
            onChange={({ currentTarget }) => void own.setAutomatic(currentTarget.checked)}
          />
          <span>
            {t('holiday.automatic')}{' '}
            <span class="muted">{t('holiday.automatic.why', { n: AUTOMATIC_DAYS })}</span>
          </span>
        </label>
      </p>
    </>
  );
}

const lastDay = ({ to }: Holiday): string => formatDate(to - 1);

interface TakenProps {
  readonly text: string;
  readonly button: string;
  tap(): void;
}

const Taken = ({ text, button, tap }: TakenProps) => (
  <p class="card row">
    <span>{text}</span>
    <button type="button" onClick={tap}>
      {button}
    </button>
  </p>
);

/** From one day to another, both of them free. */
function HolidayForm({ own }: Props) {
  const first = useSignal(dayOf(serviceNow()));
  const last = useSignal(dayOf(serviceNow() + WEEK));
  const backwards = last.value < first.value;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!backwards) void own.take({ from: momentOf(first.peek()), to: afterDay(last.peek()) });
  };
  return (
    <form onSubmit={submit}>
      <div class="hours-row">
        <label>
          {t('holiday.from')}
          <input
            type="date"
            required
            min={dayOf(serviceNow())}
            value={first.value}
            onInput={({ currentTarget }) => (first.value = currentTarget.value)}
          />
        </label>
        <label>
          {t('holiday.until')}
          <input
            type="date"
            required
            min={dayOf(serviceNow())}
            value={last.value}
            onInput={({ currentTarget }) => (last.value = currentTarget.value)}
          />
        </label>
      </div>
      <p role="status">{backwards ? t('holiday.backwards') : ''}</p>
      <p class="buttons">
        <button type="submit" disabled={backwards || own.asking.value.kind === 'busy'}>
          {t('holiday.take')}
        </button>
      </p>
    </form>
  );
}
