import type { Seat } from '#shared/kernel/types.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import type { Trial } from './trial.ts';
import type { TrialDice } from './trialGround.ts';
import { t } from '../../lib/i18n.ts';

interface Props {
  readonly trial: Trial;
  readonly seats: readonly SeatInfo[];
  /** Nothing is hidden: bots can play, and dice are known. */
  readonly isOpen: boolean;
  readonly which: TrialDice;
  name(seat: Seat): string;
  setDice(which: TrialDice): void;
}

const ALL = 'all';

/** Who plays the other seats, and with which dice; or what a trial of a running game can be. */
export function TrialSettings({ trial, seats, isOpen, which, name, setDice }: Props) {
  if (!isOpen) return <p class="card">{t('page.trial.seen')}</p>;
  const chooseSeat = (value: string): void => trial.playAlone(value === ALL ? null : Number(value));
  return (
    <div class="card trial-settings">
      <label>
        {t('page.trial.alone')}{' '}
        <select
          value={String(trial.alone.value ?? ALL)}
          onChange={({ currentTarget }) => chooseSeat(currentTarget.value)}
        >
          <option value={ALL}>{t('page.trial.all')}</option>
          {seats.map(({ seat }) => (
            <option key={seat} value={String(seat)}>
              {name(seat)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('page.trial.dice')}{' '}
        <select
          value={which}
          onChange={({ currentTarget }) => setDice(currentTarget.value === 'own' ? 'own' : 'new')}
        >
          <option value="own">{t('page.trial.dice.own')}</option>
          <option value="new">{t('page.trial.dice.new')}</option>
        </select>
      </label>
      {which === 'new' && <p class="muted">{t('page.trial.dice.hint')}</p>}
    </div>
  );
}
