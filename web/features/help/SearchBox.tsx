import type { Signal } from '@preact/signals';
import { isEnter } from '../../ui/input.ts';
import { t } from '../../lib/i18n.ts';

interface Props {
  readonly query: Signal<string>;
  /** The number of entries shown. */
  readonly found: number;
  toFirst(): void;
}

/** Filters while the player types. Enter goes to the first entry, Escape shows all again. */
export function SearchBox({ query, found, toFirst }: Props) {
  const press = (event: KeyboardEvent): void => {
    if (isEnter(event)) {
      event.preventDefault();
      toFirst();
    } else if (event.key === 'Escape' && query.value !== '') {
      event.preventDefault();
      query.value = '';
    }
  };
  return (
    <search class="help-search">
      <label>
        <span class="visually-hidden">{t('help.search')}</span>
        <input
          type="search"
          autocomplete="off"
          spellcheck={false}
          enterkeyhint="search"
          aria-keyshortcuts="/"
          placeholder={t('help.search')}
          value={query.value}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value;
          }}
          onKeyDown={press}
        />
      </label>
      <p class="muted" role="status">
        {query.value.trim() !== '' && t(found === 0 ? 'help.search.none' : 'help.search.found', { n: found })}
      </p>
    </search>
  );
}
