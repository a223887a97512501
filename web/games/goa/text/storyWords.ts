import { goaStory } from '#shared/games/goa/words/en/story.ts';
import { registerMessages } from '../../../language.ts';

registerMessages(goaStory, {
  pl: () => import('#shared/games/goa/words/pl/story.ts'),
  cs: () => import('#shared/games/goa/words/cs/story.ts'),
  fr: () => import('#shared/games/goa/words/fr/story.ts'),
});
