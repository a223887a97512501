import { textMode } from '#shared/words/en/textMode.ts';
import { typed } from '#shared/words/en/typed.ts';
import { registerMessages } from '../language.ts';

registerMessages(textMode, {
  pl: () => import('#shared/words/pl/textMode.ts'),
  cs: () => import('#shared/words/cs/textMode.ts'),
  fr: () => import('#shared/words/fr/textMode.ts'),
});
registerMessages(typed, {
  pl: () => import('#shared/words/pl/typed.ts'),
  cs: () => import('#shared/words/cs/typed.ts'),
  fr: () => import('#shared/words/fr/typed.ts'),
});

/** The word keys of what is typed besides moves. */
export const pageTypedKeys: readonly string[] = Object.keys(typed);
