import { useModel } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../lib/i18n.ts';
import type { Platform } from '../../lib/platform.ts';
import { GameTellingModel } from './telling.ts';
import { FailureNotice } from '../../ui/Notice.tsx';

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
      <p role="status">{model.saved.value ? t('telling.saved') : ''}</p>
      <FailureNotice failure={asking.kind === 'failed' ? asking.failure : undefined} />
    </>
  );
}
