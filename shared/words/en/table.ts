/** What happened at a table besides play: seats, pauses, holidays, time that ran out. In logs, recaps and mails. */
export const table = {
  'table.seatVacated.left': '{seat} leaves the game. Somebody else may take the seat.',
  'table.seatVacated.timeOut':
    '{seat} ran out of time twice in a row and loses the seat. Somebody else may take it.',
  'table.seatVacated.vote': 'The table offers {seat}’s seat to somebody else.',
  'table.playerReturned': '{seat} is back.',
  'table.successorSeated': '{name} takes over a vacant seat.',
  'table.successorSeated.named': '{name} takes {former}’s seat.',
  'table.botSeated': 'A bot finishes the game for {seat}.',
  'table.paused': 'The game is paused until {until}.',
  'table.resumed': 'The game goes on.',
  'table.holidayTaken': '{seat} takes a holiday: {from} – {until}.',
  'table.holidayTaken.automatic':
    '{seat}’s time was up, so their holiday begins by itself. It lasts until {until}.',
  'table.gameSlept': 'Nobody is playing any more. The game sleeps until a player comes back.',
  'table.endedEarly.vote': 'The table has agreed to end the game now. The scores as they stand count.',
  'table.endedEarly.abandoned': 'Nobody has come back, so the game is over. The scores as they stand count.',
  'table.timeOut': '{seat} runs out of time: a bot plays.',
  'table.standIn': 'A bot plays for {seat}.',

  // The same, told to the player of the seat.
  'table.seatVacated.left.you': 'You have left the game. Somebody else may take the seat.',
  'table.seatVacated.timeOut.you':
    'You ran out of time twice in a row and have lost the seat. Somebody else may take it.',
  'table.seatVacated.vote.you': 'The table offers your seat to somebody else.',
  'table.playerReturned.you': 'You are back.',
  'table.botSeated.you': 'A bot finishes the game for you.',
  'table.holidayTaken.automatic.you':
    'Your time was up, so your holiday begins by itself. It lasts until {until}.',
  'table.timeOut.you': 'You ran out of time: a bot plays.',
  'table.standIn.you': 'A bot plays for you.',
} as const;
