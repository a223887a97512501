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
            <label>
              {t('telling.rhythm')}
              <select
                value={telling.digestHour ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  void model.change({ digestHour: value === '' ? null : Number(value) })
                }
              >
                <option value="">{t('telling.atOnce')}</option>
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {t('telling.daily', { hour: formatHour(hour) })}
                  </option>
                ))}
              </select>
            </label>
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
    <label>
      {t('telling.mail')}
      <select
        value={after ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      >
        <option value="">{t('telling.mail.atOnce')}</option>
        {followsWith(after).map((n) => (
          <option key={n} value={n}>
            {t('telling.mail.after', { n })}
          </option>
        ))}
      </select>
    </label>
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
        <label>
          {t('telling.game')}
          <select
            value={model.value.value?.telling ?? 'all'}
            disabled={model.value.value === undefined}
            onChange={({ currentTarget: { value } }) => {
              const telling = CHOICES.find((choice) => choice === value);
              if (telling !== undefined) void model.put({ telling });
            }}
          >
            {CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`telling.game.${choice}`)}
              </option>
            ))}
          </select>
        </label>
      </p>
      <p role="status">{model.saved.value ? t('page.saved') : ''}</p>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}
