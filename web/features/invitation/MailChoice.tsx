import type { Signal } from '@preact/signals';
import { t } from '../../lib/i18n.ts';

/** Asks an invited guest whether the address is theirs, because the invitation may have been passed on. */
export const MailChoice = ({ mail }: { readonly mail: Signal<boolean> }) => (
  <>
    <p>
      <label class="radio">
        <input
          type="checkbox"
          checked={mail.value}
          onChange={({ currentTarget }) => (mail.value = currentTarget.checked)}
        />
        <span>{t('page.join.mail')}</span>
      </label>
    </p>
    <p>{t('page.join.mail.why')}</p>
    <p>
      <a href="/me">{t('page.join.known')}</a>
    </p>
  </>
);
