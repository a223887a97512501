import type { merchantsHints as english } from '../en/hints.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Hints for a first game of Merchants, in Polish: a first line, and what is shown when the hint is opened. */
export const merchantsHints = {
  'hint.merchants.start':
    'Wygrywa najwięcej monet. Zarabia każdy: karty na targowisku × własne znaczniki.\nKto zagra karty towaru, sprzedaje go dla wszystkich. Gra kończy się z ostatnią kartą stosu.',
  'hint.merchants.loading': 'Załaduj towar, który będzie często sprzedawany. Zarabiają też inni.',
  'hint.merchants.planning':
    'Wieź to, co zaraz zagrasz. Karty akcji specjalnych opłacają się wcześnie.\nStatek: jeszcze jeden znacznik. Doki: wymiana więcej w każdej turze. Kontrakt: +{bonus} przy każdej sprzedaży, na której zarabiasz. Biuro: karta więcej w każdej turze.',
  'hint.merchants.docks': 'Wymień na dowolnym statku prócz dopiero co kupionego albo na żadnym.',
  'hint.merchants.office': 'Karta więcej prawie zawsze się przyda, chyba że koniec stosu Ci zaszkodzi.',
  'hint.merchants.trade':
    'Sprzedaj to, czego masz więcej niż inni – albo dobierz karty.\nKażdy dostaje: widoczne karty towaru × własne znaczniki tego towaru. Zakryte karty już się nie liczą.',
} satisfies Translated<typeof english>;
