import { mailPage } from '../../../shared/words/en/mailPage.ts';
import { learn } from '../../language.ts';

learn(mailPage, {
  pl: () => import('../../../shared/words/pl/mailPage.ts'),
  cs: () => import('../../../shared/words/cs/mailPage.ts'),
  fr: () => import('../../../shared/words/fr/mailPage.ts'),
});
