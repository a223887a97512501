import type { merchantsIntroduction as english } from '../en/introduction.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What is said of Merchants before a game of it is opened, in Polish: the form of a new game, the invitation. */
export const merchantsIntroduction = {
  'page.new.hint.merchants':
    'Knizia 2007. 2–4 graczy, około 30 minut: ładuj statki, zagrywaj karty, sprzedawaj drogo.',
  'page.join.minute.merchants':
    'Twoje statki wożą towary. W swojej turze możesz wymienić towar albo kupić kartę akcji specjalnej; potem kładziesz na targowisku karty jednego towaru albo dobierasz dwie. Położony towar jest sprzedawany: każdy dostaje za każdy swój znacznik tego towaru tyle monet, ile jego kart widać. Gdy stos się wyczerpie, wygrywa najbogatszy.',
  'merchants.option.officeDraw': 'Biuro dobiera kartę',
  'merchants.officeDraw.planning': 'na koniec fazy I',
  'merchants.officeDraw.turnEnd': 'na koniec tury',
  'page.merchants.officeDraw.planning.hint': 'Dobraną kartę można zagrać w tej samej turze.',
  'page.merchants.officeDraw.turnEnd.hint': 'Dobrana karta jest na następną turę.',
} satisfies Translated<typeof english>;
