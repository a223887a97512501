import type { goaGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first round of Goa, in Polish. */
export const goaGuide = {
  'guide.goa.place': 'Wybierz żeton, by wystawić go na aukcję, i wyślij: zwycięzca zapłaci Tobie.',
  'guide.goa.flag':
    'Licytuj flagę, z nią zostaniesz graczem rozpoczynającym: podaj cenę i wyślij – albo spasuj.',
  'guide.goa.bid': 'Licytuj żeton tej aukcji: podaj cenę i wyślij – albo spasuj.',
  'guide.goa.sell': 'To Twój żeton: sprzedaj temu, kto dał najwięcej, albo kup dla siebie i wyślij.',
  'guide.goa.answer': 'Zdobycz lub akcja wymaga wyboru: wybierz i wyślij.',
  'guide.goa.ships': 'Pierwsza z trzech akcji: wybierz Budowę statków lub Żniwa i wyślij.',
  'guide.goa.progress': 'Teraz Postęp: wybierz akcję i zapłać, by ją wzmocnić; potem wyślij.',
  'guide.goa.expedition': 'Na Postęp brak Ci przypraw lub statków: wybierz Wyprawę, dobierz kartę i wyślij.',
  'guide.goa.acted': 'Akcja wykonana: zakończ turę, chyba że wcześniej użyjesz żetonu lub karty.',
  'guide.goa.taxes': 'Ostatnia akcja: wybierz Podatki, weź dukaty na kolejne aukcje i wyślij.',
} satisfies Translated<typeof english>;
