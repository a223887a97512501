import type { table as english } from '../en/table.ts';
import type { Translated } from '../languages.ts';

/** What happened at a table besides play, in Polish. */
export const table = {
  'table.seatVacated.left': '{seat} odchodzi od stołu. To miejsce może zająć ktoś inny.',
  'table.seatVacated.timeOut': '{seat} traci miejsce: czas minął dwa razy z rzędu. Może je zająć ktoś inny.',
  'table.seatVacated.vote': 'Stół oddaje miejsce gracza {seat} komuś innemu.',
  'table.playerReturned': '{seat} wraca do gry.',
  'table.successorSeated': '{name} zajmuje wolne miejsce i gra dalej.',
  'table.successorSeated.named': '{name} zajmuje miejsce gracza {former}.',
  'table.botSeated': 'Za gracza {seat} do końca zagra bot.',
  'table.paused': 'Przerwa w grze do {until}.',
  'table.resumed': 'Gra toczy się dalej.',
  'table.holidayTaken': '{seat} ma urlop: {from} – {until}.',
  'table.holidayTaken.automatic': '{seat}: czas minął, więc urlop zaczyna się sam. Potrwa do {until}.',
  'table.gameSlept': 'Nikt już nie gra. Gra zasypia, dopóki ktoś z graczy nie wróci.',
  'table.endedEarly.vote': 'Stół zgadza się zakończyć grę teraz. Liczy się obecny wynik.',
  'table.endedEarly.abandoned': 'Nikt nie wrócił, więc to koniec gry. Liczy się obecny wynik.',
  'table.timeOut': '{seat}: czas minął, gra bot.',
  'table.standIn': 'Za gracza {seat} gra bot.',

  // The same, told to the player of the seat.
  'table.seatVacated.left.you': 'Odchodzisz od stołu. To miejsce może zająć ktoś inny.',
  'table.seatVacated.timeOut.you': 'Tracisz miejsce: czas minął dwa razy z rzędu. Może je zająć ktoś inny.',
  'table.seatVacated.vote.you': 'Stół oddaje Twoje miejsce komuś innemu.',
  'table.playerReturned.you': 'Wracasz do gry.',
  'table.botSeated.you': 'Do końca zagra za Ciebie bot.',
  'table.holidayTaken.automatic.you': 'Twój czas minął, więc urlop zaczyna się sam. Potrwa do {until}.',
  'table.timeOut.you': 'Twój czas minął, gra bot.',
  'table.standIn.you': 'Gra za Ciebie bot.',
} satisfies Translated<typeof english>;
