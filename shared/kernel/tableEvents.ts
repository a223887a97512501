import type { BotLevel, Seat } from './types.ts';

/**
 * Events at a table besides play: who sits there, and whether the game goes on. A row of the log records it, so
 * that history and export tell of it. It changes no state of the game, is public, and an undo never takes it back.
 */
export type TableEvent =
  /** The player gave the seat up, lost it by running out of time again and again, or was voted out. A successor may take it. */
  | { readonly type: 'seatVacated'; readonly seat: Seat; readonly why: 'left' | 'timeOut' | 'vote' }
  /** The player of a vacated seat is back. */
  | { readonly type: 'playerReturned'; readonly seat: Seat }
  /**
   * Somebody else took the vacated seat. `former`: the name of its player until then; early rows lack it. A name is empty once
   * its player's account is deleted.
   */
  | {
      readonly type: 'successorSeated';
      readonly seat: Seat;
      readonly name: string;
      readonly former?: string;
    }
  /** The table lets a bot finish the game for a vacated seat. */
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly level: BotLevel }
  /** The table agreed to a pause. `until`: ms since 1970. */
  | { readonly type: 'paused'; readonly until: number }
  | { readonly type: 'resumed' }
  /** The player is on holiday, [from, until) in ms since 1970. `automatic`: it began by itself, before their time ran out. */
  | {
      readonly type: 'holidayTaken';
      readonly seat: Seat;
      readonly from: number;
      readonly until: number;
      readonly automatic: boolean;
    }
  /** Nobody plays any more: nothing happens until a player moves or comes back. */
  | { readonly type: 'gameSlept' }
  /** The game ended before its rules ended it. The scores of this moment count. */
  | { readonly type: 'endedEarly'; readonly why: 'vote' | 'abandoned' };

/** The part of a table event that hashes cover: all but the names, which are emptied when their player deletes their account. */
export const withoutNames = (event: TableEvent): TableEvent | Omit<TableEvent, 'name' | 'former'> =>
  event.type === 'successorSeated' ? { type: event.type, seat: event.seat } : event;
