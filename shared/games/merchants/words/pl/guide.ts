import type { merchantsGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first turn of Merchants, in Polish. */
export const merchantsGuide = {
  'guide.merchants.load': 'Dotknij towaru dla pierwszego statku i wyślij: zapłaci Ci każda jego sprzedaż.',
  'guide.merchants.second': 'Załaduj drugi statek, najlepiej innym towarem, i wyślij.',
  'guide.merchants.planning':
    'Pierwsza połowa tury: wymień towar na jednym statku, kup kartę akcji specjalnej – albo spasuj.',
  'guide.merchants.extra': 'Twoja karta akcji specjalnej pozwala na więcej: użyj jej albo graj dalej.',
  'guide.merchants.hand': 'Druga połowa: dotknij towaru na ręce, najlepiej takiego, jaki wiozą Twoje statki.',
  'guide.merchants.market':
    'Dotknij pól na te karty: liczą się wszystkie odkryte karty tego towaru, zakryte już nie.',
  'guide.merchants.sell': 'Pasek pokazuje, co sprzedaż da każdemu: dotknij dalszych pól albo wyślij.',
} satisfies Translated<typeof english>;
