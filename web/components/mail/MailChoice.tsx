import type { Signal } from '@preact/signals';
import { t } from '../../i18n.ts';
import './words.ts';

/** For who was invited by mail: is that address theirs? An invitation may have been passed on. */
export const MailChoice = ({ mail }: { readonly mail: Signal<boolean> }) => (
  <>
    <p>
      <label>
        <input
          type="checkbox"
          checked={mail.value}
          onChange={({ currentTarget }) => (mail.value = currentTarget.checked)}
        />{' '}
        {t('page.join.mail')}
      </label>
    </p>
    <p>{t('page.join.mail.why')}</p>
    <p>
      <a href="/me">{t('page.join.known')}</a>
    </p>
  </>
);
