import type { Language } from '#shared/words/languages.ts';

/** What makes one want to play it, in one line: said before its words are loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'The highest card wins.',
  pl: 'Najwyższa karta wygrywa.',
  cs: 'Vyhrává nejvyšší karta.',
  fr: 'La carte la plus haute gagne.',
};
