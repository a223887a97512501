// Written by `npm run engine`, from the ids in `shared/games/list.ts`.
import { pitch as merchants } from './merchants/words/pitch.ts';
import { pitch as goa } from './goa/words/pitch.ts';
import type { Language } from '../words/languages.ts';
import type { GameId } from './meta.ts';

/** What makes one want to play a game, in one line. */
export const pitches: { readonly [id in GameId]: Readonly<Record<Language, string>> } = { merchants, goa };
