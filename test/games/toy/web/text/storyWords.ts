import { registerMessages } from '../../../../../web/language.ts';
import { toyStory } from '../../shared/words/en/story.ts';

registerMessages(toyStory, {
  pl: () => import('../../shared/words/pl/story.ts'),
  cs: () => import('../../shared/words/cs/story.ts'),
  fr: () => import('../../shared/words/fr/story.ts'),
});
