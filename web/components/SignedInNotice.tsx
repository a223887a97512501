import { signedIn } from '#shared/words/en/signedIn.ts';
import { fillWords } from '#shared/words/render.ts';
import { language, registerMessages, words } from '../language.ts';
import type { SignedIn } from '../models/remoteGame.ts';
import { isolate, t } from '../i18n.ts';
import { Notice } from './Notice.tsx';

registerMessages(signedIn, {
  pl: () => import('#shared/words/pl/signedIn.ts'),
  cs: () => import('#shared/words/cs/signedIn.ts'),
  fr: () => import('#shared/words/fr/signedIn.ts'),
});

const tell = (key: keyof typeof signedIn, values?: Readonly<Record<string, string>>): string =>
  fillWords({ language: language.value, words }, key, values);

/** Another player has signed in in another tab. Nothing can be sent from this page until it is loaded again. */
export const SignedInNotice = ({ name }: SignedIn) => (
  <Notice kind="error">
    {name === null ? tell('page.signedIn.notAs') : tell('page.signedIn.as', { name: isolate(name) })}{' '}
    <button type="button" onClick={() => location.reload()}>
      {t('page.fault.reload')}
    </button>
  </Notice>
);
