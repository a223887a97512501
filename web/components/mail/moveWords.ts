import { mailedMove } from '#shared/words/en/mailedMove.ts';
import { registerMessages } from '../../language.ts';

registerMessages(mailedMove, {
  pl: () => import('#shared/words/pl/mailedMove.ts'),
  cs: () => import('#shared/words/cs/mailedMove.ts'),
  fr: () => import('#shared/words/fr/mailedMove.ts'),
});
