import type { goaOrders as english } from '../en/orders.ts';
import type { Translated } from '../../../../words/languages.ts';

/** Why Goa's standing orders leave a decision to their player, in Polish: for page and mails. */
export const goaOrders = {
  'goa.orders.noLine': 'Wskaźnik {marker}, {lot}: Twoje polecenia nic o tym nie mówią.',
  'goa.orders.otherTile': 'Wskaźnik {marker}, {lot}: gdy wydawano polecenie, leżał tu inny żeton ({before}).',
  'goa.orders.leftToYou': 'Wskaźnik {marker}, {lot}: polecenia pozostawiają tę decyzję Tobie.',
  'goa.orders.overLimit':
    'Wskaźnik {marker}, {lot}: teraz trzeba dać {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}; Twój limit to {limit}.',
  'goa.orders.overBudget':
    'Wskaźnik {marker}, {lot}: teraz trzeba dać {price, plural, one {# dukat} few {# dukaty} many {# dukatów}}; w Twoim budżecie zostało {left}.',
  'goa.orders.noSpace': 'Wskaźnik {marker}: żadnego z wybranych miejsc nie można zająć.',
  'goa.orders.noSpice': 'Na jednym z pól nie może rosnąć żadna z wybranych przypraw.',
  'goa.orders.noPlantation':
    '{tile}: nie ma wolnego miejsca, a żadnej z plantacji, które chcesz odrzucić, nie ma na Twojej planszy.',
  'goa.orders.noFavor': 'Żadnego z odłożonych żetonów nie ma na Twojej liście dla żetonu Podarunek.',
  'goa.orders.extraCards':
    'Masz {extra, plural, one {# kartę} few {# karty} many {# kart}} dodatkowej akcji, zatrzymać możesz {kept}: polecenia nie mogą spasować.',
} satisfies Translated<typeof english>;
