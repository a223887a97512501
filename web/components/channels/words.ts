import { channels } from '#shared/words/en/channels.ts';
import { registerMessages } from '../../language.ts';

registerMessages(channels, {
  pl: () => import('#shared/words/pl/channels.ts'),
  cs: () => import('#shared/words/cs/channels.ts'),
  fr: () => import('#shared/words/fr/channels.ts'),
});
