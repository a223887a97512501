import { CLOCK_BOUNDS, CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { DAY, HOUR, PACES, type OwnPace, type Pace, type PaceForm } from './pace.ts';
import { t } from '../../lib/i18n.ts';
import { formatDuration } from '../../lib/times.ts';
import { Radio } from '../../ui/fields.tsx';
import { clockText } from '../../table/clock.tsx';

/** How much time the players of a new game have. */
export function PacePlanner({ form }: { readonly form: PaceForm }) {
  const chosen = form.pace.value;
  return (
    <fieldset>
      <legend class="visually-hidden">{t('clock.pace')}</legend>
      <p class="muted">
        {t('clock.pace.why')} {t('clock.nights')}
      </p>
      {PACES.map((pace) => (
        <Radio
          key={pace}
          name="pace"
          label={t(`clock.pace.${pace}`)}
          hint={hintOf(pace)}
          checked={pace === chosen}
          pick={() => form.pick(pace)}
        />
      ))}
      {chosen === 'custom' && <OwnNumbers form={form} />}
      {chosen !== 'relaxed' && (
        <label class="radio">
          <input
            type="checkbox"
            checked={form.weekendsOff.value}
            onChange={({ currentTarget }) => form.skipWeekends(currentTarget.checked)}
          />
          <span>{t('clock.weekendsOff')}</span>
        </label>
      )}
    </fieldset>
  );
}

/** The pace chosen, in a line: `Normal, 5 days + 12 hours`. */
export function paceText({ pace, clock }: PaceForm): string {
  const name = t(`clock.pace.${pace.value}`);
  if (clock.value === null) return name;
  const { bank, increment, weekendsOff } = clock.value;
  const [first, more] = [bank, increment].map((ms) => formatDuration(ms, { long: true }));
  const time = `${name}, ${first} + ${more}`;
  return weekendsOff ? `${time}. ${t('clock.weekendsOff')}.` : time;
}

function hintOf(pace: Pace): string {
  if (pace === 'relaxed') return t('clock.pace.relaxed.hint');
  return pace === 'custom' ? t('clock.pace.custom.hint') : clockText(CLOCK_PRESETS[pace]);
}

/** Bank and cap in days, the increment in hours, within what the service takes. */
function OwnNumbers({ form }: { readonly form: PaceForm }) {
  const own = form.own.value;
  const { bank, increment, cap } = CLOCK_BOUNDS;
  return (
    <>
      <NumberField form={form} name="bank" min={0.5} max={bank.max / DAY} />
      <NumberField form={form} name="increment" min={0.5} max={increment.max / HOUR} />
      <NumberField form={form} name="cap" min={Number.isNaN(own.bank) ? 0.5 : own.bank} max={cap.max / DAY} />
    </>
  );
}

interface FieldProps {
  readonly form: PaceForm;
  readonly name: keyof OwnPace;
  readonly min: number;
  readonly max: number;
}

function NumberField({ form, name, min, max }: FieldProps) {
  const value = form.own.value[name];
  return (
    <label>
      {t(`clock.custom.${name}`)}
      <input
        type="number"
        required
        min={min}
        max={max}
        step="0.5"
        value={Number.isNaN(value) ? '' : value}
        onInput={({ currentTarget }) => form.set({ [name]: currentTarget.valueAsNumber })}
      />
    </label>
  );
}
