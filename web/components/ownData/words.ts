import { ownData } from '#shared/words/en/ownData.ts';
import { registerMessages } from '../../language.ts';

registerMessages(ownData, {
  pl: () => import('#shared/words/pl/ownData.ts'),
  cs: () => import('#shared/words/cs/ownData.ts'),
  fr: () => import('#shared/words/fr/ownData.ts'),
});
