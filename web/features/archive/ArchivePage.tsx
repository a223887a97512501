import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Archive } from '#shared/protocol/http.ts';
import type { ApiFailure } from '../../lib/api.ts';
import { GameList } from '../home/index.ts';
import { FailureNotice, OnwardLinks } from '../../ui/notices.tsx';
import { t } from '../../lib/i18n.ts';
import { createPagedList } from '../../lib/requests.ts';
import type { Platform } from '../../lib/platform.ts';

/** The player's finished and called-off games, found by a name. */
export function ArchivePage({ platform }: { readonly platform: Platform }) {
  const name = useSignal('');
  const searched = useSignal('');
  const list = useMemo(
    () =>
      createPagedList<Archive>((after) => {
        const query = new URLSearchParams({
          name: searched.peek(),
          ...(after !== null && { before: after }),
        });
        return platform.api.ask('GET', `/api/me/archive?${query}`);
      }),
    [platform, searched],
  );
  useEffect(() => void list.begin(), [list]);
  const games = list.pages.value?.flatMap((page) => page.games);
  const next = list.pages.value?.at(-1)?.next ?? null;
  const failure = list.failure.value;
  const search = (event: Event): void => {
    event.preventDefault();
    searched.value = name.peek();
    void list.begin();
  };
  if (failure?.code === 'NO_SESSION') return <SignedOut failure={failure} />;
  return (
    <div class="narrow">
      <h1>{t('page.archive.title')}</h1>
      <SearchForm name={name} search={search} />
      <FailureNotice failure={failure} />
      <div aria-live="polite">{games?.length === 0 && <p>{t('page.archive.none')}</p>}</div>
      <GameList games={games ?? []} />
      {next !== null && (
        <p class="buttons">
          <button type="button" onClick={() => void list.more()}>
            {t('page.results.more')}
          </button>
        </p>
      )}
    </div>
  );
}

interface SearchProps {
  readonly name: Signal<string>;
  search(event: Event): void;
}

const SearchForm = ({ name, search }: SearchProps) => (
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
);

const SignedOut = ({ failure }: { readonly failure: ApiFailure }) => (
  <div class="narrow">
    <h1>{t('page.archive.title')}</h1>
    <FailureNotice failure={failure} />
    <OnwardLinks />
  </div>
);
