import { t } from '../i18n.ts';
import '../pages/words.ts';

/** Where to go from a page that has come to its end: one's games, and the profile, which can send a mail to sign in. */
export const WaysOn = () => (
  <p class="buttons">
    <a class="button primary" href="/">
      {t('page.lost.home')}
    </a>
    <a class="button" href="/me">
      {t('page.home.profile')}
    </a>
  </p>
);
