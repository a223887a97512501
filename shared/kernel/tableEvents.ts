import type { BotLevel, Seat } from './types.ts';
import type { Commit } from './log.ts';
import type { Phrase } from './rules.ts';

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

/** Table events in sentences. Their words are in `shared/words/<language>/page.ts`. */

/** The table event as a sentence. */
export function tableStory(event: TableEvent): Phrase {
  const key = `table.${event.type}`;
  switch (event.type) {
    case 'seatVacated':
      return { key: `${key}.${event.why}`, args: { seat: { seat: event.seat } } };
    case 'playerReturned':
    case 'botSeated':
      return { key, args: { seat: { seat: event.seat } } };
    case 'successorSeated': {
      const args = { seat: { seat: event.seat }, name: { person: event.name } };
      if (!event.former) return { key, args };
      return { key: `${key}.named`, args: { ...args, former: { person: event.former } } };
    }
    case 'paused':
      return { key, args: { until: { moment: event.until } } };
    case 'holidayTaken': {
      const args = {
        seat: { seat: event.seat },
        from: { moment: event.from },
        until: { moment: event.until },
      };
      return { key: event.automatic ? `${key}.automatic` : key, args };
    }
    case 'endedEarly':
      return { key: `${key}.${event.why}`, args: {} };
    case 'resumed':
    case 'gameSlept':
      return { key, args: {} };
  }
}

/** The sentence as the player of seat `reader` is told it: “you” for their own name. */
export function toldToPlayer(phrase: Phrase, reader: Seat | null): Phrase {
  const { seat, ...args } = phrase.args;
  const isTheirs = typeof seat === 'object' && 'seat' in seat && seat.seat === reader;
  return isTheirs ? { key: `${phrase.key}.you`, args } : phrase;
}

/** A bot has decided for the player: their time ran out, or their seat is vacant. */
const standInStory = (seat: Seat, isVacant: boolean): Phrase => ({
  key: isVacant ? 'table.standIn' : 'table.timeOut',
  args: { seat: { seat } },
});

/**
 * By number of the row, what it says of the table: its table event, or that a bot decided for a player. The rows are in
 * order and begin with the log, because an earlier row tells which seats are vacant.
 */
export function tableSentences(rows: readonly Commit[]): ReadonlyMap<number, Phrase> {
  const vacant = new Set<Seat>();
  const found = new Map<number, Phrase>();
  for (const { seq, seat, by, tableEvent } of rows) {
    if (tableEvent !== undefined) {
      found.set(seq, tableStory(tableEvent));
      changeVacant(vacant, tableEvent);
    } else if (by === 'timeOut' && seat !== null) found.set(seq, standInStory(seat, vacant.has(seat)));
  }
  return found;
}

function changeVacant(vacant: Set<Seat>, event: TableEvent): void {
  if (event.type === 'seatVacated' || event.type === 'botSeated') vacant.add(event.seat);
  else if (event.type === 'playerReturned' || event.type === 'successorSeated') vacant.delete(event.seat);
}
