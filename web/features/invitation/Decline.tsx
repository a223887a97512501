import { useSignal } from '@preact/signals';
import type { Seat } from '#shared/kernel/types.ts';
import { tableApi } from '../../lib/api.ts';
import { IDLE, type RequestState, type Platform } from '../../lib/platform.ts';
import { t } from '../../lib/i18n.ts';
import { FailureNotice } from '../../ui/notices.tsx';

interface Props {
  readonly platform: Platform;
  readonly game: string;
  readonly seat: Seat;
  readonly token: string;
  done(): void;
}

/** Lets a guest decline an invitation by mail. */
export function DeclineForm({ platform, game, seat, token, done }: Props) {
  const asking = useSignal<RequestState>(IDLE);
  const reason = useSignal('');
  const now = asking.value;
  const decline = async (event: Event): Promise<void> => {
    event.preventDefault();
    asking.value = { kind: 'busy' };
    const why = reason.peek().trim();
    const answer = await tableApi(platform.api, game).decline(seat, {
      token,
      ...(why === '' ? {} : { reason: why }),
    });
    asking.value = answer.ok ? IDLE : { kind: 'failed', failure: answer.failure };
    if (answer.ok) done();
  };
  return (
    <details>
      <summary>{t('page.decline')}</summary>
      <form onSubmit={decline}>
        <label>
          {t('page.decline.reason')}
          <input
            type="text"
            dir="auto"
            maxLength={200}
            value={reason.value}
            onInput={({ currentTarget }) => (reason.value = currentTarget.value)}
          />
        </label>
        <p class="buttons">
          <button type="submit" disabled={now.kind === 'busy'}>
            {t('page.decline.send')}
          </button>
        </p>
        <FailureNotice failure={now.kind === 'failed' ? now.failure : undefined} />
      </form>
    </details>
  );
}
