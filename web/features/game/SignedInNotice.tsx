import type { SignedIn } from '../../table/remoteGame.ts';
import { isolate, t } from '../../lib/i18n.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Another player has signed in in another tab. Nothing can be sent from this page until it is loaded again. */
export const SignedInNotice = ({ name }: SignedIn) => (
  <Notice kind="error">
    {name === null ? t('page.signedIn.notAs') : t('page.signedIn.as', { name: isolate(name) })}{' '}
    <button type="button" onClick={() => location.reload()}>
      {t('page.fault.reload')}
    </button>
  </Notice>
);
