import { helpMerchants } from '../../../shared/words/en/helpMerchants.ts';
import '../../games/merchants/words.ts';
import { learn } from '../../language.ts';

learn(helpMerchants, {
  pl: () => import('../../../shared/words/pl/helpMerchants.ts'),
  cs: () => import('../../../shared/words/cs/helpMerchants.ts'),
  fr: () => import('../../../shared/words/fr/helpMerchants.ts'),
});
