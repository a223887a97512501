import { history } from '#shared/words/en/history.ts';
import { registerMessages } from '../../language.ts';
import '../tableWords.ts';

registerMessages(history, {
  pl: () => import('#shared/words/pl/history.ts'),
  cs: () => import('#shared/words/cs/history.ts'),
  fr: () => import('#shared/words/fr/history.ts'),
});
