import type { Signal } from '@preact/signals';
import type { BotLevel } from '#shared/kernel/types.ts';
import { BOT_NAMES } from '#shared/protocol/names.ts';
import { type SeatPlan, DAY, HOUR, PACES, type OwnPace, type Pace, type PaceForm } from './newGame.ts';
import { t } from '../../lib/i18n.ts';
import { sendsMail } from '../../lib/visitor.ts';
import { AddressField, Radio, SelectField } from '../../ui/fields.tsx';
import { CLOCK_BOUNDS, CLOCK_PRESETS } from '#shared/kernel/clock.ts';
import { formatDuration } from '../../lib/times.ts';
import { clockText } from '../../table/clock.tsx';
import styles from './newGame.module.css';

interface Props {
  readonly plans: readonly SeatPlan[];
  readonly levels: readonly BotLevel[];
  readonly bounds: { readonly min: number; readonly max: number };
  resize(seats: number): void;
  plan(seat: number, plan: SeatPlan): void;
  /** The host's own words in invitations by mail. */
  readonly note: Signal<string>;
}

/** How many seats, and who takes each. */
export function SeatPlanner({ plans, levels, bounds, resize, plan, note }: Props) {
  const sizes = Array.from({ length: bounds.max - bounds.min + 1 }, (_, i) => bounds.min + i);
  return (
    <fieldset>
      <legend>{t('page.new.seats')}</legend>
      <SelectField
        class={`row ${styles.seatCount}`}
        label={t('page.new.seats.number')}
        value={plans.length}
        options={sizes.map((n) => [n, `${n}`])}
        pick={resize}
      />
      {plans.map((planned, seat) => (
        <SeatChoice
          key={seat}
          seat={seat}
          planned={planned}
          levels={levels}
          plan={(next) => plan(seat, next)}
        />
      ))}
      {plans.some(({ kind }) => kind === 'invite') && (
        <label>
          {t('page.invite.note')}
          <input
            type="text"
            dir="auto"
            maxLength={200}
            value={note.value}
            onInput={({ currentTarget }) => {
              note.value = currentTarget.value;
            }}
          />
        </label>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly seat: number;
  readonly planned: SeatPlan;
  readonly levels: readonly BotLevel[];
  plan(plan: SeatPlan): void;
}

function SeatChoice({ seat, planned, levels, plan }: ChoiceProps) {
  const label = t('page.new.seat', { seat: seat + 1 });
  return (
    <>
      <SelectField
        class="row"
        label={label}
        value={wayOf(planned)}
        options={[
          ['me', t('page.new.seat.me')],
          ['open', t('page.new.seat.open')],
          ...(sendsMail.value ? [['invite', t('page.new.seat.invite')] as const] : []),
          ...levels.map((level) => {
            const name = BOT_NAMES[level];
            return [level, t('page.new.seat.bot', { name, level: t(`page.level.${level}`) })] as const;
          }),
        ]}
        pick={(way) => plan(planOf(way))}
      />
      {planned.kind === 'invite' && (
        <AddressField
          label={t('page.invite.email', { label })}
          value={planned.email}
          write={(email) => plan({ kind: 'invite', email })}
        />
      )}
    </>
  );
}

/** Who takes a seat, as it is chosen. */
type Way = Exclude<SeatPlan['kind'], 'bot'> | BotLevel;

const wayOf = (plan: SeatPlan): Way => (plan.kind === 'bot' ? plan.level : plan.kind);

function planOf(way: Way): SeatPlan {
  if (way === 'me' || way === 'open') return { kind: way };
  return way === 'invite' ? { kind: way, email: '' } : { kind: 'bot', level: way };
}

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
