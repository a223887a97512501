import { en } from '../../shared/words/en/index.ts';
import { mail } from '../../shared/words/en/mail.ts';
import { say, type Catalogue } from '../../shared/words/render.ts';

/** All words a mail may need: its own, and those of the games. The page does not load the mails' own. */
export const words: Catalogue = { ...en, ...mail };
export const language = 'en';

export type MailKey = keyof typeof mail;

/** The words under `key`, filled with plain values. */
export const t = (key: MailKey, values: Readonly<Record<string, string | number>> = {}): string =>
  say({ language, words }, key, values);

/** The words under a key put together from data; the key itself where there are none. */
export const term = (key: string): string => words[key] ?? key;

export const listOf = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(language, { type }).format(items);

/** One line without control and direction-changing characters, and nothing that reads as encoded: for headers. */
export const oneLine = (text: string): string =>
  text
    .replaceAll('=?', '= ?')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}]/gu, '') // joiners belong to names and emoji
    .trim();

/** Somebody's own words: one line that no mail program makes a link of. */
export const plain = (text: string): string =>
  oneLine(text)
    .replace(/(?<=\S)\.(?=\S)/gu, '. ')
    .replace(/:\/\//g, ': / / ');

/** A name inside a sentence: U+2068 … U+2069 keep it from turning the direction of what follows. */
export const nameIn = (name: string): string => `\u2068${plain(name)}\u2069`;
