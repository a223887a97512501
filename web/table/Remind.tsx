import { useSignal } from '@preact/signals';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { tableApi, type ApiResult } from '../lib/api.ts';
import { errorText, isolate, t } from '../lib/i18n.ts';
import { serviceNow } from '../lib/serviceClock.ts';
import { useTable } from './context.tsx';

/** How long a seat lets others wait before it can be reminded (ms), as the service has it. */
const REMIND_FROM_MS = 6 * 3_600_000;

/** Beside a seat for which the viewer has waited for hours: has its player reminded. */
export function Remind({ info }: { readonly info: SeatInfo }) {
  const { view, game, platform, name } = useTable();
  const answer = useSignal<ApiResult<unknown> | undefined>(undefined);
  const since = game.log.value.at(-1)?.at ?? Infinity;
  const isMember = view.you !== null && GAME_ID.test(view.id);
  const waits = view.acting.includes(info.seat) && serviceNow() - since > REMIND_FROM_MS;
  if (!isMember || !waits) return null;
  const remind = async (): Promise<void> => {
    answer.value = await tableApi(platform.api, view.id).remind(info.seat, view.you);
  };
  const said = answer.value;
  return (
    <span role="status">
      {said === undefined ? (
        <button
          type="button"
          aria-label={`${t('page.term', { label: t('page.seat.remind') })} ${isolate(name(info.seat))}`}
          onClick={() => void remind()}
        >
          {t('page.seat.remind')}
        </button>
      ) : (
        <span class="muted">{said.ok ? t('page.seat.reminded') : errorText(said.failure)}</span>
      )}
    </span>
  );
}
