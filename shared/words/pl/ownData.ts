import type { ownData as english } from '../en/ownData.ts';
import type { Translated } from '../languages.ts';

/** Words of the profile for a player's data: Polish. */
export const ownData = {
  'ownData.title': 'Twoje dane',
  'ownData.export.what':
    'Plik ze wszystkim, co o Tobie przechowujemy: profil, przeglądarki, gry, notatki, wiadomości i wyniki. Nie zawiera tajemnic innych graczy.',
  'ownData.privacy': 'Co przechowujemy, jak długo i kto to widzi',
  'ownData.export.do': 'Pobierz moje dane',
  'ownData.delete': 'Usuń moje konto',
  'ownData.delete.cannot': 'Nikt nie będzie mógł tego później cofnąć.',
  'ownData.delete.goes':
    'Od razu znika: imię, adres, wszystkie przeglądarki i klucze logowania, kanały, notatki, polecenia, urlopy, blokady i zgłoszenia.',
  'ownData.delete.stays':
    'Zostają: rozegrane gry, ich zapisy i wyniki oraz napisane wiadomości. Figuruje w nich „były gracz”.',
  'ownData.delete.running':
    'W trwających grach opuszczasz miejsce: gra za Ciebie bot, aż ktoś je przejmie. Gry, których jesteś gospodarzem i które się jeszcze nie zaczęły, przejmuje inny gracz przy stole albo zostają odwołane.',
  'ownData.delete.type': 'Wpisz swoje imię, aby potwierdzić: {name}',
  'ownData.delete.do': 'Usuń wszystko teraz',
  'ownData.deleted': 'Twoje konto zostało usunięte.',
  'ownData.deleted.rest': 'Twoje konto zostało usunięte. Z ostatnich gier imię zniknie w ciągu kilku minut.',
} satisfies Translated<typeof english>;
