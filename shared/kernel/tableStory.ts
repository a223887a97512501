import type { Commit } from './log.ts';
import type { Phrase } from './rules.ts';
import type { TableEvent } from './tableEvents.ts';
import type { Seat } from './types.ts';

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
