import { t } from '../i18n.ts';

/** Placeholder for a page while it loads. */
export const LoadingNotice = () => (
  <div class="narrow loading" role="status">
    <h1>{t('page.loading')}</h1>
  </div>
);
