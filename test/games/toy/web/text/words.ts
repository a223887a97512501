import { registerMessages } from '../../../../../web/language.ts';
import { toyBoard } from '../../shared/words/en/board.ts';
import { toyNames } from '../../shared/words/en/names.ts';
import type { Key } from '../../shared/words/keys.ts';

declare module '../../../../../shared/games/words.ts' {
  interface GameKeys {
    readonly toy: Key;
  }
}

registerMessages(toyNames, {
  pl: () => import('../../shared/words/pl/names.ts'),
  cs: () => import('../../shared/words/cs/names.ts'),
  fr: () => import('../../shared/words/fr/names.ts'),
});
registerMessages(toyBoard, {
  pl: () => import('../../shared/words/pl/board.ts'),
  cs: () => import('../../shared/words/cs/board.ts'),
  fr: () => import('../../shared/words/fr/board.ts'),
});
