import { gameWordsIn } from '#shared/games/words.ts';
import { asks as csAsks } from '#shared/words/cs/asks.ts';
import { errors as csErrors } from '#shared/words/cs/errors.ts';
import { mail as csMail } from '#shared/words/cs/mail.ts';
import { orders as csOrders } from '#shared/words/cs/orders.ts';
import { page as csPage } from '#shared/words/cs/page.ts';
import { record as csRecord } from '#shared/words/cs/record.ts';
import { table as csTable } from '#shared/words/cs/table.ts';
import { asks as enAsks } from '#shared/words/en/asks.ts';
import { en } from '#shared/words/en/index.ts';
import { errors as enErrors } from '#shared/words/en/errors.ts';
import { mail as enMail } from '#shared/words/en/mail.ts';
import { orders as enOrders } from '#shared/words/en/orders.ts';
import { table as enTable } from '#shared/words/en/table.ts';
import { asks as frAsks } from '#shared/words/fr/asks.ts';
import { errors as frErrors } from '#shared/words/fr/errors.ts';
import { mail as frMail } from '#shared/words/fr/mail.ts';
import { orders as frOrders } from '#shared/words/fr/orders.ts';
import { page as frPage } from '#shared/words/fr/page.ts';
import { record as frRecord } from '#shared/words/fr/record.ts';
import { table as frTable } from '#shared/words/fr/table.ts';
import type { Language } from '#shared/words/languages.ts';
import { asks as plAsks } from '#shared/words/pl/asks.ts';
import { errors as plErrors } from '#shared/words/pl/errors.ts';
import { mail as plMail } from '#shared/words/pl/mail.ts';
import { orders as plOrders } from '#shared/words/pl/orders.ts';
import { page as plPage } from '#shared/words/pl/page.ts';
import { record as plRecord } from '#shared/words/pl/record.ts';
import { table as plTable } from '#shared/words/pl/table.ts';
import { lists, fillWords, type Catalogue } from '#shared/words/render.ts';

/** All words a mail may need: its own, those of questions, of orders and of why they stop, of the table, and those of the games. The page does not load the mails' own. */
const WORDS: Readonly<Record<Language, Catalogue>> = {
  en: { ...gameWordsIn('en'), ...en, ...enAsks, ...enErrors, ...enOrders, ...enTable, ...enMail },
  pl: {
    ...gameWordsIn('pl'),
    ...plPage,
    ...plRecord,
    ...plAsks,
    ...plErrors,
    ...plOrders,
    ...plTable,
    ...plMail,
  },
  cs: {
    ...gameWordsIn('cs'),
    ...csPage,
    ...csRecord,
    ...csAsks,
    ...csErrors,
    ...csOrders,
    ...csTable,
    ...csMail,
  },
  fr: {
    ...gameWordsIn('fr'),
    ...frPage,
    ...frRecord,
    ...frAsks,
    ...frErrors,
    ...frOrders,
    ...frTable,
    ...frMail,
  },
};

export type MailKey = keyof typeof enMail;

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
