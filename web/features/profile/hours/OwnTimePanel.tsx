import { type Signal, useModel, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEAST_AWAKE } from '#shared/kernel/calendar.ts';
import { browserTimeZone, type PageProps } from '../../../lib/visitor.ts';
import { OwnTimeModel, type OwnTime, FeedModel } from './ownTime.ts';
import type { Platform } from '../../../lib/platform.ts';
import { isolate, t } from '../../../lib/i18n.ts';
import { formatDuration, afterDay, dayOf, formatDate, momentOf } from '../../../lib/times.ts';
import { FailureNotice, StillLoading } from '../../../ui/notices.tsx';
import { AUTOMATIC_DAYS, type Holiday } from '#shared/kernel/holidays.ts';
import { serviceNow } from '../../../lib/serviceClock.ts';
import { Secret, SelectField } from '../../../ui/fields.tsx';
import styles from '../profile.module.css';

/** On the profile: when the player's time counts. */
export function OwnTimePanel({ platform, visitor }: PageProps) {
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
        <SelectField
          label={t('hours.zone')}
          value={zone.value}
          options={zonesWith(here, zone.value).map((name) => [
            name,
            name === here ? t('hours.here', { zone: isolate(name) }) : name,
          ])}
          pick={(name) => (zone.value = name)}
        />
      </p>
      <div class={styles.times}>
        <TimeField label={t('hours.from')} value={from.value} set={(minutes) => (from.value = minutes)} />
        <TimeField label={t('hours.to')} value={to.value} set={(minutes) => (to.value = minutes)} />
      </div>
      <p role="status">
        {isTooShort.value
          ? t('hours.few', { time: formatDuration(LEAST_AWAKE * 60_000, { long: true }) })
          : own.saved.value
            ? t('page.saved')
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

const WEEK = 7 * 86_400_000;

interface HolidayPanelProps {
  readonly own: OwnTime;
}

/** Holidays: taken, ended, and whether one begins by itself. Nothing before they are known. */
function HolidayPanel({ own }: HolidayPanelProps) {
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

/** A day from today on. */
const DayField = ({ label, day }: { readonly label: string; readonly day: Signal<string> }) => (
  <label>
    {label}
    <input
      type="date"
      required
      min={dayOf(serviceNow())}
      value={day.value}
      onInput={({ currentTarget }) => (day.value = currentTarget.value)}
    />
  </label>
);

/** From one day to another, both of them free. */
function HolidayForm({ own }: HolidayPanelProps) {
  const first = useSignal(dayOf(serviceNow()));
  const last = useSignal(dayOf(serviceNow() + WEEK));
  const backwards = last.value < first.value;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!backwards) void own.take({ from: momentOf(first.peek()), to: afterDay(last.peek()) });
  };
  return (
    <form onSubmit={submit}>
      <div class={styles.times}>
        <DayField label={t('holiday.from')} day={first} />
        <DayField label={t('holiday.until')} day={last} />
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

/** On the profile: the address under which a calendar program finds the player's deadlines. Nothing where the service has none. */
export function FeedPanel({ platform }: { readonly platform: Platform }) {
  const model = useModel(() => new FeedModel(platform));
  useEffect(() => void model.load(), [model]);
  const feed = model.value.value;
  const asking = model.asking.value;
  const done = model.done.value;
  if (feed?.available !== true) return null;
  return (
    <>
      <h2>{t('feed.title')}</h2>
      <p>{t('feed.why')}</p>
      {feed.url !== null && (
        <>
          <Secret key={feed.url} label={t('feed.address')} secret={feed.url} copy={t('feed.copy')} />
          <p>{t('feed.secret')}</p>
        </>
      )}
      <p class="buttons">
        <button type="button" disabled={asking.kind === 'busy'} onClick={() => void model.make()}>
          {t(feed.url === null ? 'feed.make' : 'feed.renew')}
        </button>
        {feed.url !== null && (
          <button type="button" disabled={asking.kind === 'busy'} onClick={() => void model.takeBack()}>
            {t('feed.off')}
          </button>
        )}
      </p>
      <p role="status">{done === undefined ? '' : t(done === 'made' ? 'feed.made' : 'feed.gone')}</p>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}
