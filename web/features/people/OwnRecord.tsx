import { useSignal } from '@preact/signals';
import type { Blocks, PlayerRecord } from '#shared/protocol/http.ts';
import { isolate, t } from '../../lib/i18n.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { useAnswer } from '../../lib/answer.ts';
import type { Platform } from '../../lib/platform.ts';
import { FailureNotice } from '../../ui/Notice.tsx';
import { RecordLines } from './RecordLines.tsx';

/** On one's profile: one's record as others see it, and whom one has blocked. */
export function OwnRecord({ platform }: { readonly platform: Platform }) {
  const round = useSignal(0);
  const failure = useSignal<ApiFailure | undefined>(undefined);
  const record = useAnswer('', () => platform.api.ask<PlayerRecord>('GET', '/api/me/record')).value.value;
  const list = useAnswer(`${round.value}`, () => platform.api.ask<Blocks>('GET', '/api/me/blocks'));
  const blocks = list.value.value?.blocks ?? [];
  const unblock = async (id: string): Promise<void> => {
    const answer = await platform.api.ask('DELETE', `/api/me/blocks/${id}`, {});
    failure.value = answer.ok ? undefined : answer.failure;
    if (answer.ok) round.value += 1;
  };
  return (
    <>
      {record !== undefined && (
        <>
          <h2>{t('page.record.title')}</h2>
          <RecordLines record={record} />
        </>
      )}
      {blocks.length > 0 && (
        <>
          <h2>{t('page.blocks.title')}</h2>
          <ul class="plain">
            {blocks.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => void unblock(id)}>
                  {t('page.people.unblock', { name: isolate(name ?? t('page.blocks.some')) })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <FailureNotice failure={failure.value ?? list.value.failure} />
    </>
  );
}
