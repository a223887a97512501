import { mailPage } from '#shared/words/en/mailPage.ts';
import { registerMessages } from '../../language.ts';

registerMessages(mailPage, {
  pl: () => import('#shared/words/pl/mailPage.ts'),
  cs: () => import('#shared/words/cs/mailPage.ts'),
  fr: () => import('#shared/words/fr/mailPage.ts'),
});
