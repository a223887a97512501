import { t } from '../voice.ts';

/** The site's own line on every page; `waiting`: games that wait for the visitor. */
export const SiteHeader = ({ waiting }: { readonly waiting: number }) => (
  <header class="site">
    <a class="brand" href="/">
      {t('page.title')}
    </a>
    <nav aria-label={t('page.nav')}>
      <a href="/new">{t('page.nav.new')}</a>
      {waiting > 0 && (
        <a class="button primary" href="/next" aria-keyshortcuts="n">
          {t('page.nav.next', { n: waiting })}
        </a>
      )}
    </nav>
  </header>
);
