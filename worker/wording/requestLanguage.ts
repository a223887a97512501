import type { Context } from 'hono';
import { languageFor, type Language } from '#shared/words/languages.ts';
import type { Person } from '../db/people/players.ts';
import { translatorFor, type Translator } from './translator.ts';

/** The translator for a mail that is requested in a browser: in the language the player has chosen, else in the browser's. */
export const translatorForRequest = (c: Context, player: Pick<Person, 'language'> | undefined): Translator =>
  translatorFor(player?.language ?? browserLanguage(c) ?? 'en');

/** The language of the request's browser; null if it names none. */
export function browserLanguage(c: Context): Language | null {
  const header = c.req.header('accept-language') ?? '';
  return /^[a-z]/i.test(header) ? languageFor(acceptedLanguages(header)) : null;
}

/** Languages of `Accept-Language`, best first: browsers list them so. */
const acceptedLanguages = (header: string): readonly string[] =>
  header.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
