import { t } from '../lib/i18n.ts';

interface Props {
  /** The second way: the profile, which can send a mail to sign in, or a new game. */
  readonly also?: 'profile' | 'new';
}

/** Where to go from a page that has come to its end: to one's games, or on. */
export const WaysOn = ({ also = 'profile' }: Props) => (
  <p class="buttons">
    <a class="button primary" href="/">
      {t('page.lost.home')}
    </a>
    <a class="button" href={also === 'new' ? '/new' : '/me'}>
      {also === 'new' ? t('page.nav.new') : t('page.home.profile')}
    </a>
  </p>
);
