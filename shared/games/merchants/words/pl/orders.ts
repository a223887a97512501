import type { merchantsOrders as english } from '../en/orders.ts';
import type { Translated } from '../../../../words/languages.ts';

/** What Merchants' standing orders say when they leave a decision to the player, in Polish. */
export const merchantsOrders = {
  'merchants.orders.load': 'Żaden towar z Twojej listy nie ma już znacznika w zasobach.',
  'merchants.orders.soldOut': 'Twoje polecenia każą kupić kartę, która jest wyprzedana: {card}.',
  'merchants.orders.noMarkerToLoad':
    'Twoje polecenia każą kupić statek, ale w zasobach nie ma już znacznika jego towaru: {good}.',
  'merchants.orders.noMarkerToExchange':
    'Twoje polecenia każą załadować na statek {ship} towar, którego znacznika nie ma już w zasobach: {good}.',
  'merchants.orders.noShip': 'Twoje polecenia mówią o statku {ship}, a nie masz takiego statku.',
  'merchants.orders.saving':
    'Twoje polecenia odkładają na zakup: {card}, {money} z {price, plural, one {# monety} few {# monet} many {# monet}}.',
  'merchants.orders.planning': 'Twoje polecenia zostawiają fazę I Tobie.',
  'merchants.orders.sale':
    'Sprzedaż przyniosłaby Ci {coins, plural, one {# monetę} few {# monety} many {# monet}}: {good}.',
  'merchants.orders.saleLead':
    'Sprzedaż przyniosłaby Ci {coins, plural, one {# monetę} few {# monety} many {# monet}}, o {lead} więcej niż komukolwiek innemu: {good}.',
  'merchants.orders.saleAfterExchange':
    'Po wymianie znacznika sprzedaż przyniosłaby Ci {coins, plural, one {# monetę} few {# monety} many {# monet}}: {good}.',
  'merchants.orders.lastDraw': 'Następne dobranie kart kończy grę.',
} satisfies Translated<typeof english>;
