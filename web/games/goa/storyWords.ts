import { goaStory } from '../../../shared/words/en/goaStory.ts';
import { learn } from '../../language.ts';

learn(goaStory, {
  pl: () => import('../../../shared/words/pl/goaStory.ts'),
  cs: () => import('../../../shared/words/cs/goaStory.ts'),
  fr: () => import('../../../shared/words/fr/goaStory.ts'),
});
