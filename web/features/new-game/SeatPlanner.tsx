import type { Signal } from '@preact/signals';
import type { BotLevel } from '#shared/kernel/types.ts';
import type { SeatPlan } from './newGame.ts';
import { t } from '../../lib/i18n.ts';
import { ADDRESS_PATTERN } from '../../ui/fields.tsx';

interface Props {
  readonly plans: readonly SeatPlan[];
  readonly levels: readonly BotLevel[];
  readonly bounds: { readonly min: number; readonly max: number };
  resize(seats: number): void;
  plan(seat: number, plan: SeatPlan): void;
  /** What the host adds to invitations by mail. */
  readonly note: Signal<string>;
}

/** How many seats, and who takes each. */
export function SeatPlanner({ plans, levels, bounds, resize, plan, note }: Props) {
  const sizes = Array.from({ length: bounds.max - bounds.min + 1 }, (_, i) => bounds.min + i);
  return (
    <fieldset>
      <legend>{t('page.new.seats')}</legend>
      <label class="row seat-count">
        {t('page.new.seats.number')}
        <select value={plans.length} onChange={({ currentTarget }) => resize(Number(currentTarget.value))}>
          {sizes.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
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
      <label class="row">
        {label}
        <select
          value={valueOf(planned)}
          onChange={({ currentTarget }) => plan(planOf(currentTarget.value, levels))}
        >
          <option value="me">{t('page.new.seat.me')}</option>
          <option value="open">{t('page.new.seat.open')}</option>
          <option value="invite">{t('page.new.seat.invite')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t('page.new.seat.bot', { level: t(`page.level.${level}`) })}
            </option>
          ))}
        </select>
      </label>
      {planned.kind === 'invite' && (
        <label>
          {t('page.invite.email', { label })}
          <input
            type="email"
            required
            pattern={ADDRESS_PATTERN}
            value={planned.email}
            onInput={({ currentTarget }) => plan({ kind: 'invite', email: currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

const valueOf = (plan: SeatPlan): string => (plan.kind === 'bot' ? plan.level : plan.kind);

function planOf(value: string, levels: readonly BotLevel[]): SeatPlan {
  const level = levels.find((offered) => offered === value);
  if (level !== undefined) return { kind: 'bot', level };
  if (value === 'invite') return { kind: 'invite', email: '' };
  return { kind: value === 'me' ? 'me' : 'open' };
}
