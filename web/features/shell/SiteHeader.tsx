import { t } from '../../lib/i18n.ts';

interface Props {
  /** Games that wait for the visitor, the one on the page left out. */
  readonly waiting: number;
  /** On a game's page, where every line counts. */
  readonly brief: boolean;
}

/** The site's header, on every page. */
export const SiteHeader = ({ waiting, brief }: Props) => (
  <header class={brief ? 'site brief' : 'site'}>
    <div class="site-line">
      <a class="brand" href="/">
        <img src="/icon.svg" alt="" width="32" height="32" />
        {t('page.title')}
      </a>
      <nav aria-label={t('page.nav')}>
        {!brief && (
          <a class="to-new" href="/new">
            {t('page.nav.new')}
          </a>
        )}
        <a href="/help">{t('page.nav.help')}</a>
        {waiting > 0 && (
          <a class="button" href="/next" aria-keyshortcuts="n">
            {t('page.nav.next', { n: waiting })}
          </a>
        )}
      </nav>
    </div>
    <div class="azulejo-band" />
  </header>
);
