import { goaMoves } from '../../../shared/words/en/goaMoves.ts';
import { learn } from '../../language.ts';

learn(goaMoves, {
  pl: () => import('../../../shared/words/pl/goaMoves.ts'),
  cs: () => import('../../../shared/words/cs/goaMoves.ts'),
  fr: () => import('../../../shared/words/fr/goaMoves.ts'),
});
