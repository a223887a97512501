import { type Seat, maskOf } from '#shared/kernel/types.ts';
import { gameDatabase } from '../../db/shards.ts';
import { closeInvitations } from '../../db/games/invitations.ts';
import type { GameRow, SeatRow } from '../../db/schema.ts';
import { STAND_IN_LEVEL } from '../play/automatic.ts';
import type { Change, Room, Statement } from '../roomContext.ts';
import { tableRow } from '../play/commit.ts';
import type { LoadedGame } from '../storage/loadedGame.ts';

/** Changes of who plays, and of whether the game goes on. Each is a row with a table event. */

const seatRow = ({ seats }: LoadedGame, seat: Seat): SeatRow => {
  const row = seats[seat];
  if (row === undefined) throw new RangeError(`no seat ${seat}`);
  return row;
};

/** The player leaves or loses the seat. Its orders are withdrawn; a bot plays until somebody takes it. */
export const vacate = (
  room: Room,
  loaded: LoadedGame,
  seat: Seat,
  why: 'left' | 'timeOut' | 'vote',
): Change => {
  const row = tableRow(room, loaded, { type: 'seatVacated', seat, why });
  const before = seatRow(loaded, seat);
  const vacatedAt = why === 'left' ? leftAt(loaded, before, row.at) : row.at;
  return {
    row,
    state: loaded.state,
    seats: [{ ...before, vacancy: 'open', vacatedAt, tokenHash: null }],
    game: { question: null },
    ...(why === 'left' ? {} : { notices: [{ kind: 'vacant', seats: maskOf([seat]) }] }),
  };
};

/** Since when a seat that is left waits: leaving it again within a decision brings no more time, or it could be put off for ever. */
const leftAt = ({ game }: LoadedGame, { vacatedAt }: SeatRow, now: number): number =>
  vacatedAt !== null && vacatedAt >= game.turnAt ? vacatedAt : now;

/** The table lets a bot finish for the seat; it is offered to nobody any more. Its player may still come back. */
export const seatToBot = (room: Room, loaded: LoadedGame, seat: Seat): Change => ({
  row: tableRow(room, loaded, { type: 'botSeated', seat, level: STAND_IN_LEVEL }),
  state: loaded.state,
  seats: [{ ...seatRow(loaded, seat), vacancy: 'bot', tokenHash: null }],
  game: { question: null },
  also: [closeInvitations(gameDatabase(room), room.gameId, [seat], 'revoked')],
  ...(loaded.seats[seat]?.vacancy === null ? { notices: [{ kind: 'vacant', seats: maskOf([seat]) }] } : {}),
});

/** The seat's player is back and plays on. This also wakes a game that sleeps. */
export const giveBack = (room: Room, loaded: LoadedGame, seat: Seat): Change => ({
  row: tableRow(room, loaded, { type: 'playerReturned', seat }),
  state: loaded.state,
  seats: [{ ...seatRow(loaded, seat), vacancy: null, tokenHash: null }],
  game: { question: null, ...awakened(room, loaded) },
  also: [closeInvitations(gameDatabase(room), room.gameId, [seat], 'revoked')],
});

/** The columns of a game that wakes, if it sleeps: its open decision waits from now on. */
export const awakened = (room: Room, { game }: LoadedGame): Partial<GameRow> =>
  game.asleepSince === null ? {} : { asleepSince: null, turnAt: room.now() };

/** Ends the game before its rules do. The scores of this moment count, and it is the time of the end, as that of a last move is. */
export const endChange = (room: Room, loaded: LoadedGame, why: 'vote' | 'abandoned'): Change => {
  const row = tableRow(room, loaded, { type: 'endedEarly', why });
  const ended = { status: 'over', acting: 0, asks: null, turnAt: row.at } as const;
  return {
    row,
    state: loaded.state,
    game: { ...ended, question: null, pausedUntil: null, asleepSince: null },
    also: closedOffers(room, loaded),
  };
};

/** Statements that close the invitations to vacant seats. */
const closedOffers = (room: Room, { seats }: LoadedGame): readonly Statement[] => {
  const vacant = seats.filter(({ vacancy }) => vacancy !== null).map(({ seat }) => seat);
  return vacant.length === 0 ? [] : [closeInvitations(gameDatabase(room), room.gameId, vacant, 'expired')];
};

/** Nobody plays any more: the game waits for any of its players. */
export const sleepChange = (room: Room, loaded: LoadedGame): Change => ({
  row: tableRow(room, loaded, { type: 'gameSlept' }),
  state: loaded.state,
  game: { question: null, asleepSince: room.now() },
});
