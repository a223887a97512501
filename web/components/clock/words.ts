import { clock } from '#shared/words/en/clock.ts';
import { registerMessages } from '../../language.ts';

registerMessages(clock, {
  pl: () => import('#shared/words/pl/clock.ts'),
  cs: () => import('#shared/words/cs/clock.ts'),
  fr: () => import('#shared/words/fr/clock.ts'),
});
