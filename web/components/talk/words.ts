import { talk } from '#shared/words/en/talk.ts';
import { registerMessages } from '../../language.ts';

registerMessages(talk, {
  pl: () => import('#shared/words/pl/talk.ts'),
  cs: () => import('#shared/words/cs/talk.ts'),
  fr: () => import('#shared/words/fr/talk.ts'),
});
