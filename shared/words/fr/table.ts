import type { table as english } from '../en/table.ts';
import type { Translated } from '../languages.ts';

/** What happened at a table besides play, in French. */
export const table = {
  'table.seatVacated.left': '{seat} quitte la partie. Quelqu’un d’autre peut prendre la place.',
  'table.seatVacated.timeOut':
    '{seat} perd sa place : temps écoulé deux fois de suite. Quelqu’un d’autre peut la prendre.',
  'table.seatVacated.vote': 'La table propose la place de {seat} à quelqu’un d’autre.',
  'table.playerReturned': '{seat} est de retour.',
  'table.successorSeated': '{name} reprend une place libre.',
  'table.successorSeated.named': '{name} prend la place de {former}.',
  'table.botSeated': 'Un bot termine la partie pour {seat}.',
  'table.paused': 'La partie est en pause jusqu’au {until}.',
  'table.resumed': 'La partie reprend.',
  'table.holidayTaken': '{seat} est en congé : {from} – {until}.',
  'table.holidayTaken.automatic':
    '{seat} : temps écoulé, un congé commence donc de lui-même, jusqu’au {until}.',
  'table.gameSlept': 'Plus personne ne joue. La partie est en sommeil jusqu’au retour d’un joueur.',
  'table.endedEarly.vote': 'La table est d’accord pour arrêter la partie maintenant. Le score actuel compte.',
  'table.endedEarly.abandoned': 'Personne n’est revenu : la partie est terminée. Le score actuel compte.',
  'table.timeOut': '{seat} : temps écoulé, un bot joue.',
  'table.standIn': 'Un bot joue pour {seat}.',

  // The same, told to the player of the seat.
  'table.seatVacated.left.you': 'Vous quittez la partie. Quelqu’un d’autre peut prendre la place.',
  'table.seatVacated.timeOut.you':
    'Vous perdez votre place : temps écoulé deux fois de suite. Quelqu’un d’autre peut la prendre.',
  'table.seatVacated.vote.you': 'La table propose votre place à quelqu’un d’autre.',
  'table.playerReturned.you': 'Vous êtes de retour.',
  'table.botSeated.you': 'Un bot termine la partie pour vous.',
  'table.holidayTaken.automatic.you':
    'Votre temps est écoulé, un congé commence donc de lui-même, jusqu’au {until}.',
  'table.timeOut.you': 'Votre temps est écoulé, un bot joue.',
  'table.standIn.you': 'Un bot joue pour vous.',
} satisfies Translated<typeof english>;
