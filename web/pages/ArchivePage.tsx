import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Archive } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../api.ts';
import { GameList } from '../components/GameList.tsx';
import { FailureNotice } from '../components/Notice.tsx';
import { t } from '../i18n.ts';
import type { Platform } from '../models/platform.ts';
import './words.ts';
import '../components/people/words.ts';

/** The player's finished and called-off games, found by a name. */
export function ArchivePage({ world: platform }: { readonly world: Platform }) {
  const name = useSignal('');
  const pages = useSignal<readonly Archive[] | undefined>(undefined);
  const failure = useSignal<ApiFailure | undefined>(undefined);
  const load = async (before: string | null): Promise<void> => {
    const query = new URLSearchParams({ name: name.peek(), ...(before !== null && { before }) });
    const answer = await platform.api.ask<Archive>('GET', `/api/me/archive?${query}`);
    failure.value = answer.ok ? undefined : answer.failure;
    if (answer.ok) pages.value = [...(before === null ? [] : (pages.peek() ?? [])), answer.value];
  };
  useEffect(() => void load(null), []);
  const games = pages.value?.flatMap((page) => page.games);
  const next = pages.value?.at(-1)?.next ?? null;
  const search = (event: Event): void => {
    event.preventDefault();
    void load(null);
  };
  return (
    <div class="narrow">
      <h1>{t('page.archive.title')}</h1>
      <form role="search" onSubmit={search}>
        <label>
          {t('page.archive.search')}
          <input
            type="search"
            maxLength={60}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
        <p class="buttons">
          <button type="submit">{t('page.archive.find')}</button>
        </p>
      </form>
      <FailureNotice failure={failure.value} />
      <div aria-live="polite">{games?.length === 0 && <p>{t('page.archive.none')}</p>}</div>
      <GameList title={t('page.home.over')} games={games ?? []} />
      {next !== null && (
        <p class="buttons">
          <button type="button" onClick={() => void load(next)}>
            {t('page.results.more')}
          </button>
        </p>
      )}
    </div>
  );
}
