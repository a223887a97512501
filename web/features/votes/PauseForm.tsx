import { useSignal } from '@preact/signals';
import { t } from '../../lib/i18n.ts';
import { serviceNow } from '../../lib/serviceClock.ts';

const DAY = 86_400_000;
/** The longest pause, less a day for clocks that differ. */
const MOST_DAYS = 29;

interface Props {
  readonly busy: boolean;
  /** `until`: ms since 1970. */
  ask(until: number): void;
}

/** How long the pause is to last. */
export function PauseForm({ busy, ask }: Props) {
  const length = useSignal('1');
  const date = useSignal(dayIn(2));
  const submit = (event: Event): void => {
    event.preventDefault();
    const until = pauseEnd(length.peek(), date.peek(), serviceNow());
    if (until !== undefined) ask(until);
  };
  return (
    <form onSubmit={submit}>
      <label>
        {t('page.menu.pause.length')}
        <select value={length.value} onChange={({ currentTarget }) => (length.value = currentTarget.value)}>
          <option value="1">{t('page.menu.pause.days', { n: 1 })}</option>
          <option value="3">{t('page.menu.pause.days', { n: 3 })}</option>
          <option value="7">{t('page.menu.pause.week')}</option>
          <option value="date">{t('page.menu.pause.date')}</option>
        </select>
      </label>
      {length.value === 'date' && (
        <label>
          {t('page.menu.pause.until')}
          <input
            type="date"
            required
            min={dayIn(1)}
            max={dayIn(MOST_DAYS)}
            value={date.value}
            onInput={({ currentTarget }) => (date.value = currentTarget.value)}
          />
        </label>
      )}
      <p class="buttons">
        <button type="submit" disabled={busy}>
          {t('page.menu.ask')}
        </button>
      </p>
    </form>
  );
}

/** When a pause ends that begins now: after some days, or when the day of a date begins. Undefined for no date. */
export function pauseEnd(length: string, date: string, now: number): number | undefined {
  if (length !== 'date') return now + Number(length) * DAY;
  const until = new Date(`${date}T00:00`).getTime();
  return Number.isNaN(until) ? undefined : until;
}

/** The local date in some days, as a date field has it. */
function dayIn(days: number): string {
  const day = new Date(serviceNow());
  day.setDate(day.getDate() + days);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
