import type { AnyInWords } from '../../games/gameUi.ts';
import { lexiconOf, localTokens, type Lexicon } from './lexicon.ts';
import { PLAIN_TOKENS, type TokenNames } from '../../lib/tokens.ts';
import { term } from '../../lib/i18n.ts';
import { spoken } from '../../lib/language.ts';

/** How things are typed. */
export interface Spelling {
  /** In English, as the models read it. */
  readonly english: TokenNames;
  /** In the reader's language, as the page shows it. */
  readonly shown: TokenNames;
  readonly lexicon: Lexicon;
}

export function spellingOf(words: AnyInWords | undefined, game: string): Spelling {
  const english = words?.tokenNames ?? PLAIN_TOKENS;
  const keys = Object.keys(spoken.value.words).filter(
    (key) => key.startsWith('typed.page.') || key.startsWith(`typed.${game}.`),
  );
  const lexicon = lexiconOf(keys, term);
  return { english, shown: localTokens(english, lexicon), lexicon };
}
