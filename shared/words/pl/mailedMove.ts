import type { mailedMove as english } from '../en/mailedMove.ts';
import type { Translated } from '../languages.ts';

/** Words of the page at the link of a move that a mail offered, in Polish. */
export const mailedMove = {
  'page.move.title': 'Twój ruch prosto z wiadomości',
  'page.move.whose':
    'Tę wiadomość dostał gracz {name} ({game}). Każdy, kto ma ten link, może wysłać ten jeden ruch, więc zachowaj go dla siebie. Link nikogo nie loguje.',
  'page.move.send': 'Wyślij ruch',
  'page.move.sent': 'Ruch wysłany.',
  'page.move.stale': 'Od tamtej wiadomości gra poszła dalej, więc ten link niczego już nie wyśle.',
  'page.move.since': 'Co się stało od tej pory:',
  'page.move.lost': 'Osoba, która dostała tę wiadomość, nie ma już miejsca w tej grze.',
  'page.move.goesOn': 'W tej grze jest Twoja kolej: o dalszym ciągu zdecydujesz tam.',
  'page.move.open': 'Otwórz grę',
} satisfies Translated<typeof english>;
