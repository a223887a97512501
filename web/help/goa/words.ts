import { helpGoa } from '../../../shared/words/en/helpGoa.ts';
import '../../games/goa/words.ts';
import { learn } from '../../language.ts';

learn(helpGoa, {
  pl: () => import('../../../shared/words/pl/helpGoa.ts'),
  cs: () => import('../../../shared/words/cs/helpGoa.ts'),
  fr: () => import('../../../shared/words/fr/helpGoa.ts'),
});
