import type { Seat } from '#shared/kernel/types.ts';
import type { SeatRow } from '../../db/schema.ts';

/** Mentions of players in messages: `@` and the player's name. Pure. */

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A letter or digit goes on with a word, so that `@Ann` does not mention Anna. */
const GOES_ON = /^[\p{L}\p{N}]/u;

/** Does the text mention this name? */
function mentions(text: string, name: string): boolean {
  const wanted = `@${folded(name)}`;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
    if (!GOES_ON.test(text.slice(at + wanted.length))) return true;
  return false;
}

/** The seats of people whom a message mentions; not its author's, and nobody without a seat. */
export function mentionedSeats(
  text: string,
  seats: readonly Pick<SeatRow, 'seat' | 'kind' | 'name' | 'vacancy'>[],
  author: Seat | null,
): readonly Seat[] {
  const searched = folded(text);
  return seats
    .filter(({ seat, kind, name, vacancy }) => {
      if (kind !== 'person' || vacancy !== null || seat === author) return false;
      return name !== null && mentions(searched, name);
    })
    .map(({ seat }) => seat);
}

/** A message as far as mentions are concerned. */
interface Said {
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: number;
}

/** The messages that mention the reader since `since` (ms) and since their own last message, oldest first. */
export function unansweredMentions<M extends Said>(
  messages: readonly M[],
  seats: Parameters<typeof mentionedSeats>[1],
  reader: Seat,
  since: number,
): readonly M[] {
  const inOrder = messages.toSorted((a, b) => a.at - b.at);
  const own = inOrder.findLast(({ seat }) => seat === reader)?.at ?? 0;
  return inOrder.filter(
    ({ seat, text, at }) => at >= since && at > own && mentionedSeats(text, seats, seat).includes(reader),
  );
}
