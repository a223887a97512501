import { useSignal } from '@preact/signals';
import { GAME_ID } from '#shared/protocol/names.ts';
import type { SeatInfo } from '#shared/protocol/http.ts';
import { tableApi } from '../lib/api.ts';
import { errorText, isolate, t } from '../lib/i18n.ts';
import { serviceNow } from '../lib/serviceClock.ts';
import { useTable } from './context.tsx';

/** How long a seat lets others wait before it can be reminded (ms), as the service has it. */
const REMIND_FROM_MS = 6 * 3_600_000;

/** Beside a seat for which the viewer has waited for hours: has its player reminded. */
export function Remind({ info }: { readonly info: SeatInfo }) {
  const { view, game, platform, name } = useTable();
  const said = useSignal('');
  const since = game.log.value.at(-1)?.at ?? Infinity;
  const waits =
    view.status === 'running' && view.acting.includes(info.seat) && view.clock?.pausedUntil == null;
  const isMember = view.you !== null && view.seats[view.you]?.vacancy === undefined && GAME_ID.test(view.id);
  if (!isMember || !waits || info.online || serviceNow() - since < REMIND_FROM_MS) return null;
  const remind = async (): Promise<void> => {
    const answer = await tableApi(platform.api, view.id).remind(info.seat, view.you);
    said.value = answer.ok ? t('page.seat.reminded') : errorText(answer.failure);
  };
  return (
    <span role="status">
      {said.value === '' ? (
        <button
          type="button"
          aria-label={`${t('page.term', { label: t('page.seat.remind') })} ${isolate(name(info.seat))}`}
          onClick={() => void remind()}
        >
          {t('page.seat.remind')}
        </button>
      ) : (
        <span class="muted">{said.value}</span>
      )}
    </span>
  );
}
