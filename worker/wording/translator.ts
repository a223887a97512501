import type { Context } from 'hono';
import { gameWordsIn } from '#shared/games/words.ts';
import { mails as csMails } from '#shared/words/cs/mails.ts';
import { common as cs } from '#shared/words/cs/page.ts';
import { mails as enMails } from '#shared/words/en/mails.ts';
import { common as en } from '#shared/words/en/page.ts';
import { mails as frMails } from '#shared/words/fr/mails.ts';
import { common as fr } from '#shared/words/fr/page.ts';
import { type Language, languageFor } from '#shared/words/languages.ts';
import { mails as plMails } from '#shared/words/pl/mails.ts';
import { common as pl } from '#shared/words/pl/page.ts';
import { lists, fillWords, type Catalogue } from '#shared/words/render.ts';

/** All words a mail may need: its own, those that the page says too, and those of the games. */
const WORDS: Readonly<Record<Language, Catalogue>> = {
  en: { ...gameWordsIn('en'), ...en, ...enMails },
  pl: { ...gameWordsIn('pl'), ...pl, ...plMails },
  cs: { ...gameWordsIn('cs'), ...cs, ...csMails },
  fr: { ...gameWordsIn('fr'), ...fr, ...frMails },
};

export type MailKey = keyof typeof enMails;

/** One language with its words, to write mails in. */
export interface Translator {
  readonly language: Language;
  readonly words: Catalogue;
  /** The words under `key`, filled with plain values. */
  readonly t: (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;
  /** The words under a key that is composed from data; the key itself if there are none. */
  readonly term: (key: string) => string;
  readonly listOf: (items: readonly string[]) => string;
}

export function translatorFor(language: Language): Translator {
  const words = WORDS[language];
  return {
    language,
    words,
    t: (key, values) => fillWords({ language, words }, key, values),
    term: (key) => words[key] ?? key,
    listOf: (items) => lists(language).format(items),
  };
}

/** The text as one line without control and direction-changing characters, and without `=?`, which starts an encoded word. For headers. */
export const oneLine = (text: string): string =>
  text
    .replaceAll('=?', '= ?')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}]/gu, '') // joiners belong to names and emoji
    .trim();

/** A text of a player as one line that no mail program turns into a link. */
export const defused = (text: string): string =>
  oneLine(text)
    .replace(/(?<=\S)\.(?=\S)/gu, '. ')
    .replace(/:\/\//g, ': / / ');

/** A name inside a sentence. U+2068 … U+2069 isolate it, so that it cannot change the direction of the text that follows. */
export const nameIn = (name: string): string => `\u2068${defused(name)}\u2069`;

/** The text in at most `most` UTF-16 units. Where it is cut, it ends with “…”; no character is cut in two. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, '')}…`;

/** The title of the game, with its own name if its host gave it one. */
export function playedTitle({ t, term }: Translator, game: string, title: string | null): string {
  const played = term(`game.${game}`);
  return title === null ? played : t('mail.titled', { game: played, title: defused(title) });
}

/** The translator for a mail that is requested in a browser: in the language the player has chosen, else in the browser's. */
export const translatorForRequest = (
  c: Context,
  player: { readonly language?: Language | null } | undefined,
): Translator => translatorFor(player?.language ?? browserLanguage(c) ?? 'en');

/** The language of the request's browser; null if it names none. */
export function browserLanguage(c: Context): Language | null {
  const header = c.req.header('accept-language') ?? '';
  return /^[a-z]/i.test(header) ? languageFor(acceptedLanguages(header)) : null;
}

/** Languages of `Accept-Language`, best first: browsers list them so. */
const acceptedLanguages = (header: string): readonly string[] =>
  header.split(',').map((part) => part.split(';')[0]?.trim() ?? '');
