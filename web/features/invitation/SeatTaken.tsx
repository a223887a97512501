import { useModel, useSignalEffect } from '@preact/signals';
import { NotificationOfferModel, NotificationQuestion } from '../telling/index.ts';
import type { Platform } from '../../lib/platform.ts';
import { replaceBy } from '../../routes.ts';
import { t } from '../../lib/i18n.ts';

interface Props {
  readonly game: string;
  readonly platform: Platform;
}

/**
 * After a seat was taken among people: how its player is told of their turns, unless that is settled. At the table, which
 * may begin at once, the question lies below the board. Whoever looks themselves goes on to the game with that tap.
 */
export function SeatTaken({ game, platform }: Props) {
  const model = useModel(() => new NotificationOfferModel(platform, game));
  useSignalEffect(() => {
    const state = model.state.value;
    if (state === 'settled' || state === 'silent') replaceBy(`/g/${game}`);
  });
  return (
    <div class="narrow">
      <h1>{t('page.join.taken')}</h1>
      {/* First: the question comes later, and pushes nothing from under the finger. */}
      <p class="buttons">
        <a class="button primary" href={`/g/${game}`}>
          {t('page.join.go')}
        </a>
      </p>
      <NotificationQuestion model={model} />
    </div>
  );
}
