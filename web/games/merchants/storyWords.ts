import { merchantsStory } from '../../../shared/words/en/merchantsStory.ts';
import { learn } from '../../language.ts';

learn(merchantsStory, {
  pl: () => import('../../../shared/words/pl/merchantsStory.ts'),
  cs: () => import('../../../shared/words/cs/merchantsStory.ts'),
  fr: () => import('../../../shared/words/fr/merchantsStory.ts'),
});
