import type { common, page } from '../../shared/words/en.ts';
import type { help } from '../../shared/words/help.en.ts';

declare module '../../../../../shared/games/words.ts' {
  interface GameKeys {
    readonly toy: keyof (typeof common & typeof page & typeof help);
  }
}
