import { t } from '../i18n.ts';

/** Stands in for a page until it is there. */
export const LoadingNotice = () => (
  <div class="narrow loading" role="status">
    <h1>{t('page.loading')}</h1>
  </div>
);
