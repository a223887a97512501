import { t } from '../voice.ts';

export const LostPage = () => (
  <div class="narrow">
    <h1>{t('page.lost')}</h1>
    <p>{t('page.lost.why')}</p>
    <p>
      <a class="button" href="/">
        {t('page.lost.home')}
      </a>
    </p>
  </div>
);
