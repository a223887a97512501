import type { Language } from '../../../words/languages.ts';

/** What makes one want to play it, in one line: said before its words are loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'Build a spice empire from a few ships and plantations – while every ducat you bid makes a rival richer.',
  pl: 'Z kilku statków i plantacji zbuduj imperium przypraw – a każdy wylicytowany dukat wzbogaca rywala.',
  cs: 'Z pár lodí a plantáží vybudujte říši koření – a každý dukát z dražby obohatí soupeře.',
  fr: 'De quelques navires et plantations, bâtissez un empire des épices – mais chaque ducat misé enrichit un rival.',
};
