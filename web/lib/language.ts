import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { titles } from '#shared/games/metas.ts';
import type * as help from '#shared/words/en/help.ts';
import type * as page from '#shared/words/en/page.ts';
import {
  isLanguage,
  LANGUAGES,
  languageFor,
  type Language,
  type Translated,
} from '#shared/words/languages.ts';
import type { Catalogue } from '#shared/words/render.ts';
import type { Memory } from './platform.ts';
import { retry } from './requests.ts';

/** The module that holds a catalogue: its exports have the keys of the English one's. */
type Translations<English> = { readonly [part in keyof English]: Translated<English[part]> };

/** How a catalogue is fetched, by language. */
export type Words<English = Readonly<Record<string, Catalogue>>> = {
  readonly [language in Language]: () => Promise<Translations<English>>;
};

const pageWords: Words<typeof page> = {
  en: () => import('#shared/words/en/page.ts'),
  pl: () => import('#shared/words/pl/page.ts'),
  cs: () => import('#shared/words/cs/page.ts'),
  fr: () => import('#shared/words/fr/page.ts'),
};

export const helpWords: Words<typeof help> = {
  en: () => import('#shared/words/en/help.ts'),
  pl: () => import('#shared/words/pl/help.ts'),
  cs: () => import('#shared/words/cs/help.ts'),
  fr: () => import('#shared/words/fr/help.ts'),
};

interface Spoken {
  readonly language: Language;
  readonly words: Catalogue;
}

const current = signal<Spoken>({ language: 'en', words: titles });
/** The page's language and all its words. What reads them, e.g. by `t`, is drawn again when they change. */
export const spoken: ReadonlySignal<Spoken> = current;
export const language: ReadonlySignal<Language> = computed(() => current.value.language);

/** The catalogues that a change of language has to bring. */
const inUse = new Set<Words>([pageWords]);

async function catalogueOf(words: Words, of: Language): Promise<Catalogue> {
  return Object.assign({}, ...Object.values(await words[of]())) as Catalogue;
}

/** Switches to a language once all words in use are there in it, unless another one has been wanted meanwhile. */
async function switchTo(to: Language): Promise<true> {
  for (;;) {
    const asked = [...inUse];
    const catalogues = await Promise.all(asked.map((words) => catalogueOf(words, to)));
    if (wanted !== to) return true;
    if (asked.length < inUse.size) continue; // a part of the page has come meanwhile
    current.value = { language: to, words: Object.assign({}, titles, ...catalogues) as Catalogue };
    return true;
  }
}

let wanted: Language = 'en';
let giveUp = (): void => undefined;

/**
 * Switches to another language. Until all of its words are there the old one stays; those that cannot be fetched are
 * asked for again. Resolves once it is spoken, or another one is wanted.
 */
export function setLocale(to: Language): Promise<void> {
  wanted = to;
  giveUp();
  return new Promise((resolve) => {
    const stop = retry(
      () => switchTo(to),
      () => resolve(),
    );
    giveUp = () => {
      stop();
      resolve();
    };
  });
}

/** The page's first words: without a network in any language that can be had, until there are those of the wanted one. */
export async function loadFirstWords(to: Language): Promise<void> {
  for (const one of new Set([to, ...LANGUAGES])) {
    wanted = one;
    const isThere = await switchTo(one).catch(() => false);
    if (!isThere) continue;
    if (one !== to) void setLocale(to);
    return;
  }
  await setLocale(to);
}

/** Fetches words that a part of the page needs. From then on a change of language brings them too. */
export async function useWords(words: Words): Promise<void> {
  while (!inUse.has(words)) {
    const { language: of } = current.peek();
    const catalogue = await catalogueOf(words, of);
    const now = current.peek();
    if (now.language !== of || inUse.has(words)) continue;
    inUse.add(words);
    current.value = { language: of, words: { ...now.words, ...catalogue } };
  }
}

/** A loader of a part of the page that brings the words the part needs. */
export const withWords =
  <T>(load: () => Promise<T>, ...needed: readonly Words[]) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([load(), ...needed.map(useWords)]);
    return part;
  };

const KEPT = 'carrack.language';

/** The language chosen on this device, else the browser's. */
export function preferredLanguage(device: Memory): Language {
  const kept = device.read(KEPT);
  return isLanguage(kept) ? kept : languageFor(navigator.languages);
}

/** The storage key of a language chosen on this device that the profile does not have yet (`OwnLanguageModel`). */
export const UNSENT = 'carrack.language.unsent';

let isChosen = false;

/** Switches to a language and remembers it on this device. */
export function chooseLanguage(device: Memory, chosen: Language): Promise<void> {
  isChosen = true;
  device.write(KEPT, chosen);
  return setLocale(chosen);
}

/** Switches to the language of the player's profile, once. A choice made since the page was loaded, or not yet sent, is newer. */
export function followProfile(device: Memory, profile: Language | null | undefined): void {
  if (profile && !isChosen && !device.read(UNSENT)) void chooseLanguage(device, profile);
}
