import { t } from '../voice.ts';

/** Stands in for a page until it is there. */
export const Loading = () => (
  <div class="narrow loading" role="status">
    <h1>{t('page.loading')}</h1>
  </div>
);
