import { signal, type ReadonlySignal } from '@preact/signals';
import { isLanguage, languageFor, type Language, type Translated } from '#shared/words/languages.ts';
import type { Catalogue } from '#shared/words/render.ts';
import type { Memory } from './models/platform.ts';

/** Loads a catalogue in the other languages, from modules that export nothing else. */
type Others<English> = {
  readonly [other in Exclude<Language, 'en'>]: () => Promise<Readonly<Record<string, Translated<English>>>>;
};

interface Registration {
  readonly english: Catalogue;
  readonly others: Others<Catalogue>;
}

const spoken = signal<Language>('en');
/** The page's language. Components that read it, directly or through `t`, are drawn again when it changes. */
export const language: ReadonlySignal<Language> = spoken;

/** All words registered so far, in that language; words that could not be fetched are in English. */
export const words: Record<string, string> = {};

const lessons: Registration[] = [];
/** The language being switched to. Catalogues that are registered meanwhile are fetched in it. */
let wanted: Language = 'en';
let learning: Promise<unknown> = Promise.resolve();

/** Adds a part's words. Each part brings its own, so that a game's words are fetched only when it is opened. */
export function registerMessages<English extends Catalogue>(english: English, others: Others<English>): void {
  const lesson = { english, others };
  lessons.push(lesson);
  Object.assign(words, english);
  if (wanted !== 'en') learning = Promise.all([learning, take([lesson], wanted)]);
}

/** Fetches a part of the page, and waits for the words it has brought. */
export async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await learning;
  return part;
}

/** Switches to another language once its words are loaded. */
export async function setLocale(to: Language): Promise<void> {
  wanted = to;
  await take(lessons, to);
  if (wanted === to) spoken.value = to;
}

async function take(some: readonly Registration[], to: Language): Promise<void> {
  const catalogues = await Promise.all(some.map((lesson) => fetched(lesson, to)));
  if (wanted === to) Object.assign(words, ...catalogues.flat());
}

async function fetched({ english, others }: Registration, to: Language): Promise<readonly Catalogue[]> {
  if (to === 'en') return [english];
  try {
    return Object.values(await others[to]());
  } catch {
    return [english]; // better read in English than not at all
  }
}

const KEPT = 'carrack.language';

/** The language chosen on this device, else the browser's. */
export function preferred(device: Memory): Language {
  const kept = device.read(KEPT);
  return isLanguage(kept) ? kept : languageFor(navigator.languages);
}

/** Where a device keeps a language chosen here that the profile does not have yet (`OwnLanguageModel`). */
export const UNSENT = 'carrack.language.unsent';

let isChosen = false;

/** Switches to a language and remembers it on this device. */
export function choose(device: Memory, chosen: Language): Promise<void> {
  isChosen = true;
  device.write(KEPT, chosen);
  return setLocale(chosen);
}

/** Switches to the language of the player's profile, once. A choice made since the page was loaded, or not yet sent, is newer. */
export function follow(device: Memory, profile: Language | null | undefined): void {
  if (profile && !isChosen && !device.read(UNSENT)) void choose(device, profile);
}
