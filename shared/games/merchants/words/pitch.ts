import type { Language } from '../../../words/languages.ts';

/** What makes one want to play it, in one line: said before its words are loaded. */
export const pitch: Readonly<Record<Language, string>> = {
  en: 'Drive up the price of what your ships carry – before your rivals load the same.',
  pl: 'Podbij cenę tego, co wiozą Twoje statki – zanim rywale załadują to samo.',
  cs: 'Vyžeňte cenu toho, co vezou vaše lodě – dřív než totéž naloží soupeři.',
  fr: 'Faites monter le prix de votre cargaison – avant que vos rivaux ne chargent la même.',
};
