import { useModel, useSignal } from '@preact/signals';
import type { GameView } from '#shared/protocol/http.ts';
import type { Game } from '../../table/game.ts';
import type { Platform } from '../../lib/platform.ts';
import { canTakeBackTo } from './tableOffers.ts';
import { TableRequestsModel } from './tableRequests.ts';
import { go } from '../../routes.ts';
import { stillHere } from '../../lib/stillHere.ts';
import { t } from '../../lib/i18n.ts';
import { FailureNotice } from '../../ui/Notice.tsx';
import '../../ui/menu.css';

interface Props {
  readonly game: Game;
  readonly view: GameView;
  readonly platform: Platform;
  /** The row shown. */
  readonly to: number;
}

/** Takes the game back to the row shown, or asks the table to. */
export function TakeBack({ game, view, platform, to }: Props) {
  const requests = useModel(() => new TableRequestsModel(view.id, game, platform));
  const asking = requests.asking.value;
  /** The row that was asked for: of another one a failure says nothing. */
  const asked = useSignal(to);
  if (!canTakeBackTo(view, game.log.value, to)) return null;
  const takeBack = async (): Promise<void> => {
    asked.value = to;
    const isHere = stillHere();
    if ((await requests.takeBackTo(to)) && isHere()) go(`/g/${view.id}`);
  };
  return (
    <details class="table-action">
      <summary>{t('page.takeBack')}</summary>
      <p>{t('page.takeBack.what', { to })}</p>
      <p class="buttons">
        <button type="button" disabled={asking.kind === 'busy'} onClick={() => void takeBack()}>
          {t('page.takeBack.yes', { to })}
        </button>
      </p>
      <FailureNotice failure={asking.kind === 'failed' && asked.value === to ? asking.failure : undefined} />
    </details>
  );
}
