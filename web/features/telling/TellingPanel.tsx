import { SelectField } from '../../ui/fields.tsx';
import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { TellingModel, GameTellingModel } from './telling.ts';
import { formatHour } from '../../lib/times.ts';
import { FailureNotice } from '../../ui/notices.tsx';

/** On the profile: when the player is told of their games. Each change is stored at once. */
export function TellingPanel({ platform }: { readonly platform: Platform }) {
  const model = useModel(() => new TellingModel(platform));
  useEffect(() => void model.load(), [model]);
  const telling = model.value.value;
  const asking = model.asking.value;
  return (
    <>
      <h2>{t('telling.title')}</h2>
      <p>{t('telling.why')}</p>
      {telling !== undefined && (
        <>
          <p>
            <SelectField
              label={t('telling.rhythm')}
              value={telling.digestHour}
              options={[
                [null, t('telling.atOnce')],
                ...HOURS.map((hour) => [hour, t('telling.daily', { hour: formatHour(hour) })] as const),
              ]}
              pick={(digestHour) => void model.change({ digestHour })}
            />
          </p>
          <MailFollows
            after={telling.mailAfterHours}
            onChange={(mailAfterHours) => void model.change({ mailAfterHours })}
          />
          <label class="radio">
            <input
              type="checkbox"
              checked={telling.quiet}
              onChange={({ currentTarget }) => void model.change({ quiet: currentTarget.checked })}
            />
            <span>{t('telling.quiet')}</span>
          </label>
        </>
      )}
      <p role="status">{model.saved.value ? t('page.saved') : ''}</p>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Hours after which a mail may follow. */
const FOLLOWS = [1, 2, 4, 8, 12, 24] as const;

/** Also the hours that a script has chosen. */
const followsWith = (after: number | null): readonly number[] =>
  [...new Set([...FOLLOWS, ...(after === null ? [] : [after])])].toSorted((a, b) => a - b);

interface MailFollowsProps {
  readonly after: number | null;
  readonly onChange: (hours: number | null) => void;
}

/** Does the mail go with the messages to devices and webhooks, or some hours later? */
const MailFollows = ({ after, onChange }: MailFollowsProps) => (
  <p>
    <SelectField
      label={t('telling.mail')}
      value={after}
      options={[
        [null, t('telling.mail.atOnce')],
        ...followsWith(after).map((n) => [n, t('telling.mail.after', { n })] as const),
      ]}
      pick={onChange}
    />
  </p>
);

interface Props {
  readonly platform: Platform;
  readonly game: string;
}

const CHOICES = ['all', 'urgent', 'none'] as const;

/** In a game's menu: what its player is told of this game. A change is stored at once. */
export function GameTellingChoice({ platform, game }: Props) {
  const model = useModel(() => new GameTellingModel(platform, game));
  useEffect(() => void model.load(), [model]);
  const asking = model.asking.value;
  return (
    <>
      <p>
        <SelectField
          label={t('telling.game')}
          value={model.value.value?.telling ?? 'all'}
          disabled={model.value.value === undefined}
          options={CHOICES.map((choice) => [choice, t(`telling.game.${choice}`)])}
          pick={(telling) => void model.put({ telling })}
        />
      </p>
      <p role="status">{model.saved.value ? t('page.saved') : ''}</p>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}
