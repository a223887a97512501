import { replay } from '#shared/words/en/replay.ts';
import { registerMessages } from '../language.ts';

registerMessages(replay, {
  pl: () => import('#shared/words/pl/replay.ts'),
  cs: () => import('#shared/words/cs/replay.ts'),
  fr: () => import('#shared/words/fr/replay.ts'),
});
