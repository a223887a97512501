import type { goaGuide as english } from '../en/guide.ts';
import type { Translated } from '../../../../words/languages.ts';

/** The guide of a first round of Goa, in Polish. */
export const goaGuide = {
  'guide.goa.place': 'Dotknij żetonu w ramce, by wystawić go na aukcję, i wyślij: zwycięzca zapłaci Tobie.',
  'guide.goa.bid': 'Licytuj pokazany żeton: dotykaj +1 aż do dobrej ceny i wyślij – albo spasuj.',
  'guide.goa.sell': 'To Twój żeton: sprzedaj temu, kto dał najwięcej, albo kup dla siebie i wyślij.',
  'guide.goa.answer': 'Zdobycz lub akcja wymaga wyboru: dotknij tego, co w ramce, i wyślij.',
  'guide.goa.ships': 'Pierwsza z trzech akcji: dotknij pola Budowa statków lub Żniwa i zakończ turę.',
  'guide.goa.progress':
    'Teraz Postęp: dotknij pola w ramce i zapłać, by wzmocnić tę akcję; potem zakończ turę.',
  'guide.goa.expedition':
    'Na Postęp brak Ci przypraw lub statków: dotknij pola Wyprawa, dobierz kartę i zakończ turę.',
  'guide.goa.acted': 'Akcja wykonana: zakończ turę, chyba że wcześniej użyjesz żetonu lub karty.',
  'guide.goa.taxes': 'Ostatnia akcja: dotknij pola Podatki, weź dukaty na kolejne aukcje i zakończ turę.',
} satisfies Translated<typeof english>;
