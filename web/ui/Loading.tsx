import { t } from '../lib/i18n.ts';

/** Stands for a part that is still on its way: the page around it is shown when it is there (`.still-loading`). */
export const Waits = () => <span class="still-loading" hidden />;

/** Placeholder for a page while it loads. */
export const LoadingNotice = () => (
  <div class="narrow loading" role="status">
    <h1>{t('page.loading')}</h1>
  </div>
);
