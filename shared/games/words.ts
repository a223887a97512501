// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { Language } from '../words/languages.ts';
import type { Catalogue } from '../words/render.ts';
import { hiddenEvents as merchantsHidden } from './merchants/story.ts';
import { common as merchantsEn } from './merchants/words/en.ts';
import { common as merchantsPl } from './merchants/words/pl.ts';
import { common as merchantsCs } from './merchants/words/cs.ts';
import { common as merchantsFr } from './merchants/words/fr.ts';
import { answers as merchantsAnswers } from './merchants/words/answers.ts';
import type { page as merchantsPage } from './merchants/words/en.ts';
import type { help as merchantsHelp } from './merchants/words/help.en.ts';
import { hiddenEvents as goaHidden } from './goa/story.ts';
import { common as goaEn } from './goa/words/en.ts';
import { common as goaPl } from './goa/words/pl.ts';
import { common as goaCs } from './goa/words/cs.ts';
import { common as goaFr } from './goa/words/fr.ts';
import { answers as goaAnswers } from './goa/words/answers.ts';
import type { page as goaPage } from './goa/words/en.ts';
import type { help as goaHelp } from './goa/words/help.en.ts';
import type { GameId } from './meta.ts';
import { titles } from './metas.ts';

/** By game, its word keys. (An interface, so that a game of the tests can add its own.) */
export interface GameKeys {
  readonly merchants: keyof (typeof merchantsEn & typeof merchantsPage & typeof merchantsHelp);
  readonly goa: keyof (typeof goaEn & typeof goaPage & typeof goaHelp);
}

/** A word key of any game. */
export type GameKey = GameKeys[keyof GameKeys] | `game.${GameId}`;

/** Events without a line in log and mail, because other events say the same; by game. */
export const hiddenEventsOf: { readonly [id in GameId]: ReadonlySet<string> } = {
  merchants: merchantsHidden,
  goa: goaHidden,
};

const WORDS: Readonly<Record<Language, Catalogue>> = {
  en: { ...titles, ...merchantsEn, ...merchantsAnswers.en, ...goaEn, ...goaAnswers.en },
  pl: { ...titles, ...merchantsPl, ...merchantsAnswers.pl, ...goaPl, ...goaAnswers.pl },
  cs: { ...titles, ...merchantsCs, ...merchantsAnswers.cs, ...goaCs, ...goaAnswers.cs },
  fr: { ...titles, ...merchantsFr, ...merchantsAnswers.fr, ...goaFr, ...goaAnswers.fr },
};

/** The words of all games that the service speaks in: those of mails and of refusals. */
export const gameWordsIn = (language: Language): Catalogue => WORDS[language];
