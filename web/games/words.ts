// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { GameId } from '#shared/games/meta.ts';
import type * as merchants from '../../shared/games/merchants/words/en.ts';
import type * as merchantsRules from '../../shared/games/merchants/words/help.en.ts';
import type * as goa from '../../shared/games/goa/words/en.ts';
import type * as goaRules from '../../shared/games/goa/words/help.en.ts';
import type { Words } from '../lib/language.ts';

/** Loaders of the words of each game. */
export const gameWords: { readonly [id in GameId]: Words } = {
  merchants: {
    en: () => import('../../shared/games/merchants/words/en.ts'),
    pl: () => import('../../shared/games/merchants/words/pl.ts'),
    cs: () => import('../../shared/games/merchants/words/cs.ts'),
    fr: () => import('../../shared/games/merchants/words/fr.ts'),
  } satisfies Words<typeof merchants>,
  goa: {
    en: () => import('../../shared/games/goa/words/en.ts'),
    pl: () => import('../../shared/games/goa/words/pl.ts'),
    cs: () => import('../../shared/games/goa/words/cs.ts'),
    fr: () => import('../../shared/games/goa/words/fr.ts'),
  } satisfies Words<typeof goa>,
};

/** Loaders of the rules of each game, as its help has them. */
export const rulesWords: { readonly [id in GameId]: Words } = {
  merchants: {
    en: () => import('../../shared/games/merchants/words/help.en.ts'),
    pl: () => import('../../shared/games/merchants/words/help.pl.ts'),
    cs: () => import('../../shared/games/merchants/words/help.cs.ts'),
    fr: () => import('../../shared/games/merchants/words/help.fr.ts'),
  } satisfies Words<typeof merchantsRules>,
  goa: {
    en: () => import('../../shared/games/goa/words/help.en.ts'),
    pl: () => import('../../shared/games/goa/words/help.pl.ts'),
    cs: () => import('../../shared/games/goa/words/help.cs.ts'),
    fr: () => import('../../shared/games/goa/words/help.fr.ts'),
  } satisfies Words<typeof goaRules>,
};
