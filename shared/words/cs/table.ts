import type { table as english } from '../en/table.ts';
import type { Translated } from '../languages.ts';

/** What happened at a table besides play, in Czech. */
export const table = {
  'table.seatVacated.left': '{seat} odchází od stolu. Místo může převzít někdo jiný.',
  'table.seatVacated.timeOut':
    '{seat} přichází o místo: čas vypršel dvakrát za sebou. Převzít je může někdo jiný.',
  'table.seatVacated.vote': 'Stůl nabízí místo hráče {seat} někomu jinému.',
  'table.playerReturned': '{seat} se vrací do hry.',
  'table.successorSeated': '{name} přebírá volné místo a hraje dál.',
  'table.successorSeated.named': '{name} přebírá místo hráče {former}.',
  'table.botSeated': 'Za hráče {seat} dohraje bot.',
  'table.paused': 'Hra má pauzu do {until}.',
  'table.resumed': 'Hra pokračuje.',
  'table.holidayTaken': '{seat} má dovolenou: {from} – {until}.',
  'table.holidayTaken.automatic': '{seat}: čas vypršel, a tak dovolená začíná sama. Potrvá do {until}.',
  'table.gameSlept': 'Nikdo už nehraje. Hra spí, dokud se některý hráč nevrátí.',
  'table.endedEarly.vote': 'Stůl se shodl, že hra teď končí. Počítá se současný stav.',
  'table.endedEarly.abandoned': 'Nikdo se nevrátil, a tak hra končí. Počítá se současný stav.',
  'table.timeOut': '{seat}: čas vypršel, hraje bot.',
  'table.standIn': 'Za hráče {seat} hraje bot.',

  // The same, told to the player of the seat.
  'table.seatVacated.left.you': 'Odcházíte od stolu. Místo může převzít někdo jiný.',
  'table.seatVacated.timeOut.you':
    'Přicházíte o místo: čas vypršel dvakrát za sebou. Převzít je může někdo jiný.',
  'table.seatVacated.vote.you': 'Stůl nabízí vaše místo někomu jinému.',
  'table.playerReturned.you': 'Vracíte se do hry.',
  'table.botSeated.you': 'Dohraje za vás bot.',
  'table.holidayTaken.automatic.you': 'Váš čas vypršel, a tak dovolená začíná sama. Potrvá do {until}.',
  'table.timeOut.you': 'Váš čas vypršel, hraje bot.',
  'table.standIn.you': 'Hraje za vás bot.',
} satisfies Translated<typeof english>;
