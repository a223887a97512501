import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEAST_AWAKE } from '#shared/kernel/calendar.ts';
import { browserTimeZone, type Visitor } from '../../../lib/visitor.ts';
import { OwnTimeModel, type OwnTime } from './ownTime.ts';
import type { Platform } from '../../../lib/platform.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import { formatDuration } from '../../../lib/times.ts';
import { FailureNotice } from '../../../ui/notices.tsx';
import { HolidayPanel } from './HolidayPanel.tsx';
import './hours.css';

interface Props {
  readonly platform: Platform;
  readonly visitor: Visitor;
}

/** On the profile: when the player's time counts. */
export function OwnTimePanel({ platform, visitor }: Props) {
  const own = useModel(() => new OwnTimeModel(platform, visitor));
  useEffect(() => void own.load(), [own]);
  const asking = own.asking.value;
  const isKnown = visitor.me.value?.hours != null;
  return (
    <>
      <h2>{t('hours.title')}</h2>
      <p>{t('hours.why')}</p>
      {!isKnown && <p>{t('hours.none')}</p>}
      <HoursForm own={own} />
      <HolidayPanel own={own} />
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}

function HoursForm({ own }: { readonly own: OwnTime }) {
  const { zone, from, to, isTooShort } = own;
  const here = browserTimeZone();
  const save = (event: Event): void => {
    event.preventDefault();
    if (!isTooShort.peek()) void own.saveHours();
  };
  return (
    <form onSubmit={save}>
      <p>
        <label>
          {t('hours.zone')}
          <select value={zone.value} onChange={({ currentTarget }) => (zone.value = currentTarget.value)}>
            {zonesWith(here, zone.value).map((name) => (
              <option key={name} value={name}>
                {name === here ? t('hours.here', { zone: isolate(name) }) : name}
              </option>
            ))}
          </select>
        </label>
      </p>
      <div class="hours-row">
        <TimeField label={t('hours.from')} value={from.value} set={(minutes) => (from.value = minutes)} />
        <TimeField label={t('hours.to')} value={to.value} set={(minutes) => (to.value = minutes)} />
      </div>
      <p role="status">
        {isTooShort.value
          ? t('hours.few', { time: formatDuration(LEAST_AWAKE * 60_000, { long: true }) })
          : own.saved.value
            ? t('page.profile.saved')
            : ''}
      </p>
      <p class="buttons">
        <button type="submit" disabled={isTooShort.value || own.asking.value.kind === 'busy'}>
          {t('hours.save')}
        </button>
      </p>
    </form>
  );
}

/** All zones that the browser knows, its own first. Browsers differ in the names they know. */
const zonesWith = (here: string, chosen: string): readonly string[] => [
  ...new Set([here, chosen, ...Intl.supportedValuesOf('timeZone')]),
];

interface TimeProps {
  readonly label: string;
  /** Minutes after midnight. */
  readonly value: number;
  set(minutes: number): void;
}

const TimeField = ({ label, value, set }: TimeProps) => (
  <label>
    {label}
    <input
      type="time"
      required
      value={timeOf(value)}
      onChange={({ currentTarget }) => currentTarget.value !== '' && set(minutesOf(currentTarget.value))}
    />
  </label>
);

/** A time of day as a field has it, `08:00`. Midnight at the end of a day is the one at its beginning. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');

/** Minutes after midnight of a time of day, `08:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
