// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import type { Language } from '../words/languages.ts';
import type { Catalogue } from '../words/render.ts';
import { hiddenEvents as merchantsHidden } from './merchants/words/hiddenEvents.ts';
import type { Key as MerchantsKey } from './merchants/words/keys.ts';
import { mailWords as merchants } from './merchants/words/mail.ts';
import { hiddenEvents as goaHidden } from './goa/words/hiddenEvents.ts';
import type { Key as GoaKey } from './goa/words/keys.ts';
import { mailWords as goa } from './goa/words/mail.ts';
import type { GameId } from './meta.ts';
import { titles } from './titles.ts';

/** By game, its word keys. (An interface, so that a game of the tests can add its own.) */
export interface GameKeys {
  readonly merchants: MerchantsKey;
  readonly goa: GoaKey;
}

/** A word key of any game. */
export type GameKey = GameKeys[keyof GameKeys] | `game.${GameId}`;

/** Events without a line in log and mail, because other events say the same; by game. */
export const hiddenEvents: { readonly [id in GameId]: ReadonlySet<string> } = {
  merchants: merchantsHidden,
  goa: goaHidden,
};

/** The words of all games that the service speaks in: those of mails and of refusals. */
export const gameWordsIn = (language: Language): Catalogue => ({
  ...titles,
  ...merchants[language],
  ...goa[language],
});
