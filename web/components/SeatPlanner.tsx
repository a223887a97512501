import type { BotLevel } from '../../shared/kernel/types.ts';
import type { SeatPlan } from '../models/newGame.ts';
import { t } from '../voice.ts';

interface Props {
  readonly plans: readonly SeatPlan[];
  readonly levels: readonly BotLevel[];
  readonly bounds: { readonly min: number; readonly max: number };
  resize(seats: number): void;
  plan(seat: number, plan: SeatPlan): void;
}

/** How many seats, and who takes each. */
export function SeatPlanner({ plans, levels, bounds, resize, plan }: Props) {
  const sizes = Array.from({ length: bounds.max - bounds.min + 1 }, (_, i) => bounds.min + i);
  return (
    <fieldset>
      <legend>{t('page.new.seats')}</legend>
      <label>
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
        <label key={seat}>
          {t('page.new.seat', { seat: seat + 1 })}
          <select
            value={valueOf(planned)}
            onChange={({ currentTarget }) => plan(seat, planOf(currentTarget.value, levels))}
          >
            <option value="me">{t('page.new.seat.me')}</option>
            <option value="open">{t('page.new.seat.open')}</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {t('page.new.seat.bot', { level: t(`page.level.${level}`) })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const valueOf = (plan: SeatPlan): string => (plan.kind === 'bot' ? plan.level : plan.kind);

function planOf(value: string, levels: readonly BotLevel[]): SeatPlan {
  const level = levels.find((offered) => offered === value);
  if (level !== undefined) return { kind: 'bot', level };
  return { kind: value === 'me' ? 'me' : 'open' };
}
