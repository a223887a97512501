import { Compass } from '../art/frame/Compass.tsx';
import { t } from '../i18n.ts';
import './words.ts';

export const LostPage = () => (
  <div class="narrow sheet">
    <Compass size={72} class="beside" />
    <h1>{t('page.lost')}</h1>
    <p>{t('page.lost.why')}</p>
    <p class="buttons">
      <a class="button primary" href="/">
        {t('page.lost.home')}
      </a>
      <a class="button" href="/new">
        {t('page.nav.new')}
      </a>
    </p>
  </div>
);
