import { merchants } from '../../../shared/words/en/merchants.ts';
import { merchantsTable } from '../../../shared/words/en/merchantsTable.ts';
import { learn } from '../../language.ts';

learn(merchants, {
  pl: () => import('../../../shared/words/pl/merchants.ts'),
  cs: () => import('../../../shared/words/cs/merchants.ts'),
  fr: () => import('../../../shared/words/fr/merchants.ts'),
});
learn(merchantsTable, {
  pl: () => import('../../../shared/words/pl/merchantsTable.ts'),
  cs: () => import('../../../shared/words/cs/merchantsTable.ts'),
  fr: () => import('../../../shared/words/fr/merchantsTable.ts'),
});
