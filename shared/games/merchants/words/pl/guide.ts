import type { merchantsGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first turn of Merchants, in Polish. */
export const merchantsGuide = {
  'guide.merchants.load': 'Wybierz towar dla pierwszego statku i wyślij: zapłaci Ci każda jego sprzedaż.',
  'guide.merchants.second': 'Załaduj drugi statek, najlepiej innym towarem, i wyślij.',
  'guide.merchants.planning':
    'Pierwsza połowa tury: wymień towar na jednym statku, kup kartę akcji specjalnej – albo spasuj.',
  'guide.merchants.poor': 'Pierwsza połowa tury: wymień towar na jednym statku – albo spasuj.',
  'guide.merchants.extra': 'Twoja karta akcji specjalnej pozwala na więcej: użyj jej albo graj dalej.',
  'guide.merchants.hand':
    'Druga połowa: wybierz z ręki towar na sprzedaż, najlepiej taki, jaki wiozą Twoje statki.',
  'guide.merchants.market':
    'Wybierz pola na te karty: liczą się wszystkie odkryte karty tego towaru, zakryte już nie.',
  'guide.merchants.sell': 'Widać, co sprzedaż da każdemu: wyślij albo wybierz inne pola.',
} satisfies Translated<typeof english>;
