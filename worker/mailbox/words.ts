import { asks as csAsks } from '../../shared/words/cs/asks.ts';
import { goa as csGoa } from '../../shared/words/cs/goa.ts';
import { goaStory as csGoaStory } from '../../shared/words/cs/goaStory.ts';
import { mail as csMail } from '../../shared/words/cs/mail.ts';
import { merchants as csMerchants } from '../../shared/words/cs/merchants.ts';
import { merchantsStory as csMerchantsStory } from '../../shared/words/cs/merchantsStory.ts';
import { page as csPage } from '../../shared/words/cs/page.ts';
import { asks as enAsks } from '../../shared/words/en/asks.ts';
import { en } from '../../shared/words/en/index.ts';
import { mail as enMail } from '../../shared/words/en/mail.ts';
import { asks as frAsks } from '../../shared/words/fr/asks.ts';
import { goa as frGoa } from '../../shared/words/fr/goa.ts';
import { goaStory as frGoaStory } from '../../shared/words/fr/goaStory.ts';
import { mail as frMail } from '../../shared/words/fr/mail.ts';
import { merchants as frMerchants } from '../../shared/words/fr/merchants.ts';
import { merchantsStory as frMerchantsStory } from '../../shared/words/fr/merchantsStory.ts';
import { page as frPage } from '../../shared/words/fr/page.ts';
import type { Language } from '../../shared/words/languages.ts';
import { asks as plAsks } from '../../shared/words/pl/asks.ts';
import { goa as plGoa } from '../../shared/words/pl/goa.ts';
import { goaStory as plGoaStory } from '../../shared/words/pl/goaStory.ts';
import { mail as plMail } from '../../shared/words/pl/mail.ts';
import { merchants as plMerchants } from '../../shared/words/pl/merchants.ts';
import { merchantsStory as plMerchantsStory } from '../../shared/words/pl/merchantsStory.ts';
import { page as plPage } from '../../shared/words/pl/page.ts';
import { lists, say, type Catalogue } from '../../shared/words/render.ts';

/** All words a mail may need: its own, what is asked, and those of the games. The page does not load the mails' own. */
const WORDS: Readonly<Record<Language, Catalogue>> = {
  en: { ...en, ...enAsks, ...enMail },
  pl: { ...plPage, ...plGoa, ...plGoaStory, ...plMerchants, ...plMerchantsStory, ...plAsks, ...plMail },
  cs: { ...csPage, ...csGoa, ...csGoaStory, ...csMerchants, ...csMerchantsStory, ...csAsks, ...csMail },
  fr: { ...frPage, ...frGoa, ...frGoaStory, ...frMerchants, ...frMerchantsStory, ...frAsks, ...frMail },
};

export type MailKey = keyof typeof enMail;

/** What a mail is written with: one language, and its words. */
export interface Tongue {
  readonly language: Language;
  readonly words: Catalogue;
  /** The words under `key`, filled with plain values. */
  readonly t: (key: MailKey, values?: Readonly<Record<string, string | number>>) => string;
  /** The words under a key put together from data; the key itself where there are none. */
  readonly term: (key: string) => string;
  readonly listOf: (items: readonly string[]) => string;
}

export function tongueOf(language: Language): Tongue {
  const words = WORDS[language];
  return {
    language,
    words,
    t: (key, values) => say({ language, words }, key, values),
    term: (key) => words[key] ?? key,
    listOf: (items) => lists(language).format(items),
  };
}

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
